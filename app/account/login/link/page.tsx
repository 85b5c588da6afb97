import { data, Form, Link, redirect } from "react-router";
import { act } from "../../../forms/act";
import { readForm } from "../../../forms/read-form";
import { refusalHeaders } from "../../../forms/refusal-headers";
import { redeemLink } from "../../../functions/sign-in/link";
import { LINK_MESSAGES } from "../../../functions/sign-in/messages";
import { HELD } from "../../../hydration/page-handle";
import { unlistedMeta } from "../../../navigation/page-meta";
import { servicesContext } from "../../../services";
import type { LinkState } from "../../../services/sign-in";
import { SiteFrame } from "../../../shell/site-frame";
import { Button, buttonClass } from "../../../ui/button";
import { Notice } from "../../../ui/notice";
import { Entrance } from "../../entrance";
import type { Route } from "./+types/page";

export const meta: Route.MetaFunction = () => unlistedMeta("Sign in");

/** Looks at the link of a mail. Opening it signs nobody in: mail filters open links, too. */
export async function loader({ context, url }: Route.LoaderArgs) {
  const { accounts, signIn } = context.get(servicesContext);
  if (!signIn.ways) throw redirect("/login");
  const token = url.searchParams.get("token") ?? "";
  const [link, user, hasDemo] = await Promise.all([
    signIn.readLink(token),
    accounts.current(),
    accounts.hasDemo(),
  ]);
  const page = { link, token, hasDemo, other: user && !user.isDemo ? user.email : null };
  return data(page, { status: link.state === "good" ? 200 : 410, headers: { "Cache-Control": "no-store" } });
}

export async function action({ request, context }: Route.ActionArgs) {
  const form = await readForm(request);
  const ran = await act(context, redeemLink, { token: form.get("token") });
  if ("done" in ran) return redirect(ran.done.next ?? "/dashboard", 303);
  const { status, message, kind } = ran.refused;
  if (kind === "suspended") return redirect("/login?suspended", 303);
  return data({ error: message }, { status, headers: refusalHeaders(ran.refused) });
}

export { headers } from "../../../forms/refusal-headers";

export const handle = HELD;

export default function LinkPage({
  loaderData: { link, token, hasDemo, other },
  actionData,
}: Route.ComponentProps) {
  return (
    <SiteFrame>
      <Entrance>
        {link.state === "good" && !actionData?.error ? (
          <GoodLink {...{ link, token, hasDemo, other }} />
        ) : link.state === "used" && other !== null ? (
          <UsedLink email={other} />
        ) : (
          <BadLink
            message={actionData?.error ?? LINK_MESSAGES[link.state === "good" ? "unknown" : link.state]}
          />
        )}
      </Entrance>
    </SiteFrame>
  );
}

interface GoodLinkProps {
  link: Extract<LinkState, { state: "good" }>;
  token: string;
  /** Whether there may be something to bring along. */
  hasDemo: boolean;
  /** Whom the browser is signed in as. */
  other: string | null;
}

function GoodLink({ link: { email, isElsewhere, brings }, token, hasDemo, other }: GoodLinkProps) {
  return (
    <>
      <h1 className="text-2xl">Sign in as {email}?</h1>
      {isElsewhere && (
        <Notice tone="info" title="You asked for this link in another browser, or somebody else did.">
          Go on only if {email} is your address. It signs in this browser.
          {(brings === null || brings === "password") &&
            " If it makes a new account, what you made in the demo comes along only where you asked for it."}
          {brings === "password" && " The password typed there is not kept: you can choose one afterwards."}
        </Notice>
      )}
      {hasDemo && !isElsewhere && (
        <Notice tone="info">
          A new account takes along what you made in the demo here. An account that you have already does not:
          the demo keeps it.
        </Notice>
      )}
      {brings === "join-google" && (
        <Notice tone="info">
          {isElsewhere
            ? "Google is not connected from here: open the link in the browser where you used it, or connect it on your account page."
            : "From now on your Google account signs you in, too."}
        </Notice>
      )}
      {brings === "forget-password" && (
        <Notice tone="info">Your old password ends, and you are signed out everywhere else.</Notice>
      )}
      {other !== null && other !== email && (
        <Notice tone="info">You are signed in as {other}. Going on signs that account out here.</Notice>
      )}
      <Form method="post" action="/login/link" className="grid gap-4">
        <input type="hidden" name="token" value={token} />
        <Button size="lg">Sign in</Button>
      </Form>
    </>
  );
}

/** A link that was used is mostly opened again by whom it signed in. */
function UsedLink({ email }: { email: string }) {
  return (
    <>
      <h1 className="text-2xl">You are signed in as {email}</h1>
      <Notice tone="info">{LINK_MESSAGES.used}</Notice>
      <div className="flex flex-wrap gap-3">
        <Link to="/dashboard" className={buttonClass({ size: "lg" })}>
          Go to your dashboard
        </Link>
        <Link to="/login" className={buttonClass({ variant: "secondary", size: "lg" })}>
          Ask for a new link
        </Link>
      </div>
    </>
  );
}

function BadLink({ message }: { message: string }) {
  return (
    <>
      <h1 className="text-2xl">You are not signed in</h1>
      <Notice tone="error">{message}</Notice>
      <div>
        <Link to="/login" className={buttonClass({ size: "lg" })}>
          Ask for a new link
        </Link>
      </div>
    </>
  );
}
