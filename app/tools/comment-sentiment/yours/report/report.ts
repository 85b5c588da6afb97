import { dayText } from "../../../../numbers/day";
import { addressWith } from "../../../tool/address";
import type { ShowContext } from "../../../tool/tool";
import type { YourCommentsState } from "../own-comments";
import { analysisShown, headingShown } from "../show";
import { chosen } from "./chosen";

export type ReportShown = ReturnType<typeof showReport>;

/** One analysis as it goes to paper; null where it is not kept any more. */
export function showReport(state: YourCommentsState, context: ShowContext) {
  const one = chosen(state, context);
  return {
    on: dayText(context.now.toISOString()),
    report: one && {
      heading: headingShown(one, context.now),
      analyzed: dayText(one.analyzedAt),
      analysis: analysisShown(one),
      back: addressWith("/comment-sentiment/yours", { open: one.id }, one.id),
    },
  };
}
