import { dayText } from "../../../numbers/day";
import { scoreTone } from "../../../numbers/score-tone";
import { addressWith } from "../../tool/address";
import type { ShowContext } from "../../tool/tool";
import { beginningOf, PERIODS, periodOf, periodQuery, within } from "../period";
import { scoreChart } from "../score-chart";
import type { SentimentState } from "../sentiment";
import { periodFacts, recordShown } from "../show";

export type ReportShown = ReturnType<typeof showReport>;

/** The records of a period as they go to paper. */
export function showReport(state: SentimentState, { now, search }: ShowContext) {
  const period = periodOf(search);
  const records = within(state.records, period, now);
  const facts = periodFacts(records);
  return {
    days: PERIODS[period],
    from: dayText(beginningOf(period, now).toISOString()),
    to: dayText(now.toISOString()),
    records: records.map(recordShown),
    facts,
    averageTone: facts.average === null ? null : scoreTone("sentiment", Number(facts.average)),
    chart: scoreChart(records),
    back: addressWith("/comment-sentiment", periodQuery(period)),
    csv: addressWith("/comment-sentiment/report.csv", { period }),
  };
}
