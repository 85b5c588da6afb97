import { data, redirect } from "react-router";
import { act, answerRefused } from "../../forms/act";
import { readForm } from "../../forms/read-form";
import { sendForm } from "../../forms/send-form";
import { useBusy } from "../../forms/sending";
import { textFields } from "../../forms/text-fields";
import { dropTest, noteTest } from "../../functions/plan/ab-test";
import { changeCard, deleteCard } from "../../functions/plan/cards";
import { NOT_KEPT } from "../../functions/plan/not-kept";
import type { CardRevenue } from "../../functions/rpm-booster/card-revenue";
import type { Card } from "../../model/card";
import { unlistedMeta } from "../../navigation/page-meta";
import { cardPath, PLAN_PATH } from "../../navigation/paths";
import { servicesContext } from "../../services";
import type { Workspace } from "../../services/workspaces";
import { dayIn, episodeIn, variantsIn } from "../fields";
import type { Route } from "./+types/page";
import { type CardAnswer, showCardPage, showConflict } from "./show";
import { CardView } from "./view";

export const meta: Route.MetaFunction = ({ loaderData }) => unlistedMeta(loaderData?.shown?.name ?? "Card");

/** A card in full; 404 if the visitor has no card of that id, 503 if it cannot be read. */
export async function loader({ context, params, url }: Route.LoaderArgs) {
  const { plan, workspaces, channel, request, report } = context.get(servicesContext);
  const search = url.searchParams;
  const address = { done: search.get("done"), confirming: search.get("confirm") === "remove" };
  try {
    const [card, revenue] = await Promise.all([
      plan.read(params.id),
      workspaces.read({ tool: "rpm-booster", desk: "yours" }).catch(report),
    ]);
    if (!card) return data({ id: params.id, shown: null, missing: true, ...address }, { status: 404 });
    const beside = revenue?.state ? await besideCard(revenue, card) : null;
    return data({
      id: params.id,
      shown: showCardPage(card, request.now, beside),
      missing: false,
      ...address,
    });
  } catch (error) {
    report(error);
    return data({ id: params.id, shown: null, missing: false, ...address }, { status: 503 });
  }

  /** With what is out of the tests that run: another round trip for whoever has one. */
  async function besideCard(kept: Workspace, card: Card): Promise<CardRevenue> {
    const { readCardRevenue } = await import("../../functions/rpm-booster/card-revenue");
    const found = readCardRevenue(kept, card, request.now);
    if (found.tests.length === 0) return found;
    const own = await channel.read().catch(report);
    const { readProgress } = await import("../../functions/rpm-booster/test-progress");
    return { ...found, progress: readProgress(found.tests, own ?? null) };
  }
}

/**
 * Saves or deletes the card, or the test noted on it: 303, or the same page with what was typed, and beside it what another tab saved in between.
 *
 * @throws a 400 Response for an unknown action
 */
export async function action({ request, context, params }: Route.ActionArgs) {
  const { action = "", version = "", advance, ...fields } = textFields(await readForm(request));
  // A button that saves may name the state to go on to, whatever the form's own field says.
  const typed = advance === undefined ? fields : { ...fields, state: advance };
  const { id } = params;
  const ran = await actOnCard();
  if ("refused" in ran) {
    const conflict = showConflict(ran.refused.details);
    return answerRefused(ran.refused, { action, typed: { version, ...typed } }, conflict ? { conflict } : {});
  }
  return redirect(action === "remove" ? `${PLAN_PATH}?done=remove` : `${cardPath(id)}?done=${action}`, 303);

  function actOnCard() {
    if (action === "remove") return act(context, deleteCard, { id });
    if (action === "drop-test") return act(context, dropTest, { id });
    if (action === "test") return act(context, noteTest, { ...typed, ...variantsIn(typed), id });
    if (action !== "save") throw new Response(null, { status: 400, statusText: "Bad Request" });
    const [date, episode] = [dayIn(typed.date), episodeIn(typed.episode)];
    return act(context, changeCard, { ...typed, date, episode, id, version: Number(version) });
  }
}

/** If no answer comes, the form says so, with all that was typed. */
export async function clientAction({ request, serverAction }: Route.ClientActionArgs) {
  const { action = "save", ...typed } = textFields(await request.clone().formData());
  return sendForm<CardAnswer, CardAnswer>(serverAction, () => ({
    refused: { action, message: NOT_KEPT["not-kept"], typed, reason: "failed" },
  }));
}

export { headers } from "../../forms/refusal-headers";

export default function CardPage({ loaderData, actionData }: Route.ComponentProps) {
  const { id } = loaderData;
  return <CardView {...loaderData} refused={actionData?.refused} busy={useBusy(cardPath(id))} />;
}
