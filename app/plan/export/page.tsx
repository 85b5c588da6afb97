import { data, redirect } from "react-router";
import { act } from "../../forms/act";
import { readForm } from "../../forms/read-form";
import { refusalHeaders } from "../../forms/refusal-headers";
import type { AddressAnswer } from "../../forms/secret-address";
import { sendForm } from "../../forms/send-form";
import { useBusy } from "../../forms/sending";
import { FEED_MESSAGES, feedPath } from "../../functions/feed/messages";
import { endFeed, makeFeed } from "../../functions/plan/feed";
import type { Refusal } from "../../functions/run";
import { unlistedMeta } from "../../navigation/page-meta";
import { EXPORT_PATH } from "../../navigation/paths";
import { dayText } from "../../numbers/days";
import { servicesContext } from "../../services";
import { EXPORT_TEXTS } from "../messages";
import type { Route } from "./+types/page";
import { ExportView } from "./view";

export const meta: Route.MetaFunction = () => unlistedMeta(EXPORT_TEXTS.title);

/** When the calendar address was made, never the address itself. 503 if that cannot be read. */
export async function loader({ context, url }: Route.LoaderArgs) {
  const { planFeed, report } = context.get(servicesContext);
  const search = url.searchParams;
  const page = {
    confirming: search.get("confirm") === "end",
    ended: search.has("ended"),
    fileFailed: search.has("failed"),
  };
  try {
    const madeAt = await planFeed.madeAt();
    return data({ ...page, made: madeAt && dayText(madeAt), unread: false });
  } catch (error) {
    report(error);
    return data({ ...page, made: null, unread: true }, { status: 503 });
  }
}

/**
 * Makes the calendar address, or ends it. A new one is in the answer itself and not behind a redirect: it is shown once, and
 * stands in no address, no cookie and no log.
 *
 * @throws a 400 Response for an unknown action
 */
export async function action({ request, context }: Route.ActionArgs) {
  const asked = (await readForm(request)).get("action");
  if (asked === "end") {
    const ran = await act(context, endFeed, {});
    return "refused" in ran ? refuse(ran.refused) : redirect(`${EXPORT_PATH}?ended#calendar`, 303);
  }
  if (asked !== "make") throw new Response(null, { status: 400, statusText: "Bad Request" });
  const ran = await act(context, makeFeed, {});
  if ("refused" in ran) return refuse(ran.refused);
  const { request: facts } = context.get(servicesContext);
  return data<AddressAnswer>({ made: `${facts.origin}${feedPath(ran.done.secret)}` });
}

function refuse({ status, message, retryAfter }: Refusal) {
  return data<AddressAnswer>(
    { refused: message },
    { status, headers: refusalHeaders({ status, retryAfter }) },
  );
}

/** If no answer comes, the form says so. */
export async function clientAction({ request, serverAction }: Route.ClientActionArgs) {
  const asked = (await request.clone().formData()).get("action");
  return sendForm<AddressAnswer, AddressAnswer>(serverAction, () => ({
    refused: FEED_MESSAGES[asked === "make" ? "not-made" : "not-ended"],
  }));
}

export { headers } from "../../forms/refusal-headers";

export default function ExportPage({ loaderData, actionData }: Route.ComponentProps) {
  return <ExportView {...loaderData} answer={actionData} busy={useBusy(EXPORT_PATH)} />;
}
