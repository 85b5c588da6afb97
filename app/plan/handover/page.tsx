import { data, redirect } from "react-router";
import { refusalHeaders } from "../../forms/ceiling";
import { readForm } from "../../forms/read-form";
import { LATER_TEXTS } from "../../handover/messages";
import { unlistedMeta } from "../../navigation/page-meta";
import { servicesContext } from "../../services";

import type { Route } from "./+types/page";
import { addressAfter, addressBefore, handOver } from "./hand-over";

import { NotYetView } from "./view";

export const meta: Route.MetaFunction = () => unlistedMeta(LATER_TEXTS.title);

/**
 * 303 to the page that the form was on, which then says what became of it; or, where it was too much, 429 with the form,
 * to be sent again.
 */
export async function action({ request, context }: Route.ActionArgs) {
  const services = context.get(servicesContext);
  const form = await readForm(request);
  const outcome = await handOver(form, services);
  const [back, referrer] = [form.get("back"), request.headers.get("Referer")];
  if ("notYet" in outcome) {
    const { retryAfter, message, sent } = outcome.notYet;
    const before = addressBefore(back, referrer, sent.card);
    return data(
      { message, sent: { ...sent, back: before }, before },
      { status: 429, headers: refusalHeaders({ status: 429, retryAfter }) },
    );
  }
  return redirect(addressAfter(outcome, back, referrer), 303);
}

/** Lets the action's Retry-After through to the page. */
export const headers: Route.HeadersFunction = ({ actionHeaders }) => actionHeaders;

export default function HandOverPage({ actionData }: Route.ComponentProps) {
  return <NotYetView notYet={actionData} />;
}
