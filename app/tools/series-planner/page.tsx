import { delayedAction, useBusy } from "../../forms/sending";
import { SERIES_FAILED } from "../../functions/series-planner/messages";
import { unlistedMeta } from "../../navigation/page-meta";
import { toolAction, toolLoader } from "../tool/route";
import type { Route } from "./+types/page";
import { PATH, SERIES_TEXTS } from "./messages";
import { plannerPage } from "./show";
import { PlannerView } from "./view";

export const meta: Route.MetaFunction = () => unlistedMeta(SERIES_TEXTS.title);

export const loader = toolLoader(plannerPage);

export const action = toolAction(plannerPage.functions);

export const clientAction = delayedAction({ delays: { analyze: 1000 }, failed: SERIES_FAILED });

export { headers } from "../../forms/refusal-headers";

export default function SeriesPlannerPage({ loaderData, actionData }: Route.ComponentProps) {
  return <PlannerView page={loaderData} refused={actionData?.refused} busy={useBusy(PATH)} />;
}
