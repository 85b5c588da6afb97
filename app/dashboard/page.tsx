import { servicesContext } from "../services";
import { signedInUser } from "../shell/guard";
import { ROOMS } from "../shell/rooms";
import { unlistedMeta } from "../site/page-meta";
import { readPanel } from "../trends/show";
import type { Route } from "./+types/page";
import { newestFigures } from "./figures";
import { DashboardView } from "./view";

export const meta: Route.MetaFunction = () => unlistedMeta("Dashboard");

export async function loader({ context }: Route.LoaderArgs) {
  const services = context.get(servicesContext);
  const user = context.get(signedInUser);
  const [figures, trend] = await Promise.all([newestFigures(services), readPanel(user, services)]);
  return { canAnalyze: !user.isDemo, figures, trend };
}

export default function DashboardPage({ loaderData }: Route.ComponentProps) {
  return <DashboardView {...loaderData} rooms={ROOMS.filter((room) => room.path !== "/dashboard")} />;
}
