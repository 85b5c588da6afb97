import { isTimeZone, reportChannel } from "../../engines/channel-report";
import { formatsOf } from "../../engines/series";
import { draw } from "../../hydration/draw";
import type { Channel } from "../../model/channel";
import { addressWith } from "../../navigation/address";
import { showReport } from "./show";
import { ReportEvidence, ReportView, type ReportViewProps } from "./view";

/** Of a visitor who has chosen none. */
const TIME_ZONE = "UTC";

/** A channel's report as a page's address asks for it: `zone` is the time zone, `open` the piece of evidence. */
export function askedReport(channel: Channel, at: string, search: URLSearchParams): ReportViewProps {
  const { name, uploads, daily, isSample } = channel;
  const asked = search.get("zone") ?? TIME_ZONE;
  const zone = isTimeZone(asked) ? asked : TIME_ZONE;
  const report = showReport(reportChannel(uploads, daily, zone, formatsOf(uploads, name)), { isSample });
  return {
    report,
    at: zone === TIME_ZONE ? at : addressWith(at, { zone }),
    open: search.get("open"),
  };
}

/** A channel's report as HTML, one piece of its evidence open at most. */
export function drawReport(props: ReportViewProps): string {
  return draw("channel-report", <ReportView {...props} />);
}

/** The piece of evidence that `open` names, as HTML; "" for an unknown id. */
export function drawReportEvidence(props: ReportViewProps): string {
  return draw(`channel-report-${props.open}`, <ReportEvidence {...props} />);
}
