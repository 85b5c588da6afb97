import { BRAND } from "../brand";
import { HELD } from "../hydration/page-handle";
import { unlistedMeta } from "../navigation/page-meta";
import { servicesContext } from "../services";
import type { Route } from "./+types/page";
import { DocsView } from "./view";

export const meta: Route.MetaFunction = () => unlistedMeta(`${BRAND.name} API`);

/** Public, and made of the list of open functions alone. */
export async function loader({ context }: Route.LoaderArgs) {
  const { origin } = context.get(servicesContext).request;
  // The table brings every function along: only who reads this page loads it.
  const { showOperations } = await import("./show");
  return { origin, groups: showOperations(origin) };
}

export const handle = HELD;

export default function DocsPage({ loaderData }: Route.ComponentProps) {
  return <DocsView {...loaderData} />;
}
