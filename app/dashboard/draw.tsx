import { ArrowRight } from "lucide-react";
import type { ComponentProps } from "react";
import { Link } from "react-router";
import { CHANNEL_TEXTS } from "../channel/messages";
import type { IdeaThen } from "../functions/content-ideas/yours";
import { draw, keepDrawings } from "../hydration/draw";
import { showIdea } from "../light/listed-idea";
import { WeekIdeas } from "../light/listed-ideas";
import type { RoomFigure } from "../services/workspaces";
import { addressIn, ROOM_GROUPS, type Room } from "../shell/rooms";
import type { LoadedPanel } from "../trends/show";
import { TrendSummaryCard } from "../trends/summary-card";
import type { OwnKpiTexts } from "./figures";

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

interface Kpi {
  key?: "growth" | "funnel";
  name: string;
  description: string;
  whyItMatters: string;
  bonusKpi?: string;
  authoritySignal?: string;
}

/** Spec section 2, Welcome page: the four KPIs. */
const KPIS: Kpi[] = [
  {
    key: "growth",
    name: "Subscriber growth rate",
    description:
      "New subscribers in the last 28 days, less those who left, as a share of the subscribers you had at the start.",
    whyItMatters:
      "A rate can be compared with your own past and with channels of other sizes; a total cannot. When it bends upward, look for the one video that did it before you change anything else.",
    bonusKpi: "Subscribers per 1,000 views, video by video. It shows which subjects make people stay.",
  },
  {
    name: "Suggested video reach",
    description: "The share of your views that come from the suggestions beside and after other videos.",
    whyItMatters:
      "Search brings people who already had the question. Suggestions bring those who did not, and that is where most growth past the first audience comes from.",
    authoritySignal:
      "Your own videos suggesting one another: the platform has understood what your channel is about.",
  },
  {
    name: "Average watch time per viewer per session",
    description:
      "Minutes one viewer spends with your channel in one sitting, over all the videos they watch.",
    whyItMatters:
      "A single video can be long and still be the last one. Time per sitting says whether the next video was worth staying for, which no view count tells you.",
    bonusKpi:
      "Videos per viewer per session. From 1.2 to 1.5 is a quarter more viewing without a new upload.",
  },
  {
    key: "funnel",
    name: "Viewer funnel completion",
    description:
      "How many viewers clicked the thumbnail, watched to the end and then did what you asked: the next video, a subscription, a link.",
    whyItMatters:
      "Each step fails for its own reason: title and thumbnail, the opening, the pacing, the ask. Seen in a row, the weakest step is the one to work on next.",
    authoritySignal:
      "Returning viewers who finish more often than new ones: they came for you, not for the title.",
  },
];

/** The KPIs, each with the channel's own figure where its uploads tell one, and the tip. */
function Kpis({ own }: { own: OwnKpiTexts }) {
  return (
    <>
      <ul className="divide-y divide-line border-t border-line">
        {KPIS.map(({ key, ...kpi }) => (
          <KpiRow key={kpi.name} {...kpi} own={key ? own[key] : null} />
        ))}
      </ul>
      {own.missing && (
        <p className="mb-6 text-sm text-ink-soft">
          {own.missing}{" "}
          <Link to={CHANNEL_TEXTS.path} className="link">
            Add an export
          </Link>
        </p>
      )}
      <div className="rounded-control bg-go-soft px-5 py-4 text-sm">
        <p className="max-w-prose">
          <strong className="font-semibold">Pro tip: momentum over vanity metrics.</strong> Totals only ever
          go up, so they cannot warn you. Watch how each of these four moves over three uploads in a row, and
          let the direction decide what you film next.
        </p>
      </div>
    </>
  );
}

interface KpiRowProps extends Omit<Kpi, "key"> {
  own: string | null;
}

function KpiRow({ name, description, whyItMatters, bonusKpi, authoritySignal, own }: KpiRowProps) {
  return (
    <li className="grid gap-x-10 gap-y-3 py-6 md:grid-cols-[minmax(0,5fr)_minmax(0,6fr)]">
      <div>
        <h3 className="text-lg leading-snug font-semibold">{name}</h3>
        <p className="mt-1.5 text-sm text-ink-soft">{description}</p>
      </div>
      <dl className="grid content-start gap-3 text-sm">
        {own && <Note term="On your channel">{own}</Note>}
        <Note term="Why it matters">{whyItMatters}</Note>
        {bonusKpi && <Note term="Bonus KPI">{bonusKpi}</Note>}
        {authoritySignal && <Note term="Authority signal">{authoritySignal}</Note>}
      </dl>
    </li>
  );
}

function Note({ term, children }: { term: string; children: string }) {
  return (
    <div>
      <dt className="font-medium">{term}</dt>
      <dd className="text-ink-soft">{children}</dd>
    </div>
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
  { label: "Connect your channel", to: CHANNEL_TEXTS.path },
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
