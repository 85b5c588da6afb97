import type { Word } from "../../words/words";
import { GAP } from "../titles";
import { formatIdea, isPaying, isRemembered } from "./formats";
import type { OwnUpload } from "./own-uploads";
import type { Candidate } from "./types";

/** So many titles share a beginning and an end around something else, so many of those of its own. */
const LEAST_TITLES = 3;
/** Two are enough around which so many words stand, where both got so many times what uploads around them did. */
const LEAST_OF_LONG = 2;
const LONG = 4;
const OWN_FILLINGS = 0.7;
/** What is shared has so many words and letters, at most so many on a side, and stands around at most so many words. */
const LEAST_AROUND = 3;
const LEAST_LETTERS = 10;
const LEAST_AFTER = 2;
const MOST_BEFORE = 4;
const MOST_AFTER = 6;
const MOST_BETWEEN = 5;
/** In more of the titles it is how the channel writes all of them, and a word in more of them what it is about. */
const MOST_SHARE = 0.25;
const COMMON_SHARE = 0.2;
/** What ends in an episode's number asks for that, and brackets say what a video is. */
const COUNTS =
  /(?:#\s?|20\p{N}\p{N}|(?<!\p{L})(?:part|pt|ep|episode|vol|season|day|teil|parte|tập)\.?\s?\p{N}*)$/iu;
const GOES_ON = /^\s?(?:w\/|with|ft|feat|you|me|us|them|him|her|it)(?!\p{L})/iu;
const MARKED = /[()[\]【】「」'"‘“]|20\p{N}\p{N}/u;
/** Several wordings of the same uploads are one. */
const SAME_SHARE = 0.6;

interface Gapped {
  around: number;
  made: { upload: OwnUpload; before: string; after: string; filling: string; words: readonly Word[] }[];
}

/**
 * What titles of a channel begin and end with around another thing each time, "The best … spells nobody uses", as far as its
 * uploads paid and it is in use: the next of them.
 */
export function gapIdeasOf(own: readonly OwnUpload[], now: number, { pays }: { pays: number }): Candidate[] {
  const titlesWith = new Map<string, number>();
  for (const { words } of own)
    for (const key of new Set(words.map((word) => word.key)))
      titlesWith.set(key, (titlesWith.get(key) ?? 0) + 1);
  const isTelling = ({ kind, key }: Word) =>
    kind !== "stop" && (titlesWith.get(key) ?? 0) <= COMMON_SHARE * own.length + 2;
  const leastOf = ({ around, made }: Gapped) =>
    around >= LONG && made.every(isRemembered) ? LEAST_OF_LONG : LEAST_TITLES;
  const shared = [...readGaps(own).values()].filter((one) => one.made.length >= leastOf(one));
  const good = longest(shared).filter((gap) => {
    const { made } = gap;
    const newest = made.at(-1);
    if (!newest || made.length > MOST_SHARE * own.length + 2) return false;
    const text = newest.before + newest.after;
    if (text.replace(/[^\p{L}]/gu, "").length < LEAST_LETTERS || MARKED.test(text)) return false;
    if (GOES_ON.test(newest.after) || /\p{N}/u.test(newest.after)) return false;
    if (COUNTS.test(newest.before.trim()) || !newest.words.some(isTelling)) return false;
    const fillings = new Set(made.map(({ filling }) => filling));
    return (
      fillings.size >= Math.max(leastOf(gap), OWN_FILLINGS * made.length) &&
      isPaying(
        made.map(({ upload }) => upload),
        now,
        pays,
      )
    );
  });
  const listed: { one: Gapped; uploads: Set<OwnUpload> }[] = [];
  for (const one of good.toSorted((a, b) => b.made.length - a.made.length || b.around - a.around)) {
    const isKnown = listed.some(
      ({ uploads }) =>
        one.made.filter(({ upload }) => uploads.has(upload)).length >= SAME_SHARE * one.made.length,
    );
    if (!isKnown) listed.push({ one, uploads: new Set(one.made.map(({ upload }) => upload)) });
  }
  return listed.map(({ one: { made } }) => {
    const { before = "", after = "" } = made.at(-1) ?? {};
    return formatIdea(
      `${before}${GAP}${after}`,
      made.map(({ upload }) => upload),
    );
  });
}

/** Without those of which a longer one has most uploads, its newest among them. */
function longest(shared: readonly Gapped[]): Gapped[] {
  const having = Map.groupBy(
    shared.flatMap((one) => one.made.map(({ upload }) => ({ one, upload }))),
    ({ upload }) => upload,
  );
  return shared.filter(({ around, made }) => {
    const newest = made.at(-1)?.upload;
    const longer = newest ? (having.get(newest) ?? []).filter(({ one }) => one.around > around) : [];
    return !longer.some(({ one }) => {
      const uploads = new Set(one.made.map(({ upload }) => upload));
      return made.filter(({ upload }) => uploads.has(upload)).length >= SAME_SHARE * made.length;
    });
  });
}

/** Numbers change from one to the next. */
const counted = (text: string) => text.replace(/\p{N}[\p{N}.,]*/gu, "0");

function readGaps(own: readonly OwnUpload[]): Map<string, Gapped> {
  const beginning = new Map<string, number>();
  const openingOf = ({ lower, words }: OwnUpload) => counted(lower.slice(0, words[0]?.end));
  for (const upload of own) beginning.set(openingOf(upload), (beginning.get(openingOf(upload)) ?? 0) + 1);
  const found = new Map<string, Gapped>();
  for (const upload of own) {
    const { words, lower, title } = upload;
    if ((beginning.get(openingOf(upload)) ?? 0) < LEAST_OF_LONG) continue;
    for (let from = 1; from <= Math.min(MOST_BEFORE, words.length - 2); from += 1)
      for (let to = from; to < Math.min(from + MOST_BETWEEN, words.length - 1); to += 1) {
        const around = words.length - 1 - to + from;
        const [first, last] = [words[from], words[to]];
        if (!first || !last || around < LEAST_AROUND) continue;
        const behind = words.length - 1 - to;
        if (behind > MOST_AFTER || behind < LEAST_AFTER) continue;
        const [before, after] = [lower.slice(0, first.start), lower.slice(last.end)];
        const key = `${counted(before)}${GAP}${counted(after)}`;
        const known = found.get(key) ?? { around, made: [] };
        known.made.push({
          upload,
          before: title.slice(0, first.start),
          after: title.slice(last.end),
          filling: lower.slice(first.start, last.end),
          words: [...words.slice(0, from), ...words.slice(to + 1)],
        });
        found.set(key, known);
      }
  }
  return found;
}
