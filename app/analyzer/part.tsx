import { redirect } from "react-router";
import { servicesContext } from "../services";
import { signedInUser } from "../shell/guard";
import type { Route } from "./+types/part";
import { drawEvidence } from "./draw-report";
import { readQuery } from "./search";
import { hourlyReport } from "./show";

/**
 * One piece of an analysis' evidence as HTML, to stand in for its link; where there is none the way leads to the page,
 * which says why.
 */
export async function loader({ context, url }: Route.LoaderArgs) {
  const { videos, request } = context.get(servicesContext);
  const read = readQuery({ query: url.searchParams.get("q") });
  if ("refused" in read || context.get(signedInUser).isDemo)
    return redirect(`/youtube-tool${url.search}`, 303);
  const outcome = await videos.recall(read.query);
  const id = url.searchParams.get("evidence") ?? "";
  const html = outcome.ok && drawEvidence(hourlyReport(outcome.answer, request.now), id);
  if (!html) return redirect(`/youtube-tool${url.search}`, 303);
  return new Response(html, { headers: { "Content-Type": "text/html; charset=utf-8" } });
}
