import { redirect } from "react-router";
import type { Route } from "./+types/landing";

/** Where logging out leads (spec section 2); the landing page itself is /. */
export function loader({ url }: Route.LoaderArgs) {
  return redirect(`/${url.search}`);
}
