import { data } from "react-router";
import { BRAND } from "../../brand";
import { hasOwnChannel } from "../../functions/channel/own";
import { drawnFor } from "../../hydration/draw";
import { HELD } from "../../hydration/page-handle";
import type { User } from "../../model/user";
import { pageMeta } from "../../navigation/page-meta";
import { type ReadServices, servicesContext } from "../../services";
import { standing } from "../../shell/guard";
import { besideOwn, readPanel } from "../../trends/show";
import type { Route } from "./+types/page";
import { drawFeatures } from "./features";
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

/**
 * Insights are for signed-in YouTube creators only (spec section 2). Beside a channel of their own, one that is made up
 * shows by `?sample` alone.
 */
export async function loader({ context, request, url }: Route.LoaderArgs) {
  const services = context.get(servicesContext);
  const user = await services.accounts.current();
  const panel = user?.platform === "youtube" ? await readInsights(user, services, url) : null;
  const features = drawnFor(request, "youtube", drawFeatures());
  const page = { signedIn: user !== null, panel, features };
  // A passing state must not be cached for later visitors.
  const isPassing = panel?.state === "error" || panel?.state === "pending";
  return isPassing ? data(page, { headers: { "Cache-Control": "no-store" } }) : data(page);
}

async function readInsights(user: User, services: ReadServices, { searchParams }: URL) {
  const isSampleAsked = searchParams.has("sample");
  const [panel, hasOwn] = await Promise.all([
    readPanel(user, services),
    isSampleAsked ? false : hasOwnChannel(services.channel),
  ]);
  return hasOwn ? besideOwn(panel, services.trends) : panel;
}

export const handle = HELD;

export const headers: Route.HeadersFunction = ({ loaderHeaders }) => loaderHeaders;

export default function YoutubePage({ loaderData }: Route.ComponentProps) {
  return <YoutubeView {...loaderData} />;
}
