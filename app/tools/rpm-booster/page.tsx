import { delayedAction, useBusy } from "../../forms/sending";
import { RPM_FAILED } from "../../functions/rpm-booster/messages";
import { unlistedMeta } from "../../navigation/page-meta";
import { toolAction, toolLoader } from "../tool/route";
import type { Route } from "./+types/page";
import { RPM_TEXTS } from "./messages";
import { rpmPage } from "./show";
import { RpmView } from "./view";

export const meta: Route.MetaFunction = () => unlistedMeta(RPM_TEXTS.title);

export const loader = toolLoader(rpmPage);

export const action = toolAction(rpmPage.functions);

export const clientAction = delayedAction({ delays: { analyze: 4000 }, failed: RPM_FAILED });

export { headers } from "../../forms/refusal-headers";

export default function RpmBoosterPage({ loaderData, actionData }: Route.ComponentProps) {
  return <RpmView page={loaderData} refused={actionData?.refused} busy={useBusy(RPM_TEXTS.path)} />;
}
