import { answerPart } from "../../hydration/part";
import { CHANNEL_PATH } from "../../navigation/paths";
import { servicesContext } from "../../services";
import type { Route } from "./+types/part";
import { askedReport, drawReportEvidence } from "./draw-report";

/** One piece of a report's evidence as HTML, to stand in for its link; where it cannot be read, the page says so. */
export async function loader({ context, url }: Route.LoaderArgs) {
  const { caller, channel, report } = context.get(servicesContext);
  const read = await Promise.all([channel.read(), caller.allowance.standing()]).catch((error: unknown) => {
    report(error);
    return null;
  });
  const [own, standing] = read ?? [null, null];
  const html = own && drawReportEvidence(askedReport(own, CHANNEL_PATH, url.searchParams, standing));
  return answerPart(url, html);
}
