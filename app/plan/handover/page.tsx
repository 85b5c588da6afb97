import { data, redirect } from "react-router";
import { readForm } from "../../forms/read-form";
import { refusalHeaders } from "../../forms/refusal-headers";
import { textFields } from "../../forms/text-fields";
import { unlistedMeta } from "../../navigation/page-meta";
import { LATER_TEXTS } from "../messages";
import type { Route } from "./+types/page";
import { FORMS, refusedAs } from "./forms";
import { NotYetView } from "./view";
import { addressAfter, addressBefore } from "./way-back";

export const meta: Route.MetaFunction = () => unlistedMeta(LATER_TEXTS.title);

/**
 * Adds what a desk found to the plan, or puts it on the card that the desk was opened from: 303 to the page that the form
 * was on, which then says what became of it; or, where it was too much, 429 with the whole form, to be sent again.
 *
 * @throws a 400 Response for an unknown action
 */
export async function action({ request, context }: Route.ActionArgs) {
  const sent = textFields(await readForm(request));
  const { action = "", back = "", ...typed } = sent;
  const send = Object.hasOwn(FORMS, action) ? FORMS[action] : undefined;
  if (!send) throw new Response(null, { status: 400, statusText: "Bad Request" });
  const ran = await send(context, typed);
  const referrer = request.headers.get("Referer");
  if ("refused" in ran && ran.refused.status === 429) {
    const { message, retryAfter } = ran.refused;
    const before = addressBefore(back, referrer, sent.card);
    return data(
      { message, sent: { ...sent, back: before }, before },
      { status: 429, headers: refusalHeaders({ status: 429, retryAfter }) },
    );
  }
  const outcome = "refused" in ran ? { what: refusedAs(ran.refused) } : ran.done;
  return redirect(addressAfter(outcome, back, referrer), 303);
}

export { headers } from "../../forms/refusal-headers";

export default function HandOverPage({ actionData }: Route.ComponentProps) {
  return <NotYetView notYet={actionData} />;
}
