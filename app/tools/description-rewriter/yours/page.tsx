import { unlistedMeta } from "../../../site/page-meta";
import { toolAction, toolLoader } from "../../tool/route";
import { sendAction, useBusy } from "../../tool/sending";
import type { Route } from "./+types/page";
import { YOURS_MESSAGES, YOURS_TEXTS } from "./messages";
import { RewriterDeskView } from "./view";

export const meta: Route.MetaFunction = () => unlistedMeta(`Your descriptions · ${YOURS_TEXTS.title}`);

const tool = async () => (await import("./desk")).rewriterDesk;

export const loader = toolLoader(tool);

export const action = toolAction(tool);

export function clientAction(args: Route.ClientActionArgs) {
  return sendAction(args, YOURS_MESSAGES.failed);
}

/** Lets the action's Retry-After through to the page. */
export const headers: Route.HeadersFunction = ({ actionHeaders }) => actionHeaders;

export default function YourDescriptionsPage({ loaderData, actionData }: Route.ComponentProps) {
  return (
    <RewriterDeskView page={loaderData} refused={actionData?.refused} busy={useBusy(YOURS_TEXTS.path)} />
  );
}
