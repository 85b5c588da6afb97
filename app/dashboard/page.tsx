import { drawnAs, drawnFor } from "../hydration/draw";
import { unlistedMeta } from "../navigation/page-meta";
import { servicesContext, signedInUser } from "../services";

import { type LoadedPanel, type PanelState, readPanel } from "../trends/show";
import type { Route } from "./+types/page";
import { drawKpis, drawOwnStarts, drawToolCards, drawTrendCard } from "./draw";
import { newestFigures } from "./figures";
import { showChannelPanel } from "./show-channel";
import { DashboardView } from "./view";

export const meta: Route.MetaFunction = () => unlistedMeta("Dashboard");

export async function loader({ context, request }: Route.LoaderArgs) {
  const services = context.get(servicesContext);
  const user = context.get(signedInUser);
  // The shell reports it if it cannot be read: the dashboard is then that of a visitor without one.
  const connecting = services.channel.summary().catch(() => null);
  const [channel, figures, panel] = await Promise.all([
    connecting,
    newestFigures(services, connecting),
    readPanel(user, services),
  ]);
  const hasChannel = channel !== null;
  return {
    channel: channel && showChannelPanel(channel),
    starts: channel ? null : drawnFor(request, "starts", drawOwnStarts()),
    cards: drawnAs(request, drawToolCards({ figures, hasChannel })),
    trend: showTrend(request, panel, channel !== null && !channel.isSample),
    kpis: drawnFor(request, "kpis", drawKpis()),
  };
}

/** The trend's card; not one that is made up, beside what is the visitor's own. */
function showTrend(request: Request, panel: PanelState, hasOwn: boolean) {
  if (panel.state !== "loaded") return panel;
  const { keyword, source } = panel.summary;
  if (hasOwn && source.isSample) return { state: "sample" as const, topic: keyword };
  return { state: panel.state, card: trendCard(request, panel) };
}

function trendCard(request: Request, panel: LoadedPanel) {
  const { keyword, updated } = panel.summary;
  return drawnFor(request, `${keyword}, ${updated.at}, ${panel.insights.length}`, drawTrendCard(panel));
}

export default function DashboardPage({ loaderData }: Route.ComponentProps) {
  return <DashboardView {...loaderData} />;
}
