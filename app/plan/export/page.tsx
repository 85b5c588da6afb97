import { data, redirect } from "react-router";
import { refusalHeaders } from "../../forms/ceiling";
import { readForm } from "../../forms/read-form";
import { sendForm } from "../../forms/send-form";
import { useBusy } from "../../forms/sending";
import { Declined } from "../../functions/refused";
import { unlistedMeta } from "../../navigation/page-meta";
import { EXPORT_PATH } from "../../navigation/paths";
import { dayText } from "../../numbers/days";
import { servicesContext } from "../../services";
import { EXPORT_TEXTS, PLAN_MESSAGES } from "../messages";
import type { Route } from "./+types/page";
import { feedPath } from "./feed";
import { ExportView, type FeedAnswer } from "./view";

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
  const { planFeed, report, request: facts } = context.get(servicesContext);
  const asked = (await readForm(request)).get("action");
  if (asked !== "make" && asked !== "end") {
    throw new Response(null, { status: 400, statusText: "Bad Request" });
  }
  const refuse = (status: number, message: string, retryAfter?: number) =>
    data<FeedAnswer>({ refused: message }, { status, headers: refusalHeaders({ status, retryAfter }) });
  try {
    if (!(await planFeed.allowed())) return refuse(429, PLAN_MESSAGES["too-many"]);
    if (asked === "end") {
      await planFeed.end();
      return redirect(`${EXPORT_PATH}?ended#calendar`, 303);
    }
    const made = `${facts.origin}${feedPath(await planFeed.make())}`;
    return data<FeedAnswer>({ made });
  } catch (error) {
    if (error instanceof Declined) return refuse(error.status, error.message, error.retryAfter);
    report(error);
    return refuse(503, PLAN_MESSAGES[asked === "make" ? "not-made" : "not-ended"]);
  }
}

/** If no answer comes, the form says so. */
export async function clientAction({ request, serverAction }: Route.ClientActionArgs) {
  const asked = (await request.clone().formData()).get("action");
  return sendForm<FeedAnswer, FeedAnswer>(serverAction, () => ({
    refused: PLAN_MESSAGES[asked === "make" ? "not-made" : "not-ended"],
  }));
}

/** Lets the action's Retry-After through to the page. */
export const headers: Route.HeadersFunction = ({ actionHeaders }) => actionHeaders;

export default function ExportPage({ loaderData, actionData }: Route.ComponentProps) {
  return <ExportView {...loaderData} answer={actionData} busy={useBusy(EXPORT_PATH)} />;
}
