import { BRAND } from "../../../../brand";
import { REPORT_FIELDS, type ReportRow, reportRows } from "../../../../engines/comments";
import { spreadsheetText } from "../../../../tables/spreadsheet";
import type { Analysis } from "../analysis";
import { originOf, titleOf } from "../heading";

export interface ReportFile {
  name: string;
  text: string;
}

/** An analysis as CSV that no spreadsheet runs: what it is of, then its figures, claims and the comments behind them. */
export function reportFile(one: Analysis): ReportFile {
  const named = (what: string, detail: string): ReportRow => {
    const row: ReportRow = REPORT_FIELDS.map(() => "");
    row.splice(0, 3, "Analysis", what, detail);
    return row;
  };
  const rows = [
    named("Video", titleOf(one)),
    named("Comments came", originOf(one)),
    named("Analyzed", one.analyzedAt),
    ...(one.publishedAt ? [named("Published", one.publishedAt)] : []),
    ...(one.videoId ? [named("Video id", one.videoId)] : []),
    ...reportRows(one.digest),
  ];
  const day = one.analyzedAt.slice(0, 10);
  return {
    name: `${BRAND.name.toLowerCase()}-comment-sentiment-${one.from === "example" || one.from === "sample" ? "sample" : "yours"}-${day}.csv`,
    text: spreadsheetText(REPORT_FIELDS, rows),
  };
}
