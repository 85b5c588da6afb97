import { servicesContext } from "../services";
import { signedInUser } from "../shell/guard";
import { ROOMS } from "../shell/rooms";
import { unlistedMeta } from "../site/page-meta";
import { readPanel } from "../trends/panel-state";
import type { Route } from "./+types/page";
import { newestFigures } from "./figures";
import { Welcome } from "./welcome";

export const meta: Route.MetaFunction = () => unlistedMeta("Dashboard");

export async function loader({ context }: Route.LoaderArgs) {
  const services = context.get(servicesContext);
  const user = context.get(signedInUser);
  return {
    canAnalyze: !user.isDemo,
    figures: newestFigures(services),
    trend: await readPanel(user, services),
  };
}

export default function DashboardPage({ loaderData }: Route.ComponentProps) {
  return <Welcome {...loaderData} rooms={ROOMS.filter((room) => room.path !== "/dashboard")} />;
}
