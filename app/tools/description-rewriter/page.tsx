import { delayedAction, useBusy } from "../../forms/sending";
import { unlistedMeta } from "../../navigation/page-meta";
import { toolAction, toolLoader } from "../tool/route";
import type { Route } from "./+types/page";
import { REWRITE_MESSAGES } from "./both-desks";
import { REWRITER_TEXTS } from "./messages";
import { descriptionRewriter } from "./sample";
import { RewriterView } from "./view";

export const meta: Route.MetaFunction = () => unlistedMeta(REWRITER_TEXTS.title);

export const loader = toolLoader(descriptionRewriter);

export const action = toolAction(descriptionRewriter);

export function clientAction(args: Route.ClientActionArgs) {
  return delayedAction(args, { delays: { rewrite: 3000 }, failed: REWRITE_MESSAGES.failed });
}

/** Lets the action's Retry-After through to the page. */
export const headers: Route.HeadersFunction = ({ actionHeaders }) => actionHeaders;

export default function DescriptionRewriterPage({ loaderData, actionData }: Route.ComponentProps) {
  return <RewriterView page={loaderData} refused={actionData?.refused} busy={useBusy(REWRITER_TEXTS.path)} />;
}
