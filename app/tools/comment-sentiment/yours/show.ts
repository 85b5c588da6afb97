import { ACCURACY } from "../../../engines/sentiment";
import {
  type Analysis,
  analysisList,
  analysisTitle,
  type CommentsDeskState,
  isInvented,
  originText,
} from "../../../functions/comment-sentiment/analysis";
import { commentsDesk } from "../../../functions/comment-sentiment/yours";
import { commentsDeskFunctions } from "../../../functions/comment-sentiment/yours-functions";
import { MAX_KEPT } from "../../../functions/comment-sentiment/yours-messages";
import type { KeptDigest } from "../../../model/comment-digest";
import { addressWith } from "../../../navigation/address";
import { dayText, relativeAge } from "../../../numbers/days";
import { counted, formatCount, percentText } from "../../../numbers/figures";
import { scoreTone } from "../../../numbers/tone";
import type { StepLink } from "../../../ui/next-steps";
import { clip } from "../../../words/bounds";
import { questionIdea, requestIdea } from "../../../words/film-ideas";
import type { ShowContext } from "../../tool/tool";
import { toolPage } from "../../tool/tool";
import { type ChartedScore, scoreChart, sharesBar } from "../charts";
import { YOURS_ADVICE } from "./messages";
import { lightOf, showClaims } from "./show-claims";
import { type CommentShown, showComment } from "./show-comment";
import { findingText, languageName, showFigures, wholePercents } from "./show-figures";
import { showShift, showStats } from "./show-stats";

const PATH = "/comment-sentiment/yours";

export type CommentsDeskShown = ReturnType<typeof showCommentsDesk>;
export type HeadingShown = ReturnType<typeof showHeading>;
export type AnalysisShown = ReturnType<typeof showAnalysis>;

/** What the desk draws: the open analysis whole, of the others their headings. */
export function showCommentsDesk(state: CommentsDeskState, { now, search }: ShowContext) {
  const analyses = analysisList.current(state, now);
  const open = analyses.find(({ id }) => id === search.get("open")) ?? analyses[0];
  return {
    stats: showStats(analyses, now),
    /** Whether the tiles have anything to count. */
    isCounted: analyses.some((analysis) => !isInvented(analysis)),
    headings: analyses.map((analysis) => showHeading(analysis, now)),
    full: analyses.length === MAX_KEPT,
    open: open ? showAnalysis(open) : null,
    chart: scoreChart(analyses.filter((analysis) => !isInvented(analysis)).flatMap(toCharted)),
    accuracy: showAccuracy(),
  };
}

/** A video without a date stands at the day of its analysis. */
function toCharted(analysis: Analysis): ChartedScore[] {
  const { id, digest, publishedAt, analyzedAt } = analysis;
  const { score } = digest;
  if (!score) return [];
  return [
    {
      id,
      videoTitle: analysisTitle(analysis),
      publishedAt: publishedAt ?? analyzedAt,
      sentimentScore: score.value,
      interval: score,
    },
  ];
}

/** An analysis in the list. */
export function showHeading(analysis: Analysis, now: Date) {
  const { id, from, digest, totalComments, analyzedAt } = analysis;
  const { score, shares } = digest;
  return {
    id,
    title: analysisTitle(analysis),
    mark: isInvented(analysis) ? (from === "example" ? "Example" : "Sample video") : null,
    comments: counted(totalComments, "comment"),
    origin: originText(analysis),
    age: relativeAge(analyzedAt, now),
    ring: score && {
      score: score.value.toFixed(1),
      arc: `${score.value} 10`,
      tone: scoreTone("sentiment", score.value),
    },
    shares: score ? sharesBar(wholePercents(shares)) : null,
    // As the figures have them. The parts of a bar are made to add up to 100.
    sides: [
      `${percentText(shares.positive.share)} positive`,
      `${percentText(shares.negative.share)} negative`,
    ],
    address: `${addressWith(PATH, { open: id })}#${id}`,
  };
}

/** All of one analysis. Each comment stands once, by its place in the list that was given. */
export function showAnalysis(analysis: Analysis) {
  const { id, digest, course, from, videoId, asOf, publishedAt, more, totalComments } = analysis;
  const comments: Record<number, CommentShown> = {};
  for (const excerpt of digest.comments) comments[excerpt.index] = showComment(excerpt);
  return {
    id,
    title: analysisTitle(analysis),
    isSample: isInvented(analysis),
    finding: findingText(digest),
    bar: digest.score ? sharesBar(wholePercents(digest.shares)) : null,
    figures: showFigures(digest),
    claims: showClaims(digest),
    top: { positive: digest.topPositive, negative: digest.topNegative },
    comments,
    excluded: showExcluded(analysis),
    shift: course && showShift(course),
    youtube:
      from === "youtube" && videoId && asOf
        ? { asOf: dayText(asOf), video: `https://www.youtube.com/watch?v=${videoId}` }
        : null,
    published: publishedAt && dayText(publishedAt),
    more: more ? `The ${formatCount(totalComments)} newest comments were read; the video has more.` : null,
    next: nextSteps(digest),
    files: {
      csv: addressWith(`${PATH}/report.csv`, { record: id }),
      paper: addressWith(`${PATH}/report`, { record: id }),
    },
  };
}

/** So many letters of a viewer's wish stand on a button. */
const BUTTON_MAX = 40;

/** One viewer's wish or question is no idea yet: it takes a second, or likes. */
const ASKED = 2;
const ASKED_LIKES = 5;

/** What to do next: the light of what viewers wish for most, else of what several ask; [] where neither is an idea. */
function nextSteps({ requests, questions }: KeptDigest): StepLink[] {
  const isShared = ({ asked, likes }: { asked: number; likes: number | null }) =>
    asked >= ASKED || (likes ?? 0) >= ASKED_LIKES;
  const wished = requests.filter(isShared).flatMap((request) => requestIdea(request) ?? []);
  const asked = questions.filter(isShared).flatMap(({ text }) => questionIdea(text) ?? []);
  const ideas = wished.length > 0 ? wished.slice(0, 2) : asked.slice(0, 1);
  return ideas.flatMap((idea) => {
    const to = lightOf(idea);
    const name = clip(idea, BUTTON_MAX);
    return to ? [{ label: `Get the light for “${name}${name === idea ? "" : "…"}”`, to }] : [];
  });
}

const FORMATS = {
  lines: "Read as one comment a line.",
  csv: "Read as a table, one comment a row.",
  json: "Read as JSON, one comment an object.",
  page: "Read as a copy of YouTube's page.",
};
const ROLES: Record<string, string> = {
  text: "Comment",
  likes: "Likes",
  replies: "Replies",
  publishedAt: "Date",
  creator: "By the creator",
  reply: "Is a reply",
  parent: "Replies to",
  id: "Id",
  author: "Author, not kept",
};

/** What no figure counts, why, and examples; and how pasted comments were read. */
function showExcluded({ digest, asides: examples, reading }: Analysis) {
  const { given, scored, otherLanguages, spam, abuse, repeats, nothing, byCreator } = digest.counts;
  const groups = [
    ...otherLanguages.map(({ language, count }) => ({ name: `In ${languageName(language)}`, count })),
    { name: "Spam", count: spam },
    { name: "Abusive", count: abuse.abusive },
    { name: "Sexual", count: abuse.sexual },
    { name: "Political fights", count: abuse.political },
    { name: "Repeats of the same text", count: repeats },
    { name: "Nothing to read (marks or time stamps alone)", count: nothing },
    { name: "Written by the creator", count: byCreator },
  ].filter(({ count }) => count > 0);
  return {
    sentence:
      given === scored
        ? `${given === 1 ? "The comment" : `All ${counted(given, "comment")}`} could be scored: nothing is excluded.`
        : `${formatCount(scored)} of ${counted(given, "comment")} ${scored === 1 ? "is" : "are"} in the figures; ${formatCount(given - scored)} ${given - scored === 1 ? "is" : "are"} excluded.`,
    reading: reading && {
      format: FORMATS[reading.format],
      columns: reading.columns.map(({ role, name }) => ({ role: ROLES[role] ?? role, name })),
      left: reading.left.map(({ count, why }) => `${formatCount(count)} ${why}`),
    },
    groups: groups.map(({ name, count }) => ({ name, value: formatCount(count) })),
    repeated: digest.repeated.map(({ text, times }) => ({ text, note: `${formatCount(times)} times` })),
    spam: examples.spam.map(({ text, cut, why }) => ({ text, cut, note: why })),
    languages: examples.languages.map(({ text, cut, language }) => ({
      text,
      cut,
      note: languageName(language),
    })),
  };
}

/** Which comments the figures are of, and who labelled them. */
const LABELLED: Record<(typeof ACCURACY)[number]["set"], string> = {
  jziumo: "Comments under YouTube videos, labelled by hand (jziumo)",
  "sentube, of the video": "Comments on what a YouTube video is like, labelled by hand (SenTube)",
};

/** How often scores are right, in figures of 100 comments. What is good is rounded down. */
export function showAccuracy(accuracy = ACCURACY) {
  return accuracy.map(({ set, named, leftOut, macroF1: { value, low, high, vader } }) => {
    const { positive, neutral, negative } = named;
    const items = [...positive, ...neutral, ...negative].reduce((sum, count) => sum + count, 0);
    const of100 = (count: number, round: (value: number) => number) =>
      `${round((100 * count) / items)} of 100`;
    const floored = (figure: number) => (Math.floor(Math.round(figure * 1000) / 10) / 100).toFixed(2);
    return {
      on: LABELLED[set],
      comments: formatCount(items),
      right: of100(positive[0] + neutral[1] + negative[2], Math.floor),
      /** Praise named a complaint, or the other way round. */
      opposite: of100(positive[2] + negative[0], Math.ceil),
      macroF1: `${floored(value)} (${low.toFixed(2)} to ${high.toFixed(2)}), VADER ${vader.toFixed(2)}`,
      leftOut: floored(leftOut),
    };
  });
}

/** The Yours desk's page. */
export const commentsDeskPage = toolPage({
  rules: commentsDesk,
  functions: commentsDeskFunctions,
  show: showCommentsDesk,
  advice: YOURS_ADVICE,
});
