import { VIRAL_TIMES } from "../../app/engines/forecast/viral.ts";
import { expectTitle, MOST_JUDGED, recordMisses } from "../../app/engines/ideas/expected.ts";
import { chanceOfTimes } from "../../app/engines/ideas/idea.ts";
import { formatCount } from "../../app/numbers/figures.ts";
import { sum } from "../../app/statistics/sums.ts";
import { besideUsual, type JudgedChannel, type JudgedUpload } from "../learn/ideas-estimates.ts";
import { intervalOf } from "../measures/interval.ts";
import { table } from "../table.ts";
import type { Accuracy, Evaluated } from "./evaluated.ts";
import { judgedIdeas } from "./judged-ideas.ts";

/** An upload, whether it got three times the usual, and the chances it was given before. */
export interface Predicted {
  came: boolean;
  chance: number;
  /** The rate on all other channels, and that of the uploads before it shrunk to it. */
  base: number;
  own: number;
}

/** An own rate counts so many uploads at the base rate against it: the best of 5, 10, 20, 30 and 50 on these channels. */
const PRIOR = 30;
/** It is that of so many uploads before. */
const NEWEST = 100;

const isViral = ({ actual, usual }: { actual: number; usual: number }) =>
  actual - usual >= Math.log10(VIRAL_TIMES);
const mean = (values: number[]) => sum(values) / values.length;
const hits = (own: { came: boolean }[]) => own.filter(({ came }) => came).length;

/** The forecast that would have been shown for an upload, by the channel's own back-test up to then. */
function shownThen(one: JudgedUpload, { uploads }: JudgedChannel) {
  const before = uploads.filter(({ at }) => at < one.size).slice(-MOST_JUDGED);
  const misses = before.map(({ actual, mean, below, above, usual }) => {
    return { off: actual - mean, below, above, plainOff: actual - usual };
  });
  return expectTitle(one, recordMisses(misses));
}

/** The uploads of each channel with 20 before them, with their chances by the range that would have been shown. */
export function predictViral(judged: JudgedChannel[]): Predicted[][] {
  const channels = judged
    .map((own) => besideUsual(own).map((one) => ({ ...one, ...shownThen(one, own), came: isViral(one) })))
    .filter(({ length }) => length > 0);
  const all = channels.flat();
  return channels.map((own) => {
    const base = (hits(all) - hits(own)) / Math.max(all.length - own.length, 1);
    return own.map((one) => {
      const before = own.filter(({ at }) => at < one.size).slice(-NEWEST);
      return {
        came: one.came,
        chance: chanceOfTimes(one, VIRAL_TIMES),
        base,
        own: (hits(before) + PRIOR * base) / (before.length + PRIOR),
      };
    });
  });
}

export const brier = (of: "chance" | "base" | "own") => (all: Predicted[]) =>
  mean(all.map((one) => (one[of] - (one.came ? 1 : 0)) ** 2));

const DECILES = Array.from({ length: 10 }, (_, at) => at);

/** By chances of 0 to 10 %, 10 to 20 % and so on: how many uploads, their mean chance, and the share that came true. */
export function byDecile(all: Predicted[]) {
  return DECILES.map((decile) => {
    const own = all.filter(({ chance }) => Math.min(Math.floor(chance * 10), 9) === decile);
    return { uploads: own.length, told: mean(own.map(({ chance }) => chance)), came: hits(own) / own.length };
  });
}

/** How far told chances lie from what came, over deciles, each by its uploads. */
const calibrationError = (all: Predicted[]) =>
  sum(
    byDecile(all).map(({ uploads, told, came }) =>
      uploads === 0 ? 0 : (uploads / all.length) * Math.abs(told - came),
    ),
  );

/**
 * The chance of three times the usual over whole channels: each upload of 30 days and older with 20 before it, from these
 * alone. Throws without any.
 */
export function evaluateViral(...texts: string[]): Evaluated {
  const judged = judgedIdeas(texts);
  const [shipped, crossed] = [judged.shipped, judged.crossed].map(predictViral);
  const all = crossed?.flat() ?? [];
  if (!shipped || !crossed || all.length === 0) throw new Error("no upload has 20 before it");
  const row = (measure: string, of: (all: Predicted[]) => number): Accuracy => ({
    engine: "forecast",
    set: "three times the usual",
    measure,
    items: all.length,
    shipped: of(shipped.flat()),
    crossValidated: of(all),
    interval: intervalOf(crossed, of),
    references: [],
  });
  const brierRow: Accuracy = {
    ...row("Brier score", brier("chance")),
    references: [
      { name: "base rate", value: brier("base")(all) },
      { name: "the channel's own, shrunk", value: brier("own")(all) },
    ],
    target: "below both",
  };
  const percent = (share: number) => `${(share * 100).toFixed(1)} %`;
  const rate = hits(all) / all.length;
  return {
    text: [
      `${formatCount(all.length)} uploads of ${crossed.length} channels; ${percent(rate)} got three times the median of the 20 before`,
      "",
      table(
        ["told", "uploads", "mean chance", "came true"],
        byDecile(all).map(({ uploads, told, came }, at) => [
          `${at * 10} to ${at * 10 + 10} %`,
          formatCount(uploads),
          uploads > 0 ? percent(told) : "–",
          uploads > 0 ? percent(came) : "–",
        ]),
      ),
      "(By words learned without the channel.)",
    ].join("\n"),
    held: `${all.length} uploads of ${crossed.length} channels`,
    figure: `Brier score ${brierRow.crossValidated?.toFixed(3)}, base rate ${brier("base")(all).toFixed(3)}`,
    failures: [],
    accuracy: [brierRow, { ...row("|told less came|, over deciles", calibrationError), target: "≤ .02" }],
  };
}
