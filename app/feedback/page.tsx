import { data, redirect } from "react-router";
import { act } from "../forms/act";
import { readForm } from "../forms/read-form";
import { refusalHeaders } from "../forms/refusal-headers";
import { sendForm } from "../forms/send-form";
import { sendFeedback } from "../functions/feedback/send";
import { DEFAULT_CATEGORY, findCategory } from "../model/feedback";
import { unlistedMeta } from "../navigation/page-meta";
import { servicesContext, signedInUser } from "../services";

import type { Route } from "./+types/page";
import type { RefusedFeedback } from "./form";
import { FEEDBACK_TEXTS } from "./messages";

import { FeedbackView } from "./view";

export const meta: Route.MetaFunction = () => unlistedMeta(FEEDBACK_TEXTS.title);

export function loader({ context, url }: Route.LoaderArgs) {
  const { request, supportEmail } = context.get(servicesContext);
  const { email, platform } = context.get(signedInUser);
  return {
    sent: url.searchParams.has("sent"),
    category: findCategory(url.searchParams.get("type")) ?? DEFAULT_CATEGORY,
    formId: request.id,
    email,
    platform,
    supportEmail,
  };
}

/** Stores the feedback and redirects to the thanks; a refusal shows the form again with what was typed. */
export async function action({ request, context }: Route.ActionArgs) {
  const form = await readForm(request);
  const typed = readTyped(form);
  const ran = await act(context, sendFeedback, typed);
  if ("refused" in ran) {
    const { status, message, field } = ran.refused;
    // Without a message of its own, the form names the support address.
    const details = status === 503 ? {} : { message, field: FIELDS.find((name) => name === field) };
    return data<Answer>({ refused: { ...details, typed } }, { status, headers: refusalHeaders(ran.refused) });
  }
  return redirect("/suggestions?sent", 303);
}

/** Without an answer, the form says so and names the support address. It keeps its id, so that a second try is stored once. */
export async function clientAction({ request, serverAction }: Route.ClientActionArgs) {
  const form = await request.clone().formData();
  return sendForm<Answer, Answer>(serverAction, () => ({ refused: { typed: readTyped(form) } }));
}

const FIELDS = ["category", "message"] as const;

interface Answer {
  refused: RefusedFeedback;
}

function readTyped(form: FormData) {
  const text = (name: string) => {
    const value = form.get(name);
    // A file is ignored.
    return typeof value === "string" ? value : "";
  };
  return { category: text("category"), message: text("message"), formId: text("formId") };
}

export { headers } from "../forms/refusal-headers";

export default function FeedbackPage({ loaderData, actionData }: Route.ComponentProps) {
  return <FeedbackView {...loaderData} refused={actionData?.refused} />;
}
