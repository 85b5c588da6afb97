import { answerPart } from "../../hydration/part";
import { servicesContext } from "../../services";
import { CHANNEL_TEXTS } from "../messages";
import type { Route } from "./+types/part";
import { askedReport, drawReportEvidence } from "./draw-report";

/** One piece of a report's evidence as HTML, to stand in for its link; where it cannot be read, the page says so. */
export async function loader({ context, url }: Route.LoaderArgs) {
  const { channel: own, report } = context.get(servicesContext);
  const channel = await own.read().catch((error: unknown) => {
    report(error);
    return null;
  });
  const html = channel && drawReportEvidence(askedReport(channel, CHANNEL_TEXTS.path, url.searchParams));
  return answerPart(url, html);
}
