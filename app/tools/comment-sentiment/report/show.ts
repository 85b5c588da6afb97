import type { SentimentState } from "../../../functions/comment-sentiment/sample";
import { addressWith } from "../../../navigation/address";
import { dayText } from "../../../numbers/days";
import { scoreTone } from "../../../numbers/tone";
import type { ShowContext } from "../../tool/tool";
import { scoreChart } from "../charts";
import { PERIODS, periodStart, readPeriod, samePeriod, within } from "../period";
import { periodTotals, showRecord } from "../show";

export type ReportShown = ReturnType<typeof showReport>;

/** The records of a period, for printing. */
export function showReport(state: SentimentState, { now, search }: ShowContext) {
  const period = readPeriod(search);
  const records = within(state.records, period, now);
  const totals = periodTotals(records);
  return {
    days: PERIODS[period],
    from: dayText(periodStart(period, now)),
    to: dayText(now),
    records: records.map(showRecord),
    totals,
    averageTone: totals.average === null ? null : scoreTone("sentiment", Number(totals.average)),
    chart: scoreChart(records),
    back: addressWith("/comment-sentiment", samePeriod(search)),
    csv: addressWith("/comment-sentiment/report.csv", { period }),
  };
}
