import { redirect } from "react-router";
import type { Route } from "./+types/landing";

/** Logging out redirects here (spec section 2); the landing page itself is /. */
export function loader({ url }: Route.LoaderArgs) {
  return redirect(`/${url.search}`);
}
