import { scaleLog } from "d3-scale";
import type { KindReport, NewestUpload } from "../../engines/channel-report";
import { percentLength, roundLength } from "../../numbers/bounds";
import { monthText } from "../../numbers/days";
import { approximate, timesText } from "../../numbers/figures";
import { stemChart, withRoom } from "../../numbers/stem-chart";

/** The newest uploads as multiples of the usual, oldest first: those that stand out have a label. */
export function newestChart(newest: NewestUpload[]) {
  const compared = newest
    .toReversed()
    .flatMap(({ multiple, ...one }) => (multiple === null ? [] : [{ ...one, multiple }]));
  const [first, last] = [compared[0], compared.at(-1)];
  if (!first || !last || compared.length < 2) return null;
  const chart = stemChart(compared.map(({ multiple }) => multiple));
  const stems = chart.stems.map((stem, at) => {
    const { multiple = 1, outlier = null } = compared[at] ?? {};
    return { ...stem, isPlain: outlier === null, label: outlier ? timesText(multiple) : null };
  });
  return {
    ...chart,
    stems: withRoom(stems, chart.base),
    from: monthText(first.upload.publishedAt),
    to: monthText(last.upload.publishedAt),
  };
}

/** Views at 30 days of the uploads now and a year ago, on one log scale; null where they are not compared. */
export function levelChart({ level }: KindReport) {
  if (level.kind !== "compared") return null;
  const rows = [
    { name: "A year ago", views: level.against.map(({ logViews }) => 10 ** logViews) },
    { name: "Now", views: level.uploads.map(({ logViews }) => 10 ** logViews) },
  ];
  const all = rows.flatMap((row) => row.views);
  const [low, high] = [Math.min(...all), Math.max(...all)];
  const scale = scaleLog().domain([low, high]).range([2, 98]);
  return {
    rows: rows.map(({ name, views }) => ({ name, dots: views.map((value) => percentLength(scale(value))) })),
    low: approximate(low),
    high: approximate(high),
  };
}

/** What a typical upload gets: the middle half and the median on one log scale. */
export function firstDaysChart({ firstDays }: KindReport) {
  const ends = firstDays.flatMap(({ low, high }) => [Math.max(low, 1), Math.max(high, 1)]);
  const scale = scaleLog()
    .domain([Math.min(...ends) / 1.5, Math.max(...ends) * 1.5])
    .range([0, 100])
    .clamp(true);
  return firstDays.map(({ low, high, views }) => {
    const [left, right] = [scale(Math.max(low, 1)), scale(Math.max(high, 1))];
    return {
      left: roundLength(left),
      width: roundLength(Math.max(right - left, 0.5)),
      middle: roundLength(scale(Math.max(views, 1))),
    };
  });
}

/** A bar from the middle, to the right above 1 and to the left below; three times or a third fill their side. */
const FULL_BAR = 3;

/** A multiple as a bar in percent of its width. */
export function timesBar(times: number) {
  const reach = Math.min(Math.abs(Math.log(times)) / Math.log(FULL_BAR), 1) * 50;
  return { x: roundLength(times < 1 ? 50 - reach : 50), width: roundLength(reach), above: times >= 1 };
}
