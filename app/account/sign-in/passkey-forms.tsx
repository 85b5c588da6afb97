import { redirect } from "react-router";
import { act } from "../../forms/act";
import { readForm } from "../../forms/read-form";
import { refusalHeaders } from "../../forms/refusal-headers";
import { addPasskey, askForNewPasskey, removePasskey } from "../../functions/sign-in/passkey";
import type { Route } from "./+types/passkey-forms";

const back = (why: string) => redirect(`/account/sign-in?passkey=${why}#passkeys`, 303);

/** Adding a passkey, in two steps as in signing in by one, and removing it. */
export async function action({ request, context }: Route.ActionArgs) {
  const form = await readForm(request);
  if (form.get("step") === "options") {
    const ran = await act(context, askForNewPasskey, {});
    if ("done" in ran) return Response.json(ran.done.options, { headers: { "Cache-Control": "no-store" } });
    const { status, message } = ran.refused;
    return Response.json({ error: message }, { status, headers: refusalHeaders(ran.refused) });
  }
  if (form.has("id")) {
    const ran = await act(context, removePasskey, { id: form.get("id") });
    return back("done" in ran ? "removed" : "not-removed");
  }
  const ran = await act(context, addPasskey, { response: form.get("response") });
  return back("done" in ran ? "added" : "not-added");
}

export function loader() {
  return redirect("/account/sign-in#passkeys");
}
