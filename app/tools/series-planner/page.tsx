import { data } from "react-router";
import { delayedAction, useBusy } from "../../forms/sending";
import { SERIES_FAILED } from "../../functions/series-planner/messages";
import { unlistedMeta } from "../../navigation/page-meta";
import { toolAction, toolLoader } from "../tool/route";
import type { Route } from "./+types/page";
import { drawPlanner } from "./draw";
import { PATH, SERIES_TEXTS } from "./messages";
import { plannerPage } from "./show";
import { PlannerView } from "./view";

export const meta: Route.MetaFunction = () => unlistedMeta(SERIES_TEXTS.title);

const load = toolLoader(plannerPage);

/** The release calendar is only looked at: it comes drawn. */
export async function loader(args: Route.LoaderArgs) {
  const { data: page, init } = await load(args);
  return data({ ...page, shown: drawPlanner(args.request, page.shown) }, init ?? undefined);
}

export const action = toolAction(plannerPage.functions);

export function clientAction(args: Route.ClientActionArgs) {
  return delayedAction(args, { delays: { analyze: 1000 }, failed: SERIES_FAILED });
}

/** Lets the action's Retry-After through to the page. */
export const headers: Route.HeadersFunction = ({ actionHeaders }) => actionHeaders;

export default function SeriesPlannerPage({ loaderData, actionData }: Route.ComponentProps) {
  return <PlannerView page={loaderData} refused={actionData?.refused} busy={useBusy(PATH)} />;
}
