import { clip } from "../../words/bounds";
import { splitPhrases } from "../../words/words";
import { MIN_CHAPTER_SECONDS, MIN_CHAPTERS } from "../descriptions";
import type { Cue } from "./read-captions";

/** A chapter that is proposed: when it starts, in whole seconds, and words that are said there. */
export interface Chapter {
  start: number;
  name: string;
}

/** More chapters than this are hard to take in beside a video. */
export const MAX_CHAPTERS = 12;

/** Words in a sequence, and sequences in a block: w and k of Hearst 1997. A short text has smaller blocks. */
const SEQUENCE = 20;
const BLOCK = 10;
/** A block is at least one in this many of a long text: in a talk of hours ten sequences are one remark. */
const BLOCK_SHARE = 40;
/** Sequences between two boundaries at least, as in Hearst 1997. */
const APART = 3;
const NAME_MAX = 60;

/** A word of the captions: where it stands, its number among the words, its run between punctuation, its cue. */
interface Said {
  start: number;
  end: number;
  /** False for stop words, numbers and words of form. */
  isTopic: boolean;
  term: number;
  run: number;
  cue: number;
}

/**
 * Chapters at changes of subject, by TextTiling (M. A. Hearst, "TextTiling: Segmenting Text into Multi-paragraph
 * Subtopic Passages", Computational Linguistics 23(1), 1997): blocks of words are compared by their cosine, and where
 * they are least alike a chapter begins, at the nearest cue. As YouTube asks (Help, "Video chapters"), there are three at
 * least, the first at 0:00, each of ten seconds at least. Null where that cannot be had: too few words, or always the same ones.
 * Takes time linear in the text.
 */
export function proposeChapters(cues: readonly Cue[]): Chapter[] | null {
  const text = cues.map((cue) => cue.text).join("\n");
  const said = wordsOf(cues, text);
  const starts = [0, ...boundariesOf(said, cues)];
  if (starts.length < MIN_CHAPTERS) return null;
  return nameChapters(said, cues, starts, text);
}

function wordsOf(cues: readonly Cue[], text: string): Said[] {
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
      said.push({ start: word.start, end: word.end, isTopic: word.kind === "topic", term, run, cue });
    }
  }
  return said;
}

/** The starts of all chapters but the first, in seconds, in order. */
function boundariesOf(said: Said[], cues: readonly Cue[]): number[] {
  const starts = startsOf(said, cues);
  const likeness = smooth(compareBlocks(said));
  const depths = depthsOf(likeness);
  const last = cues.at(-1)?.end ?? 0;
  const chosen: { gap: number; start: number }[] = [];
  const deepest = depths
    .map((depth, gap) => ({ depth, gap }))
    .filter(({ depth }) => depth > 1e-9)
    .sort((one, other) => other.depth - one.depth);
  // Hearst's cutoff is lower by half a standard deviation; on joined articles that cut half as often again as they change.
  const cutoff = deepest.reduce((sum, { depth }) => sum + depth, 0) / deepest.length;
  for (const { depth, gap } of deepest) {
    if (chosen.length === MAX_CHAPTERS - 1) break;
    if (depth < cutoff && chosen.length >= MIN_CHAPTERS - 1) break;
    const start = starts[gap + 1] ?? 0;
    const fits =
      start >= MIN_CHAPTER_SECONDS &&
      last - start >= MIN_CHAPTER_SECONDS &&
      chosen.every(
        (other) => Math.abs(other.gap - gap) > APART && Math.abs(other.start - start) >= MIN_CHAPTER_SECONDS,
      );
    if (fits) chosen.push({ gap, start });
  }
  return chosen.map(({ start }) => start).sort((one, other) => one - other);
}

/** For each sequence, the start in seconds of the cue that begins nearest to its first word. */
function startsOf(said: Said[], cues: readonly Cue[]): number[] {
  const first = new Map<number, number>();
  for (const [at, { cue }] of said.entries()) if (!first.has(cue)) first.set(cue, at);
  const starts: number[] = [];
  let next = 0;
  for (let at = 0; at < said.length; at += SEQUENCE) {
    const cue = said[at]?.cue ?? 0;
    for (next = Math.max(next, cue + 1); next < cues.length && !first.has(next); ) next += 1;
    const nearest =
      (first.get(next) ?? Number.POSITIVE_INFINITY) - at < at - (first.get(cue) ?? 0) ? next : cue;
    starts.push(Math.floor(cues[nearest]?.start ?? 0));
  }
  return starts;
}

/**
 * The cosine of the blocks before and after each gap between sequences. Stop words count for the length of a sequence
 * only. A word weighs by the logarithm of the share of sequences that have it, so that words said all the time say little.
 */
function compareBlocks(said: Said[]): number[] {
  const count = Math.ceil(said.length / SEQUENCE);
  const sequences = Array.from({ length: count }, (_, at) =>
    said.slice(at * SEQUENCE, (at + 1) * SEQUENCE).flatMap(({ isTopic, term }) => (isTopic ? [term] : [])),
  );
  const size = said.reduce((most, { term }) => Math.max(most, term + 1), 0);
  const weight = new Float64Array(size);
  for (const terms of sequences) for (const term of new Set(terms)) weight[term] = (weight[term] ?? 0) + 1;
  for (const [term, has] of weight.entries()) weight[term] = has > 0 ? Math.log(count / has) ** 2 : 0;

  const blocks = [new Float64Array(size), new Float64Array(size)] as const;
  const norms: [number, number] = [0, 0];
  const block = Math.max(Math.min(BLOCK, Math.ceil(count / 4)), Math.round(count / BLOCK_SHARE));
  let product = 0;
  const put = (side: 0 | 1, at: number, sign: 1 | -1) => {
    for (const term of sequences[at] ?? []) {
      const [held, across, heavy] = [
        blocks[side][term] ?? 0,
        blocks[side ? 0 : 1][term] ?? 0,
        weight[term] ?? 0,
      ];
      norms[side] += heavy * ((held + sign) ** 2 - held ** 2);
      product += heavy * sign * across;
      blocks[side][term] = held + sign;
    }
  };
  for (let at = 0; at < block; at += 1) put(1, at, 1);
  return sequences.slice(1).map((_, gap) => {
    put(1, gap, -1);
    put(0, gap, 1);
    put(0, gap - block, -1);
    put(1, gap + block, 1);
    return norms[0] > 1e-9 && norms[1] > 1e-9 ? product / Math.sqrt(norms[0] * norms[1]) : 0;
  });
}

/** The average of each value and its neighbors. */
function smooth(values: number[]): number[] {
  return values.map((value, at) => (value + (values[at - 1] ?? value) + (values[at + 1] ?? value)) / 3);
}

/** How far the likeness climbs on both sides of each valley; 0 where it is no valley. */
function depthsOf(likeness: number[]): number[] {
  const climb = (values: number[]) => {
    let peak = 0;
    return values.map((value, at) => {
      peak = at > 0 && (values[at - 1] ?? 0) >= value ? peak : value;
      return peak - value;
    });
  };
  const [before, after] = [climb(likeness), climb(likeness.toReversed()).toReversed()];
  return likeness.map((value, at) => {
    const valley = value <= (likeness[at - 1] ?? value) && value <= (likeness[at + 1] ?? value);
    return valley ? (before[at] ?? 0) + (after[at] ?? 0) : 0;
  });
}

/** Chapters that start there, each named by what is said more there than elsewhere. */
function nameChapters(said: Said[], cues: readonly Cue[], starts: number[], text: string): Chapter[] {
  const everywhere = countTerms(said);
  let from = 0;
  return starts.map((start, at) => {
    const next = starts[at + 1] ?? Number.POSITIVE_INFINITY;
    const first = from;
    while (from < said.length && Math.floor(cues[said[from]?.cue ?? 0]?.start ?? 0) < next) from += 1;
    return { start, name: nameOf(said.slice(first, from), everywhere, said.length, text) };
  });
}

/**
 * Up to two words or pairs of words that stand out, by the log-likelihood ratio (T. Dunning, "Accurate Methods for the
 * Statistics of Surprise and Coincidence", Computational Linguistics 19(1), 1993); where no word is said twice, the
 * first words.
 */
function nameOf(said: Said[], everywhere: Map<number, number>, total: number, text: string): string {
  const counts = countTerms(said.filter(({ isTopic }) => isTopic));
  const ranked = [...counts]
    .filter(([, count]) => count > 1)
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
