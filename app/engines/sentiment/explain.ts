import { commentFeatures } from "./classify";
import { extractGrams } from "./grams";
import { lexicon } from "./lexicon/lexicon";
import { gramValence, ruleValence, shippedModel } from "./model";
import { gramMoods } from "./moods";
import { rateTerms, type Term } from "./ratings";
import { tokenize } from "./tokens";

/** A term of a comment and what it adds to the valence. */
export interface Contribution {
  /** As the engine reads it: "not bad", "love", "😍"; "" for what no single term adds. */
  term: string;
  /** All contributions add up to the valence before it is clamped to -4..4. */
  weight: number;
  why: "lexicon" | "creator" | "emoji" | "negated" | "learned" | "rest";
}

/** A smaller contribution is not worth a line. */
const LEAST = 0.02;
/** Terms of a comment taken one by one: the time grows with the square of it. */
const MAX_TERMS = 300;

/**
 * What made a comment's valence, the strongest first, at most `most`. A term contributes what the rule features lose
 * without its rating, and its learned weight. The last contribution is the rest: length, questions, pairs of words, the
 * constant and the terms that are not listed. Slow beside `classifySentiment`: for a score that is opened, not for all.
 */
export function explainSentiment(text: string, most = 8): Contribution[] {
  const tokens = tokenize(text);
  const terms = rateTerms(tokens);
  const model = shippedModel();
  const grams = extractGrams(terms);
  const fromGrams = gramMoods(grams);
  const byRules = (those: Term[]) => ruleValence(model, commentFeatures(tokens, those, fromGrams));
  const all = byRules(terms);
  const whole = all + [...grams.names].reduce((sum, gram) => sum + gramValence(model, gram, grams.size), 0);
  const contributions = new Map<string, Contribution>();
  terms.slice(0, MAX_TERMS).forEach((term, at) => {
    const name = term.term.replaceAll("_", " ");
    const unrated = { ...term, rating: 0, weight: 0, polarity: 0, subjectivity: 0, isRated: false };
    const isListed = term.isRated || term.subjectivity > 0 || term.polarity !== 0;
    const ruled = isListed ? all - byRules(terms.with(at, unrated)) : 0;
    const known = contributions.get(name);
    // A learned weight counts once, however often its word comes.
    const learned = known ? 0 : gramValence(model, term.isNegated ? `~${term.term}` : term.term, grams.size);
    const weight = ruled + learned;
    if (known) known.weight += weight;
    else contributions.set(name, { term: name, weight, why: reasonFor(term) });
  });
  const listed = [...contributions.values()]
    .filter(({ weight }) => Math.abs(weight) >= LEAST)
    .sort((a, b) => Math.abs(b.weight) - Math.abs(a.weight))
    .slice(0, most - 1);
  const rest = whole - listed.reduce((sum, { weight }) => sum + weight, 0);
  return [...listed, { term: "", weight: rest, why: "rest" }];
}

function reasonFor({ term, polarity, isEmoji, isNegated, isRated }: Term): Contribution["why"] {
  if (isEmoji) return "emoji";
  if (!isRated && polarity === 0) return "learned";
  if (isNegated) return "negated";
  return term.includes("_") || lexicon().creator.has(term) ? "creator" : "lexicon";
}
