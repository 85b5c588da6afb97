import { data, redirect } from "react-router";
import { act } from "../forms/act";
import { readForm } from "../forms/read-form";
import { chooseTheme } from "../functions/display";
import { returnPath } from "../navigation/address";
import type { Route } from "./+types/page";
import { themeCookie } from "./theme";

/** Saves the preference and returns to the page of the toggle. */
export async function action({ request, url, context }: Route.ActionArgs) {
  const form = await readForm(request);
  const ran = await act(context, chooseTheme, { theme: form.get("theme") });
  if ("refused" in ran) throw data(null, { status: 400, statusText: "Bad Request" });
  return redirect(returnPath(form.get("returnTo")), {
    status: 303,
    headers: { "Set-Cookie": themeCookie(ran.done.theme, { secure: url.protocol === "https:" }) },
  });
}

export function loader() {
  return redirect("/");
}

/** Never shown. With a component, a bad request gets the error screen. */
export default function ThemePage() {
  return null;
}
