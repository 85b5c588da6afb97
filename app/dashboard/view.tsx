import { type Drawn, DrawnPart } from "../hydration/drawn";
import { IdeaBox } from "../light/idea-box";
import { TrendPanel } from "../trends/panel";
import type { LoadedPanel, PanelState } from "../trends/show";
import { ChannelPanel } from "./channel-panel";
import type { ChannelPanelShown } from "./show-channel";

interface DashboardViewProps {
  /** null without a connected channel. */
  channel: ChannelPanelShown | null;
  cards: Drawn;
  trend: Exclude<PanelState, LoadedPanel> | { state: "loaded"; card: Drawn };
  kpis: Drawn;
}

export function DashboardView({ channel, cards, trend, kpis }: DashboardViewProps) {
  return (
    <div className="grid gap-12">
      <section>
        <h1 className="text-3xl">Welcome back!</h1>
        <div className="mt-6 max-w-3xl">
          <IdeaBox id="idea" size="lg" />
        </div>
      </section>
      {channel && <ChannelPanel channel={channel} />}
      <section aria-labelledby="trend">
        <h2 id="trend" className="text-xl">
          The trend of your topic
        </h2>
        <div className="mt-4">
          <TrendPanel panel={trend}>
            {trend.state === "loaded" && <DrawnPart id="trend-card" drawn={trend.card} />}
          </TrendPanel>
        </div>
      </section>
      <DrawnPart id="tool-cards" drawn={cards} />
      <DrawnPart id="kpis" drawn={kpis} />
    </div>
  );
}
