import { delayedAction, useBusy } from "../../forms/sending";
import { IDEAS_FAILED } from "../../functions/content-ideas/messages";
import { unlistedMeta } from "../../navigation/page-meta";
import { toolAction, toolLoader } from "../tool/route";
import type { Route } from "./+types/page";
import { IDEAS_TEXTS } from "./messages";
import { ideasPage } from "./show";
import { IdeasView } from "./view";

export const meta: Route.MetaFunction = () => unlistedMeta(IDEAS_TEXTS.title);

export const loader = toolLoader(ideasPage);

export const action = toolAction(ideasPage.functions);

export const clientAction = delayedAction({ delays: { generate: 3000 }, failed: IDEAS_FAILED });

export { headers } from "../../forms/refusal-headers";

export default function ContentIdeasPage({ loaderData, actionData }: Route.ComponentProps) {
  return <IdeasView page={loaderData} refused={actionData?.refused} busy={useBusy(IDEAS_TEXTS.path)} />;
}
