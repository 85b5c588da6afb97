import { data, redirect } from "react-router";
import { scoreVisibility } from "../../engines/channel-report";
import { RETRY_SECONDS } from "../../forms/ceiling";
import { readForm } from "../../forms/read-form";
import { unlistedMeta } from "../../navigation/page-meta";
import { servicesContext } from "../../services";
import type { Route } from "./+types/page";
import { VISIBILITY_TEXTS } from "./messages";
import { showVisibility } from "./show";
import { readTopics } from "./topics";
import { VisibilityView } from "./view";

export const meta: Route.MetaFunction = () => unlistedMeta(VISIBILITY_TEXTS.title);

/** The score of the connected channel, and the topics it is made of. */
export async function loader({ context, url }: Route.LoaderArgs) {
  const { topics, request } = context.get(servicesContext);
  const named = await topics.read();
  return {
    score: named && showVisibility(scoreVisibility(named.topics, named.answers, request.now)),
    typed: named?.topics.join("\n") ?? "",
    isSaved: url.searchParams.get("done") === "topics",
  };
}

/** Names the topics: 303 to the page, or the same page with the refusal and what was typed. */
export async function action({ request, context }: Route.ActionArgs) {
  const { topics, report } = context.get(servicesContext);
  const typed = String((await readForm(request)).get("topics") ?? "");
  const read = readTopics(typed);
  if ("refused" in read) return data({ typed, error: read.refused }, { status: 400 });
  try {
    if (!(await topics.allowed())) {
      const headers = { "Retry-After": String(RETRY_SECONDS) };
      return data({ typed, error: VISIBILITY_TEXTS.busy }, { status: 429, headers });
    }
    const isNamed = await topics.name(read.topics);
    return redirect(isNamed ? `${VISIBILITY_TEXTS.path}?done=topics` : VISIBILITY_TEXTS.path, 303);
  } catch (error) {
    report(error);
    return data({ typed, error: VISIBILITY_TEXTS.failed }, { status: 503 });
  }
}

/** Lets the action's Retry-After through to the page. */
export const headers: Route.HeadersFunction = ({ actionHeaders }) => actionHeaders;

export default function VisibilityPage({ loaderData, actionData }: Route.ComponentProps) {
  return <VisibilityView {...loaderData} refused={actionData} />;
}
