import { act } from "../forms/act";
import { isWithoutSource } from "../functions/channel/own";
import { recallTopic } from "../functions/topic/search";
import { answerPart } from "../hydration/part";
import { servicesContext, signedInUser } from "../services";

import type { Route } from "./+types/part";
import { drawEvidence } from "./draw-report";
import { hourlyReport } from "./show";

/** One piece of an analysis' evidence as HTML, to stand in for its link; where it cannot be read, the page says so. */
export async function loader({ context, url }: Route.LoaderArgs) {
  const services = context.get(servicesContext);
  if (context.get(signedInUser).isDemo || (await isWithoutSource(url, services)))
    return answerPart(url, null);
  const ran = await act(context, recallTopic, { query: url.searchParams.get("q") });
  const answer = "done" in ran ? ran.done.answer : null;
  const id = url.searchParams.get("evidence") ?? "";
  return answerPart(url, answer && drawEvidence(hourlyReport(answer, services.request.now), id));
}
