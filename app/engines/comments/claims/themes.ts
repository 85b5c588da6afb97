import type { Theme } from "../schema";
import { analyzedPart, type ScoredComment } from "../scored-comments";
import { BREAK, tokenSpans } from "../words";
import { summarize } from "./summary";
import { type Candidate, findCandidates, themeKey } from "./theme-candidates";

const MAX_THEMES = 12;
/** Candidates looked at: those ranked below are never reached. */
const MAX_CANDIDATES = 120;
/** Two candidates with a word in common are one theme from this share of the rarer one's comments on. */
const SAME_SHARE = 0.5;
/** Two without, from this share of the more frequent one's comments on: "salt" and "pepper". */
const TOGETHER_SHARE = 0.7;
const MAX_VARIANTS = 4;

/**
 * What people talk about, the most supported first: words and phrases of up to three words that are used as nouns, are
 * no filler of English or of comments, and come in at least `support` comments. A phrase goes before the words in it
 * where it has at least half of their comments. Singular and plural are one. Every comment behind a theme names it.
 */
export function findThemes(comments: readonly ScoredComment[], support: number): Theme[] {
  const themes: { main: Candidate; variants: Candidate[] }[] = [];
  const ranked = findCandidates(comments, support).sort(byRank).slice(0, MAX_CANDIDATES);
  for (const candidate of ranked) {
    const same = themes.find(({ main }) => isSame(main, candidate));
    if (!same) themes.push({ main: candidate, variants: [] });
    // A word of the phrase adds nothing to its name.
    else if (!candidate.keys.every((key) => same.main.keys.includes(key))) same.variants.push(candidate);
  }
  return themes
    .slice(0, MAX_THEMES)
    .map(({ main, variants }) => {
      const commentsWith = ({ docs }: Candidate) => docs.flatMap((doc) => comments[doc] ?? []);
      const name = (candidate: Candidate) => nameTheme(commentsWith(candidate), candidate.keys);
      return {
        name: name(main),
        variants: variants.slice(0, MAX_VARIANTS).map(name),
        ...summarize(commentsWith(main)),
      };
    })
    .sort((a, b) => b.support - a.support);
}

function byRank(a: Candidate, b: Candidate): number {
  return b.rank - a.rank || b.keys.length - a.keys.length || (a.keys.join(" ") < b.keys.join(" ") ? -1 : 1);
}

function isSame(a: Candidate, b: Candidate): boolean {
  const [fewer, more] = [Math.min(a.docs.length, b.docs.length), Math.max(a.docs.length, b.docs.length)];
  const shareWord = a.keys.some((key) => b.keys.includes(key));
  if (shareWord) return countCommon(a.docs, b.docs) >= SAME_SHARE * fewer;
  return fewer >= TOGETHER_SHARE * more && countCommon(a.docs, b.docs) >= TOGETHER_SHARE * more;
}

/** How many numbers are in both of two rising lists. */
function countCommon(a: readonly number[], b: readonly number[]): number {
  let count = 0;
  let at = 0;
  for (const value of a) {
    while (at < b.length && (b[at] ?? 0) < value) at += 1;
    if (b[at] === value) count += 1;
  }
  return count;
}

/** Comments looked at for how a theme is written. */
const LOOKED_AT = 200;

/** Where the words of a comment stand. Made once for all themes, for comments that name one. */
const SPANS = new WeakMap<ScoredComment, ReturnType<typeof tokenSpans>>();

function spansOf(comment: ScoredComment) {
  const known = SPANS.get(comment) ?? tokenSpans(analyzedPart(comment.given.text));
  SPANS.set(comment, known);
  return known;
}

/** A theme as most people write it; with capitals only where most do so inside of a sentence. */
function nameTheme(comments: readonly ScoredComment[], keys: readonly string[]): string {
  const written = new Map<string, number>();
  const keyByWord = new Map<string, string>();
  const keyOf = (word = "") => {
    const key = keyByWord.get(word) ?? themeKey(word);
    keyByWord.set(word, key);
    return key;
  };
  let inside = 0;
  let capital = 0;
  for (const comment of comments.slice(0, LOOKED_AT)) {
    const { words, given } = comment;
    for (let at = 0; at + keys.length <= words.length; at++) {
      if (!keys.every((key, offset) => keyOf(words[at + offset]) === key)) continue;
      const spans = spansOf(comment);
      const text = given.text.slice(spans[at]?.[0], spans[at + keys.length - 1]?.[1]).replace(/\s+/g, " ");
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
