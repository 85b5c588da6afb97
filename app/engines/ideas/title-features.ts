import { hasUnspacedScript } from "../../words/words";
import { titleKinds } from "./title-kinds";

/** What a title is compared by. Each feature stands once in its list. */
export interface TitleFeatures {
  /** As it is compared. */
  text: string;
  /** False of an idea of a few words, of which length, case and marks say nothing. */
  isTitle: boolean;
  /** Numbers as "0". */
  words: string[];
  /** Runs of three and four letters, spaces among them: words that differ by an ending still share most. */
  runs: string[];
  /** The first word, the first two, the first three; and the same from the end: how series are titled. */
  start: string[];
  end: string[];
  /** What kinds of video it says it is: see KINDS. */
  kinds: string[];
  /** One figure for each of FORM, less the mean of many channels, in comparable units. */
  form: Float64Array;
}

/** YouTube takes titles of up to 100 characters; a longer paste is compared by its beginning. */
const MAX_CHARACTERS = 200;
/** The weights were learned on these words, so the engine keeps this tokenizer of its own instead of `app/words`. */
const WORD = /[\p{L}\p{M}\p{N}]+(?:['’][\p{L}\p{M}\p{N}]+)*/gu;
const EDGE_WORDS = 3;

const has = (pattern: RegExp) => (text: string) => (pattern.test(text) ? 1 : 0);

interface FormFigure {
  of(text: string): number;
  /** The mean over many channels: what is shared by nearly all titles makes none of them similar. */
  mean: number;
  /** How much of a channel's views goes with it, beside the other figures; 1 where nothing is said. */
  weight?: number;
}

/**
 * The figures of a title's form. Means are over the development channels, each channel alike; weights are by maximum
 * likelihood on them, halfway to 1, in round figures.
 */
export const FORM: Record<string, FormFigure> = {
  length: { of: (text) => Math.min(text.length, 100) / 20, mean: 2.45, weight: 0.75 },
  capitals: { of: (text) => 2 * capitalShare(text), mean: 0.5, weight: 0.45 },
  shouted: { of: (text) => Math.min(text.match(SHOUTED)?.length ?? 0, 4) / 2, mean: 0.45 },
  question: { of: has(/[?？]/), mean: 0.11, weight: 0.8 },
  exclamation: { of: has(/[!！]/), mean: 0.16, weight: 0.5 },
  bar: { of: has(/[|｜]/), mean: 0.2, weight: 1.2 },
  colon: { of: has(/:/), mean: 0.1 },
  dash: { of: has(/ [-–] /), mean: 0.16, weight: 1.15 },
  brackets: { of: has(/[([【（]/), mean: 0.25 },
  quotes: { of: has(/["“「]/), mean: 0.04 },
  hash: { of: (text) => 2 * has(/#/)(text), mean: 0.2, weight: 0.9 },
  digit: { of: has(/\p{Nd}/u), mean: 0.36, weight: 0.85 },
  money: { of: has(/[$€£₹]|Rp/), mean: 0.04, weight: 0.25 },
  emoji: { of: has(/\p{Extended_Pictographic}/u), mean: 0.1 },
  dots: { of: has(/\.\.\.|…/), mean: 0.05, weight: 0.75 },
  year: { of: has(/\b20\d\d\b/), mean: 0.06, weight: 1.2 },
  numberFirst: { of: has(/^\d/), mean: 0.06, weight: 0.5 },
  part: {
    of: has(/(?:\b(?:part|ep|episode|eps|pt|day|week|season|chapter|vol|no)\b\.? ?#?|#)\d/i),
    mean: 0.08,
    weight: 1.1,
  },
  and: { of: has(/&/), mean: 0.09 },
  slash: { of: has(/\//), mean: 0.04, weight: 0.5 },
  fullStop: { of: has(/[.。]$/), mean: 0.03, weight: 0.75 },
  allCapitals: { of: (text) => (capitalShare(text) === 1 ? 1 : 0), mean: 0.05, weight: 0.8 },
  against: { of: has(/\bvs\b|\bversus\b/i), mean: 0.03 },
  live: { of: (text) => 2 * has(/\b(?:live|stream|livestream)\b/i)(text), mean: 0.06 },
};
const FORM_FIGURES = Object.values(FORM);

const SHOUTED = /(?<![\p{L}\p{N}])\p{Lu}{3,}(?![\p{L}\p{N}])/gu;

/** The share of capitals among the letters that have two cases; 0 without any. */
function capitalShare(text: string): number {
  const small = text.match(/\p{Ll}/gu)?.length ?? 0;
  const large = text.match(/\p{Lu}/gu)?.length ?? 0;
  return large === 0 ? 0 : large / (small + large);
}

/** A title as it is compared: bounded, and one way to write each letter. */
function readable(title: string): string {
  return title.slice(0, MAX_CHARACTERS).toWellFormed().normalize("NFKC").trim();
}

/** The words of a title of any language, each once, numbers as "0". */
export function titleWords(title: string): string[] {
  return [...new Set((readable(title).toLowerCase().match(WORD) ?? []).flatMap(splitWord))];
}

/** The words of a readable text with a space around each: what runs are of. */
export function lettersOf(text: string): string {
  return ` ${(text.toLowerCase().match(WORD) ?? []).join(" ")} `;
}

/** Reads a title of any language. */
export function titleFeatures(title: string): TitleFeatures {
  const text = readable(title);
  const found = text.toLowerCase().match(WORD) ?? [];
  const words = found.flatMap(splitWord);
  const edges = Array.from({ length: Math.min(EDGE_WORDS, words.length) }, (_, at) => at + 1);
  return {
    text,
    isTitle: true,
    words: [...new Set(words)],
    runs: runsOf(lettersOf(text)),
    start: edges.map((many) => words.slice(0, many).join(" ")),
    end: edges.map((many) => words.slice(-many).join(" ")),
    kinds: titleKinds(words, text),
    form: Float64Array.from(FORM_FIGURES, ({ of, mean, weight = 1 }) => weight * (of(text) - mean)),
  };
}

/** Reads an idea as it is typed: only one that reads like a finished title has a form. */
export function ideaFeatures(idea: string): TitleFeatures {
  const features = titleFeatures(idea);
  const isTitle = readsAsTitle(features.text);
  return isTitle ? features : { ...features, isTitle, form: new Float64Array(features.form.length) };
}

const TITLE_WORDS = 4;
/** Of Chinese, Japanese and Thai. */
const TITLE_LETTERS = 10;
const CAPITALIZED = /(?<![\p{L}\p{N}'’])\p{Lu}[\p{L}\p{N}]/gu;
const TITLE_MARK = /[|｜:：?？!！()（）[\]【】「」"“”#…，、]|\.\.\.|\s[-–—]\s/u;

/**
 * Whether a text reads like a finished title, not like a few words that name an idea: it has four words or more, and
 * either two with a capital or a mark that titles have ("|", ":", "?", brackets, quotes).
 */
function readsAsTitle(text: string): boolean {
  const words = text.match(WORD) ?? [];
  const isLong =
    words.length >= TITLE_WORDS || (hasUnspacedScript(text) && [...words.join("")].length >= TITLE_LETTERS);
  return isLong && (TITLE_MARK.test(text) || (text.match(CAPITALIZED)?.length ?? 0) >= 2);
}

/** A number as "0", a word without spaces around it (Chinese, Japanese, Thai) as its pairs of letters. */
function splitWord(word: string): string[] {
  if (/^\p{N}/u.test(word)) return ["0"];
  if (!hasUnspacedScript(word)) return [word];
  const letters = [...word];
  return letters.length < 3 ? [word] : letters.slice(1).map((letter, at) => `${letters[at]}${letter}`);
}

function runsOf(text: string): string[] {
  const runs = new Set<string>();
  for (let at = 0; at + 3 <= text.length; at += 1) {
    runs.add(text.slice(at, at + 3));
    if (at + 4 <= text.length) runs.add(text.slice(at, at + 4));
  }
  return [...runs];
}
