import { data, redirect } from "react-router";
import { act, answerRefused } from "../../forms/act";
import { readForm } from "../../forms/read-form";
import { sendAction } from "../../forms/sending";
import { textFields } from "../../forms/text-fields";
import { disconnectAssistant } from "../../functions/assistant/assistants";
import { hasAccount } from "../../model/user";
import { addressWith } from "../../navigation/address";
import { unlistedMeta } from "../../navigation/page-meta";
import { ASSISTANTS_PATH } from "../../navigation/paths";
import { servicesContext, signedInUser } from "../../services";
import type { Route } from "./+types/page";
import { ASSISTANTS_TEXTS as SAYS } from "./messages";
import { showAssistant, showCalls } from "./show";
import { AssistantsView } from "./view";

export const meta: Route.MetaFunction = () => unlistedMeta(SAYS.title);

/** The assistants of whoever asks, and what they and keys called. 503 if they cannot be read. */
export async function loader({ context, url }: Route.LoaderArgs) {
  const { assistants, keys, report, request } = context.get(servicesContext);
  const asked = {
    isPerson: hasAccount(context.get(signedInUser)),
    mcp: `${request.origin}/mcp`,
    done: url.searchParams.get("done"),
    confirming: url.searchParams.get("confirm"),
  };
  try {
    const [connected, made] = await Promise.all([assistants.list(), keys.list()]);
    return data({ ...asked, connected: connected.map(showAssistant), days: showCalls(connected, made) });
  } catch (error) {
    report(error);
    return data({ ...asked, connected: null, days: null }, { status: 503 });
  }
}

/** Disconnects an assistant. */
export async function action({ request, context }: Route.ActionArgs) {
  const { action = "", ...typed } = textFields(await readForm(request));
  const ran = await act(context, disconnectAssistant, typed);
  if ("refused" in ran) return answerRefused(ran.refused, { action, typed });
  return redirect(addressWith(ASSISTANTS_PATH, { done: "disconnect" }), 303);
}

export function clientAction(args: Route.ClientActionArgs) {
  return sendAction(args, SAYS["not-reached"]);
}

export { headers } from "../../forms/refusal-headers";

export default function AssistantsPage({ loaderData, actionData }: Route.ComponentProps) {
  return <AssistantsView {...loaderData} refused={actionData?.refused} />;
}
