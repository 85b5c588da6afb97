import { Outlet } from "react-router";
import type { Route } from "./+types/page";
import { ShellFrame } from "./frame";
import { guard, signedInUser } from "./guard";
import { ROOMS } from "./rooms";

export const middleware = [guard];

/** A loader, so that client navigations run the guard: without one they would make no request. */
export function loader({ context }: Route.LoaderArgs) {
  const { email, isDemo } = context.get(signedInUser);
  return { user: { email, isDemo } };
}

export default function ShellPage({ loaderData }: Route.ComponentProps) {
  return (
    <ShellFrame user={loaderData.user} rooms={ROOMS}>
      <Outlet />
    </ShellFrame>
  );
}
