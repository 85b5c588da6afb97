import { data, redirect } from "react-router";
import { scoreVisibility } from "../../engines/channel-report";
import { act } from "../../forms/act";
import { readForm } from "../../forms/read-form";
import { refusalHeaders } from "../../forms/refusal-headers";
import { sendForm } from "../../forms/send-form";
import { readFreeNote } from "../../functions/billing/free-note";
import { TOPICS_MESSAGES } from "../../functions/channel/messages";
import { nameTopics } from "../../functions/channel/name-topics";
import { isWithoutSource } from "../../functions/channel/own";
import { unlistedMeta } from "../../navigation/page-meta";
import { servicesContext } from "../../services";
import type { Route } from "./+types/page";
import { VISIBILITY_TEXTS } from "./messages";
import { showVisibility } from "./show";
import { VisibilityView } from "./view";

export const meta: Route.MetaFunction = () => unlistedMeta(VISIBILITY_TEXTS.title);

/**
 * The score of the connected channel, and the topics it is made of; 503 if they cannot be read. Where only samples could
 * answer, a channel of the visitor's own has no answers.
 */
export async function loader({ context, url }: Route.LoaderArgs) {
  const services = context.get(servicesContext);
  const { topics, request, report } = services;
  let unread = false;
  const [named, isSearched, free] = await Promise.all([
    topics.read().catch((error: unknown) => {
      report(error);
      unread = true;
      return null;
    }),
    isWithoutSource(url, services).then((isWithout) => !isWithout),
    services.videos.source.kind === "sample" ? null : readFreeNote(services, "visibility"),
  ]);
  const answers = isSearched ? (named?.answers ?? []) : [];
  const page = {
    score: named && showVisibility(scoreVisibility(named.topics, answers, request.now), { isSearched }),
    ...{ unread, free },
    typed: named?.topics.join("\n") ?? "",
    isSaved: url.searchParams.get("done") === "topics",
  };
  return data(page, { status: unread ? 503 : 200 });
}

/** Names the topics: 303 to the page, or the same page with the refusal and what was typed. */
export async function action({ request, context }: Route.ActionArgs) {
  const typed = String((await readForm(request)).get("topics") ?? "");
  const ran = await act(context, nameTopics, { topics: typed });
  if ("refused" in ran) {
    const { status, message } = ran.refused;
    return data({ typed, error: message }, { status, headers: refusalHeaders(ran.refused) });
  }
  const { path } = VISIBILITY_TEXTS;
  return redirect(ran.done.isNamed ? `${path}?done=topics` : path, 303);
}

/** If no answer comes, the form says so, with what was typed. */
export async function clientAction({ request, serverAction }: Route.ClientActionArgs) {
  const typed = String((await request.clone().formData()).get("topics") ?? "");
  return sendForm(serverAction, () => ({ typed, error: TOPICS_MESSAGES.failed }));
}

export { headers } from "../../forms/refusal-headers";

export default function VisibilityPage({ loaderData, actionData }: Route.ComponentProps) {
  return <VisibilityView {...loaderData} refused={actionData} />;
}
