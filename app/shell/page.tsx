import { Outlet } from "react-router";
import { standing } from "../account/standing";
import type { ConnectedChannel } from "../channel/channel";
import { drawnFor } from "../hydration/draw";
import { servicesContext } from "../services";
import type { Route } from "./+types/page";
import { drawRooms } from "./draw";
import { ShellFrame } from "./frame";
import { guard, signedInUser } from "./guard";

export const middleware = [standing, guard];

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
  const rooms = drawnFor(
    request,
    connected ? `rooms of ${connected.name}` : "rooms",
    drawRooms(url.pathname, connected),
  );
  return { user: { email, isDemo }, channel: connected && frameOf(connected), rooms };
}

/** Of the summary, what a page's frame and its forms say. */
function frameOf({ name, isSample, uploads }: ConnectedChannel): ConnectedChannel {
  return { name, isSample, uploads };
}

export default function ShellPage({ loaderData: { user, rooms } }: Route.ComponentProps) {
  return (
    <ShellFrame user={user} rooms={rooms}>
      <Outlet />
    </ShellFrame>
  );
}
