import { dayText } from "../../../../numbers/day";
import { addressWith } from "../../../tool/address";
import type { Outlook } from "../../../tool/tool";
import type { YourCommentsState } from "../own-comments";
import { analysisShown, headingShown } from "../show";
import { chosen } from "./chosen";

export type ReportShown = ReturnType<typeof showReport>;

/** One analysis as it goes to paper; null where it is not kept any more. */
export function showReport(state: YourCommentsState, outlook: Outlook) {
  const one = chosen(state, outlook);
  return {
    on: dayText(outlook.now.toISOString()),
    report: one && {
      heading: headingShown(one, outlook.now),
      analyzed: dayText(one.analyzedAt),
      analysis: analysisShown(one),
      back: addressWith("/comment-sentiment/yours", { open: one.id }, one.id),
    },
  };
}
