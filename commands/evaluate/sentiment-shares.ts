import {
  countSentiments,
  errorRange,
  meanInterval,
  type PerSentiment,
  SCORE_WORTH,
} from "../../app/engines/comments/shares.ts";
import { ACCURACY } from "../../app/engines/sentiment/model.ts";
import { table } from "../table.ts";
import { type Figure, type Judged, namings } from "./sentiment-figures.ts";

/** Fewer comments under a video make no share. */
const VIDEO_FROM = 20;

/** The shares and the score, and what a comment of each class is worth in them. */
const MEASURES: { name: string; worth: PerSentiment }[] = [
  { name: "positive", worth: { positive: 1, neutral: 0, negative: 0 } },
  { name: "neutral", worth: { positive: 0, neutral: 1, negative: 0 } },
  { name: "negative", worth: { positive: 0, neutral: 0, negative: 1 } },
  { name: "score / 10", worth: SCORE_WORTH },
];

type Interval = readonly [low: number, high: number];

/**
 * Shares as the engine names them against shares labelled by people, for whole sets and for videos with 20 comments or
 * more, and whether the ranges hold them. "Other set's errors" are ranges made without the set they are compared with.
 */
export function sharesReport(sets: { figure: Figure; judged: Judged[] }[]): string {
  const rows = sets.flatMap(({ figure, judged }) =>
    MEASURES.map(({ name, worth }) => {
      const { labelled, named, wrote, shipped, others } = compareShares(judged, worth, figure.name);
      return [figure.name, name, percent(labelled), percent(named), ...[wrote, others, shipped].map(between)];
    }),
  );
  const heading = [
    "set",
    "share",
    "labelled",
    "named",
    "who wrote (Wilson)",
    "other set's errors",
    "shipped",
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
            ["set", "share", "videos", "who wrote (Wilson)", "other set's errors", "shipped"],
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
  return MEASURES.map(({ name, worth }) => {
    const all = videos.map((video) => compareShares(video, worth, figure.name));
    const held = (of: "wrote" | "others" | "shipped") =>
      String(all.filter(({ labelled, [of]: [low, high] }) => low <= labelled && labelled <= high).length);
    return [figure.name, name, String(videos.length), held("wrote"), held("others"), held("shipped")];
  });
}

function compareShares(judged: Judged[], worth: PerSentiment, set: string) {
  const pairs = namings(judged);
  const mean = (sentiments: (keyof PerSentiment)[]) =>
    sentiments.reduce((sum, sentiment) => sum + worth[sentiment], 0) / sentiments.length;
  const named = pairs.map((pair) => pair.named);
  const tally = countSentiments(named);
  const rangeBy = (measured: typeof ACCURACY): Interval => {
    const { low, high } = errorRange(tally, worth, measured);
    return [low, high];
  };
  return {
    labelled: mean(pairs.map(({ is }) => is)),
    named: mean(named),
    wrote: meanInterval(tally, worth),
    others: rangeBy(ACCURACY.filter((one) => one.set !== set)),
    shipped: rangeBy(ACCURACY),
  };
}

function percent(share: number): string {
  return (100 * share).toFixed(1);
}

function between([low, high]: Interval): string {
  return `${percent(low)} to ${percent(high)}`;
}
