import { data, replace } from "react-router";
import { act } from "../../../forms/act";
import { readForm } from "../../../forms/read-form";
import { refusalHeaders } from "../../../forms/refusal-headers";
import { answerAssistant, readAssistantRequest } from "../../../functions/assistant/assistants";
import { HELD } from "../../../hydration/page-handle";
import { hasAccount } from "../../../model/user";
import { unlistedMeta } from "../../../navigation/page-meta";
import { servicesContext } from "../../../services";
import { SiteFrame } from "../../../shell/site-frame";
import { Entrance } from "../../entrance";
import { NAMELESS } from "../messages";
import type { Route } from "./+types/page";
import { Answered, Asked, Fault } from "./view";

export const meta: Route.MetaFunction = () => unlistedMeta("Connect an assistant");

/** What is wrong with a request that was refused, by the refusal's status. */
const FAULTS: Partial<Record<number, "wrong" | "busy">> = { 400: "wrong", 429: "busy" };

/**
 * Where an assistant sends somebody to ask for access (RFC 6749, 4.1.1). The request is checked, and nothing is allowed or
 * sent anywhere before a button is pressed.
 */
export async function loader({ context, url }: Route.LoaderArgs) {
  const { accounts, signIn } = context.get(servicesContext);
  if (!signIn.ways) throw replace("/login");
  const user = await accounts.current();
  if (!user || !hasAccount(user))
    throw replace(`/login?${new URLSearchParams({ next: url.pathname + url.search })}`);
  const email = user.email;
  const ran = await act(context, readAssistantRequest, { query: url.search.slice(1) });
  if ("refused" in ran) {
    const { status } = ran.refused;
    const fault = FAULTS[status] ?? ("unread" as const);
    return data({ email, access: null, fault, back: null }, { status, headers: refusalHeaders(ran.refused) });
  }
  const asked = ran.done.request;
  if (asked.state !== "asked") {
    const back = asked.state === "wrong" ? { to: asked.to, host: asked.target.host } : null;
    return data({ email, access: null, fault: asked.state, back }, { status: 400 });
  }
  const access = { ...asked.access, name: asked.access.name || NAMELESS };
  return data({ email, access, fault: null, back: null });
}

/**
 * Allows or refuses what the same address asks for. The browser then goes on by itself, and by a link: as no form's
 * redirect, since that would be held to `form-action`, and wherever the assistant leads on from there, too.
 */
export async function action({ request, context, url }: Route.ActionArgs) {
  const form = await readForm(request);
  const refuses = form.get("answer") === "refuse";
  const may = refuses ? "nothing" : (form.get("may") ?? "read");
  const ran = await act(context, answerAssistant, { query: url.search.slice(1), may });
  if ("refused" in ran) {
    const { status, message } = ran.refused;
    return data(
      { to: null, allowed: false, error: message },
      { status, headers: refusalHeaders(ran.refused) },
    );
  }
  const { to } = ran.done;
  return data({ to, allowed: !refuses, error: null }, { headers: { Refresh: `0;url=${to}` } });
}

export { headers } from "../../../forms/refusal-headers";

export const handle = HELD;

export default function AuthorizePage({ loaderData, actionData }: Route.ComponentProps) {
  const { access, fault, back, email } = loaderData;
  return (
    <SiteFrame isLoggedIn>
      <Entrance>
        {actionData?.to ? (
          <Answered to={actionData.to} allowed={actionData.allowed} />
        ) : access ? (
          <Asked access={access} email={email} error={actionData?.error ?? null} />
        ) : (
          <Fault fault={fault ?? "unknown"} back={back} />
        )}
      </Entrance>
    </SiteFrame>
  );
}
