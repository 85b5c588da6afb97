import { data, redirect } from "react-router";
import { cancelSubscription, openPortal } from "../billing/manage";
import { readForm } from "../forms/read-form";
import type { Services } from "../services";
import { type Answer, typedSettings } from "./answer";
import { checkEndpoints } from "./api-status";
import { deleteData } from "./delete-data";
import { ACCOUNT_FORMS } from "./forms";
import { changePassword, PASSWORD_FIELDS } from "./password";
import { saveSettings } from "./settings";
import type { User } from "./user";

/** Does what one of the page's forms asks, and comes back by 303; a refusal is shown in the answer itself. */
export async function answerForm(request: Request, user: User, services: Services) {
  const form = await readForm(request);
  switch (form.get("form")) {
    case ACCOUNT_FORMS.check:
      return data({ check: await checkEndpoints(services.sources, services.request.now) });
    case ACCOUNT_FORMS.settings: {
      const typed = typedSettings(form);
      const outcome = await saveSettings(typed, services);
      if ("cookies" in outcome) return comeBack("/account?saved#settings", outcome.cookies);
      const { status, ...refused } = outcome.refused;
      return refuse(status, { refused: { ...refused, typed } });
    }
    case ACCOUNT_FORMS.password: {
      const typed = Object.fromEntries(PASSWORD_FIELDS.map((name) => [name, form.get(name)]));
      const outcome = await changePassword(typed, services);
      if ("cookies" in outcome) return comeBack("/account?password=changed#security", outcome.cookies);
      const { status, ...password } = outcome.refused;
      return refuse(status, { password });
    }
    case ACCOUNT_FORMS.portal: {
      const outcome = await openPortal({ user }, services);
      if ("url" in outcome) return redirect(outcome.url, 303);
      return refuse(outcome.refused.status, { billing: { refused: outcome.refused.message } });
    }
    case ACCOUNT_FORMS.cancel: {
      const outcome = await cancelSubscription({ user }, services);
      // The provider's own words are shown once, in the answer, and the page around them is read anew.
      if ("message" in outcome) return data<Answer>({ billing: { canceled: outcome.message } });
      return refuse(outcome.refused.status, { billing: { refused: outcome.refused.message } });
    }
    case ACCOUNT_FORMS.delete: {
      const outcome = await deleteData(services);
      if ("refused" in outcome) {
        const { status, message } = outcome.refused;
        return refuse(status, { deletion: { refused: message, charged: status === 409 } });
      }
      return comeBack(
        outcome.isSessionGone ? "/account/deleted" : "/account/deleted?session=left",
        outcome.cookies,
      );
    }
    default:
      throw new Response(null, { status: 400, statusText: "Bad Request" });
  }
}

function comeBack(path: string, cookies: string[]) {
  return redirect(path, {
    status: 303,
    headers: cookies.map((cookie): [string, string] => ["Set-Cookie", cookie]),
  });
}

function refuse(status: number, answer: Answer) {
  const headers: HeadersInit = status === 429 ? { "Retry-After": "60" } : {};
  return data(answer, { status, headers });
}
