import { meanInterval, type OfEach } from "../../app/engines/comments/interval.ts";
import { rangeOf } from "../../app/engines/comments/misreading.ts";
import { SCORED, tallyOf } from "../../app/engines/comments/shares.ts";
import { MEASURED } from "../../app/engines/sentiment/measured.ts";
import { table } from "../table.ts";
import { type Figure, type Judged, namings } from "./sentiment-figures.ts";

/** Fewer comments under a video tell no share. */
const VIDEO_FROM = 20;

/** What is told of many comments, and what each counts in it. */
const TOLD: { name: string; worth: OfEach }[] = [
  { name: "positive", worth: { positive: 1, neutral: 0, negative: 0 } },
  { name: "neutral", worth: { positive: 0, neutral: 1, negative: 0 } },
  { name: "negative", worth: { positive: 0, neutral: 0, negative: 1 } },
  { name: "score / 10", worth: SCORED },
];

type Interval = readonly [low: number, high: number];

/**
 * Shares as the engine names them against those that people labelled: of whole sets, and of videos with 20 comments or
 * more, with what the ranges hold. "Other set's errors" are ranges that know nothing of the set they are held against.
 */
export function sharesReport(sets: { figure: Figure; judged: Judged[] }[]): string {
  const rows = sets.flatMap(({ figure, judged }) =>
    TOLD.map(({ name, worth }) => {
      const { labelled, named, wrote, told, others } = sharesOf(judged, worth, figure.name);
      return [figure.name, name, percent(labelled), percent(named), ...[wrote, others, told].map(between)];
    }),
  );
  const heading = [
    "set",
    "share",
    "labelled",
    "named",
    "who wrote (Wilson)",
    "other set's errors",
    "as told",
  ];
  const videos = sets.flatMap(({ figure, judged }) => videoRows(figure, judged));
  return [
    "Shares named against shares labelled, cross-validated, in percent, with their ranges:",
    table(heading, rows, [0, 1]),
    ...(videos.length === 0
      ? []
      : [
          `Videos with ${VIDEO_FROM} comments or more, where the labelled share lies within the range:`,
          table(
            ["set", "share", "videos", "who wrote (Wilson)", "other set's errors", "as told"],
            videos,
            [0, 1],
          ),
        ]),
  ].join("\n\n");
}

/** Of a set with several groups of so many comments, its videos: in how many each range holds what was labelled. */
function videoRows(figure: Figure, judged: Judged[]): string[][] {
  const videos = [...Map.groupBy(judged, ({ row }) => row.group).values()].filter(
    (one) => one.length >= VIDEO_FROM,
  );
  if (videos.length < 2) return [];
  return TOLD.map(({ name, worth }) => {
    const all = videos.map((video) => sharesOf(video, worth, figure.name));
    const held = (of: "wrote" | "others" | "told") =>
      String(all.filter(({ labelled, [of]: [low, high] }) => low <= labelled && labelled <= high).length);
    return [figure.name, name, String(videos.length), held("wrote"), held("others"), held("told")];
  });
}

function sharesOf(judged: Judged[], worth: OfEach, set: string) {
  const pairs = namings(judged);
  const mean = (feelings: (keyof OfEach)[]) =>
    feelings.reduce((sum, feeling) => sum + worth[feeling], 0) / feelings.length;
  const named = pairs.map((pair) => pair.named);
  const tally = tallyOf(named);
  const rangeBy = (measured: typeof MEASURED): Interval => {
    const { low, high } = rangeOf(tally, worth, measured);
    return [low, high];
  };
  return {
    labelled: mean(pairs.map(({ is }) => is)),
    named: mean(named),
    wrote: meanInterval(tally, worth) as Interval,
    others: rangeBy(MEASURED.filter((one) => one.set !== set)),
    told: rangeBy(MEASURED),
  };
}

function percent(share: number): string {
  return (100 * share).toFixed(1);
}

function between([low, high]: Interval): string {
  return `${percent(low)} to ${percent(high)}`;
}
