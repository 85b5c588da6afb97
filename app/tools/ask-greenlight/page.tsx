import { delayedAction, useBusy } from "../../forms/sending";
import { unlistedMeta } from "../../navigation/page-meta";
import { toolAction, toolLoader } from "../tool/route";
import type { Route } from "./+types/page";
import { ASK_FAILED, ASK_TEXTS } from "./messages";
import { askGreenlight } from "./sample";
import { AskView } from "./view";

export const meta: Route.MetaFunction = () => unlistedMeta(ASK_TEXTS.title);

export const loader = toolLoader(askGreenlight);

export const action = toolAction(askGreenlight);

export function clientAction(args: Route.ClientActionArgs) {
  return delayedAction(args, { delays: { ask: 1500 }, failed: ASK_FAILED });
}

/** Lets the action's Retry-After through to the page. */
export const headers: Route.HeadersFunction = ({ actionHeaders }) => actionHeaders;

export default function AskGreenlightPage({ loaderData, actionData }: Route.ComponentProps) {
  return <AskView page={loaderData} refused={actionData?.refused} busy={useBusy(ASK_TEXTS.path)} />;
}
