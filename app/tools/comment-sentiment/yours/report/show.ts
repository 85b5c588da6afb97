import {
  type Analysis,
  analysisList,
  type CommentsDeskState,
} from "../../../../functions/comment-sentiment/analysis";
import { addressWith } from "../../../../navigation/address";
import { dayText } from "../../../../numbers/days";
import type { ShowContext } from "../../../tool/tool";
import { showAnalysis, showHeading } from "../show";

export type ReportShown = ReturnType<typeof showReport>;

/** One analysis, for printing; `report` is null where it is not kept any more. */
export function showReport(state: CommentsDeskState, context: ShowContext) {
  const analysis = findAnalysis(state, context);
  return {
    on: dayText(context.now),
    report: analysis && {
      heading: showHeading(analysis, context.now),
      analyzed: dayText(analysis.analyzedAt),
      analysis: showAnalysis(analysis),
      back: addressWith("/comment-sentiment/yours", { open: analysis.id }, analysis.id),
    },
  };
}

/** The analysis an address asks for, the newest where it asks for none; null where it is not kept. */
export function findAnalysis(state: CommentsDeskState, { now, search }: ShowContext): Analysis | null {
  const analyses = analysisList.current(state, now);
  const asked = search.get("record");
  return (asked === null ? analyses[0] : analyses.find(({ id }) => id === asked)) ?? null;
}
