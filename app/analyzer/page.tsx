import { data, redirect } from "react-router";
import { refusalHeaders } from "../forms/ceiling";
import { readForm } from "../forms/read-form";
import { sendForm } from "../forms/send-form";
import { drawnFor } from "../hydration/draw";
import { unlistedMeta } from "../navigation/page-meta";
import { servicesContext, signedInUser } from "../services";

import type { Route } from "./+types/page";
import { drawReport } from "./draw-report";
import { ANALYZER_MESSAGES, ANSWER } from "./messages";
import { readQuery, recall, refusal, searchVideos } from "./search";
import { hourlyReport, type Report } from "./show";
import { AnalyzerView } from "./view";

export const meta: Route.MetaFunction = ({ loaderData }) => {
  const about = loaderData?.report ? `${loaderData.report.query} · ` : "";
  return unlistedMeta(`${about}Content Analyzer`);
};

/**
 * Shows the answer at hand for `?q=`, and never calls outside: a link or a reload costs no search. `evidence` names
 * what is open of it.
 */
export async function loader({ context, request: asking, url }: Route.LoaderArgs) {
  const { videos, request, report } = context.get(servicesContext);
  const idea = url.searchParams.get("idea") ?? "";
  const asked = url.searchParams.get("q");
  const page = { source: videos.source, query: asked ?? idea, error: null, report: null };
  if (context.get(signedInUser).isDemo) return { ...page, state: "account-needed" as const };
  if (asked === null) return { ...page, state: "empty" as const };

  const read = readQuery({ query: asked });
  if ("refused" in read) return refused(page, read.refused);
  const outcome = await recall(read.query, { videos, report });
  if (outcome.ok) {
    const answered = hourlyReport(outcome.answer, request.now);
    return { ...page, state: "results" as const, report: drawn(answered) };
  }
  if (outcome.problem === "not-asked") return { ...page, state: "empty" as const };
  return refused(page, refusal(outcome.problem));

  function drawn(report: Report) {
    const open = url.searchParams.get("evidence");
    const name = `${report.query}, ${report.asOf}, ${open}`;
    return { query: report.query, drawn: drawnFor(asking, name, drawReport(report, open)) };
  }

  function refused(shown: typeof page, { status, message }: { status: number; message: string }) {
    return data({ ...shown, state: "error" as const, error: message }, { status });
  }
}

/** Searches, and redirects to the page of the answer; a refusal shows the form again. */
export async function action({ request, context }: Route.ActionArgs) {
  const query = (await readForm(request)).get("query");
  if (context.get(signedInUser).isDemo) return redirect("/youtube-tool", 303);
  const found = await searchVideos({ query }, context.get(servicesContext));
  if ("answer" in found) {
    const search = new URLSearchParams({ q: found.answer.query });
    return redirect(`/youtube-tool?${search}#${ANSWER}`, 303);
  }
  const { status, message } = found.refused;
  return data(
    { query: String(query ?? ""), error: message },
    { status, headers: refusalHeaders(found.refused) },
  );
}

/** If no answer comes, the form says so, with the query still in it. */
export async function clientAction({ request, serverAction }: Route.ClientActionArgs) {
  const query = String((await request.clone().formData()).get("query") ?? "");
  return sendForm(serverAction, (failure) => ({ query, error: ANALYZER_MESSAGES[failure] }));
}

/** Lets the action's Retry-After through to the page. */
export const headers: Route.HeadersFunction = ({ actionHeaders }) => actionHeaders;

export default function AnalyzerPage({ loaderData, actionData }: Route.ComponentProps) {
  return <AnalyzerView {...loaderData} refused={actionData} />;
}
