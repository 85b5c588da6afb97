import { delayedAction, useBusy } from "../../forms/sending";
import { ASK_FAILED } from "../../functions/ask-greenlight/messages";
import { unlistedMeta } from "../../navigation/page-meta";
import { toolAction, toolLoader } from "../tool/route";
import type { Route } from "./+types/page";
import { ASK_TEXTS } from "./messages";
import { askPage } from "./show";
import { AskView } from "./view";

export const meta: Route.MetaFunction = () => unlistedMeta(ASK_TEXTS.title);

export const loader = toolLoader(askPage);

export const action = toolAction(askPage.functions);

export const clientAction = delayedAction({ delays: { ask: 1500 }, failed: ASK_FAILED });

export { headers } from "../../forms/refusal-headers";

export default function AskGreenlightPage({ loaderData, actionData }: Route.ComponentProps) {
  const busy = useBusy(ASK_TEXTS.path);
  return <AskView page={loaderData} refused={actionData?.refused} busy={busy} />;
}
