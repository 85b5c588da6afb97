import type { ComponentProps } from "react";
import { data, redirect } from "react-router";
import { readPlanUse } from "../billing/read-plan-use";
import { readSubscription, type ShownSubscription } from "../billing/read-subscription";
import { act } from "../forms/act";
import { readForm } from "../forms/read-form";
import { refusalHeaders } from "../forms/refusal-headers";
import { sendForm } from "../forms/send-form";
import { deleteData } from "../functions/account/data-file";
import { DATA_MESSAGES, PASSWORD_MESSAGES, SETTINGS_MESSAGES } from "../functions/account/messages";
import { changePassword, saveSettings } from "../functions/account/settings";
import { BILLING_MESSAGES, cancelFailed, portalFailed } from "../functions/billing/messages";
import { cancelSubscription, openPortal } from "../functions/billing/subscription";
import { checkSources } from "../functions/health";
import type { Refusal } from "../functions/run";
import { replacePassword, setPassword } from "../functions/sign-in/password";
import { hasAccount } from "../model/user";
import { unlistedMeta } from "../navigation/page-meta";
import { servicesContext, signedInUser } from "../services";
import { STATUS_ENDPOINTS } from "../services/quota";
import type { Route } from "./+types/page";
import { noAnswer, readQuota, showCheck } from "./api-status";
import {
  ACCOUNT_FORMS,
  CONFIRMATIONS,
  type FormAnswer,
  PASSWORD_FIELDS,
  readSaved,
  readTypedSettings,
} from "./forms";
import { ACCOUNT_NOTES, downloadRefusal } from "./messages";
import { AccountView } from "./view";

export const meta: Route.MetaFunction = () => unlistedMeta("Account Settings");

/** 503 if the subscription cannot be read. */
export async function loader({ context, url }: Route.LoaderArgs) {
  const services = context.get(servicesContext);
  const user = context.get(signedInUser);
  const isPerson = hasAccount(user);
  const keepsPasswords = isPerson && services.accounts.keepsPasswords;
  const [subscription, quota, use, others, hasDemo] = await Promise.all([
    readSubscription(user, services),
    readQuota(services),
    readPlanUse(services),
    keepsPasswords ? services.signIn.otherWays() : null,
    isPerson && services.accounts.hasDemo(),
  ]);
  const asked = url.searchParams.get("confirm");
  const page: Omit<ComponentProps<typeof AccountView>, "answer"> = {
    email: user.email,
    ...{ isPerson, hasDemo },
    accountType: accountTypeOf(subscription),
    settings: { youtubeChannel: user.youtubeChannel, primaryTopic: user.primaryTopic },
    saved: readSaved(url.searchParams.get("saved")),
    password: others ? (others.password ? "set" : "none") : isPerson ? null : "demo",
    passwordChanged: url.searchParams.get("password") === "changed",
    subscription,
    use,
    asks: CONFIRMATIONS.find((one) => one === asked) ?? null,
    dataRefused: downloadRefusal(url.searchParams.get("data")),
    quota,
    supportEmail: services.supportEmail,
  };
  return data(page, { status: subscription === "unread" ? 503 : 200 });
}

/** Spec section 2, Account: the plan's name, or Free User. */
function accountTypeOf(subscription: ShownSubscription): string {
  if (subscription === "unread") return ACCOUNT_NOTES.unreadType;
  return subscription?.active ? subscription.planName : "Free User";
}

/** Answers one of the page's forms: 303 back to the page, or the page with the refusal. */
export async function action({ request, context }: Route.ActionArgs) {
  const form = await readForm(request);
  switch (form.get("form")) {
    case ACCOUNT_FORMS.check: {
      const ran = await act(context, checkSources, { endpoints: STATUS_ENDPOINTS });
      const { now } = context.get(servicesContext).request;
      return data<FormAnswer>({ check: "done" in ran ? showCheck(ran.done.statuses, now) : noAnswer() });
    }
    case ACCOUNT_FORMS.settings: {
      const typed = readTypedSettings(form);
      const ran = await act(context, saveSettings, typed);
      if ("done" in ran) return redirect(`/account?saved=${ran.done.trend}#settings`, 303);
      const { message, fields } = ran.refused;
      // Fields at fault show their own messages.
      const details = fields ? { fields } : { message, fields: {} };
      return refuse(ran.refused, { refused: { ...details, typed } });
    }
    case ACCOUNT_FORMS.password: {
      const typed = Object.fromEntries(PASSWORD_FIELDS.map((name) => [name, form.get(name)]));
      const { keepsPasswords } = context.get(servicesContext).accounts;
      const isKept = keepsPasswords && hasAccount(context.get(signedInUser));
      const ran = await act(context, isKept ? replacePassword : changePassword, typed);
      if ("done" in ran) return redirect("/account?password=changed#security", 303);
      const { message, field } = ran.refused;
      return refuse(ran.refused, {
        password: { message, field: PASSWORD_FIELDS.find((name) => name === field) },
      });
    }
    case ACCOUNT_FORMS.firstPassword: {
      const ran = await act(context, setPassword, { new: form.get("new"), confirm: form.get("confirm") });
      if ("done" in ran) return redirect("/account?password=changed#security", 303);
      const { message, field } = ran.refused;
      return refuse(ran.refused, {
        password: { message, field: PASSWORD_FIELDS.find((name) => name === field) },
      });
    }
    case ACCOUNT_FORMS.portal: {
      const ran = await act(context, openPortal, {});
      if ("done" in ran) return redirect(ran.done.url, 303);
      return refuse(ran.refused, { billing: { refused: ran.refused.message } });
    }
    case ACCOUNT_FORMS.cancel: {
      const ran = await act(context, cancelSubscription, { onlyKept: true });
      // No redirect: the provider's message is shown once, and the page's data is reloaded.
      if ("done" in ran) return data<FormAnswer>({ billing: { canceled: ran.done.message } });
      return refuse(ran.refused, { billing: { refused: ran.refused.message } });
    }
    case ACCOUNT_FORMS.delete: {
      const ran = await act(context, deleteData, {});
      if ("refused" in ran) {
        const { status, message } = ran.refused;
        return refuse(ran.refused, { deletion: { refused: message, charged: status === 409 } });
      }
      return redirect(ran.done.isSessionGone ? "/account/deleted" : "/account/deleted?session=left", 303);
    }
    default:
      throw new Response(null, { status: 400, statusText: "Bad Request" });
  }
}

function refuse(refusal: Refusal, answer: FormAnswer) {
  return data(answer, { status: refusal.status, headers: refusalHeaders(refusal) });
}

/** Without an answer, the form says so and keeps what was typed. */
export async function clientAction({ request, serverAction }: Route.ClientActionArgs) {
  const form = await request.clone().formData();
  return sendForm<FormAnswer, FormAnswer>(serverAction, () => answerWhenLost(form));
}

function answerWhenLost(form: FormData): FormAnswer {
  switch (form.get("form")) {
    case ACCOUNT_FORMS.check:
      return { check: noAnswer() };
    case ACCOUNT_FORMS.password:
    case ACCOUNT_FORMS.firstPassword:
      return { password: { message: PASSWORD_MESSAGES.failed } };
    case ACCOUNT_FORMS.portal:
      return { billing: { refused: portalFailed(BILLING_MESSAGES.unexpected) } };
    case ACCOUNT_FORMS.cancel:
      return { billing: { refused: cancelFailed(BILLING_MESSAGES.unexpected) } };
    case ACCOUNT_FORMS.delete:
      return { deletion: { refused: DATA_MESSAGES["no-answer"] } };
    default:
      return { refused: { message: SETTINGS_MESSAGES.failed, fields: {}, typed: readTypedSettings(form) } };
  }
}

export { headers } from "../forms/refusal-headers";

export default function AccountPage({ loaderData, actionData }: Route.ComponentProps) {
  return <AccountView {...loaderData} answer={actionData} />;
}
