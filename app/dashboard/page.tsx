import { drawnFor } from "../hydration/draw";
import { servicesContext } from "../services";
import { signedInUser } from "../shell/guard";
import { unlistedMeta } from "../site/page-meta";
import { type LoadedPanel, readPanel } from "../trends/show";
import type { Route } from "./+types/page";
import { drawKpis, drawToolCards, drawTrendCard } from "./draw";
import { newestFigures } from "./figures";
import type { Figures } from "./tool-cards";
import { DashboardView } from "./view";

export const meta: Route.MetaFunction = () => unlistedMeta("Dashboard");

export async function loader({ context, request }: Route.LoaderArgs) {
  const services = context.get(servicesContext);
  const user = context.get(signedInUser);
  const [figures, panel] = await Promise.all([newestFigures(services), readPanel(user, services)]);
  return {
    canAnalyze: !user.isDemo,
    cards: drawnFor(request, cardsName(figures), drawToolCards(figures)),
    trend: panel.state === "loaded" ? { state: panel.state, card: trendCard(request, panel) } : panel,
    kpis: drawnFor(request, "kpis", drawKpis()),
  };
}

/** What may change on the cards while the page stays. */
function cardsName(figures: Figures): string {
  return Object.values(figures)
    .map(({ value, at = "" }) => value + at)
    .join();
}

function trendCard(request: Request, panel: LoadedPanel) {
  const { keyword, updated } = panel.summary;
  return drawnFor(request, `${keyword}, ${updated.at}, ${panel.insights.length}`, drawTrendCard(panel));
}

export default function DashboardPage({ loaderData }: Route.ComponentProps) {
  return <DashboardView {...loaderData} />;
}
