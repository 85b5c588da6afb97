import { data, type RouterContextProvider, redirect } from "react-router";
import { act } from "../../forms/act";
import { refusalHeaders } from "../../forms/ceiling";
import { sendLink } from "../../functions/sign-in/link";
import { returnPath } from "../../navigation/return-path";
import { entryAddress } from "./ways";

interface Asked {
  email: string;
  /** As the form has it. */
  next: unknown;
}

/** Answers the form that asks for a link: 303 to the page that says so, or the form with the refusal. */
export async function askForLink(
  context: Readonly<Pick<RouterContextProvider, "get">>,
  { email, next }: Asked,
  at: string,
) {
  const path = returnPath(next, "") || null;
  const ran = await act(context, sendLink, { email, next: path ?? undefined });
  if ("done" in ran) return redirect(entryAddress(at, path, { sent: "" }), 303);
  const { status, message } = ran.refused;
  return data({ email, error: message }, { status, headers: refusalHeaders(ran.refused) });
}
