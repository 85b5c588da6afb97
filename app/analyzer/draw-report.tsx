import { draw } from "../hydration/draw";
import { ReportEvidence, ReportView } from "./report";
import type { Report } from "./show";

/** Reports as HTML with all evidence closed, as nearly everyone sees them; they go when the report goes. */
const drawings = new WeakMap<Report, string>();

/** A report as HTML, with the evidence of this id open. */
export function drawReport(report: Report, open: string | null): string {
  if (open !== null) return draw("report", <ReportView report={report} open={open} />);
  const html = drawings.get(report) ?? draw("report", <ReportView report={report} open={null} />);
  drawings.set(report, html);
  return html;
}

/** One piece of a report's evidence as HTML; "" for an unknown id. */
export function drawEvidence(report: Report, id: string): string {
  return draw(id, <ReportEvidence report={report} id={id} />);
}
