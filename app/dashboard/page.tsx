import { BRAND } from "../brand";
import { signedInUser } from "../shell/guard";
import { ROOMS } from "../shell/rooms";
import type { Route } from "./+types/page";
import { Welcome } from "./welcome";

export const meta: Route.MetaFunction = () => [{ title: `Dashboard · ${BRAND.name}` }];

export function loader({ context }: Route.LoaderArgs) {
  return { topic: context.get(signedInUser).primaryTopic };
}

export default function DashboardPage({ loaderData }: Route.ComponentProps) {
  return <Welcome topic={loaderData.topic} rooms={ROOMS.filter((room) => room.path !== "/dashboard")} />;
}
