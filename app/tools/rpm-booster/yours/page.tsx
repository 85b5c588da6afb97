import { data } from "react-router";
import { sendAction, useBusy } from "../../../forms/sending";
import { RPM_FAILED } from "../../../functions/rpm-booster/messages";
import { revenueDeskFunctions } from "../../../functions/rpm-booster/yours-functions";
import { unlistedMeta } from "../../../navigation/page-meta";
import { servicesContext } from "../../../services";
import { toolAction, toolLoader } from "../../tool/route";
import type { Route } from "./+types/page";
import { drawOpenRevenue } from "./draw";
import { YOURS_NOTES, YOURS_TEXTS } from "./messages";
import { RevenueView } from "./view";

export const meta: Route.MetaFunction = () => unlistedMeta("Your RPM");

const load = toolLoader(async () => (await import("./show")).revenuePage);

export async function loader(args: Route.LoaderArgs) {
  const { plan, channel, report } = args.context.get(servicesContext);
  const unread = (error: unknown) => void report(error);
  // Asked at once: one round trip. A test shows without its card and its uploads where these cannot be read.
  const [{ data: page, init }, cards, own] = await Promise.all([
    load(args),
    plan.list().catch(unread),
    channel.read().catch(unread),
  ]);
  const tests = page.shown.tests.map(({ test }) => test);
  const progress =
    tests.length > 0
      ? (await import("../../../functions/rpm-booster/test-progress")).readProgress(tests, own ?? null)
      : undefined;
  const shown = drawOpenRevenue(args.request, page.shown, {
    ...(progress && { progress }),
    ...(cards && { cards }),
  });
  return data({ ...page, shown }, init ?? undefined);
}

export const action = toolAction(revenueDeskFunctions, { tooLong: YOURS_NOTES.tooLong });

export function clientAction(args: Route.ClientActionArgs) {
  return sendAction(args, RPM_FAILED);
}

export { headers } from "../../../forms/refusal-headers";

export default function YourRpmPage({ loaderData, actionData }: Route.ComponentProps) {
  return <RevenueView page={loaderData} refused={actionData?.refused} busy={useBusy(YOURS_TEXTS.path)} />;
}
