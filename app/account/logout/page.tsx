import { redirect } from "react-router";
import { act } from "../../forms/act";
import { readForm } from "../../forms/read-form";
import { logOut } from "../../functions/session";
import type { Route } from "./+types/page";

/** Clears the user and redirects to /landing, even if clearing fails (spec section 4, Auth); then the page says so. */
export async function action({ context, request }: Route.ActionArgs) {
  await readForm(request);
  const ran = await act(context, logOut, {});
  return redirect("done" in ran ? "/landing" : "/landing?logout=failed", 303);
}

export function loader() {
  return redirect("/");
}
