import { Outlet } from "react-router";
import { UNNAMED } from "../channel/channel";
import { drawnFor } from "../hydration/draw";
import { servicesContext } from "../services";
import type { Route } from "./+types/page";
import { drawRooms } from "./draw";
import { ShellFrame } from "./frame";
import { guard, signedInUser } from "./guard";

export const middleware = [guard];

/**
 * A loader, so that client navigations run the guard: without one they would make no request. The connected channel
 * comes with the page's own round trip; a page is none the worse without it.
 */
export async function loader({ context, request, url }: Route.LoaderArgs) {
  const { email, isDemo } = context.get(signedInUser);
  const { channel, report } = context.get(servicesContext);
  const connected = await channel.summary().catch((error: unknown) => {
    report(error);
    return null;
  });
  const name = connected && connected.name !== UNNAMED ? connected.name : null;
  const rooms = drawnFor(request, `rooms of ${name}`, drawRooms(url.pathname, name));
  return { user: { email, isDemo }, rooms };
}

export default function ShellPage({ loaderData }: Route.ComponentProps) {
  return (
    <ShellFrame {...loaderData}>
      <Outlet />
    </ShellFrame>
  );
}
