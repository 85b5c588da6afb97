import { data } from "react-router";
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

/** The channel, the trend and the tools; 503 if nobody can tell whether a channel is connected. */
export async function loader({ context, request }: Route.LoaderArgs) {
  const services = context.get(servicesContext);
  const user = context.get(signedInUser);
  // The shell reports it.
  const connecting = services.channel.summary().catch(() => "unread" as const);
  const [channel, figures, panel] = await Promise.all([
    connecting,
    newestFigures(services, connecting),
    readPanel(user, services),
  ]);
  // One that could not be read is taken for one: nothing invented stands where theirs may be.
  const hasChannel = channel !== null;
  const unread = channel === "unread";
  const page = {
    channel: unread ? null : channel && showChannelPanel(channel),
    unread,
    starts: hasChannel ? null : drawnFor(request, "starts", drawOwnStarts()),
    cards: drawnAs(request, drawToolCards({ figures, hasChannel })),
    trend: showTrend(request, panel, unread || (channel !== null && !channel.isSample)),
    kpis: drawnFor(request, "kpis", drawKpis()),
  };
  return data(page, { status: unread ? 503 : 200 });
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
