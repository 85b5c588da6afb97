import { delayedAction, useBusy } from "../../forms/sending";
import { unlistedMeta } from "../../navigation/page-meta";
import { toolAction, toolLoader } from "../tool/route";
import type { Route } from "./+types/page";
import { MONITOR_FAILED, MONITOR_MESSAGES, MONITOR_TEXTS } from "./messages";
import { competitorMonitor } from "./sample";
import { MonitorView } from "./view";

export const meta: Route.MetaFunction = () => unlistedMeta(MONITOR_TEXTS.title);

export const loader = toolLoader(competitorMonitor);

export const action = toolAction(competitorMonitor);

export function clientAction(args: Route.ClientActionArgs) {
  return delayedAction(args, {
    delays: { refresh: 3000, add: 1000 },
    failed: MONITOR_FAILED,
    unanswered: { add: MONITOR_MESSAGES["no-answer"] },
  });
}

/** Lets the action's Retry-After through to the page. */
export const headers: Route.HeadersFunction = ({ actionHeaders }) => actionHeaders;

export default function CompetitorMonitorPage({ loaderData, actionData }: Route.ComponentProps) {
  return <MonitorView page={loaderData} refused={actionData?.refused} busy={useBusy(MONITOR_TEXTS.path)} />;
}
