import {
  type ChannelReport,
  comparesTimes,
  isTimeZone,
  type KindReport,
  reportChannel,
} from "../../engines/channel-report";
import { formatsOf } from "../../engines/series";
import { draw } from "../../hydration/draw";
import type { Channel } from "../../model/channel";
import { includes, type Standing, usedUp } from "../../model/plan-limits";
import { addressWith } from "../../navigation/address";
import { showReport } from "./show";
import { ReportEvidence, ReportView, type ReportViewProps } from "./view";

/** Of a visitor who has chosen none. */
const TIME_ZONE = "UTC";

/**
 * A channel's report as a page's address asks for it: `zone` is the time zone, `open` the piece of evidence. Where the plan
 * lacks upload times, they stand as of the day of the free analysis, and before it there is an offer of one.
 */
export function askedReport(
  channel: Channel,
  at: string,
  search: URLSearchParams,
  standing: Standing | null,
): ReportViewProps {
  const { name, uploads, daily, isSample } = channel;
  const asked = search.get("zone") ?? TIME_ZONE;
  const zone = isTimeZone(asked) ? asked : TIME_ZONE;
  const reportOf = (some: Channel["uploads"]) => reportChannel(some, daily, zone, formatsOf(some, name));
  const whole = reportOf(uploads);
  const had = standing && usedUp(standing, "timing");
  // Where there is too little to compare, there is nothing to offer.
  const isLeft = standing && !includes(standing.tier, "timing") && !had && comparesTimes(whole);
  const free = isLeft ? "left" : had;
  const report = showReport(
    free && free !== "left" ? withTimingOf(whole, reportOf(uploadsUntil(uploads, free.at))) : whole,
    { isSample, free },
  );
  return {
    report,
    at: zone === TIME_ZONE ? at : addressWith(at, { zone }),
    open: search.get("open"),
  };
}

/** One without a readable date counts as before. */
function uploadsUntil(uploads: Channel["uploads"], at: string): Channel["uploads"] {
  return uploads.filter(({ publishedAt }) => !(Date.parse(publishedAt) > Date.parse(at)));
}

const NO_TIMES = {
  kind: "one-time",
  uploads: 0,
  known: 0,
  cells: [],
} as const satisfies KindReport["timing"];

/** A report with the upload times of an earlier one; a kind of video that began since has none. */
function withTimingOf(report: ChannelReport, earlier: ChannelReport): ChannelReport {
  const before = new Map(earlier.kinds.map((one) => [one.kind, one.timing]));
  return {
    ...report,
    kinds: report.kinds.map((one) => ({ ...one, timing: before.get(one.kind) ?? NO_TIMES })),
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
