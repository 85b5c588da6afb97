import { type Candidate, candidatesOf } from "./candidates";
import type { Theme } from "./claims";
import { behind, type Heard, likesOf } from "./heard";
import { leaningOf, sharesOf, tallyOf } from "./shares";
import { nameOf } from "./theme-name";

const MOST_THEMES = 12;
/** Of candidates looked at for the themes: ranks far below are never reached. */
const CANDIDATES = 120;
/** From this part of the comments of the rarer of two that share a word, both are taken for one theme. */
const SAME_PART = 0.5;
/** Without a word in common, from this part of the more frequent one: "salt" and "pepper". */
const TOGETHER_PART = 0.7;
const MOST_VARIANTS = 4;

/**
 * What people talk about: words and phrases (up to three words) that are no filler of English or of comments and that
 * are used as nouns, each counted once a comment. Phrases go before the words in them where they carry at least half
 * of their comments; singular and plural are one. Each comment behind a theme has its name. At least `support` comments
 * a theme; the most supported first.
 */
export function themesOf(heard: readonly Heard[], support: number): Theme[] {
  const kept: { main: Candidate; variants: Candidate[] }[] = [];
  const ranked = candidatesOf(heard, support).sort(byWorth).slice(0, CANDIDATES);
  for (const candidate of ranked) {
    const one = kept.find(({ main }) => isSame(main, candidate));
    if (!one) kept.push({ main: candidate, variants: [] });
    // A word of the phrase adds nothing to its name.
    else if (!candidate.keys.every((key) => one.main.keys.includes(key))) one.variants.push(candidate);
  }
  return kept
    .slice(0, MOST_THEMES)
    .map(({ main, variants }) => themeOf(heard, main, variants))
    .sort((a, b) => b.support - a.support);
}

function byWorth(a: Candidate, b: Candidate): number {
  return b.worth - a.worth || b.keys.length - a.keys.length || (a.keys.join(" ") < b.keys.join(" ") ? -1 : 1);
}

function themeOf(heard: readonly Heard[], main: Candidate, variants: Candidate[]): Theme {
  const commentsAt = (places: number[]) => places.map((at) => heard[at] as Heard);
  const about = commentsAt(main.docs);
  const tally = tallyOf(about.map(({ feeling }) => feeling));
  return {
    name: nameOf(about, main.keys),
    variants: variants
      .slice(0, MOST_VARIANTS)
      .map((variant) => nameOf(commentsAt(variant.docs), variant.keys)),
    support: about.length,
    likes: likesOf(about),
    shares: sharesOf(tally),
    leaning: leaningOf(tally),
    evidence: behind(about),
  };
}

function sharesWord(a: Candidate, b: Candidate): boolean {
  return a.keys.some((key) => b.keys.includes(key));
}

function isSame(a: Candidate, b: Candidate): boolean {
  const [fewer, more] = [Math.min(a.docs.length, b.docs.length), Math.max(a.docs.length, b.docs.length)];
  if (sharesWord(a, b)) return common(a.docs, b.docs) >= SAME_PART * fewer;
  return fewer >= TOGETHER_PART * more && common(a.docs, b.docs) >= TOGETHER_PART * more;
}

/** How many of two rising lists of numbers are in both. */
function common(a: readonly number[], b: readonly number[]): number {
  let both = 0;
  for (let i = 0, j = 0; i < a.length && j < b.length; ) {
    const difference = (a[i] as number) - (b[j] as number);
    if (difference === 0) both += 1;
    if (difference <= 0) i += 1;
    if (difference >= 0) j += 1;
  }
  return both;
}
