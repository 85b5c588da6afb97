import { type MiddlewareFunction, Outlet } from "react-router";
import { PlanNote } from "../handover/opened-card";
import { servicesContext, visitor } from "../services";
import type { Route } from "./+types/open";
import { ShellFrame } from "./frame";
import { readFrame } from "./read-frame";
import { SiteFrame } from "./site-frame";
import "./shell.css";

/** Lets everyone through, and says who it is. */
const openToAll: MiddlewareFunction<Response> = async ({ context }, next) => {
  context.set(visitor, await context.get(servicesContext).accounts.current());
  return next();
};

export const middleware = [openToAll];

/**
 * The layout of a page that everyone may open: inside the app for who has been there, in the public frame for others.
 * Without a session nothing of a visitor can be kept, so there is nothing of theirs to go back to.
 */
export async function loader({ context, request, url }: Route.LoaderArgs) {
  const user = context.get(visitor);
  const services = context.get(servicesContext);
  if (!user || !(await services.caller.owner())) return null;
  const { opened, sidebar, bar } = await readFrame(request, url, user, services);
  return { opened, sidebar, bar };
}

export default function OpenPage({ loaderData }: Route.ComponentProps) {
  if (loaderData) {
    return (
      <ShellFrame {...loaderData}>
        <Outlet />
      </ShellFrame>
    );
  }
  return (
    <SiteFrame>
      <div className="frame pt-6 pb-20 sm:pt-10">
        <PlanNote />
        <Outlet />
      </div>
    </SiteFrame>
  );
}
