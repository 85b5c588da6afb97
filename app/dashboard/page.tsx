import { signedInUser } from "../shell/guard";
import { ROOMS } from "../shell/rooms";
import { unlistedMeta } from "../site/page-meta";
import type { Route } from "./+types/page";
import { Welcome } from "./welcome";

export const meta: Route.MetaFunction = () => unlistedMeta("Dashboard");

export function loader({ context }: Route.LoaderArgs) {
  return { canAnalyze: !context.get(signedInUser).isDemo };
}

export default function DashboardPage({ loaderData }: Route.ComponentProps) {
  return (
    <Welcome canAnalyze={loaderData.canAnalyze} rooms={ROOMS.filter((room) => room.path !== "/dashboard")} />
  );
}
