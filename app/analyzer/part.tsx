import { answerPart } from "../hydration/part";
import { servicesContext, signedInUser } from "../services";

import type { Route } from "./+types/part";
import { drawEvidence } from "./draw-report";
import { readQuery, recall } from "./search";
import { hourlyReport } from "./show";

/** One piece of an analysis' evidence as HTML, to stand in for its link; where it cannot be read, the page says so. */
export async function loader({ context, url }: Route.LoaderArgs) {
  const { videos, request, report } = context.get(servicesContext);
  const read = readQuery({ query: url.searchParams.get("q") });
  if ("refused" in read || context.get(signedInUser).isDemo) return answerPart(url, null);
  const outcome = await recall(read.query, { videos, report });
  const id = url.searchParams.get("evidence") ?? "";
  return answerPart(url, outcome.ok ? drawEvidence(hourlyReport(outcome.answer, request.now), id) : null);
}
