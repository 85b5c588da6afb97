import { delayedAction, useBusy } from "../../forms/sending";
import { REWRITE_MESSAGES } from "../../functions/description-rewriter/messages";
import { unlistedMeta } from "../../navigation/page-meta";
import { toolAction, toolLoader } from "../tool/route";
import type { Route } from "./+types/page";
import { REWRITER_TEXTS } from "./messages";
import { rewriterPage } from "./show";
import { RewriterView } from "./view";

export const meta: Route.MetaFunction = () => unlistedMeta(REWRITER_TEXTS.title);

export const loader = toolLoader(rewriterPage);

export const action = toolAction(rewriterPage.functions);

export const clientAction = delayedAction({ delays: { rewrite: 3000 }, failed: REWRITE_MESSAGES.failed });

export { headers } from "../../forms/refusal-headers";

export default function DescriptionRewriterPage({ loaderData, actionData }: Route.ComponentProps) {
  return <RewriterView page={loaderData} refused={actionData?.refused} busy={useBusy(REWRITER_TEXTS.path)} />;
}
