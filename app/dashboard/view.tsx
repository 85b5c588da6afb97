import { CHANNEL_TEXTS } from "../channel/messages";
import { type Drawn, DrawnPart } from "../hydration/drawn";
import { IdeaBox } from "../light/idea-box";
import { PLACEHOLDERS } from "../light/messages";
import { TrendPanel } from "../trends/panel";
import type { LoadedPanel, PanelState } from "../trends/show";
import { Notice } from "../ui/notice";
import { ChannelPanel } from "./channel-panel";
import { KpiPanel } from "./kpi-panel";
import type { ChannelPanelShown } from "./show-channel";

interface DashboardViewProps {
  /** null without a connected channel. */
  channel: ChannelPanelShown | null;
  /** True if nobody can tell whether one is connected. */
  unread: boolean;
  /** null with one. */
  starts: Drawn | null;
  tools: Drawn;
  trend: Exclude<PanelState, LoadedPanel> | { state: "loaded"; card: Drawn };
  /** null while the visitor hides them. */
  kpis: Drawn | null;
}

export function DashboardView({ channel, unread, starts, tools, trend, kpis }: DashboardViewProps) {
  return (
    <div className="grid gap-12">
      <section>
        <h1 className="text-3xl">Welcome back!</h1>
        <div className="mt-6 max-w-3xl">
          <IdeaBox id="idea" size="lg" placeholder={PLACEHOLDERS.dashboard} />
        </div>
        {starts && <DrawnPart id="own-starts" drawn={starts} />}
      </section>
      {unread && <Notice tone="error">{CHANNEL_TEXTS.unread}</Notice>}
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
