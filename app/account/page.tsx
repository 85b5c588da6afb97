import { data, redirect } from "react-router";
import { readStanding } from "../billing/billing";
import { readForm } from "../forms/read-form";
import { sendForm } from "../forms/send-form";
import { servicesContext } from "../services";
import { signedInUser } from "../shell/guard";
import { unlistedMeta } from "../site/page-meta";
import type { Route } from "./+types/page";
import { AccountView } from "./account-view";
import { checkEndpoints, unanswered } from "./api-status";
import { ACCOUNT_FORMS } from "./forms";
import { SETTINGS_MESSAGES } from "./messages";
import { readQuota } from "./quota";
import { saveSettings } from "./settings";
import type { RefusedSettings } from "./settings-form";

export const meta: Route.MetaFunction = () => unlistedMeta("Account Settings");

export async function loader({ context, url }: Route.LoaderArgs) {
  const services = context.get(servicesContext);
  const user = context.get(signedInUser);
  const [standing, quota] = await Promise.all([readStanding(user, services), readQuota(services)]);
  return {
    email: user.email,
    accountType: standing?.active ? standing.planName : "Free User",
    settings: { youtubeChannel: user.youtubeChannel, primaryTopic: user.primaryTopic },
    saved: url.searchParams.has("saved"),
    quota,
  };
}

/** Keeps settings and comes back by 303; a refusal and a check of the endpoints are shown in the answer itself. */
export async function action({ request, context }: Route.ActionArgs) {
  const services = context.get(servicesContext);
  const form = await readForm(request);
  switch (form.get("form")) {
    case ACCOUNT_FORMS.check:
      return data({ check: await checkEndpoints(services.sources, services.request.now) });
    case ACCOUNT_FORMS.settings: {
      const typed = typedIn(form);
      const outcome = await saveSettings(typed, services);
      if ("refused" in outcome) {
        const { status, ...refused } = outcome.refused;
        const headers: HeadersInit = status === 429 ? { "Retry-After": "60" } : {};
        return data({ refused: { ...refused, typed } }, { status, headers });
      }
      const headers = outcome.cookies.map((cookie): [string, string] => ["Set-Cookie", cookie]);
      return redirect("/account?saved#settings", { status: 303, headers });
    }
    default:
      throw new Response(null, { status: 400, statusText: "Bad Request" });
  }
}

/** Where no answer comes, the same form says so, with what was typed still in it. */
export async function clientAction({ request, serverAction }: Route.ClientActionArgs) {
  const form = await request.clone().formData();
  return sendForm<Answer, Answer>(serverAction as () => Promise<Answer>, () =>
    form.get("form") === ACCOUNT_FORMS.check
      ? { check: unanswered() }
      : { refused: { message: SETTINGS_MESSAGES.failed, fields: {}, typed: typedIn(form) } },
  );
}

interface Answer {
  check?: ReturnType<typeof unanswered>;
  refused?: RefusedSettings;
}

function typedIn(form: FormData) {
  return {
    youtubeChannel: String(form.get("youtubeChannel") ?? ""),
    primaryTopic: String(form.get("primaryTopic") ?? ""),
  };
}

/** Lets the action's Retry-After through to the page. */
export const headers: Route.HeadersFunction = ({ actionHeaders }) => actionHeaders;

export default function AccountPage({ loaderData, actionData }: Route.ComponentProps) {
  return <AccountView {...loaderData} answer={actionData as Answer | undefined} />;
}
