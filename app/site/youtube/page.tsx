import { data } from "react-router";
import { BRAND } from "../../brand";
import { HELD } from "../../hydration/page-handle";
import { pageMeta } from "../../navigation/page-meta";
import { servicesContext } from "../../services";
import { standing } from "../../shell/standing";
import { readPanel } from "../../trends/show";
import type { Route } from "./+types/page";
import { YoutubeView } from "./view";

export const meta: Route.MetaFunction = ({ matches }) =>
  pageMeta({
    origin: matches[0].loaderData?.origin,
    path: "/youtube",
    title: `${BRAND.name} for YouTube creators: find the video your topic is missing`,
    description:
      "Content gap analysis, viral potential, audience demand and upload timing for YouTube creators, each with the evidence behind it.",
  });

export const middleware = [standing];

/** Insights are for signed-in YouTube creators only (spec section 2). */
export async function loader({ context }: Route.LoaderArgs) {
  const services = context.get(servicesContext);
  const user = await services.accounts.current();
  const panel = user?.platform === "youtube" ? await readPanel(user, services) : null;
  const page = { signedIn: user !== null, panel };
  // A passing state must not be cached for later visitors.
  const isPassing = panel?.state === "error" || panel?.state === "pending";
  return isPassing ? data(page, { headers: { "Cache-Control": "no-store" } }) : data(page);
}

export const handle = HELD;

export const headers: Route.HeadersFunction = ({ loaderHeaders }) => loaderHeaders;

export default function YoutubePage({ loaderData }: Route.ComponentProps) {
  return <YoutubeView {...loaderData} />;
}
