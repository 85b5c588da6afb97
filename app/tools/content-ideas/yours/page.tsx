import { data, redirect } from "react-router";
import { act, answerRefused } from "../../../forms/act";
import { readForm } from "../../../forms/read-form";
import { sendAction, useBusy } from "../../../forms/sending";
import { textFields } from "../../../forms/text-fields";
import { freeAsOf } from "../../../functions/billing/plan-messages";
import { type OwnIdeas, recallOwnIdeas } from "../../../functions/content-ideas/own-ideas";
import {
  dismissIdea,
  keepIdea,
  planIdea,
  restoreIdea,
  takeFreeIdeas,
} from "../../../functions/content-ideas/yours-functions";
import { IDEAS_PATH, OWN_IDEAS_MESSAGES } from "../../../functions/content-ideas/yours-messages";
import { ideaId } from "../../../ideas/show";
import { addressWith } from "../../../navigation/address";
import { unlistedMeta } from "../../../navigation/page-meta";
import { servicesContext } from "../../../services";
import { desksAt } from "../../registry";
import type { Route } from "./+types/page";
import { YOURS_TEXTS } from "./messages";
import { showOwnIdeas } from "./show";
import { OwnIdeasView } from "./view";

export const meta: Route.MetaFunction = () => unlistedMeta(`Your ideas · ${YOURS_TEXTS.title}`);

/** The ideas for the connected channel; 503 if they cannot be read. */
export async function loader({ context, url }: Route.LoaderArgs) {
  const services = context.get(servicesContext);
  const asUnread = (error: unknown) => {
    services.report(error);
    return "unread" as const;
  };
  // Asked at once: one round trip.
  const [own, outcomes] = await Promise.all([
    recallOwnIdeas(services, services.caller).catch(asUnread),
    services.plan.listOutcomes().catch(asUnread),
  ]);
  const page = {
    shown:
      own && own !== "unread"
        ? showOwnIdeas(own, outcomes === "unread" ? [] : outcomes, url.searchParams)
        : null,
    unread: own === "unread",
    formId: services.request.id,
    desks: desksAt(IDEAS_PATH),
    free: own && own !== "unread" ? showFree(own.free) : null,
    done: url.searchParams.get("done"),
    at: url.searchParams.get("at"),
  };
  return data(page, { status: page.unread ? 503 : 200 });
}

/**
 * Keeps, plans or dismisses an idea, or takes that back: 303 to where it stood, or the same page with the refusal.
 *
 * @throws a 400 Response for an unknown action
 */
export async function action({ request, context, url }: Route.ActionArgs) {
  const { action = "", formId, key = "", why } = textFields(await readForm(request));
  const ran = await actOnIdea();
  if ("refused" in ran) return answerRefused(ran.refused, { action, typed: { key } }, { formId });
  const { like, all } = Object.fromEntries(url.searchParams);
  const place = addressWith(IDEAS_PATH, {
    ...(like !== undefined && { like }),
    ...(all !== undefined && { all }),
  });
  if (action === "take-free") return redirect(addressWith(IDEAS_PATH, { done: action }, "results"), 303);
  const at = ideaId(key);
  return redirect(addressWith(place, { done: action, at }, at), 303);

  function actOnIdea() {
    switch (action) {
      case "keep":
        return act(context, keepIdea, { key, formId });
      case "dismiss":
        return act(context, dismissIdea, { key, why, formId });
      case "plan":
        return act(context, planIdea, { key, formId });
      case "take-free":
        return act(context, takeFreeIdeas, {});
      case "restore":
        return act(context, restoreIdea, { key, formId });
      default:
        throw new Response(null, { status: 400, statusText: "Bad Request" });
    }
  }
}

function showFree(free: OwnIdeas["free"]): "left" | string | null {
  return free === null || free === "left" ? free : freeAsOf("gaps", free);
}

export function clientAction(args: Route.ClientActionArgs) {
  return sendAction(args, OWN_IDEAS_MESSAGES["not-kept"]);
}

export { headers } from "../../../forms/refusal-headers";

export default function YourIdeasPage({ loaderData, actionData }: Route.ComponentProps) {
  return <OwnIdeasView page={loaderData} refused={actionData?.refused} busy={useBusy(IDEAS_PATH)} />;
}
