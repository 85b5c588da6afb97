import { readSubscription } from "../billing/billing";
import { BILLING_MESSAGES, cancelFailed, portalFailed } from "../billing/messages";
import { sendForm } from "../forms/send-form";
import { servicesContext } from "../services";
import { signedInUser } from "../shell/guard";
import { unlistedMeta } from "../site/page-meta";
import type { Route } from "./+types/page";
import { AccountView } from "./account-view";
import { type Answer, typedSettings } from "./answer";
import { unanswered } from "./api-status";
import { dataRefusal } from "./data-file";
import { ACCOUNT_FORMS, CONFIRMATIONS } from "./forms";
import { DATA_MESSAGES, PASSWORD_MESSAGES, SETTINGS_MESSAGES } from "./messages";
import { answerForm } from "./page-forms";
import { readQuota } from "./quota";

export const meta: Route.MetaFunction = () => unlistedMeta("Account Settings");

export async function loader({ context, url }: Route.LoaderArgs) {
  const services = context.get(servicesContext);
  const user = context.get(signedInUser);
  const [subscription, quota] = await Promise.all([readSubscription(user, services), readQuota(services)]);
  const asked = url.searchParams.get("confirm");
  return {
    email: user.email,
    accountType: subscription?.active ? subscription.planName : "Free User",
    settings: { youtubeChannel: user.youtubeChannel, primaryTopic: user.primaryTopic },
    saved: url.searchParams.has("saved"),
    keepsPasswords: services.accounts.keepsPasswords,
    passwordChanged: url.searchParams.get("password") === "changed",
    subscription,
    asks: CONFIRMATIONS.find((one) => one === asked) ?? null,
    dataRefused: dataRefusal(url.searchParams.get("data")),
    quota,
    supportEmail: services.supportEmail,
  };
}

export function action({ request, context }: Route.ActionArgs) {
  return answerForm(request, context.get(signedInUser), context.get(servicesContext));
}

/** Where no answer comes, the same form says so, with what was typed still in it. */
export async function clientAction({ request, serverAction }: Route.ClientActionArgs) {
  const form = await request.clone().formData();
  return sendForm<Answer, Answer>(serverAction as () => Promise<Answer>, () => unsent(form));
}

function unsent(form: FormData): Answer {
  switch (form.get("form")) {
    case ACCOUNT_FORMS.check:
      return { check: unanswered() };
    case ACCOUNT_FORMS.password:
      return { password: { message: PASSWORD_MESSAGES.failed } };
    case ACCOUNT_FORMS.portal:
      return { billing: { refused: portalFailed(BILLING_MESSAGES.unexpected) } };
    case ACCOUNT_FORMS.cancel:
      return { billing: { refused: cancelFailed(BILLING_MESSAGES.unexpected) } };
    case ACCOUNT_FORMS.delete:
      return { deletion: { refused: DATA_MESSAGES["no-answer"] } };
    default:
      return { refused: { message: SETTINGS_MESSAGES.failed, fields: {}, typed: typedSettings(form) } };
  }
}

/** Lets the action's Retry-After through to the page. */
export const headers: Route.HeadersFunction = ({ actionHeaders }) => actionHeaders;

export default function AccountPage({ loaderData, actionData }: Route.ComponentProps) {
  return <AccountView {...loaderData} answer={actionData as Answer | undefined} />;
}
