import { ACCURACY, VIRAL_RECORD, VIRAL_TIMES } from "../../../engines/forecast";
import { rangeAtAge } from "../../../engines/growth";
import { fits, openItem } from "../../../functions/desk/kept-list";
import {
  type ForecastDeskState,
  forecastList,
  type KeptForecast,
  type Origin,
} from "../../../functions/video-forecast/kept-forecast";
import { forecastDesk } from "../../../functions/video-forecast/yours";
import { forecastDeskFunctions } from "../../../functions/video-forecast/yours-functions";
import { MAX_KEPT } from "../../../functions/video-forecast/yours-messages";
import { type CardForecast, OUTCOME_DAYS } from "../../../model/card";
import { nameInSentence } from "../../../model/channel";
import { addressWith, prefilled } from "../../../navigation/address";
import { roundLength } from "../../../numbers/bounds";
import { aboutDayText, DAY_MS, dayText, relativeAge } from "../../../numbers/days";
import { compactCounted, counted, formatCount, percentText } from "../../../numbers/figures";
import { CHANNEL_MAX } from "../../../services/channels";
import type { StepLink } from "../../../ui/next-steps";
import { TITLE_MAX } from "../../../words/bounds";
import type { FigureShown } from "../../tool/figure";
import type { ShowContext } from "../../tool/tool";
import { toolPage } from "../../tool/tool";
import { partsChart, recentChart, viewsAxis } from "./charts";
import { YOURS_ADVICE } from "./messages";
import { showAccuracy } from "./show-accuracy";
import { backTestLine, showBackTest, showStats, TOO_LITTLE } from "./show-back-test";
import { compareWithUsual, viewsText, writeBackTest, writeFinding } from "./wording";

export type ForecastDeskShown = ReturnType<typeof showForecastDesk>;

/** Everything the page draws. */
export function showForecastDesk(state: ForecastDeskState, { now, search }: ShowContext) {
  const forecasts = forecastList.current(state, now);
  const gone = state.forecasts.length - forecasts.length;
  // One scale for all cards, so that two titles compare at a glance.
  const scale = viewsAxis(forecasts.flatMap(({ p10, p90 }) => [p10, p90]));
  const wanted = openItem(forecasts, search);
  return {
    stats: showStats(state, forecasts, now),
    forecasts: forecasts.map((one) => ({
      ...listForecast(one, now, scale),
      open: one === wanted ? showForecast(one) : null,
    })),
    gone:
      gone > 0
        ? `${gone === 1 ? "A forecast" : `${gone} forecasts`} from YouTube's counts of more than 30 days ago ${gone === 1 ? "is" : "are"} not kept any longer.`
        : null,
    full: forecasts.length === MAX_KEPT,
    today: now.toISOString().slice(0, 10),
    /** What a link fills the form with. */
    asked: {
      title: prefilled(search, "title", TITLE_MAX),
      channel: prefilled(search, "channel", CHANNEL_MAX),
      date: prefilled(search, "date", "2026-11-21".length),
    },
    /** What the channel field begins with where no channel is connected and no link names one. */
    lastChannel: forecasts[0]?.channel?.asked ?? "",
  };
}

const BADGES: Partial<Record<Origin, string>> = { example: "Example", sample: "Sample channel" };

const SOURCES: Record<Origin, string> = {
  youtube: "YouTube",
  sample: "the sample catalogue",
  list: "a pasted list",
  file: "a file",
  example: "an invented channel",
};

/** A forecast in the list; all share one `scale`. */
function listForecast(one: KeptForecast, now: Date, scale: ReturnType<typeof viewsAxis>) {
  const { p10, p50, p90 } = one;
  const left = scale.place(p10);
  return {
    id: one.id,
    title: one.title,
    badge: BADGES[one.from] ?? null,
    source: one.channel?.name ?? SOURCES[one.from],
    age: relativeAge(one.madeAt, now),
    views: { low: viewsText(p10), likely: viewsText(p50), high: viewsText(p90) },
    bar: {
      left: roundLength(left),
      width: roundLength(scale.place(p90) - left),
      likely: roundLength(scale.place(p50)),
    },
    next: nextSteps(one.title),
    card: toCardForecast(one),
    for: fits(one.for, [one.title]),
    isSample: one.from === "sample" || one.from === "example",
  };
}

export type ForecastShown = ReturnType<typeof showForecast>;

/** All of one forecast. */
function showForecast(one: KeptForecast) {
  const due = new Date(Date.parse(one.publishOn) + 30 * DAY_MS).toISOString();
  return {
    finding: writeFinding(one),
    beside: compareWithUsual(one),
    days: `Published on ${dayText(one.publishOn)}, it would get there by ${dayText(due)}.${tellShorts(one.left.reasons)}`,
    viral: showViral(one.viral),
    recent: recentChart(one),
    parts: partsChart(one),
    comparables: one.comparables.map((upload) => ({
      title: upload.title,
      day: aboutDayText(upload.publishedAt, upload.publishedWithinDays),
      views: compactCounted(upload.views, "view"),
      at30: viewsText(upload.viewsAt30),
      weight: weightText(upload.weight),
      why: upload.why,
    })),
    compared: comparedLine(one),
    basedOn: { uploads: basisText(one), method: one.method },
    test: { ...writeBackTest(one), line: backTestLine(one.test), evidence: showBackTest(one.test) },
    excluded: one.left.total > 0 ? showExcluded(one.left) : null,
    youtube:
      one.from === "youtube" && one.channel
        ? {
            asOf: dayText(one.asOf),
            channel: `https://www.youtube.com/channel/${encodeURIComponent(one.channel.id)}`,
          }
        : null,
  };
}

/** The chance of three times the usual, with how such chances did here and elsewhere; null where it was never given. */
export function showViral(viral: KeptForecast["viral"]): FigureShown | null {
  if (viral === null) return null;
  const label = "Viral potential";
  const method = `The chance of ${VIRAL_TIMES} times your usual, from the range above. Half of all videos end above its middle, one in ten above its upper end.`;
  if (viral.kind === "not-enough") {
    const there = `you have ${formatCount(viral.has)} of the ${viral.needs} it takes`;
    return { label, method, value: TOO_LITTLE, basis: `Uploads of 30 days with 20 before them: ${there}.` };
  }
  const { chance, views, tested, came, expected } = viral;
  const decile = Math.min(Math.floor(chance * 10), VIRAL_RECORD.length - 1);
  const elsewhere = VIRAL_RECORD[decile];
  const record = elsewhere
    ? ` On ${ACCURACY.channels} other channels, ${formatCount(elsewhere.uploads)} uploads had a chance of ${decile * 10}% to ${decile * 10 + 10}%; ${percentText(elsewhere.came)} got there.`
    : "";
  return {
    label,
    method: `${method}${record}`,
    value: percentText(chance),
    range: `chance of ${VIRAL_TIMES} times your usual: ${viewsText(views)} views or more`,
    basis: `${formatCount(came)} of your last ${counted(tested, "upload")} got there, where their own chances expected ${formatCount(Math.round(expected))}.`,
  };
}

/** What of a forecast stands on a card of the plan: its range at each age that is looked at, and how often it held at 30 days. */
function toCardForecast({ p10, p50, p90, held, madeAt }: KeptForecast): CardForecast {
  return {
    ranges: OUTCOME_DAYS.map((days) => rangeAtAge({ low: p10, likely: p50, high: p90 }, days)),
    chance: held,
    at: madeAt,
  };
}

/** What to do next with the title. */
function nextSteps(title: string): StepLink[] {
  return [
    { label: "Test its title", to: addressWith("/thumbnail-optimizer/yours", { titles: title }) },
    { label: "Write its description", to: addressWith("/description-rewriter/yours", { title }) },
  ];
}

/** The comparable uploads while they are folded: of a title that nothing is close to, they count and are not like it. */
export function comparedLine({
  comparables,
  expected,
}: Pick<KeptForecast, "comparables" | "expected">): string {
  const { length } = comparables;
  if (expected.similar === null)
    return length === 1 ? "The upload that counts most" : `The ${length} uploads that count most`;
  return `Compared with ${length === 1 ? "an upload" : `${length} uploads`}`;
}

/** How many Shorts were left out, as the reasons count them; empty without any. */
export function tellShorts(reasons: string[]): string {
  const shorts = reasons.find((reason) => /Shorts?$/.test(reason));
  if (!shorts) return "";
  return ` Only longer videos are forecast: ${shorts} ${shorts.endsWith("s") ? "are" : "is"} left out.`;
}

/** How many uploads, from where, and as of when. */
function basisText({ basis, from, channel, asOf, more }: KeptForecast): string {
  const whose = channel ? `${nameInSentence(channel.name)}, from ${SOURCES[from]}` : SOURCES[from];
  const older = more ? " The channel has older ones that were not read." : "";
  return `${counted(basis, "upload")} of ${whose}, views as of ${dayText(asOf)}.${older}`;
}

function weightText(weight: number): string {
  return weight < 0.005 ? "hardly counts in the forecast" : `${percentText(weight)} of the forecast`;
}

function showExcluded({ total, reasons, lines }: KeptForecast["left"]) {
  const [first = ""] = reasons;
  return {
    summary: reasons.length === 1 ? `Left out: ${first}` : `Left out: ${formatCount(total)}, and why`,
    reasons,
    lines,
    more:
      lines.length > 0 && total > lines.length ? `The first ${lines.length} lines that were left out.` : null,
  };
}

/** The Yours desk's page. */
export const forecastDeskPage = toolPage({
  rules: forecastDesk,
  functions: forecastDeskFunctions,
  show: showForecastDesk,
  advice: { ...YOURS_ADVICE, accuracy: showAccuracy() },
});
