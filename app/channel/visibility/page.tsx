import { data, redirect } from "react-router";
import { scoreVisibility } from "../../engines/channel-report";
import { RETRY_SECONDS } from "../../forms/ceiling";
import { readForm } from "../../forms/read-form";
import { sendForm } from "../../forms/send-form";
import { unlistedMeta } from "../../navigation/page-meta";
import { servicesContext } from "../../services";
import type { Route } from "./+types/page";
import { VISIBILITY_TEXTS } from "./messages";
import { showVisibility } from "./show";
import { readTopics } from "./topics";
import { VisibilityView } from "./view";

export const meta: Route.MetaFunction = () => unlistedMeta(VISIBILITY_TEXTS.title);

/** The score of the connected channel, and the topics it is made of; 503 if they cannot be read. */
export async function loader({ context, url }: Route.LoaderArgs) {
  const { topics, request, report } = context.get(servicesContext);
  let unread = false;
  const named = await topics.read().catch((error: unknown) => {
    report(error);
    unread = true;
    return null;
  });
  const page = {
    score: named && showVisibility(scoreVisibility(named.topics, named.answers, request.now)),
    unread,
    typed: named?.topics.join("\n") ?? "",
    isSaved: url.searchParams.get("done") === "topics",
  };
  return data(page, { status: unread ? 503 : 200 });
}

/** Names the topics: 303 to the page, or the same page with the refusal and what was typed. */
export async function action({ request, context }: Route.ActionArgs) {
  const { topics, report } = context.get(servicesContext);
  const typed = String((await readForm(request)).get("topics") ?? "");
  try {
    if (!(await topics.allowed())) {
      const headers = { "Retry-After": String(RETRY_SECONDS) };
      return data({ typed, error: VISIBILITY_TEXTS.busy }, { status: 429, headers });
    }
    const read = readTopics(typed);
    if ("refused" in read) return data({ typed, error: read.refused }, { status: 400 });
    const isNamed = await topics.name(read.topics);
    return redirect(isNamed ? `${VISIBILITY_TEXTS.path}?done=topics` : VISIBILITY_TEXTS.path, 303);
  } catch (error) {
    report(error);
    return data({ typed, error: VISIBILITY_TEXTS.failed }, { status: 503 });
  }
}

/** If no answer comes, the form says so, with what was typed. */
export async function clientAction({ request, serverAction }: Route.ClientActionArgs) {
  const typed = String((await request.clone().formData()).get("topics") ?? "");
  return sendForm(serverAction, () => ({ typed, error: VISIBILITY_TEXTS.failed }));
}

/** Lets the action's Retry-After through to the page. */
export const headers: Route.HeadersFunction = ({ actionHeaders }) => actionHeaders;

export default function VisibilityPage({ loaderData, actionData }: Route.ComponentProps) {
  return <VisibilityView {...loaderData} refused={actionData} />;
}
