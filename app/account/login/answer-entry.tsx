import { data, type RouterContextProvider, redirect } from "react-router";
import { act } from "../../forms/act";
import { refusalHeaders } from "../../forms/refusal-headers";
import type { Ran } from "../../functions/run";
import { sendLink } from "../../functions/sign-in/link";
import { signInByPassword, signUpByPassword } from "../../functions/sign-in/password";
import { returnPath } from "../../navigation/address";
import { entryAddress } from "./ways";

type Context = Readonly<Pick<RouterContextProvider, "get">>;

/** Answers the form of /login or /signup: 303 to where one wanted to go or to the page that says a mail is on its way, or the form with the refusal. */
export async function answerEntry(context: Context, form: FormData, at: "/login" | "/signup") {
  const email = String(form.get("email") ?? "");
  const path = returnPath(form.get("next"), "") || null;
  const typed = { email, next: path ?? undefined };
  const password = form.get("password");
  const byPassword = form.get("by") === "password";
  const ran: Ran<{ isForAccounts?: boolean }> = !byPassword
    ? await act(context, sendLink, { ...typed, forgot: form.has("forgot") })
    : at === "/signup"
      ? await act(context, signUpByPassword, { ...typed, password })
      : await act(context, signInByPassword, { email, password });
  if ("done" in ran) {
    if (byPassword && at === "/login") return redirect(path ?? "/dashboard", 303);
    const sent = ran.done.isForAccounts ? "accounts" : byPassword ? "confirm" : "";
    return redirect(entryAddress(at, path, { sent }), 303);
  }
  const { status, message, kind, field } = ran.refused;
  if (kind === "suspended") return redirect("/login?suspended", 303);
  return data({ email, error: message, field }, { status, headers: refusalHeaders(ran.refused) });
}
