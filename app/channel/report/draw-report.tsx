import { draw } from "../../hydration/draw";
import { ReportEvidence, ReportView, type ReportViewProps } from "./view";

/** A channel's report as HTML, one piece of its evidence open at most. */
export function drawReport(props: ReportViewProps): string {
  return draw("channel-report", <ReportView {...props} />);
}

/** The piece of evidence that `open` names, as HTML; "" for an id of none. */
export function drawReportEvidence(props: ReportViewProps): string {
  return draw(`channel-report-${props.open}`, <ReportEvidence {...props} />);
}
