import { Link } from "react-router";
import { QueryForm } from "../analyzer/form";
import { type Drawn, DrawnPart } from "../hydration/drawn";
import { TrendPanel } from "../trends/panel";
import type { LoadedPanel, PanelState } from "../trends/show";
import { buttonClass } from "../ui/button";
import { ChannelPanel } from "./channel-panel";
import type { ChannelPanelShown } from "./show-channel";

interface DashboardViewProps {
  /** Demo users have no analyzer (spec section 6). */
  canAnalyze: boolean;
  /** null without a connected channel. */
  channel: ChannelPanelShown | null;
  cards: Drawn;
  trend: Exclude<PanelState, LoadedPanel> | { state: "loaded"; card: Drawn };
  kpis: Drawn;
}

export function DashboardView({ canAnalyze, channel, cards, trend, kpis }: DashboardViewProps) {
  return (
    <div className="grid gap-12">
      <section>
        <h1 className="text-3xl">Welcome back!</h1>
        <p className="mt-3 max-w-prose text-lg text-ink-soft">What are you thinking of filming next?</p>
        <div className="mt-7">
          {canAnalyze ? (
            <QueryForm query="" error={null} busy={false} />
          ) : (
            <Link to="/signup" className={buttonClass()}>
              Create a real account
            </Link>
          )}
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
