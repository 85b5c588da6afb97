import { data, redirect } from "react-router";
import { act, answerRefused } from "../../../forms/act";
import { readForm } from "../../../forms/read-form";
import { sendAction, useBusy } from "../../../forms/sending";
import { textFields } from "../../../forms/text-fields";
import { setCardDate } from "../../../functions/plan/cards";
import { NOT_KEPT } from "../../../functions/plan/not-kept";
import { addEpisode } from "../../../functions/plan/series";
import type { Ran } from "../../../functions/run";
import { addressWith } from "../../../navigation/address";
import { unlistedMeta } from "../../../navigation/page-meta";
import { dayIn } from "../../../plan/fields";
import { servicesContext } from "../../../services";
import { desksAt } from "../../registry";
import type { Route } from "./+types/page";
import { readSeriesDesk } from "./desk";
import { YOURS_PATH, YOURS_TEXTS } from "./messages";
import { SeriesDeskView } from "./view";

export const meta: Route.MetaFunction = () => unlistedMeta(`Your series · ${YOURS_TEXTS.title}`);

/** The series of the plan and of the channel; 503 if the plan cannot be read. */
export async function loader({ context, url }: Route.LoaderArgs) {
  const desk = await readSeriesDesk(context.get(servicesContext));
  const page = {
    ...desk,
    desks: desksAt(YOURS_PATH),
    done: url.searchParams.get("done"),
    at: url.searchParams.get("at"),
  };
  return data(page, { status: desk.shown ? 200 : 503 });
}

/**
 * Adds an episode, or gives a card a day: 303 to the desk, or the same page with the refusal and what was typed.
 *
 * @throws a 400 Response for an unknown action
 */
export async function action({ request, context }: Route.ActionArgs) {
  const { action = "", ...typed } = textFields(await readForm(request));
  const ran = await actOnSeries();
  if ("refused" in ran) return answerRefused(ran.refused, { action, typed });
  return redirect(addressWith(YOURS_PATH, ran.done, "results"), 303);

  async function actOnSeries(): Promise<Ran<{ done: string; at: string }>> {
    const { id = "", series, idea } = typed;
    const date = dayIn(typed.date);
    if (action === "date") {
      const ran = await act(context, setCardDate, { id, date });
      return "refused" in ran ? ran : { done: { done: "date", at: id } };
    }
    if (action !== "add") throw new Response(null, { status: 400, statusText: "Bad Request" });
    const ran = await act(context, addEpisode, { series, idea, date });
    if ("refused" in ran) return ran;
    return { done: { done: ran.done.added === "new" ? "add" : "already", at: ran.done.id } };
  }
}

export function clientAction(args: Route.ClientActionArgs) {
  return sendAction(args, NOT_KEPT["not-kept"]);
}

export { headers } from "../../../forms/refusal-headers";

export default function YourSeriesPage({ loaderData, actionData }: Route.ComponentProps) {
  return <SeriesDeskView page={loaderData} refused={actionData?.refused} busy={useBusy(YOURS_PATH)} />;
}
