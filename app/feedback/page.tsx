import { data, redirect } from "react-router";
import { refusalHeaders } from "../forms/ceiling";
import { readForm } from "../forms/read-form";
import { sendForm } from "../forms/send-form";
import { DEFAULT_CATEGORY, findCategory } from "../model/feedback-category";
import { unlistedMeta } from "../navigation/page-meta";
import { servicesContext, signedInUser } from "../services";

import type { Route } from "./+types/page";
import { sendFeedback } from "./feedback";
import type { RefusedFeedback } from "./form";
import { FEEDBACK_TEXTS } from "./messages";
import { FeedbackView } from "./view";

export const meta: Route.MetaFunction = () => unlistedMeta(FEEDBACK_TEXTS.title);

export function loader({ context, url }: Route.LoaderArgs) {
  const { feedback, supportEmail } = context.get(servicesContext);
  const { email, platform } = context.get(signedInUser);
  return {
    sent: url.searchParams.has("sent"),
    category: findCategory(url.searchParams.get("type")) ?? DEFAULT_CATEGORY,
    formId: feedback.newFormId(),
    email,
    platform,
    supportEmail,
  };
}

/** Stores the feedback and redirects to the thanks; a refusal shows the form again with what was typed. */
export async function action({ request, context }: Route.ActionArgs) {
  const form = await readForm(request);
  const typed = readTyped(form);
  const user = context.get(signedInUser);
  const outcome = await sendFeedback({ input: typed, user }, context.get(servicesContext));
  if (outcome !== "sent") {
    const { status, retryAfter, ...refused } = outcome.refused;
    return data<Answer>(
      { refused: { ...refused, typed } },
      { status, headers: refusalHeaders({ status, retryAfter }) },
    );
  }
  return redirect("/suggestions?sent", 303);
}

/** Without an answer, the form says so and names the support address. It keeps its id, so that a second try is stored once. */
export async function clientAction({ request, serverAction }: Route.ClientActionArgs) {
  const form = await request.clone().formData();
  return sendForm<Answer, Answer>(serverAction, () => ({ refused: { typed: readTyped(form) } }));
}

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

/** Lets the action's Retry-After through to the page. */
export const headers: Route.HeadersFunction = ({ actionHeaders }) => actionHeaders;

export default function FeedbackPage({ loaderData, actionData }: Route.ComponentProps) {
  return <FeedbackView {...loaderData} refused={actionData?.refused} />;
}
