import { unlistedMeta } from "../../site/page-meta";
import { toolAction, toolLoader } from "../tool/route";
import { delayedAction, useBusy } from "../tool/sending";
import type { Route } from "./+types/page";
import { PATH, SERIES_FAILED, SERIES_TEXTS } from "./messages";
import { seriesPlanner } from "./sample";
import { PlannerView } from "./view";

export const meta: Route.MetaFunction = () => unlistedMeta(SERIES_TEXTS.title);

export const loader = toolLoader(seriesPlanner);

export const action = toolAction(seriesPlanner);

export function clientAction(args: Route.ClientActionArgs) {
  return delayedAction(args, { delays: { analyze: 1000 }, failed: SERIES_FAILED });
}

/** Lets the action's Retry-After through to the page. */
export const headers: Route.HeadersFunction = ({ actionHeaders }) => actionHeaders;

export default function SeriesPlannerPage({ loaderData, actionData }: Route.ComponentProps) {
  return <PlannerView page={loaderData} refused={actionData?.refused} busy={useBusy(PATH)} />;
}
