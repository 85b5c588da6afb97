import { Link } from "react-router";
import { BRAND } from "../../brand";
import { AccessDemo } from "../../forms/access-demo";
import { readForm } from "../../forms/read-form";
import { sendForm } from "../../forms/send-form";
import { LINK_MESSAGES } from "../../functions/sign-in/messages";
import { HELD } from "../../hydration/page-handle";
import { unlistedMeta } from "../../navigation/page-meta";
import { servicesContext } from "../../services";
import { SiteFrame } from "../../shell/site-frame";
import { buttonClass } from "../../ui/button";
import { Entrance } from "../entrance";
import { answerEntry } from "../login/answer-entry";
import { AccountEntry } from "../login/entry";
import { readEntry } from "../login/ways";
import type { Route } from "./+types/page";

export const meta: Route.MetaFunction = () => unlistedMeta("Sign up");

/** With accounts: how to sign up. The demo's page needs nothing. */
export async function loader({ context, url }: Route.LoaderArgs) {
  return { entry: await readEntry(context.get(servicesContext), url) };
}

/** Has a link mailed that makes the account. */
export async function action({ request, context }: Route.ActionArgs) {
  if (!context.get(servicesContext).signIn.ways)
    throw new Response(null, { status: 405, statusText: "Method Not Allowed" });
  return answerEntry(context, await readForm(request), "/signup");
}

/** If no answer comes, the form says so. */
export async function clientAction({ request, serverAction }: Route.ClientActionArgs) {
  const email = String((await request.clone().formData()).get("email") ?? "");
  return sendForm(serverAction, () => ({ email, error: LINK_MESSAGES.failed, field: undefined }));
}

export { headers } from "../../forms/refusal-headers";

export const handle = HELD;

export default function SignupPage({ loaderData, actionData }: Route.ComponentProps) {
  const entry = loaderData?.entry;
  return (
    <SiteFrame>
      {entry ? <AccountEntry at="/signup" {...entry} answer={actionData} /> : <SignupNotice />}
    </SiteFrame>
  );
}

function SignupNotice() {
  return (
    <Entrance>
      <h1 className="text-2xl">Accounts open at launch</h1>
      <p className="text-lg text-ink-soft">
        {BRAND.name} is in demo for now, so there is nothing to sign up for yet. Join the waitlist and you get
        in early, or try the demo without an account.
      </p>
      <div className="mt-2 grid gap-3 sm:flex sm:flex-wrap">
        <Link to="/?welcome=waitlist" className={buttonClass({ size: "lg" })}>
          Join the waitlist
        </Link>
        <AccessDemo className={buttonClass({ variant: "secondary", size: "lg" })} />
      </div>
    </Entrance>
  );
}
