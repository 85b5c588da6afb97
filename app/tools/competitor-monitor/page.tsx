import { delayedAction, useBusy } from "../../forms/sending";
import { MONITOR_FAILED, MONITOR_MESSAGES } from "../../functions/competitor-monitor/messages";
import { unlistedMeta } from "../../navigation/page-meta";
import { toolAction, toolLoader } from "../tool/route";
import type { Route } from "./+types/page";
import { MONITOR_TEXTS } from "./messages";
import { monitorPage } from "./show";
import { MonitorView } from "./view";

export const meta: Route.MetaFunction = () => unlistedMeta(MONITOR_TEXTS.title);

export const loader = toolLoader(monitorPage);

export const action = toolAction(monitorPage.functions);

export const clientAction = delayedAction({
  delays: { refresh: 3000, add: 1000 },
  failed: MONITOR_FAILED,
  unanswered: { add: MONITOR_MESSAGES["no-answer"] },
});

export { headers } from "../../forms/refusal-headers";

export default function CompetitorMonitorPage({ loaderData, actionData }: Route.ComponentProps) {
  return <MonitorView page={loaderData} refused={actionData?.refused} busy={useBusy(MONITOR_TEXTS.path)} />;
}
