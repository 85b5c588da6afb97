import type { Theme } from "./claims";
import {
  AFTER_NOUN,
  BEFORE_ADJECTIVE,
  BEFORE_NOUN,
  BEFORE_VERB,
  COMMENT_WORDS,
  FUNCTION_WORDS,
  QUALIFIERS,
  SHORT_NAMES,
} from "./generic-words";
import { behind, type Heard, likedness, likesOf } from "./heard";
import { leaningOf, sharesOf, tallyOf } from "./shares";
import { BREAK, singular } from "./words";

const MOST_THEMES = 12;
/** Of candidates looked at for the themes: ranks far below are never reached. */
const CANDIDATES = 120;
/** What a phrase is worth over a word of the same support: it says more. */
const WORTH = [1, 1.8, 2.4];
/** From this part of the comments of the rarer of two, both are taken for one theme. */
const SAME_PART = 0.5;
const MOST_VARIANTS = 4;

interface Candidate {
  keys: string[];
  docs: number[];
  worth: number;
}

/**
 * What people talk about: words and phrases (up to three words) that are no filler of English or of comments and that
 * are used as nouns, each counted once a comment. Phrases go before the words in them where they carry at least half
 * of their comments; singular and plural are one. At least `support` comments a theme; the most supported first.
 */
export function themesOf(heard: readonly Heard[], support: number): Theme[] {
  const kept: Candidate[] = [];
  const variants: Candidate[][] = [];
  const ranked = candidatesOf(heard, support)
    .sort(
      (a, b) =>
        b.worth - a.worth || b.keys.length - a.keys.length || (a.keys.join(" ") < b.keys.join(" ") ? -1 : 1),
    )
    .slice(0, CANDIDATES);
  for (const candidate of ranked) {
    const at = kept.findIndex((one) => isSame(one, candidate));
    if (at < 0) {
      kept.push(candidate);
      variants.push([]);
    } else {
      const one = kept[at] as Candidate;
      if (one.keys.some((key) => candidate.keys.includes(key))) one.docs = union(one.docs, candidate.docs);
      variants[at]?.push(candidate);
    }
  }
  return kept
    .map((candidate, at) => themeOf(heard, candidate, variants[at] as Candidate[]))
    .sort((a, b) => b.support - a.support)
    .slice(0, MOST_THEMES);
}

function themeOf(heard: readonly Heard[], { keys, docs }: Candidate, variants: Candidate[]): Theme {
  const about = docs.map((at) => heard[at] as Heard);
  const tally = tallyOf(about.map(({ feeling }) => feeling));
  return {
    name: shownAs(about, keys),
    variants: variants.slice(0, MOST_VARIANTS).map((variant) =>
      shownAs(
        variant.docs.map((at) => heard[at] as Heard),
        variant.keys,
      ),
    ),
    support: about.length,
    likes: likesOf(about),
    shares: sharesOf(tally),
    leaning: leaningOf(tally),
    evidence: behind(about),
  };
}

function isSame(a: Candidate, b: Candidate): boolean {
  const common = shared(a.docs, b.docs);
  const fewer = Math.min(a.docs.length, b.docs.length);
  const more = Math.max(a.docs.length, b.docs.length);
  const sameWord = a.keys.some((key) => b.keys.includes(key));
  return sameWord ? common >= SAME_PART * fewer : common >= 0.7 * more;
}

/** Words that could be themes, then pairs of those that are frequent enough, then three in a row. */
function candidatesOf(heard: readonly Heard[], support: number): Candidate[] {
  const keysOf = heard.map(({ words }) => words.map(keyOf));
  const single = new Map<string, number[]>();
  const used = new Map<string, { noun: number; other: number }>();
  heard.forEach(({ words }, doc) => {
    const keys = keysOf[doc] as string[];
    keys.forEach((key, at) => {
      if (key === "") return;
      note(single, key, doc);
      const before = words[at - 1] ?? BREAK;
      const behindIt = words[at + 1] ?? BREAK;
      const use = used.get(key) ?? { noun: 0, other: 0 };
      if (BEFORE_NOUN.has(before) || AFTER_NOUN.has(behindIt)) use.noun += 1;
      else if (BEFORE_VERB.has(before) || BEFORE_ADJECTIVE.has(before)) use.other += 1;
      used.set(key, use);
    });
  });
  joinAdjectives(single, used);
  const frequent = (key: string) => (single.get(key)?.length ?? 0) >= support;
  const pairs = new Map<string, number[]>();
  const threes = new Map<string, number[]>();
  keysOf.forEach((keys, doc) => {
    for (let at = 0; at + 1 < keys.length; at++) {
      const [a, b, c] = [keys[at] as string, keys[at + 1] as string, keys[at + 2] ?? ""];
      if (a === "" || b === "" || a === b || !frequent(a) || !frequent(b) || !isTheme(b)) continue;
      note(pairs, `${a} ${b}`, doc);
      if (c !== "" && frequent(c) && isTheme(c)) note(threes, `${a} ${b} ${c}`, doc);
    }
  });
  const liked = (docs: number[]) => docs.reduce((sum, doc) => sum + likedness(heard[doc] as Heard), 0) / 4;
  const found: Candidate[] = [];
  const add = (keys: string[], docs: number[]) => {
    if (docs.length >= support)
      found.push({ keys, docs, worth: (docs.length + liked(docs)) * (WORTH[keys.length - 1] as number) });
  };
  for (const [key, docs] of single) {
    const { noun, other } = used.get(key) as { noun: number; other: number };
    if (isTheme(key) && noun >= other && (noun > 0 || other === 0)) add([key], docs);
  }
  for (const [key, docs] of pairs) {
    const keys = key.split(" ");
    if (docs.length >= support) add(keys, docs);
  }
  for (const [key, docs] of threes) add(key.split(" "), docs);
  return found;
}

/** "Too salty" speaks of the salt: an adjective in -y goes with its noun where that is named, too. */
function joinAdjectives(
  single: Map<string, number[]>,
  used: Map<string, { noun: number; other: number }>,
): void {
  for (const [key, docs] of [...single]) {
    const noun = key.endsWith("y") && key.length >= 5 ? key.slice(0, -1) : "";
    const named = single.get(noun);
    if (!named || !used.has(noun)) continue;
    single.set(noun, union(named, docs));
    single.delete(key);
    used.set(noun, { noun: (used.get(noun)?.noun ?? 0) + 1, other: used.get(noun)?.other ?? 0 });
  }
}

/** Nothing where a word can be no part of a theme. */
function keyOf(word: string): string {
  if (FUNCTION_WORDS.has(word) || !/\p{L}/u.test(word)) return SHORT_NAMES.has(word) ? word : "";
  if (COMMENT_WORDS.has(word) && !QUALIFIERS.has(word)) return "";
  if (word.length < 3 && !SHORT_NAMES.has(word)) return "";
  return word.length > 30 ? "" : (ALIASES[word] ?? singular(word));
}

/** Whether a word can be a theme by itself, or end one. */
function isTheme(key: string): boolean {
  return !QUALIFIERS.has(key) && !COMMENT_WORDS.has(key);
}

/** The same thing under another name. */
const ALIASES: Record<string, string> = {
  framerate: "fps",
  microphone: "mic",
  colour: "color",
  colours: "color",
};

function note(docs: Map<string, number[]>, key: string, doc: number): void {
  const known = docs.get(key);
  if (!known) docs.set(key, [doc]);
  else if (known[known.length - 1] !== doc) known.push(doc);
}

/** The way most write it; with capitals only where most do so inside of a sentence. */
function shownAs(about: readonly Heard[], keys: string[]): string {
  const written = new Map<string, number>();
  let inside = 0;
  let capital = 0;
  for (const { words, starts, ends, comment } of about) {
    for (let at = 0; at + keys.length <= words.length; at++) {
      if (!keys.every((key, offset) => keyOf(words[at + offset] as string) === key)) continue;
      const text = comment.text.slice(starts[at], ends[at + keys.length - 1]).replace(/\s+/g, " ");
      const isShouted = text === text.toUpperCase() && text.length > 4;
      if (at > 0 && words[at - 1] !== BREAK && !isShouted) {
        inside += 1;
        if (text !== text.toLowerCase()) capital += 1;
      }
      written.set(text, (written.get(text) ?? 0) + 1);
    }
  }
  const isName = inside >= 2 && capital > inside / 2;
  const forms = new Map<string, number>();
  for (const [text, times] of written) {
    const form = isName ? text : text.toLowerCase();
    // Among the ways to write a name, one with capitals.
    forms.set(form, (forms.get(form) ?? 0) + times * (isName && form === form.toLowerCase() ? 0.1 : 1));
  }
  const [most] = [...forms].sort((a, b) => b[1] - a[1] || (a[0] < b[0] ? -1 : 1));
  return most?.[0] ?? keys.join(" ");
}

/** How many of two rising lists of numbers are in both. */
function shared(a: number[], b: number[]): number {
  let common = 0;
  for (let i = 0, j = 0; i < a.length && j < b.length; ) {
    if (a[i] === b[j]) {
      common += 1;
      i += 1;
      j += 1;
    } else if ((a[i] as number) < (b[j] as number)) i += 1;
    else j += 1;
  }
  return common;
}

function union(a: number[], b: number[]): number[] {
  return [...new Set([...a, ...b])].sort((x, y) => x - y);
}
