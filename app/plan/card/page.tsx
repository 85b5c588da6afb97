import { data, redirect } from "react-router";
import { refusalHeaders } from "../../forms/ceiling";
import { readForm } from "../../forms/read-form";
import { sendForm } from "../../forms/send-form";
import { useBusy } from "../../forms/sending";
import { textFields } from "../../forms/text-fields";
import { unlistedMeta } from "../../navigation/page-meta";
import { cardPath, PLAN_PATH } from "../../navigation/paths";
import { servicesContext } from "../../services";
import { PLAN_MESSAGES } from "../messages";
import type { Route } from "./+types/page";
import { type CardAnswer, changeCard } from "./change";
import { showCardPage } from "./show";
import { CardView } from "./view";

export const meta: Route.MetaFunction = ({ loaderData }) => unlistedMeta(loaderData?.shown?.name ?? "Card");

/** A card in full; 404 if the visitor has no card of that id, 503 if it cannot be read. */
export async function loader({ context, params, url }: Route.LoaderArgs) {
  const { plan, request, report } = context.get(servicesContext);
  const search = url.searchParams;
  const address = { done: search.get("done"), confirming: search.get("confirm") === "remove" };
  try {
    const card = await plan.read(params.id);
    if (!card) return data({ id: params.id, shown: null, missing: true, ...address }, { status: 404 });
    return data({ id: params.id, shown: showCardPage(card, request.now), missing: false, ...address });
  } catch (error) {
    report(error);
    return data({ id: params.id, shown: null, missing: false, ...address }, { status: 503 });
  }
}

/** Saves or deletes the card: 303, or the same page with what was typed. */
export async function action({ request, context, params }: Route.ActionArgs) {
  const services = context.get(servicesContext);
  const answer = await changeCard(params.id, await readForm(request), services);
  if ("refused" in answer) {
    const { status, retryAfter, ...refused } = answer.refused;
    return data<CardAnswer>({ refused }, { status, headers: refusalHeaders({ status, retryAfter }) });
  }
  const to =
    answer.done === "remove" ? `${PLAN_PATH}?done=remove` : `${cardPath(params.id)}?done=${answer.done}`;
  return redirect(to, 303);
}

/** If no answer comes, the form says so, with all that was typed. */
export async function clientAction({ request, serverAction }: Route.ClientActionArgs) {
  const { action = "save", ...typed } = textFields(await request.clone().formData());
  return sendForm<CardAnswer, CardAnswer>(serverAction, () => ({
    refused: { action, message: PLAN_MESSAGES["not-kept"], typed, reason: "failed" },
  }));
}

/** Lets the action's Retry-After through to the page. */
export const headers: Route.HeadersFunction = ({ actionHeaders }) => actionHeaders;

export default function CardPage({ loaderData, actionData }: Route.ComponentProps) {
  const { id } = loaderData;
  return <CardView {...loaderData} refused={actionData?.refused} busy={useBusy(cardPath(id))} />;
}
