import {
  type Analysis,
  analysisTitle,
  isInvented,
  originText,
} from "../../../../functions/comment-sentiment/analysis";
import { isoDay } from "../../../../numbers/days";
import { spreadsheetText } from "../../../../tables/spreadsheet";
import { type ReportFile, reportName } from "../../report/file";
import { REPORT_FIELDS, type ReportRow, reportRows } from "./rows";

/** An analysis as CSV: what it is of, then its figures, claims and evidence. */
export function reportFile(analysis: Analysis): ReportFile {
  const { analyzedAt, publishedAt, videoId, digest } = analysis;
  const fact = (what: string, detail: string): ReportRow =>
    REPORT_FIELDS.map((_, column) => ["Analysis", what, detail][column] ?? "");
  const rows = [
    fact("Video", analysisTitle(analysis)),
    fact("Comments came", originText(analysis)),
    fact("Analyzed", analyzedAt),
    ...(publishedAt ? [fact("Published", publishedAt)] : []),
    ...(videoId ? [fact("Video id", videoId)] : []),
    ...reportRows(digest),
  ];
  return {
    name: reportName(isInvented(analysis) ? "sample" : "yours", isoDay(analyzedAt)),
    text: spreadsheetText(REPORT_FIELDS, rows),
  };
}
