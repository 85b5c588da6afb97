import { delayedAction, useBusy } from "../../forms/sending";
import { OPTIMIZER_FAILED } from "../../functions/thumbnail-optimizer/messages";
import { unlistedMeta } from "../../navigation/page-meta";
import { toolAction, toolLoader } from "../tool/route";
import type { Route } from "./+types/page";
import { OPTIMIZER_TEXTS } from "./messages";
import { optimizerPage } from "./show";
import { OptimizerView } from "./view";

export const meta: Route.MetaFunction = () => unlistedMeta(OPTIMIZER_TEXTS.title);

export const loader = toolLoader(optimizerPage);

export const action = toolAction(optimizerPage.functions);

export const clientAction = delayedAction({ delays: { analyze: 4000 }, failed: OPTIMIZER_FAILED });

export { headers } from "../../forms/refusal-headers";

export default function ThumbnailOptimizerPage({ loaderData, actionData }: Route.ComponentProps) {
  return (
    <OptimizerView page={loaderData} refused={actionData?.refused} busy={useBusy(OPTIMIZER_TEXTS.path)} />
  );
}
