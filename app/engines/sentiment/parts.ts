import { gramsOf } from "./features/grams";
import { RULE_FEATURES, ruleFeatures } from "./features/rule-features";
import { lexicon } from "./lexicon/lexicon";
import { CONSTANT, type FeelingModel, gramValue, OUTPUTS } from "./model";
import { ratedTerms, type Term } from "./ratings";
import { shippedModel } from "./shipped-model";
import { tokensOf } from "./tokens";

/** A term of a comment and what it adds to the valence. */
export interface Part {
  /** As the engine reads it: "not bad", "love", "😍"; "the rest" for what no single term brings. */
  term: string;
  /** What it adds to the valence; all parts together are the valence before it is held to -4..4. */
  weight: number;
  why: "lexicon" | "creator" | "emoji" | "negated" | "learned" | "rest";
}

/**
 * The parts of a comment's valence, the strongest first: a term's is what the rules make less without its rating, and
 * what was learned for it. Made when somebody opens a score, not for every comment. At most `most`; the last is what is
 * left: length, questions, pairs of words, the constant and the terms that are not listed.
 */
export function partsOf(text: string, most = 8): Part[] {
  const tokens = tokensOf(text);
  const terms = ratedTerms(tokens);
  const model = shippedModel();
  const grams = gramsOf(terms);
  const byRules = (those: Term[]) => ruleValence(model, ruleFeatures(tokens, those));
  const all = byRules(terms);
  const whole = all + [...grams.names].reduce((sum, gram) => sum + learnedFor(model, gram, grams.size), 0);
  const parts = new Map<string, Part>();
  terms.slice(0, MOST_TERMS).forEach((term, at) => {
    const name = term.term.replaceAll("_", " ");
    const unrated = { ...term, rating: 0, weight: 0, polarity: 0, subjectivity: 0, isRated: false };
    const isListed = term.isRated || term.subjectivity > 0 || term.polarity !== 0;
    const ruled = isListed ? all - byRules(terms.with(at, unrated)) : 0;
    const known = parts.get(name);
    // What is learned for a word counts once, however often the word stands there.
    const learned = known ? 0 : learnedFor(model, term.isNegated ? `~${term.term}` : term.term, grams.size);
    const weight = ruled + learned;
    if (known) known.weight += weight;
    else parts.set(name, { term: name, weight, why: whyOf(term) });
  });
  const listed = [...parts.values()]
    .filter(({ weight }) => Math.abs(weight) >= LEAST)
    .sort((a, b) => Math.abs(b.weight) - Math.abs(a.weight))
    .slice(0, most - 1);
  const rest = whole - listed.reduce((sum, { weight }) => sum + weight, 0);
  return [...listed, { term: "the rest", weight: rest, why: "rest" }];
}

/** A part below this is not worth a line. */
const LEAST = 0.02;
/** Terms of a comment looked at one by one: the time grows with the square of it. */
const MOST_TERMS = 300;

function ruleValence({ rules }: FeelingModel, values: Float64Array): number {
  let sum = CONSTANT * (rules[OUTPUTS - 1] as number);
  for (let rule = 0; rule < RULE_FEATURES.length; rule++) {
    sum += (values[rule] as number) * (rules[(rule + 2) * OUTPUTS - 1] as number);
  }
  return sum;
}

function learnedFor({ grams, learned }: FeelingModel, gram: string, count: number): number {
  const base = grams.get(gram);
  return base === undefined ? 0 : gramValue(count) * (learned[base + OUTPUTS - 1] as number);
}

function whyOf({ term, polarity, isEmoji, isNegated, isRated }: Term): Part["why"] {
  if (isEmoji) return "emoji";
  if (!isRated && polarity === 0) return "learned";
  if (isNegated) return "negated";
  return term.includes("_") || lexicon().creator.has(term) ? "creator" : "lexicon";
}
