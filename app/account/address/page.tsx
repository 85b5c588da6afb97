import { data, Form, Link } from "react-router";
import { act } from "../../forms/act";
import { readForm } from "../../forms/read-form";
import { refusalHeaders } from "../../forms/refusal-headers";
import { sendForm } from "../../forms/send-form";
import { answerAddress } from "../../functions/sign-in/address";
import { ADDRESS_MESSAGES } from "../../functions/sign-in/messages";
import { HELD } from "../../hydration/page-handle";
import { unlistedMeta } from "../../navigation/page-meta";
import { servicesContext } from "../../services";
import { SiteFrame } from "../../shell/site-frame";
import { Button, buttonClass } from "../../ui/button";
import { Notice } from "../../ui/notice";
import { Entrance } from "../entrance";
import type { Route } from "./+types/page";

export const meta: Route.MetaFunction = () => unlistedMeta("Change of address");

/** Looks at the link of a letter. Opening it agrees to nothing: mail filters open links, too. */
export async function loader({ context, url }: Route.LoaderArgs) {
  const token = url.searchParams.get("token") ?? "";
  const asked = await context.get(servicesContext).signIn.readAddressLink(token);
  return data({ asked, token }, { status: asked ? 200 : 410, headers: { "Cache-Control": "no-store" } });
}

export async function action({ request, context }: Route.ActionArgs) {
  const form = await readForm(request);
  const agrees = form.get("answer") === "agree";
  const ran = await act(context, answerAddress, { token: form.get("token"), agrees });
  if ("done" in ran) return data({ became: ran.done.became, error: null });
  const { status, message } = ran.refused;
  return data({ became: null, error: message }, { status, headers: refusalHeaders(ran.refused) });
}

/** If no answer comes, the page says so. */
export function clientAction({ serverAction }: Route.ClientActionArgs) {
  return sendForm(serverAction, () => ({ became: null, error: ADDRESS_MESSAGES["not-answered"] }));
}

export { headers } from "../../forms/refusal-headers";

export const handle = HELD;

const BECAME = {
  changed: ["Your address was changed", "Both mailboxes agreed. Sign in with the new address from now on."],
  noted: ["Thank you", "This mailbox agreed. The address changes once the other one does, too."],
  refused: ["Nothing changes", "The change was canceled, and the address stays as it is."],
} as const;

export default function AddressPage({ loaderData: { asked, token }, actionData }: Route.ComponentProps) {
  const done = actionData?.became ? BECAME[actionData.became] : null;
  return (
    <SiteFrame>
      <Entrance>
        {done ? (
          <Done title={done[0]} text={done[1]} />
        ) : asked?.hasAgreed ? (
          <Done title={BECAME.noted[0]} text={BECAME.noted[1]} />
        ) : asked ? (
          <Asked {...asked} token={token} error={actionData?.error ?? null} />
        ) : (
          <Done title="Nothing to answer" text={actionData?.error ?? ADDRESS_MESSAGES.unknown} />
        )}
      </Entrance>
    </SiteFrame>
  );
}

interface AskedProps {
  from: string;
  to: string;
  isOld: boolean;
  token: string;
  error: string | null;
}

function Asked({ from, to, isOld, token, error }: AskedProps) {
  return (
    <>
      <h1 className="text-2xl">Change the address to {to}?</h1>
      <p className="text-ink-soft">
        {isOld
          ? `Your account is at ${from}. Once both mailboxes agree, sign-in links and all other mail go to ${to}.`
          : "Somebody asked to move their account to this mailbox. Go on only if that was you."}
      </p>
      {error && <Notice tone="error">{error}</Notice>}
      <Form method="post" className="grid gap-4" replace>
        <input type="hidden" name="token" value={token} />
        <Button size="lg" name="answer" value="agree">
          {isOld ? "Agree to the change" : "Confirm this address"}
        </Button>
        <Button size="lg" variant="secondary" name="answer" value="refuse">
          Refuse: keep the address
        </Button>
      </Form>
    </>
  );
}

function Done({ title, text }: { title: string; text: string }) {
  return (
    <>
      <h1 className="text-2xl">{title}</h1>
      <p className="text-lg text-ink-soft">{text}</p>
      <div>
        <Link to="/login" className={buttonClass({ size: "lg" })}>
          Log in
        </Link>
      </div>
    </>
  );
}
