import { data, redirect } from "react-router";
import { act } from "../forms/act";
import { readForm } from "../forms/read-form";
import { refusalHeaders } from "../forms/refusal-headers";
import { sendForm } from "../forms/send-form";
import { readFreeNote } from "../functions/billing/free-note";
import { isWithoutSource } from "../functions/channel/own";
import { TOPIC_MESSAGES } from "../functions/topic/messages";
import { recallTopic, searchTopic } from "../functions/topic/search";
import { drawnFor } from "../hydration/draw";
import { addressWith } from "../navigation/address";
import { unlistedMeta } from "../navigation/page-meta";
import { servicesContext, signedInUser } from "../services";

import type { Route } from "./+types/page";
import { drawReport } from "./draw-report";
import { ANSWER } from "./messages";
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
  const services = context.get(servicesContext);
  const { videos, request } = services;
  const idea = url.searchParams.get("idea") ?? "";
  const asked = url.searchParams.get("q");
  const address = addressOf(url);
  const page = {
    source: videos.source,
    query: asked ?? idea,
    error: null,
    report: null,
    free: null,
    address,
  };
  if (context.get(signedInUser).isDemo) return { ...page, state: "account-needed" as const };
  if (await isWithoutSource(url, services)) return { ...page, source: null, state: "no-source" as const };
  const readFree = videos.source.kind === "sample" ? null : readFreeNote(services, "demand");
  if (asked === null) return { ...page, state: "empty" as const, free: await readFree };

  const [ran, free] = await Promise.all([act(context, recallTopic, { query: asked }), readFree]);
  if ("refused" in ran) {
    const { status, message } = ran.refused;
    return data({ ...page, state: "error" as const, free, error: message }, { status });
  }
  const { answer } = ran.done;
  if (!answer) return { ...page, state: "empty" as const, free };
  return { ...page, state: "results" as const, free, report: drawn(hourlyReport(answer, request.now)) };

  function drawn(report: Report) {
    const open = url.searchParams.get("evidence");
    const name = `${report.query}, ${report.asOf}, ${open}`;
    return { query: report.query, drawn: drawnFor(asking, name, drawReport(report, open)) };
  }
}

const PATH = "/youtube-tool";

/** The analyzer's address, with a creator's wish to see samples. */
function addressOf({ searchParams }: URL): string {
  return searchParams.has("sample") ? addressWith(PATH, { sample: "" }) : PATH;
}

/** Searches, and redirects to the page of the answer; a refusal shows the form again. */
export async function action({ request, context, url }: Route.ActionArgs) {
  const query = (await readForm(request)).get("query");
  const address = addressOf(url);
  if (context.get(signedInUser).isDemo) return redirect(PATH, 303);
  if (await isWithoutSource(url, context.get(servicesContext))) return redirect(address, 303);
  const ran = await act(context, searchTopic, { query });
  if ("done" in ran) {
    return redirect(addressWith(address, { q: ran.done.query }, ANSWER), 303);
  }
  const { status, message } = ran.refused;
  return data(
    { query: String(query ?? ""), error: message },
    { status, headers: refusalHeaders(ran.refused) },
  );
}

/** If no answer comes, the form says so, with the query still in it. */
export async function clientAction({ request, serverAction }: Route.ClientActionArgs) {
  const query = String((await request.clone().formData()).get("query") ?? "");
  return sendForm(serverAction, (failure) => ({ query, error: TOPIC_MESSAGES[failure] }));
}

export { headers } from "../forms/refusal-headers";

export default function AnalyzerPage({ loaderData, actionData }: Route.ComponentProps) {
  return <AnalyzerView {...loaderData} refused={actionData} />;
}
