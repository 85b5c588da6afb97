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
const CONTRASTS = new Set(["but", "however", "although", "except", "until", "yet"]);
const BREAKS = new Set([".", ",", ";", ":", "…", "!", "?"]);

/** The terms of a comment in order, each with its rating alone and in context. */
export function rateTerms(tokens: Tokens): Term[] {
  const known = lexicon();
  const found: Term[] = [];
  const { loud } = tokens;
  const terms = tokens.terms.map((term) => undoStretch(term, known));
  const marks = terms.map(markOf);
  let contrast = -1;
  for (let at = 0; at < terms.length; ) {
    const { name, rating, length } = termAt(terms, at, known);
    const isEmoji = rating !== 0 && known.emoji.has(name);
    const isNegated = hasNegationBefore(marks, at);
    let weight = rating;
    if (rating !== 0 && !isEmoji) {
      const sign = Math.sign(rating);
      if (loud[at]) weight += sign * CAPITALS;
      weight += sign * degreeBefore(terms, at);
      if (isNegated) weight *= NEGATION;
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
  if (contrast > 0 && found.slice(contrast).some(({ isRated }) => isRated)) {
    found.forEach((term, at) => {
      term.weight *= at < contrast ? BEFORE_BUT : AFTER_BUT;
    });
  }
  return found;
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

/** "sooo goood" to "so good": two letters, or one where only that is known, else two. */
function undoStretch(word: string, known: Lexicon): string {
  if (word.length < 4 || !STRETCHED.test(word) || known.words.has(word)) return word;
  const twice = word.replace(/(\p{L})\1{2,}/gu, "$1$1");
  if (known.words.has(twice)) return twice;
  const once = word.replace(/(\p{L})\1{2,}/gu, "$1");
  return known.words.has(once) || INTENSIFIERS.has(once) ? once : twice;
}

/** Looked up once for each term, as each is looked back at from three places. */
function markOf(term: string): "break" | "negation" | null {
  if (term.length === 1) return BREAKS.has(term) ? "break" : null;
  return NEGATIONS.has(term) ? "negation" : null;
}

function hasNegationBefore(marks: ReturnType<typeof markOf>[], at: number): boolean {
  for (let back = 1; back <= 3 && at - back >= 0; back++) {
    const mark = marks[at - back];
    if (mark === "break") return false;
    if (mark === "negation") return true;
  }
  return false;
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
