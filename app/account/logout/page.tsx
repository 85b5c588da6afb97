import { redirect } from "react-router";
import { readForm } from "../../forms/read-form";
import { servicesContext } from "../../services";
import type { Route } from "./+types/page";

/** Clears the user and redirects to /landing, even if clearing fails (spec section 4, Auth); then the page says so. */
export async function action({ context, request }: Route.ActionArgs) {
  await readForm(request);
  const { accounts, report } = context.get(servicesContext);
  try {
    await accounts.signOut();
    return redirect("/landing", 303);
  } catch (error) {
    report(error);
    return redirect("/landing?logout=failed", 303);
  }
}

export function loader() {
  return redirect("/");
}
