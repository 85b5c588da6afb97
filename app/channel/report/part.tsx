import { redirect } from "react-router";
import { servicesContext } from "../../services";
import { CHANNEL_TEXTS } from "../messages";
import type { Route } from "./+types/part";
import { askedReport, drawReportEvidence } from "./draw-report";

/** One piece of a report's evidence as HTML, to stand in for its link; where there is none the way leads to the page. */
export async function loader({ context, url }: Route.LoaderArgs) {
  const channel = await context.get(servicesContext).channel.read();
  const html = channel && drawReportEvidence(askedReport(channel, CHANNEL_TEXTS.path, url.searchParams));
  if (!html) return redirect(`${CHANNEL_TEXTS.path}${url.search}`, 303);
  return new Response(html, { headers: { "Content-Type": "text/html; charset=utf-8" } });
}
