import { type Adjective, type Lexicon, lexicon } from "./lexicon/lexicon";
import type { Tokens } from "./tokens";

/** A term of a comment: one word, a phrase or an emoji. */
export interface Term {
  /** "not_bad" for a phrase. */
  term: string;
  /** Its own rating, -4 to 4; 0 where the lexicon has none. */
  rating: number;
  /** The rating in context: after negation, adverbs of degree, capitals and "but". */
  weight: number;
  /** From the list of adjectives, turned by a negation before it; 0 where it is not listed. */
  polarity: number;
  subjectivity: number;
  isRated: boolean;
  isNegated: boolean;
  isEmoji: boolean;
}

// What the context does to a rating: Hutto and Gilbert, ICWSM 2014, section 3.3, measured by them with raters:
// an adverb of degree .293, less with each word between (.95, .9); negation -.74; capitals .733; "but" .5 and 1.5.
const DEGREE = 0.293;
const FADING = [1, 0.95, 0.9];
const NEGATION = -0.74;
/** Own: what a denied comparative says is as strong as a superlative. */
const LIMIT = 1.5;
/** Own: praise that is feigned. */
const FEIGNED_PRAISE = -0.8;
const CAPITALS = 0.733;
const BEFORE_BUT = 0.5;
const AFTER_BUT = 1.5;

const wordSet = (words: string) => new Set(words.split(" "));

/** Adverbs of degree that strengthen, and those that weaken. */
export const INTENSIFIERS = wordSet(
  "absolutely amazingly awfully completely considerably crazy decidedly deeply effing enormously entirely especially exceptionally extra extremely fabulously flipping freaking frickin friggin fucking fuckin fully greatly hella highly hugely incredibly insanely intensely legit literally mad majorly mega more most particularly purely quite really remarkably ridiculously seriously so stupid substantially super thoroughly too totally tremendously truly uber ultra unbelievably unusually utterly very way",
);
const DOWNTONERS = wordSet(
  "almost barely hardly just kinda less little marginally mildly occasionally partly scarcely slightly somewhat sorta bit",
);
export const NEGATIONS = wordSet(
  "aint arent cannot cant couldnt darent didnt doesnt dont dosent doesent hadnt hasnt havent havnt isnt mightnt mustnt neednt neither never no nobody none nope nor not nothing nowhere oughtnt rarely seldom shant shouldnt wasnt werent without wont wouldnt",
);
/** "Couldn't be happier", "never seen anything better": nothing is more so, for praise as for blame. */
const LIMITS = wordSet("cant cannot couldnt never nobody noone nothing one");
const COMPARATIVES = wordSet(
  "better more worse enough happier prouder clearer easier simpler cooler harder best",
);
/** How far a denied comparative reaches back to what denies it. */
const LIMIT_REACH = 5;
/** "It never gets better" denies it after all. */
const GETS = wordSet("get gets getting got be becomes improve improves");
/** The beginnings and the subjects of ironic praise. */
const FEIGNED = wordSet(
  "great nice wow love brilliant amazing thanks congrats congratulations lovely fantastic awesome good wonderful thank cool",
);
const GRIEVANCES = wordSet(
  "ad ads sponsor sponsored clickbait spoiler spoilers spoiled spoiling ruin ruined ruining waste wasted wasting skipped 🙄 🤡",
);
const GRIEVANCES_AFTER_HOW = wordSet("never nothing nobody half not");
/** More terms are a comment that says more than one thing. */
const FEIGNED_TERMS = 16;
/** Words between a negation and what it turns: "not a single second wasted". */
const NEGATION_REACH = 4;
const CONTRASTS = new Set(["but", "however", "although", "except", "until", "yet"]);
const BREAKS = new Set([".", ",", ";", ":", "…", "!", "?"]);

/** What a term does to those around it. */
type Mark = "break" | "negation" | "limit" | "contrast";

/** Looked up once for each term, as each is looked back at from three places. */
const MARKS = new Map<string, Mark>([
  ...[...LIMITS].map((word) => [word, "limit"] as const),
  ...[...CONTRASTS].map((word) => [word, "contrast"] as const),
  ...[...NEGATIONS].map((word) => [word, "negation"] as const),
  ...[...BREAKS].map((sign) => [sign, "break"] as const),
]);

/** The terms of a comment in order, each with its rating alone and in context. */
export function rateTerms(tokens: Tokens): Term[] {
  const known = lexicon();
  const found: Term[] = [];
  const { loud } = tokens;
  const terms = tokens.terms.map((term) => undoStretch(term, known));
  const marks = terms.map((term) => MARKS.get(term) ?? null);
  // Most comments deny nothing, and each of their terms would be looked back from.
  const denies = marks.includes("negation") || marks.includes("limit");
  const hasLimit = denies && terms.some((term) => LIMITS.has(term));
  /** Where each term came to stand in `found`. */
  const places = hasLimit ? terms.map(() => -1) : [];
  let contrast = -1;
  for (let at = 0; at < terms.length; ) {
    const first = terms[at] ?? "";
    if (!denies && marks[at] === null && !known.listed.has(first)) {
      found.push(unlisted(first));
      at += 1;
      continue;
    }
    const { name, rating, length } = termAt(terms, at, known);
    const isEmoji = rating !== 0 && known.emoji.has(name);
    // A phrase keeps its own negation to itself: "without a doubt the best".
    if (length > 1) marks.fill(null, at, at + length);
    if (hasLimit) places.fill(found.length, at, at + length);
    const limit = hasLimit ? findLimit(terms, marks, at + length - 1) : -1;
    const isLimit = limit >= 0;
    const denial = found[places[limit] ?? -1];
    // It denies nothing here, so it is counted as no negation.
    if (denial) denial.term = "limit";
    const isNegated = denies && !isLimit && hasNegationBefore(marks, at);
    let weight = rating;
    if (rating !== 0 && !isEmoji) {
      const sign = Math.sign(rating);
      if (loud[at]) weight += sign * CAPITALS;
      weight += sign * degreeBefore(terms, at);
      if (isNegated) weight *= NEGATION;
      if (isLimit) weight *= LIMIT;
    }
    if (CONTRASTS.has(name)) contrast = found.length;
    const { polarity, subjectivity } = adjectiveFor(name, known);
    found.push({
      term: name,
      rating,
      weight,
      polarity: isNegated ? polarity * NEGATION : polarity,
      subjectivity,
      isRated: rating !== 0,
      isNegated,
      isEmoji,
    });
    at += length;
  }
  if (contrast < 0 && isFeigned(terms)) {
    for (const term of found) if (term.weight > 0) term.weight *= FEIGNED_PRAISE;
  }
  if (contrast > 0 && found.slice(contrast).some(({ isRated }) => isRated)) {
    found.forEach((term, at) => {
      term.weight *= at < contrast ? BEFORE_BUT : AFTER_BUT;
    });
  }
  return found;
}

/** A term that no list has, where nothing is denied. */
function unlisted(term: string): Term {
  return {
    term,
    rating: 0,
    weight: 0,
    polarity: 0,
    subjectivity: 0,
    isRated: false,
    isNegated: false,
    isEmoji: false,
  };
}

/** The longest phrase that begins here, commas between its words skipped; else the one term. */
function termAt(
  terms: string[],
  at: number,
  known: Lexicon,
): { name: string; rating: number; length: number } {
  const first = terms[at] ?? "";
  for (const { rest, rating } of known.phrases.get(first) ?? []) {
    let next = at + 1;
    let same = 0;
    while (same < rest.length) {
      if (terms[next] === ",") next++;
      if (rest[same] !== terms[next]) break;
      same++;
      next++;
    }
    if (same === rest.length) return { name: `${first}_${rest.join("_")}`, rating, length: next - at };
  }
  return { name: first, rating: known.emoji.get(first) ?? known.words.get(first) ?? 0, length: 1 };
}

const NO_ADJECTIVE: Adjective = { polarity: 0, subjectivity: 0 };

/** A term's entry in the list of adjectives; for a phrase, the sum of its words' polarities. */
function adjectiveFor(name: string, { adjectives }: Lexicon): Adjective {
  const whole = adjectives.get(name);
  if (whole || !name.includes("_")) return whole ?? NO_ADJECTIVE;
  let polarity = 0;
  for (const word of name.split("_")) polarity += adjectives.get(word)?.polarity ?? 0;
  return { polarity, subjectivity: 0 };
}

const STRETCHED = /(\p{L})\1{2,}/u;

/** Whether a word of four units or more has a letter three times in a row: the pattern is asked of hardly any. */
function isStretched(word: string): boolean {
  let run = 1;
  for (let at = 1; at < word.length; at++) {
    // Letters beyond the first plane take two units, and come alike in every second.
    const isSame = word.charCodeAt(at) === word.charCodeAt(at - 1) || word.charCodeAt(at) > 0xd7ff;
    run = isSame ? run + 1 : 1;
    if (run === 3) return word.length >= 4 && STRETCHED.test(word);
  }
  return false;
}

/** "sooo goood" to "so good": two letters, or one where only that is known, else two. */
function undoStretch(word: string, known: Lexicon): string {
  if (!isStretched(word) || known.words.has(word)) return word;
  const twice = word.replace(/(\p{L})\1{2,}/gu, "$1$1");
  if (known.words.has(twice)) return twice;
  const once = word.replace(/(\p{L})\1{2,}/gu, "$1");
  return known.words.has(once) || INTENSIFIERS.has(once) ? once : twice;
}

function hasNegationBefore(marks: (Mark | null)[], at: number): boolean {
  for (let back = 1; back <= NEGATION_REACH && at - back >= 0; back++) {
    const mark = marks[at - back];
    if (mark === "break") return false;
    if (mark === "negation") return true;
  }
  return false;
}

/**
 * What denies a comparative that ends at a term: "couldn't" for "better" in "couldn't be better" and for "boring" in
 * "couldn't be more boring"; -1 for nothing.
 */
function findLimit(terms: string[], marks: (Mark | null)[], at: number): number {
  let compares = false;
  let gets = false;
  for (let back = 0; back <= LIMIT_REACH && at - back >= 0; back++) {
    const term = terms[at - back] ?? "";
    if (marks[at - back] === "break") return -1;
    if (back <= 1 && COMPARATIVES.has(term)) compares = true;
    if (!compares && back > 1) return -1;
    if (GETS.has(term) && term !== "be") gets = true;
    if (!LIMITS.has(term)) continue;
    // "No one".
    if (term === "one" && terms[at - back - 1] !== "no") continue;
    return compares && !(term === "never" && gets) ? at - back : -1;
  }
  return -1;
}

/** "Great, another ad", "love how you never answer it": a short comment that praises what nobody likes. */
function isFeigned(terms: string[]): boolean {
  if (terms.length > FEIGNED_TERMS) return false;
  const from = terms.slice(0, 3).findIndex((term) => FEIGNED.has(term));
  if (from < 0) return false;
  const how = terms[from + 1] === "how";
  return terms
    .slice(from + 1)
    .some((term) => GRIEVANCES.has(term) || (how && GRIEVANCES_AFTER_HOW.has(term)));
}

function degreeBefore(terms: string[], at: number): number {
  let degree = 0;
  for (const [distance, fading] of FADING.entries()) {
    const word = terms[at - 1 - distance];
    if (word === undefined || BREAKS.has(word)) break;
    if (INTENSIFIERS.has(word)) degree += DEGREE * fading;
    else if (DOWNTONERS.has(word)) degree -= DEGREE * fading;
  }
  return degree;
}
