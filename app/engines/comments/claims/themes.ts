import type { Theme } from "../../../model/comment-digest";
import { summarize } from "../digested";
import { analyzedPart, type ScoredComment } from "../scored-comments";
import { BREAK, stem, tokenSpans } from "../words";
import { assertionKey, findAssertion } from "./assertions";
import { isOfVideo } from "./target";
import { type Candidate, findCandidates, themeKey } from "./theme-candidates";
import { type Found, isFelt, isSaid, type Opinion } from "./theme-evidence";

const MAX_THEMES = 12;
/** Things looked at: those ranked below are hardly reached. */
const MAX_CANDIDATES = 160;
/** Two themes of one side are the same from this share of the rarer one's comments on. */
const SAME_SHARE = 0.5;
const MAX_VARIANTS = 4;
/** A longer wording is a sentence of its own. */
const MAX_NAME = 60;
/** Written as a name, its praise is part of it: "Fun Drink". */
const NAME = /^\p{Lu}\p{Ll}+(?: \p{Lu}\p{Ll}+)+$/u;

/** Not to be put on a desk as a heading. */
const COARSE =
  /\b(?:shit\w*|fuck\w*|bitch\w*|ass|asses|dumb ?ass\w*|idiots?|crap\w*|cock\w*|cums?|retard\w*|dicks?)\b/i;

/** Things as a whole: that they are good or bad says no more than the shares do. */
const WHOLES = new Set(
  "course tutorial lecture teacher instructor song tune track movie film episode tablet device car product machine motorcycle bike phone laptop computer vehicle truck gadget company brand country commercial model android ios windows".split(
    " ",
  ),
);
/** A word written with a capital in this share of places is a name: many write names without. */
const NAME_SHARE = 0.25;
/** Comments looked at for capitals. */
const NAMED_IN = 60;

/** Where a thing stands in a comment's words. */
interface Place {
  comment: ScoredComment;
  at: number;
}

interface ThemeContext {
  /** People that a theme takes. */
  support: number;
  subject: ReadonlySet<string>;
  /** Whether the video is about a product. */
  isProducts: boolean;
}

/** A fault of the video, and what fails or breaks, is worth mending for fewer than say that a thing is bad. */
const FAULT_SUPPORT = 3;

/** People praise now this product, now another: that takes one more. */
function leastOf({ side, isOfVideo, opinions }: Found, { support, isProducts }: ThemeContext): number {
  if (side === "positive") return isProducts && !isOfVideo ? support + 1 : support;
  const specific = opinions.filter(({ assertion }) => assertion.isSpecific).length;
  const isFault = isOfVideo || (!isProducts && 2 * specific > opinions.length);
  return isFault ? Math.max(FAULT_SUPPORT, Math.floor(support / 2)) : support;
}

/** Whether half of the opinions are of the video, or more. */
function areOfVideo(opinions: readonly Opinion[]): boolean {
  const ofVideo = opinions.filter(({ comment, assertion: { from, to } }) => isOfVideo(comment, from, to));
  return ofVideo.length >= opinions.length / 2;
}

/**
 * What people say about something, the most supported first: a thing (a word or a phrase of up to three used as a noun)
 * with what at least `support` people praise or blame it for (three, where they blame the video or tell what fails), and feel so, in the commonest of their wordings: "music is too loud".
 * A bare name is no theme, nor is praise or blame of the video's `subject` (stems) as a whole. Every comment behind a
 * theme says something of the thing on that side. Of a name, a model, the video's subject or a thing as a whole ("iPad",
 * "F430", "the car") it has to say what is good or bad: that people love or hate it is no help to a creator.
 */
export function findThemes(comments: readonly ScoredComment[], context: ThemeContext): Theme[] {
  const { support, subject, isProducts } = context;
  const keyOf = cachedKeys();
  const ranked = findCandidates(comments, Math.max(FAULT_SUPPORT, Math.floor(support / 2)))
    .sort(byRank)
    .slice(0, MAX_CANDIDATES);
  const found = ranked
    .filter(({ keys }) => !keys.every((key) => subject.has(stem(key))))
    .flatMap((candidate) => sidesOf(candidate, comments, keyOf, subject))
    .map((one) => ({ ...one, isOfVideo: areOfVideo(one.opinions) }))
    .filter(
      (one) =>
        one.opinions.length >= leastOf(one, context) &&
        isFelt(one) &&
        isSaid(one, isProducts) &&
        wordings(one.opinions).length > 0,
    )
    .sort((a, b) => b.rank - a.rank);
  const themes: Found[] = [];
  for (const one of found) {
    if (themes.length === MAX_THEMES) break;
    if (themes.every((other) => !isSame(other, one))) themes.push(one);
  }
  return themes
    .map(({ side, opinions, isOfVideo }): Theme => {
      const [name = "", ...others] = wordings(opinions);
      return {
        name,
        side,
        ...(isProducts && !isOfVideo && { ofProduct: true }),
        variants: others.slice(0, MAX_VARIANTS),
        ...summarize(opinions.map(({ comment }) => comment)),
      };
    })
    .sort((a, b) => b.support - a.support);
}

function byRank(a: Candidate, b: Candidate): number {
  return b.rank - a.rank || b.keys.length - a.keys.length || (a.keys.join(" ") < b.keys.join(" ") ? -1 : 1);
}

/** The opinions of the comments that name a thing, by side. Only the first of a comment counts. */
function sidesOf(
  candidate: Candidate,
  comments: readonly ScoredComment[],
  keyOf: (word: string) => string,
  subject: ReadonlySet<string>,
): Omit<Found, "isOfVideo">[] {
  const { keys, docs, rank } = candidate;
  const all: Opinion[] = [];
  const named: Place[] = [];
  for (const doc of docs) {
    const comment = comments[doc];
    if (!comment) continue;
    for (const at of placesOf(keys, comment.words, keyOf)) {
      named.push({ comment, at });
      const assertion = findAssertion(comment, at, keys.length);
      if (!assertion) continue;
      all.push({ doc, comment, assertion, key: assertionKey(comment, assertion) });
      break;
    }
  }
  const isWhole =
    keys.some((key) => WHOLES.has(key) || /\d/.test(key) || subject.has(stem(key))) || isName(named);
  const telling = isWhole ? all.filter(({ assertion }) => assertion.isSpecific) : all;
  return (["negative", "positive"] as const).map((side) => {
    const people = new Set<number>();
    const opinions = telling.filter(
      ({ assertion, comment: { person } }) =>
        assertion.side === side && !people.has(person) && people.add(person),
    );
    return { side, opinions, rank: (rank * opinions.length) / docs.length };
  });
}

/** Whether people write a thing with a capital ("iPad", "Jeremy"). The start of a sentence does not count. */
function isName(places: readonly Place[]): boolean {
  let informative = 0;
  let capitals = 0;
  for (const { comment, at } of places.slice(0, NAMED_IN)) {
    const before = comment.words[at - 1] ?? BREAK;
    const text = analyzedPart(comment.given.text);
    const [from, to] = tokenSpans(text)[at] ?? [0, 0];
    const word = text.slice(from, to);
    // Capitals carry no information where everything is shouted.
    if (word.length > 1 && word === word.toUpperCase()) continue;
    const isInner = /\p{Ll}\p{Lu}/u.test(word);
    if (before === BREAK && !isInner) continue;
    informative++;
    if (isInner || /^\p{Lu}/u.test(word)) capitals++;
  }
  return informative > 0 && capitals >= NAME_SHARE * informative;
}

/** Where the words of a thing stand in a comment, in their order. */
function placesOf(
  keys: readonly string[],
  words: readonly string[],
  keyOf: (word: string) => string,
): number[] {
  const places: number[] = [];
  for (let at = 0; at + keys.length <= words.length; at++) {
    if (keys.every((key, offset) => keyOf(words[at + offset] ?? BREAK) === key)) places.push(at);
  }
  return places;
}

function cachedKeys(): (word: string) => string {
  const known = new Map<string, string>();
  return (word) => {
    const key = known.get(word) ?? themeKey(word);
    known.set(word, key);
    return key;
  };
}

function isSame(a: Found, b: Found): boolean {
  if (a.side !== b.side) return false;
  const docs = new Set(a.opinions.map(({ doc }) => doc));
  const common = b.opinions.filter(({ doc }) => docs.has(doc)).length;
  return common >= SAME_SHARE * Math.min(a.opinions.length, b.opinions.length);
}

/** The different wordings of a theme as they were written, the commonest first, of equals the shortest. */
function wordings(opinions: readonly Opinion[]): string[] {
  const byKey = Map.groupBy(opinions, ({ key }) => key);
  return [...byKey.values()]
    .map((those) => {
      const [text = ""] = those.map(writtenAs).sort((a, b) => a.length - b.length || (a < b ? -1 : 1));
      return { text, times: those.length };
    })
    .filter(({ text }) => text.length <= MAX_NAME && !COARSE.test(text) && !NAME.test(text))
    .sort((a, b) => b.times - a.times || a.text.length - b.text.length || (a.text < b.text ? -1 : 1))
    .map(({ text }) => text);
}

/** As it stands in the comment; the capital of a sentence's first word is not kept. */
function writtenAs({ comment, assertion: { from, to } }: Opinion): string {
  const spans = tokenSpans(analyzedPart(comment.given.text));
  const text = comment.given.text.slice(spans[from]?.[0], spans[to - 1]?.[1]).replace(/\s+/g, " ");
  if (text === text.toUpperCase()) return text.toLowerCase();
  const begins = from === 0 || comment.words[from - 1] === BREAK;
  return begins && /^.\p{Ll}/u.test(text) ? text.charAt(0).toLowerCase() + text.slice(1) : text;
}
