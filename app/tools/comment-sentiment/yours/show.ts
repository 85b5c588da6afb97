import { counted } from "../../../numbers/counted";
import { dayText } from "../../../numbers/day";
import { percentText } from "../../../numbers/percent-text";
import { relativeAge } from "../../../numbers/relative-age";
import { scoreTone } from "../../../numbers/score-tone";
import { expiresAt } from "../../../sources/retention";
import { addressWith } from "../../tool/address";
import type { ShowContext } from "../../tool/tool";
import { type ChartedScore, scoreChart } from "../score-chart";
import { sharesDrawn } from "../shares-drawn";
import { rightShown } from "./accuracy";
import { type Analysis, isInvented } from "./analysis";
import { asideShown } from "./aside-shown";
import { claimsShown } from "./claims-shown";
import { type CommentShown, commentShown } from "./comments-shown";
import { figuresShown } from "./figures-shown";
import { findingOf } from "./finding";
import { originOf, titleOf } from "./heading";
import { MOST_KEPT } from "./messages";
import type { YourCommentsState } from "./own-comments";
import { breakdownOf } from "./percent";
import { statsShown } from "./stats-shown";
import { courseShown } from "./trend";

const PATH = "/comment-sentiment/yours";

export type YoursShown = ReturnType<typeof show>;
export type HeadingShown = ReturnType<typeof headingShown>;
export type AnalysisShown = ReturnType<typeof analysisShown>;

/** Everything the page draws: of one analysis all, of the others what names them. */
export function show(state: YourCommentsState, { now, search }: ShowContext) {
  const analyses = stillKept(state.analyses, now);
  const open = analyses.find(({ id }) => id === search.get("open")) ?? analyses[0];
  return {
    stats: statsShown(analyses, now),
    headings: analyses.map((one) => headingShown(one, now)),
    full: analyses.length === MOST_KEPT,
    open: open ? analysisShown(open) : null,
    chart: scoreChart(analyses.filter((one) => !isInvented(one)).flatMap(charted)),
    right: rightShown(),
  };
}

/** A video without a day stands where it was analyzed. */
function charted(one: Analysis): ChartedScore[] {
  const { score } = one.digest;
  if (!score) return [];
  const publishedAt = one.publishedAt ?? one.analyzedAt;
  return [
    { id: one.id, videoTitle: titleOf(one), publishedAt, sentimentScore: score.value, interval: score },
  ];
}

/** Those that may still be shown: comments from YouTube for 30 days. */
export function stillKept(analyses: Analysis[], now: Date): Analysis[] {
  return analyses.filter((one) => now.getTime() <= expiresAt(one));
}

/** What stands in the list of one. */
export function headingShown(one: Analysis, now: Date) {
  const { score, shares } = one.digest;
  return {
    id: one.id,
    title: titleOf(one),
    mark: isInvented(one) ? (one.from === "example" ? "Example" : "Sample video") : null,
    comments: counted(one.totalComments, "comment"),
    origin: originOf(one),
    age: relativeAge(one.analyzedAt, now),
    ring: score && {
      score: score.value.toFixed(1),
      arc: `${score.value} 10`,
      tone: scoreTone("sentiment", score.value),
    },
    shares: score ? sharesDrawn(breakdownOf(shares)) : null,
    // As the figures have them: the parts of a bar are made to add up to 100.
    sides: [
      `${percentText(shares.positive.share)} positive`,
      `${percentText(shares.negative.share)} negative`,
    ],
    address: `${addressWith(PATH, { open: one.id })}#${one.id}`,
  };
}

/** All of one analysis. Comments are made once, and named by their place in the list that was given. */
export function analysisShown(one: Analysis) {
  const { digest } = one;
  const comments: Record<number, CommentShown> = {};
  for (const excerpt of digest.comments) comments[excerpt.index] = commentShown(excerpt);
  return {
    id: one.id,
    title: titleOf(one),
    finding: findingOf(digest),
    bar: digest.score ? sharesDrawn(breakdownOf(digest.shares)) : null,
    figures: figuresShown(digest),
    claims: claimsShown(digest),
    top: { positive: digest.topPositive, negative: digest.topNegative },
    comments,
    aside: asideShown(one),
    course: one.course && courseShown(one.course),
    youtube:
      one.from === "youtube" && one.videoId && one.asOf
        ? { asOf: dayText(one.asOf), video: `https://www.youtube.com/watch?v=${one.videoId}` }
        : null,
    published: one.publishedAt && dayText(one.publishedAt),
    more: one.more
      ? `The ${one.totalComments.toLocaleString("en-US")} newest comments were read; the video has more.`
      : null,
    files: {
      csv: addressWith(`${PATH}/report.csv`, { record: one.id }),
      paper: addressWith(`${PATH}/report`, { record: one.id }),
    },
  };
}
