import { ArrowRight } from "lucide-react";
import type { ComponentProps } from "react";
import { Link } from "react-router";
import type { IdeaThen } from "../functions/content-ideas/yours";
import { draw, keepDrawings } from "../hydration/draw";
import { WeekIdeas } from "../ideas/listed";
import { showIdea } from "../ideas/show";
import { CHANNEL_PATH } from "../navigation/paths";
import type { RoomFigure } from "../services/workspaces";
import { addressIn, ROOM_GROUPS, type Room } from "../shell/rooms";
import type { LoadedPanel } from "../trends/show";
import { TrendSummaryCard } from "../trends/summary-card";
import type { OwnKpiTexts } from "./figures";
import { Kpis } from "./kpis";

interface ToolListProps {
  /** A room's newest figure, by its path. */
  figures: Record<string, RoomFigure>;
  /** Links then lead to the visitor's own desks. */
  hasChannel: boolean;
}

/** The tools by what they help with. Light and channel have their places above. */
function ToolList({ figures, hasChannel }: ToolListProps) {
  return (
    <section aria-labelledby="tools">
      <h2 id="tools" className="text-xl">
        Your tools
      </h2>
      <div className="mt-4 divide-y divide-line rounded-card border border-line bg-surface">
        {ROOM_GROUPS.map(
          ({ heading, rooms }) =>
            heading && (
              <section key={heading} aria-labelledby={`tools-${heading}`} className="tool-group">
                <h3 id={`tools-${heading}`}>{heading}</h3>
                <ul>
                  {rooms.map((room) => (
                    <li key={room.path}>
                      <ToolRow room={room} figure={figures[room.path]} hasChannel={hasChannel} />
                    </li>
                  ))}
                </ul>
              </section>
            ),
        )}
      </div>
    </section>
  );
}

interface ToolRowProps {
  room: Room;
  figure?: RoomFigure;
  hasChannel: boolean;
}

function ToolRow({ room, figure, hasChannel }: ToolRowProps) {
  const { label, description, icon: Icon } = room;
  return (
    <Link to={figure?.at ?? addressIn(room, hasChannel)} className="tool-row">
      <Icon aria-hidden="true" />
      <span className="tool-name">
        <b>{label}</b>
        <small>{description}</small>
      </span>
      {figure && (
        <span className="tool-figure">
          <b>{figure.value}</b>
          <small>{figure.label}</small>
        </span>
      )}
      <ArrowRight aria-hidden="true" />
    </Link>
  );
}

/** Cards by the panel they are drawn from; they go when the panel goes. */
const cards = new WeakMap<LoadedPanel, string>();

/** The trend's summary card as HTML, drawn once for a panel. */
export function drawTrendCard(panel: LoadedPanel): string {
  const link = <InsightsLink count={panel.insights.length} />;
  const html =
    cards.get(panel) ?? draw("trend-card", <TrendSummaryCard summary={panel.summary} footer={link} />);
  cards.set(panel, html);
  return html;
}

function InsightsLink({ count }: { count: number }) {
  return (
    <Link to="/youtube" className="group inline-flex min-h-11 items-center gap-2 text-sm font-medium">
      <span className="group-hover:underline">
        {count === 0 ? "See the trend in full" : `See what to do about it (${count})`}
      </span>
      <ArrowRight aria-hidden="true" className="size-4.5 transition-transform group-hover:translate-x-1" />
    </Link>
  );
}

/** Most channels tell none of these figures, and share one drawing. */
const MOST_KPIS = 50;

/** The four KPIs as HTML, with the channel's own figures. */
export const drawKpis = keepDrawings(MOST_KPIS, (own: OwnKpiTexts) => draw("kpis", <Kpis own={own} />));

/** Most visitors have kept nothing, and share one drawing; others are drawn again when a figure changes. */
const MOST_LISTS = 50;

/** All tools as HTML; with a channel they lead to the visitor's desks. */
export const drawTools = keepDrawings(MOST_LISTS, (tools: ComponentProps<typeof ToolList>) =>
  draw("tools", <ToolList {...tools} />),
);

/** The ideas of the week as HTML; fewer than three where others were dismissed or planned. */
export function drawWeek(
  ideas: readonly IdeaThen[],
  { isSample, unread }: { isSample: boolean; unread: readonly string[] },
): string {
  const many = ["One", "Two"][ideas.length - 1] ?? "Three";
  return draw(
    "week",
    <WeekIdeas
      title={`${many} for this week`}
      ideas={ideas.map(showIdea)}
      isSample={isSample}
      unread={unread}
    />,
  );
}

let starts: string | undefined;

/** The links for a visitor without a channel as HTML. */
export function drawOwnStarts(): string {
  starts ??= draw("starts", <OwnStarts />);
  return starts;
}

/** For a visitor without a channel: the shortest ways to an answer about what is theirs. */
const OWN_STARTS = [
  { label: "Connect your channel", to: CHANNEL_PATH },
  { label: "Paste a video's comments", to: "/comment-sentiment/yours" },
  { label: "Score your titles", to: "/thumbnail-optimizer/yours" },
];

function OwnStarts() {
  return (
    <nav aria-label="Start with your own" className="mt-5 flex flex-wrap items-center gap-x-3 gap-y-2">
      <p className="text-sm text-ink-soft">Or start with your own:</p>
      {OWN_STARTS.map(({ label, to }) => (
        <Link key={to} to={to} className="chip">
          {label}
        </Link>
      ))}
    </nav>
  );
}
