import { data, redirect } from "react-router";
import { act, answerRefused } from "../../forms/act";
import { readForm } from "../../forms/read-form";
import { sendAction, useBusy } from "../../forms/sending";
import { textFields } from "../../forms/text-fields";
import { makeKey, revokeKey } from "../../functions/key/keys";
import { hasAccount } from "../../model/user";
import { addressWith } from "../../navigation/address";
import { unlistedMeta } from "../../navigation/page-meta";
import { KEYS_PATH } from "../../navigation/paths";
import { servicesContext, signedInUser } from "../../services";
import type { Route } from "./+types/page";
import { KEY_TEXTS as SAYS } from "./messages";
import { showKey } from "./show";
import { KeysView } from "./view";

export const meta: Route.MetaFunction = () => unlistedMeta(SAYS.title);

/** The keys of whoever asks, and what each was used for. 503 if they cannot be read. */
export async function loader({ context, url }: Route.LoaderArgs) {
  const { keys, report } = context.get(servicesContext);
  const isDemo = !hasAccount(context.get(signedInUser));
  const asked = {
    isDemo,
    done: url.searchParams.get("done"),
    confirming: url.searchParams.get("confirm"),
  };
  try {
    return data({ ...asked, keys: (await keys.list()).map(showKey) });
  } catch (error) {
    report(error);
    return data({ ...asked, keys: null }, { status: 503 });
  }
}

/** Makes a key or revokes one. A new key is in the answer itself, and not behind a redirect. */
export async function action({ request, context }: Route.ActionArgs) {
  const { action = "", ...typed } = textFields(await readForm(request));
  const refuse = (refused: Parameters<typeof answerRefused>[0]) => answerRefused(refused, { action, typed });
  if (action === "revoke") {
    const ran = await act(context, revokeKey, typed);
    return "refused" in ran ? refuse(ran.refused) : redirect(addressWith(KEYS_PATH, { done: "revoke" }), 303);
  }
  const ran = await act(context, makeKey, { name: typed.name ?? "", may: typed.may });
  return "refused" in ran ? refuse(ran.refused) : data({ made: ran.done.key });
}

export function clientAction(args: Route.ClientActionArgs) {
  return sendAction(args, SAYS["not-reached"]);
}

export { headers } from "../../forms/refusal-headers";

export default function KeysPage({ loaderData, actionData }: Route.ComponentProps) {
  const refused = actionData && "refused" in actionData ? actionData.refused : undefined;
  const made = actionData && "made" in actionData ? actionData.made : null;
  return <KeysView {...loaderData} refused={refused} made={made} busy={useBusy(KEYS_PATH)} />;
}
