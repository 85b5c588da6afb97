import { redirect } from "react-router";
import { act } from "../../../../forms/act";
import { finishGoogle } from "../../../../functions/sign-in/google";
import type { Route } from "./+types/page";

/**
 * Where Google sends the browser back, by GET: it acts all the same, as only the browser that was sent there has the cookie
 * that fits the address.
 */
export async function loader({ context, url }: Route.LoaderArgs) {
  const { searchParams } = url;
  const ran = await act(context, finishGoogle, {
    state: searchParams.get("state") ?? "",
    code: searchParams.get("code"),
  });
  if ("done" in ran) {
    const { became, next } = ran.done;
    if (became === "joined") return redirect("/account/sign-in?google=joined#google", 303);
    if (became === "mailed") return redirect("/login?sent=google", 303);
    return redirect(became === "tried" ? "/login?sent=accounts" : (next ?? "/dashboard"), 303);
  }
  const { status, details } = ran.refused;
  const { why, isJoining } = { ...(details as { why?: string; isJoining?: boolean } | undefined) };
  if (why === "suspended") return redirect("/login?suspended", 303);
  const said = why ?? (status === 429 ? "too-many" : status < 500 ? "refused" : "failed");
  return redirect(isJoining ? `/account/sign-in?google=${said}#google` : `/login?google=${said}`, 303);
}
