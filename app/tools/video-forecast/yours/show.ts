import { ACCURACY } from "../../../engines/forecast";
import { counted } from "../../../numbers/counted";
import { dayText } from "../../../numbers/day";
import { drawn } from "../../../numbers/drawn";
import { percentText } from "../../../numbers/percent-text";
import { relativeAge } from "../../../numbers/relative-age";
import { wilson } from "../../../statistics/wilson";
import type { FigureShown } from "../../tool/figure";
import type { Outlook } from "../../tool/tool";
import { partsShown, recentPicture, testPicture, viewsAxis } from "./charts";
import { type DeskState, forecastList, type Origin, type OwnForecast } from "./kept-forecast";
import { MOST_KEPT } from "./messages";
import { besideUsual, findingOf, testInWords, times, views } from "./wording";

/** A channel's address in the page's own is no longer than one typed. */
const ASKED_AT_MOST = 200;

export type DeskShown = ReturnType<typeof show>;

/** Everything the page draws. */
export function show(state: DeskState, { now, search }: Outlook) {
  const forecasts = forecastList.current(state, now);
  const gone = state.forecasts.length - forecasts.length;
  // One scale for all, so that two titles compare at a glance.
  const scale = viewsAxis(forecasts.flatMap(({ p10, p90 }) => [p10, p90]));
  return {
    stats: statsShown(state, forecasts, now),
    forecasts: forecasts.map((one) => forecastShown(one, now, scale)),
    gone:
      gone > 0
        ? `${gone === 1 ? "A forecast" : `${gone} forecasts`} from YouTube's counts of more than 30 days ago ${gone === 1 ? "is" : "are"} not kept any longer.`
        : null,
    full: forecasts.length === MOST_KEPT,
    today: now.toISOString().slice(0, 10),
    /** What the field for the channel begins with: as a link says, else as the newest forecast had it. */
    channel: search.get("channel")?.slice(0, ASKED_AT_MOST) ?? forecasts[0]?.channel?.asked ?? "",
    right: accuracyShown(),
  };
}

const DAY_MS = 86_400_000;

const MARKS: Partial<Record<Origin, string>> = { example: "Example", sample: "Sample channel" };
const SOURCES: Record<Origin, string> = {
  youtube: "YouTube",
  sample: "the sample catalogue",
  list: "a pasted list",
  file: "a file",
  example: "an invented channel",
};

export type ForecastShown = ReturnType<typeof forecastShown>;

/** A forecast as its card draws it; `scale` is the one of all cards. */
export function forecastShown(one: OwnForecast, now: Date, scale: ReturnType<typeof viewsAxis>) {
  const { p10, p50, p90 } = one;
  const left = scale.place(p10);
  const due = new Date(Date.parse(one.publishOn) + 30 * DAY_MS).toISOString();
  return {
    id: one.id,
    title: one.title,
    mark: MARKS[one.from] ?? null,
    source: one.channel?.name ?? SOURCES[one.from],
    age: relativeAge(one.madeAt, now),
    views: { low: views(p10), likely: views(p50), high: views(p90) },
    bar: { left: drawn(left), width: drawn(scale.place(p90) - left), likely: drawn(scale.place(p50)) },
    finding: findingOf(one),
    beside: besideUsual(one),
    days: `If it is published on ${dayText(one.publishOn)}, that is by ${dayText(due)}.`,
    picture: recentPicture(one),
    parts: partsShown(one),
    comparables: one.comparables.map((upload) => ({
      title: upload.title,
      day: dayText(upload.publishedAt),
      views: upload.views.toLocaleString("en-US"),
      at30: views(upload.viewsAt30),
      weight: weightText(upload.weight),
      why: upload.why,
    })),
    rests: {
      basis: basisOf(one),
      method: one.method,
    },
    test: { ...testInWords(one), shown: testShown(one.test) },
    left: one.left.total > 0 ? leftShown(one.left) : null,
    youtube:
      one.from === "youtube" && one.channel
        ? {
            asOf: dayText(one.asOf),
            channel: `https://www.youtube.com/channel/${encodeURIComponent(one.channel.id)}`,
          }
        : null,
  };
}

/** How many uploads, from where, and as of when. */
function basisOf({ basis, from, channel, asOf, more }: OwnForecast): string {
  const whose = channel ? `${channel.name}, from ${SOURCES[from]}` : SOURCES[from];
  const older = more ? " The channel has older ones that were not read." : "";
  return `${counted(basis, "upload")} of ${whose}, views as of ${dayText(asOf)}.${older}`;
}

/** The share of a forecast that an upload has. */
function weightText(weight: number): string {
  return weight < 0.005
    ? "hardly any of the forecast rests on it"
    : `${percentText(weight)} of the forecast rests on it`;
}

function leftShown({ total, reasons, lines }: OwnForecast["left"]) {
  const [first = ""] = reasons;
  return {
    summary:
      reasons.length === 1 ? `Left out: ${first}` : `Left out: ${total.toLocaleString("en-US")}, and why`,
    reasons,
    lines,
    more:
      lines.length > 0 && total > lines.length ? `The first ${lines.length} lines that were left out.` : null,
  };
}

const TOO_LITTLE = "not enough data";

/** The four tiles: of the newest forecast that is no example. */
export function statsShown(
  state: Pick<DeskState, "totalForecasts" | "lastForecast">,
  kept: OwnForecast[],
  now: Date,
) {
  const newest = kept.find(({ from }) => from !== "example");
  const test = newest?.test.kind === "tested" ? newest.test : null;
  const of = newest?.channel?.name ?? "your list";
  const note = test
    ? `${counted(test.n, "video")} of ${of} tried`
    : "Needs about 15 uploads of 30 days and more";
  const [error = null, inside = null] = (newest && testShown(newest.test)?.figures) ?? [];
  return {
    total: state.totalForecasts.toLocaleString("en-US"),
    error: { value: error?.value ?? TOO_LITTLE, figure: error, note },
    inside: {
      value: inside?.value ?? TOO_LITTLE,
      figure: inside,
      note: test ? "80% is what a range promises" : "Of the videos a forecast was tried on",
    },
    last: state.lastForecast ? relativeAge(state.lastForecast, now) : "none yet",
  };
}

/** What a forecast's back-test on its own channel shows; null where there were too few videos to try it on. */
export function testShown(test: OwnForecast["test"]) {
  if (test.kind === "not-enough") return null;
  const { n, medianFactor, shareInside, against, method } = test;
  const [low, high] = wilson(shareInside * n, n);
  const basis = `${counted(n, "video")} of this channel, each forecast from earlier ones only.`;
  const error: FigureShown = {
    label: "Typical error",
    value: times(medianFactor),
    range: `half were nearer, up or down; plain median ${times(against.medianFactor)}`,
    basis,
    method: `${method} The error is the middle one of all: as many forecasts were nearer to what the video came to as farther from it.`,
    parts: [
      { name: "The forecast", value: times(medianFactor) },
      { name: capital(against.name), value: times(against.medianFactor) },
    ],
  };
  const inside: FigureShown = {
    label: "Ended inside the range",
    value: percentText(shareInside),
    range: `${percentText(low)} to ${percentText(high)} as far as ${counted(n, "video")} can tell; 80% is promised`,
    basis,
    method:
      "How many of the videos ended between the low and the high end of their own forecast. The interval is Wilson's, at 95%.",
    parts: [
      { name: "Inside", value: counted(Math.round(shareInside * n), "video") },
      { name: "Outside", value: counted(n - Math.round(shareInside * n), "video") },
    ],
  };
  return {
    figures: [error, inside],
    picture: testPicture(test.rows),
    rows: test.rows.toReversed().map(({ title, publishedAt, p10, p50, p90, viewsAt30, inside }) => ({
      title,
      day: dayText(publishedAt),
      forecast: `${views(p50)} (${views(p10)} to ${views(p90)})`,
      came: views(viewsAt30),
      inside,
    })),
    caption:
      test.rows.length < n
        ? `The newest ${test.rows.length} of the ${n} videos`
        : `All ${counted(n, "video")}`,
  };
}

function capital(text: string): string {
  return text.charAt(0).toUpperCase() + text.slice(1);
}

/** How often forecasts are right in general, as it is read. */
export function accuracyShown() {
  const { videos, channels, error, plainError, ratio, inside } = ACCURACY;
  const lower = (value: number) => percentText(1 - value);
  return {
    on: `Measured on ${videos.toLocaleString("en-US")} videos of ${channels} public channels, each forecast from its channel's earlier uploads only, by weights that were learned without that channel. In brackets the 95% interval; a plain guess on the same videos is the median of the 20 uploads before.`,
    figures: [
      {
        measure: "Half of the forecasts were within",
        value: times(10 ** error.value),
        more: `(${times(10 ** error.low)} to ${times(10 ** error.high)}); the plain guess ${times(10 ** plainError)}`,
      },
      {
        measure: "The typical error, against the plain guess",
        value: `${lower(ratio.value)} lower`,
        more: `(${lower(ratio.high)} to ${lower(ratio.low)})`,
      },
      {
        measure: "Ended inside the range that promises 80%",
        value: percentText(inside.value),
        more: `(${percentText(inside.low)} to ${percentText(inside.high)})`,
      },
    ],
  };
}
