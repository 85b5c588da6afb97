import { data, redirect } from "react-router";
import { act } from "../../forms/act";
import { readForm } from "../../forms/read-form";
import { refusalHeaders } from "../../forms/refusal-headers";
import { sendForm } from "../../forms/send-form";
import { SESSIONS_FAILED } from "../../functions/account/messages";
import { endSessions } from "../../functions/account/settings";
import type { Refusal } from "../../functions/run";
import { askForAddress, cancelAddress } from "../../functions/sign-in/address";
import { ADDRESS_MESSAGES } from "../../functions/sign-in/messages";
import { hasAccount } from "../../model/user";
import { unlistedMeta } from "../../navigation/page-meta";
import { servicesContext, signedInUser } from "../../services";
import { PageHeader } from "../../ui/page-header";
import type { Route } from "./+types/page";
import { Address } from "./address";
import { OtherWays } from "./other-ways";
import { Passkeys, showPasskey } from "./passkeys";
import { Sessions, showSession } from "./sessions";

export const meta: Route.MetaFunction = () => unlistedMeta("How you sign in");

/** The demo has no way to sign in, and no such page. */
export async function loader({ context, url }: Route.LoaderArgs) {
  const user = context.get(signedInUser);
  if (!hasAccount(user)) throw redirect("/account");
  const { accounts, signIn } = context.get(servicesContext);
  const [sessions, passkeys, others, pending] = await Promise.all([
    accounts.openSessions(),
    signIn.passkeys(),
    signIn.otherWays(),
    signIn.pendingAddress(),
  ]);
  return {
    email: user.email,
    pending,
    password: signIn.ways?.passwords ? others.password : null,
    google: signIn.ways?.google || others.google ? others.google : null,
    googleOutcome: url.searchParams.get("google"),
    sessions: sessions.map(showSession),
    passkeys: passkeys.map(showPasskey),
    outcome: url.searchParams.get("passkey"),
  };
}

/** Asks for another address, cancels that, or signs out of one place or of all. */
export async function action({ request, context }: Route.ActionArgs) {
  const form = await readForm(request);
  switch (form.get("form")) {
    case "address": {
      const typed = String(form.get("email") ?? "");
      const ran = await act(context, askForAddress, { email: typed });
      if ("done" in ran) return redirect("/account/sign-in#address", 303);
      return refuse(ran.refused, { address: { typed, message: ran.refused.message } });
    }
    case "cancel-address": {
      const ran = await act(context, cancelAddress, {});
      if ("done" in ran) return redirect("/account/sign-in#address", 303);
      return refuse(ran.refused, { address: { typed: "", message: ran.refused.message } });
    }
  }
  const ran = await act(context, endSessions, { id: form.get("id") ?? undefined });
  if ("done" in ran) return redirect("/account/sign-in#sessions", 303);
  return refuse(ran.refused, { refused: ran.refused.message });
}

interface Answer {
  refused?: string;
  address?: { typed: string; message: string };
}

function refuse(refusal: Refusal, answer: Answer) {
  return data<Answer>(answer, { status: refusal.status, headers: refusalHeaders(refusal) });
}

/** Without an answer, the form says so. */
export async function clientAction({ request, serverAction }: Route.ClientActionArgs) {
  const form = await request.clone().formData();
  return sendForm<Answer, Answer>(serverAction, () =>
    form.has("form")
      ? { address: { typed: String(form.get("email") ?? ""), message: ADDRESS_MESSAGES.failed } }
      : { refused: SESSIONS_FAILED },
  );
}

export { headers } from "../../forms/refusal-headers";

export default function SignInPage({ loaderData, actionData }: Route.ComponentProps) {
  const { passkeys, outcome, sessions, googleOutcome, pending, ...ways } = loaderData;
  return (
    <>
      <PageHeader title="How you sign in" intro="Your ways in, and where you are signed in." />
      <div className="grid max-w-3xl gap-10">
        <OtherWays {...ways} outcome={googleOutcome} />
        <Passkeys passkeys={passkeys} outcome={outcome} />
        <Address email={ways.email} pending={pending} refused={actionData?.address} />
        <Sessions sessions={sessions} refused={actionData?.refused} />
      </div>
    </>
  );
}
