import { Outlet } from "react-router";
import { standing } from "../account/standing";
import type { ConnectedChannel } from "../channel/channel";
import { drawnFor } from "../hydration/draw";
import { readOpened } from "../plan/handover/read-opened";
import { servicesContext } from "../services";
import type { Route } from "./+types/page";
import { drawRooms } from "./draw";
import { ShellFrame } from "./frame";
import { guard, signedInUser } from "./guard";

export const middleware = [standing, guard];

/**
 * A loader, so that client navigations run the guard: without one they would make no request. The connected channel, and
 * the card that the page was opened from, come with the page's own round trip; a page is none the worse without them.
 */
export async function loader({ context, request, url }: Route.LoaderArgs) {
  const { email, isDemo } = context.get(signedInUser);
  const services = context.get(servicesContext);
  const [connected, opened] = await Promise.all([
    services.channel.summary().catch((error: unknown) => {
      services.report(error);
      return null;
    }),
    readOpened(url, services),
  ]);
  const rooms = drawnFor(
    request,
    connected ? `rooms of ${connected.name}` : "rooms",
    drawRooms(url.pathname, connected),
  );
  return { user: { email, isDemo }, channel: connected && frameOf(connected), opened, rooms };
}

/** Of the summary, what a page's frame and its forms say. */
function frameOf({ name, isSample, uploads }: ConnectedChannel): ConnectedChannel {
  return { name, isSample, uploads };
}

export default function ShellPage({ loaderData: { user, opened, rooms } }: Route.ComponentProps) {
  return (
    <ShellFrame user={user} opened={opened} rooms={rooms}>
      <Outlet />
    </ShellFrame>
  );
}
