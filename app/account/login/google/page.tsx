import { redirect } from "react-router";
import { act } from "../../../forms/act";
import { readForm } from "../../../forms/read-form";
import { startGoogle } from "../../../functions/sign-in/google";
import { returnPath } from "../../../navigation/address";
import { entryAddress } from "../ways";
import type { Route } from "./+types/page";

/** Sends the browser to Google, to sign in or, from the account's page, to connect it. */
export async function action({ request, context }: Route.ActionArgs) {
  const form = await readForm(request);
  const next = returnPath(form.get("next"), "") || null;
  const joins = form.has("joins");
  const ran = await act(context, startGoogle, { next: next ?? undefined, joins });
  if ("done" in ran) return redirect(ran.done.page, 303);
  const { status } = ran.refused;
  const why = status === 429 ? "too-many" : status === 403 ? "stale" : status === 404 ? "off" : "failed";
  if (joins) return redirect(`/account/sign-in?google=${why}#google`, 303);
  return redirect(entryAddress("/login", next, { google: why }), 303);
}

export function loader() {
  return redirect("/login");
}
