import { clip } from "../../words/bounds";
import { readsEnglish } from "../../words/english";
import { splitPhrases } from "../../words/words";
import { MIN_CHAPTERS } from "../descriptions";
import { isVagueWord, tagWords } from "../keyphrases";
import type { Said } from "./caption-words";
import { chancesOf, leastChance, WEIGHTS, WITHIN_SECONDS } from "./changes";
import type { Cue } from "./read-captions";

/** A chapter that is proposed: when it starts, in whole seconds, and words that are said there. */
export interface Chapter {
  start: number;
  name: string;
}

/** More chapters than this are hard to take in beside a video. */
export const MAX_CHAPTERS = 12;

const NAME_MAX = 60;

/** Between two chapters at least this share of the video: in a talk of hours a minute is one remark. */
const APART = 1 / 40;

/**
 * Chapters where a subject changes, at the starts of cues that most look like an author's (`chancesOf`): best first, each
 * apart from the others, the beginning and the end, as long as about one in three is within 15 s of an author's. As YouTube
 * asks (Help, "Video chapters"), there are three at least, the first at 0:00, each of ten seconds at least. Null where no three are likely
 * enough. Takes time linear in the text. How right it is: docs/evaluation/descriptions.md.
 */
export function proposeChapters(cues: readonly Cue[], weights = WEIGHTS): Chapter[] | null {
  const text = cues.map((cue) => cue.text).join("\n");
  const said = wordsOf(cues, text);
  const starts = [0, ...chooseStarts(cues, chancesOf(cues, said, weights))];
  if (starts.length < MIN_CHAPTERS) return null;
  return nameChapters(nameable(said, cues, text), cues, starts, text);
}

/** A word that may be part of a name, and whether it names a thing. */
interface Nameable extends Said {
  isName: boolean;
}

/** Only so much of a text is read for its language. */
const READ_FOR_LANGUAGE = 2_000;

/** From so many capitals inside sentences on, a language writes its nouns with one, as German does. */
const NOUN_CAPITALS = 0.15;

/** What is said in each quarter, and in so many of a video's minutes, is a word of the language, and names no part of the video. */
const EVERYWHERE = 0.3;
const QUARTERS = 4;
/** Shorter words, in letters that stand for single sounds, are mostly such words. */
const SHORT = /^[\p{sc=Latin}\p{sc=Cyrillic}\p{sc=Greek}]{1,3}$/u;

/**
 * Words with what they may be in a chapter's name: in English a noun, and what stands before it; in a language that writes
 * nouns with a capital those; else each that is topical. Other languages have no list of words here, so that those said
 * all the time, and the shortest, tell nothing.
 */
function nameable(said: Said[], cues: readonly Cue[], text: string): Nameable[] {
  if (readsEnglish(text.slice(0, READ_FOR_LANGUAGE))) {
    const tags = new Map(tagWords(text).map(({ start, tag }) => [start, tag]));
    return said.map((one) => {
      const tag = tags.get(one.start);
      const isNoun = tag === "noun" && !isVagueWord(one.key);
      return {
        ...one,
        isTopic: one.isTopic && (isNoun || tag === "adjective"),
        isName: one.isTopic && isNoun,
      };
    });
  }
  const isInner = ({ run }: Said, at: number) => said[at - 1]?.run === run;
  const isCapital = ({ start }: Said) => /\p{Lu}/u.test(text.charAt(start));
  const inner = said.filter(isInner);
  const tells = inner.filter(isCapital).length >= NOUN_CAPITALS * inner.length;
  const everywhere = saidEverywhere(said, cues);
  return said.map((one, at) => {
    const isTelling = !everywhere.has(one.term) && !SHORT.test(one.key);
    return {
      ...one,
      isTopic: one.isTopic && isTelling,
      isName: one.isTopic && isTelling && (!tells || (isCapital(one) && isInner(one, at))),
    };
  });
}

/** The terms that are said in every quarter of the video, and in so many of its minutes. */
function saidEverywhere(said: readonly Said[], cues: readonly Cue[]): Set<number> {
  const minutes = new Map<number, Set<number>>();
  for (const { term, cue } of said) {
    const known = minutes.get(term) ?? new Set();
    minutes.set(term, known.add(Math.floor((cues[cue]?.start ?? 0) / 60)));
  }
  const all = Math.max(1, (cues.at(-1)?.end ?? 0) / 60);
  const isEverywhere = (those: Set<number>) =>
    those.size >= EVERYWHERE * all &&
    new Set([...those].map((minute) => Math.floor((QUARTERS * minute) / all))).size >= QUARTERS;
  return new Set([...minutes].flatMap(([term, those]) => (isEverywhere(those) ? [term] : [])));
}

/** The words of the captions in order, each with its cue. */
export function wordsOf(cues: readonly Cue[], text: string): Said[] {
  const terms = new Map<string, number>();
  let [cue, end] = [0, cues[0]?.text.length ?? 0];
  const said: Said[] = [];
  for (const [run, words] of splitPhrases(text).entries()) {
    for (const word of words) {
      while (word.start >= end && cue < cues.length - 1) {
        cue += 1;
        end += 1 + (cues[cue]?.text.length ?? 0);
      }
      const term = terms.get(word.key) ?? terms.size;
      terms.set(word.key, term);
      said.push({
        start: word.start,
        end: word.end,
        key: word.key,
        isTopic: word.kind === "topic",
        term,
        run,
        cue,
      });
    }
  }
  return said;
}

/** The starts of all chapters but the first, in whole seconds, in order. */
function chooseStarts(cues: readonly Cue[], chances: Float64Array): number[] {
  const [first, last] = [cues[0]?.start ?? 0, cues.at(-1)?.end ?? 0];
  const apart = Math.max(2 * WITHIN_SECONDS, last * APART);
  const least = leastChance(last);
  const best = [...chances.keys()]
    .filter((at) => (chances[at] ?? 0) >= least)
    .sort((one, other) => (chances[other] ?? 0) - (chances[one] ?? 0));
  const chosen: number[] = [];
  for (const at of best) {
    if (chosen.length === MAX_CHAPTERS - 1) break;
    const start = Math.floor(cues[at]?.start ?? 0);
    const fits = start - first >= 2 * WITHIN_SECONDS && last - start >= 2 * WITHIN_SECONDS;
    if (fits && chosen.every((other) => Math.abs(other - start) >= apart)) chosen.push(start);
  }
  return chosen.sort((one, other) => one - other);
}

/** Chapters that start there, each named by what is said more there than elsewhere. */
function nameChapters(said: Nameable[], cues: readonly Cue[], starts: number[], text: string): Chapter[] {
  const everywhere = countTerms(said);
  let from = 0;
  return starts.map((start, at) => {
    const next = starts[at + 1] ?? Number.POSITIVE_INFINITY;
    const first = from;
    while (from < said.length && Math.floor(cues[said[from]?.cue ?? 0]?.start ?? 0) < next) from += 1;
    return { start, name: nameOf(said.slice(first, from), everywhere, said.length, text) };
  });
}

const OFTEN = 3;

/**
 * Up to two words or pairs of words that stand out, by the log-likelihood ratio (T. Dunning, "Accurate Methods for the
 * Statistics of Surprise and Coincidence", Computational Linguistics 19(1), 1993); where no word is said twice, the
 * first words.
 */
function nameOf(said: Nameable[], everywhere: Map<number, number>, total: number, text: string): string {
  const counts = countTerms(said.filter(({ isName }) => isName));
  // What is said twice may be any word; three times it is what the part is about.
  const times = [...counts.values()].some((count) => count >= OFTEN) ? OFTEN : 2;
  const ranked = [...counts]
    .filter(([, count]) => count >= times)
    .map(([term, count]) => ({
      term,
      stands: standingOut(count, said.length, (everywhere.get(term) ?? 0) - count, total - said.length),
    }))
    .filter(({ stands }) => stands > 0)
    .sort((one, other) => other.stands - one.stands);
  const parts: { terms: number[]; words: string }[] = [];
  for (const { term } of ranked) {
    if (parts.length === 2) break;
    if (parts.some(({ terms }) => terms.includes(term))) continue;
    parts.push(phraseOf(term, counts.get(term) ?? 0, said, text));
  }
  const name =
    parts.length > 0
      ? parts.map(({ words }) => words).join(", ")
      : text.slice(said[0]?.start ?? 0, said[Math.min(5, said.length - 1)]?.end ?? 0).replace(/\s+/g, " ");
  const short = clip(name, NAME_MAX);
  return short.replace(/^\p{Ll}/u, (letter) => letter.toUpperCase());
}

/** How surprising it is that a word is so frequent here; 0 where it is no more frequent than elsewhere. */
function standingOut(here: number, size: number, elsewhere: number, rest: number): number {
  const share = (here + elsewhere) / (size + rest);
  if (here / size <= share) return 0;
  const part = (count: number, expected: number) => (count > 0 ? count * Math.log(count / expected) : 0);
  return 2 * (part(here, size * share) + part(elsewhere, rest * share));
}

/** A word as it is mostly written, with the word that is mostly said before or behind it, if half of the time. */
function phraseOf(term: number, count: number, said: Said[], text: string) {
  const pairs = new Map<string, { times: number; terms: number[] }>();
  const single = new Map<string, { times: number; terms: number[] }>();
  const note = (map: typeof pairs, from: Said, to: Said) => {
    const words = text.slice(from.start, to.end).replace(/\s+/g, " ");
    const known = map.get(words) ?? { times: 0, terms: [from.term, to.term] };
    known.times += 1;
    map.set(words, known);
  };
  for (const [at, word] of said.entries()) {
    if (word.term !== term) continue;
    note(single, word, word);
    const [before, after] = [said[at - 1], said[at + 1]];
    const isPart = (other: Said | undefined): other is Said =>
      other?.run === word.run && other.isTopic && other.term !== term;
    if (isPart(before)) note(pairs, before, word);
    if (isPart(after)) note(pairs, word, after);
  }
  const most = (map: typeof pairs) => [...map].sort(([, one], [, other]) => other.times - one.times)[0];
  const pair = most(pairs);
  const [words, { terms }] =
    pair && pair[1].times >= Math.max(2, count / 2) ? pair : (most(single) ?? ["", { terms: [term] }]);
  return { words, terms };
}

function countTerms(said: Said[]): Map<number, number> {
  const counts = new Map<number, number>();
  for (const { term } of said) counts.set(term, (counts.get(term) ?? 0) + 1);
  return counts;
}
