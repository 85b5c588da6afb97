import { redirect } from "react-router";
import { act } from "../../../forms/act";
import { readForm } from "../../../forms/read-form";
import { refusalHeaders } from "../../../forms/refusal-headers";
import { askForPasskey, signInByPasskey } from "../../../functions/sign-in/passkey";
import { returnPath } from "../../../navigation/address";
import { entryAddress } from "../ways";
import type { Route } from "./+types/page";

/** Signing in by a passkey: what to ask it as JSON, then its answer as a form. */
export async function action({ request, context }: Route.ActionArgs) {
  const form = await readForm(request);
  if (form.get("step") === "options") {
    const ran = await act(context, askForPasskey, {});
    if ("done" in ran) return Response.json(ran.done.options, { headers: { "Cache-Control": "no-store" } });
    const { status, message } = ran.refused;
    return Response.json({ error: message }, { status, headers: refusalHeaders(ran.refused) });
  }
  const next = returnPath(form.get("next"), "") || null;
  const ran = await act(context, signInByPasskey, { response: form.get("response") });
  if ("done" in ran) return redirect(next ?? "/dashboard", 303);
  if (ran.refused.status === 403) return redirect("/login?suspended", 303);
  const why = ran.refused.status === 429 ? "too-many" : ran.refused.status < 500 ? "refused" : "failed";
  return redirect(entryAddress("/login", next, { passkey: why }), 303);
}

export function loader() {
  return redirect("/login");
}
