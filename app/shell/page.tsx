import { Outlet } from "react-router";
import type { ChannelSummary, ConnectedChannel } from "../model/channel";
import { servicesContext, signedInUser } from "../services";
import type { Route } from "./+types/page";
import { ShellFrame } from "./frame";
import { guard, standing } from "./guard";
import { readFrame } from "./read-frame";

export const middleware = [standing, guard];

/** A loader, so that client navigations run the guard: without one they would make no request. */
export async function loader({ context, request, url }: Route.LoaderArgs) {
  const user = context.get(signedInUser);
  const { connected, ...frame } = await readFrame(request, url, user, context.get(servicesContext));
  return { ...frame, channel: connected && frameOf(connected) };
}

/** Of the summary, what a page's frame and its forms say. */
function frameOf({ name, isSample, uploads, sources }: ChannelSummary): ConnectedChannel {
  return { name, isSample, uploads, hasExport: sources.some(({ kind }) => kind === "studio") };
}

export default function ShellPage({ loaderData: { sidebar, bar, opened } }: Route.ComponentProps) {
  return (
    <ShellFrame sidebar={sidebar} bar={bar} opened={opened}>
      <Outlet />
    </ShellFrame>
  );
}
