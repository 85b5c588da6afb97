import { redirect } from "react-router";
import { act } from "../../forms/act";
import { readForm } from "../../forms/read-form";
import { removeGoogle } from "../../functions/sign-in/google";
import type { Route } from "./+types/google-form";

/** Disconnects Google. */
export async function action({ request, context }: Route.ActionArgs) {
  await readForm(request);
  const ran = await act(context, removeGoogle, {});
  return redirect(`/account/sign-in?google=${"done" in ran ? "removed" : "not-removed"}#google`, 303);
}

export function loader() {
  return redirect("/account/sign-in#google");
}
