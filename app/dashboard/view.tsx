import { ChevronDown } from "lucide-react";
import { Link } from "react-router";
import { CHANNEL_TEXTS } from "../channel/messages";
import { PostForm } from "../forms/post-form";
import { type Drawn, DrawnPart } from "../hydration/drawn";
import { IdeaBox } from "../light/idea-box";
import { PLACEHOLDERS } from "../light/messages";
import { NOTE_PATH } from "../navigation/paths";
import { TrendPanel } from "../trends/panel";
import type { LoadedPanel, PanelState } from "../trends/show";
import { Notice } from "../ui/notice";
import { ChannelPanel } from "./channel-panel";
import type { ChannelPanelShown } from "./figures";

/** Shown until the visitor hides it, which lasts (spec section 2). `kpis` is null while it is hidden. */
function KpiPanel({ kpis }: { kpis: Drawn | null }) {
  return (
    <section
      id="account-kpis"
      aria-labelledby="kpis-title"
      className="scroll-mt-20 rounded-card border border-line bg-surface"
    >
      <PostForm
        action="/dashboard"
        className="flex flex-wrap items-center justify-between gap-x-6 gap-y-1 px-5 py-4 sm:px-7"
      >
        <h2 id="kpis-title" className="text-xl">
          Account-Level KPIs YouTubers Care About
        </h2>
        <button
          type="submit"
          name="kpis"
          value={kpis ? "hidden" : "shown"}
          aria-expanded={kpis !== null}
          className="inline-flex min-h-9 cursor-pointer items-center gap-1.5 rounded-control text-sm font-medium text-ink-soft hover:text-ink pointer-coarse:min-h-11"
        >
          {kpis ? "Hide KPIs" : "Show KPIs"}
          <ChevronDown
            aria-hidden="true"
            className={`size-4.5 transition-transform ${kpis ? "rotate-180" : ""}`}
          />
        </button>
      </PostForm>
      {kpis && <DrawnPart id="kpis" drawn={kpis} className="px-5 pb-6 sm:px-7" />}
    </section>
  );
}

interface DashboardViewProps {
  /** null without a connected channel. */
  channel: ChannelPanelShown | null;
  /** True if nobody can tell whether one is connected. */
  unread: boolean;
  /** The ideas of the week; null without any. */
  ideas: Drawn | null;
  /** What the weekly note is called; null without a channel. */
  note: string | null;
  /** null with one. */
  starts: Drawn | null;
  tools: Drawn;
  trend: Exclude<PanelState, LoadedPanel> | { state: "loaded"; card: Drawn };
  /** null while the visitor hides them. */
  kpis: Drawn | null;
}

export function DashboardView({
  channel,
  unread,
  ideas,
  note,
  starts,
  tools,
  trend,
  kpis,
}: DashboardViewProps) {
  return (
    <div className="grid gap-12">
      <section>
        <h1 className="text-3xl">Welcome back!</h1>
        <div className="mt-6 max-w-3xl">
          <IdeaBox id="idea" size="lg" placeholder={PLACEHOLDERS.dashboard} />
        </div>
        {note && (
          <Link
            to={NOTE_PATH}
            className="link mt-3 inline-flex min-h-9 items-center text-sm pointer-coarse:min-h-11"
          >
            {note}
          </Link>
        )}
        {starts && <DrawnPart id="own-starts" drawn={starts} />}
      </section>
      {unread && <Notice tone="error">{CHANNEL_TEXTS.unread}</Notice>}
      {ideas && <DrawnPart id="ideas-of-week" drawn={ideas} />}
      {channel && <ChannelPanel channel={channel} />}
      <section aria-labelledby="trend">
        <h2 id="trend" className="scroll-mt-20 text-xl">
          The trend of your topic
        </h2>
        <div className="mt-4">
          <TrendPanel panel={trend}>
            {trend.state === "loaded" && <DrawnPart id="trend-card" drawn={trend.card} />}
          </TrendPanel>
        </div>
      </section>
      <DrawnPart id="tool-list" drawn={tools} />
      <KpiPanel kpis={kpis} />
    </div>
  );
}
