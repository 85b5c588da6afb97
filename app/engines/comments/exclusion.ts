import type { GivenComment } from "../../model/comment-digest";
import { type AbuseKind, findAbuse } from "../sentiment";
import type { Digest } from "./digested";
import { analyzedPart, type Classify, type DistinctComment, type ScoredComment } from "./scored-comments";
import { tokenize } from "./words";

/** Comments of up to so many words may well come from different people: "first", "nice", a heart. */
const SHORT_WORDS = 3;
/** How many of the same short comment count at least, and at most as a share of the different comments. */
const SHORT_COUNTED = 5;
const SHORT_SHARE = 0.02;
const MAX_REPEATED = 5;

interface SameText {
  index: number;
  given: GivenComment;
  key: string;
  count: number;
  person: number;
}

/**
 * Excludes what is not counted: the creator's own comments, other languages, spam, abuse, sexual talk, political fights,
 * comments with nothing to score, and repeats. The same comment of four words or more counts once; a shorter one, which many people write alike, up to five
 * times or up to 2 % of the different comments, whichever is more. Each different text is classified once.
 */
export function excludeUncounted(comments: readonly GivenComment[], classify: Classify) {
  const { groups, byCreator } = groupByText(comments);
  const counts = { spam: 0, nothing: 0, repeats: 0 };
  const abuse = { abusive: 0, sexual: 0, political: 0 };
  const languages = new Map<string | null, number>();
  const readings = new Map<string, string>();
  const scored: ScoredComment[] = [];
  const unscored: DistinctComment[] = [];
  const foreign: DistinctComment[] = [];
  const repeated: Digest["repeated"] = [];
  const shortMost = Math.max(SHORT_COUNTED, Math.floor(groups.length * SHORT_SHARE));
  const { abuses, isPolitical } = findAbuses(groups);
  for (const { index, given, key, count, person } of groups) {
    const words = tokenize(analyzedPart(given.text), readings);
    const isShort = count > 1 && key.length <= 40 && words.length <= SHORT_WORDS;
    const times = Math.min(count, isShort ? shortMost : 1);
    if (count > times) {
      counts.repeats += count - times;
      repeated.push({ text: given.text, times: count });
    }
    const kind = abuses.get(given.text);
    if (kind) {
      abuse[kind] += times;
      continue;
    }
    const result = classify(given.text);
    if (result.kind === "scored") {
      const { sentiment, valence, probabilities, isSure } = result;
      scored.push({ index, given, person, sentiment, valence, probabilities, isSure, times, words });
    } else if (result.kind === "other-language") {
      languages.set(result.language, (languages.get(result.language) ?? 0) + times);
      foreign.push({ index, given, person, words });
    } else {
      counts[result.kind] += times;
      if (result.kind === "nothing") unscored.push({ index, given, person, words });
    }
  }
  scored.sort((a, b) => a.index - b.index);
  repeated.sort((a, b) => b.times - a.times);
  return {
    scored,
    /** Comments with nothing to score. They may still be a time stamp. */
    unscored,
    /** Those in other languages. */
    foreign,
    /** The video is about politics: viewers fight there. */
    isPolitical,
    repeated: repeated.slice(0, MAX_REPEATED),
    counts: {
      given: comments.length,
      scored: scored.reduce((sum, { times }) => sum + times, 0),
      distinct: scored.length,
      otherLanguages: [...languages]
        .map(([language, count]) => ({ language, count }))
        .sort((a, b) => b.count - a.count || String(a.language).localeCompare(String(b.language), "en")),
      ...counts,
      abuse,
      byCreator,
    } satisfies Digest["counts"],
  };
}

/** Where more comments than this share, and more than this many, are political, the video is about politics. */
const POLITICAL_SHARE = 0.15;
const POLITICAL_FROM = 5;

/** The texts that are excluded as abuse. Political ones are not where the video is about politics. */
function findAbuses(groups: readonly SameText[]) {
  const found = new Map<string, AbuseKind>();
  let political = 0;
  for (const { given } of groups) {
    const abuse = findAbuse(analyzedPart(given.text));
    if (abuse) found.set(given.text, abuse);
    if (abuse === "political") political += 1;
  }
  const isPolitical = political > Math.max(POLITICAL_FROM, POLITICAL_SHARE * groups.length);
  const abuses = isPolitical ? new Map([...found].filter(([, abuse]) => abuse !== "political")) : found;
  return { abuses, isPolitical };
}

/** Who a reply is written to, at its beginning. */
const ADDRESSEES = /^(?:\s*@[\w.-]{1,60}[,:]?)+/;

/**
 * The words of a text without case, marks and the name it is written to, and of more than `SHORT_WORDS` without emoji,
 * which are added when it is posted again; for a text of marks alone, the text.
 */
function sameTextKey(text: string): string {
  const signs = text
    .replace(ADDRESSEES, "")
    // What only says how an emoji is drawn: ❤ with it is ❤.
    .replace(/[\uFE0F\u20E3]/g, "")
    .toLowerCase()
    .replace(/[^\p{L}\p{M}\p{N}\p{Extended_Pictographic}]+/gu, " ")
    .trim();
  const words = signs.replace(/[^\p{L}\p{M}\p{N}]+/gu, " ").trim();
  if (words.split(" ", SHORT_WORDS + 1).length > SHORT_WORDS) return words;
  return signs || text.trim().replace(/\s+/g, " ").toLowerCase();
}

/** Two texts in a row with this share of their words in common are one person's, who mended the first. */
const MENDED_SHARE = 0.75;
/** Of fewer words any two people may write the same. */
const MENDED_WORDS = 3;
/** Words that are compared. */
const MENDED_MOST = 200;

function isMended(before: string, key: string): boolean {
  const [a, b] = [before, key].map((text) => new Set(text.split(" ", MENDED_MOST)));
  if (!a || !b || Math.min(a.size, b.size) < MENDED_WORDS) return false;
  const both = [...a].filter((word) => b.has(word)).length;
  return both >= MENDED_SHARE * (a.size + b.size - both);
}

/**
 * The viewers' comments by their words. The most liked stands for all that say the same. Where writers are known, each
 * is one person; else each text is, but for one that mends the text before it.
 */
function groupByText(comments: readonly GivenComment[]): { groups: SameText[]; byCreator: number } {
  const groups = new Map<string, SameText>();
  const writers = new Map<number, number>();
  let last: SameText | undefined;
  let byCreator = 0;
  for (const [index, given] of comments.entries()) {
    if (given.byCreator) {
      byCreator += 1;
      continue;
    }
    const key = sameTextKey(analyzedPart(given.text));
    const group = groups.get(key);
    if (!group) {
      const { writer } = given;
      const mended = writer === undefined && last && isMended(last.key, key) ? last.person : index;
      const person = writer === undefined ? mended : (writers.get(writer) ?? index);
      if (writer !== undefined) writers.set(writer, person);
      last = { index, given, key, count: 1, person };
      groups.set(key, last);
      continue;
    }
    group.count += 1;
    if ((given.likes ?? 0) > (group.given.likes ?? 0)) Object.assign(group, { given, index });
  }
  return { groups: [...groups.values()], byCreator };
}
