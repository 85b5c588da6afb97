import { ratedTerms } from "./ratings";
import { tokensOf } from "./tokens";

/** A term of a comment and what it adds to the valence. */
export interface Part {
  /** As the engine reads it: "not bad", "love", "😍". */
  term: string;
  /** What it adds to the valence, -4..4; rounded to hundredths. */
  weight: number;
  why: "rated" | "creator" | "emoji" | "learned" | "negated";
}

/** Which terms of a comment moved its score, the strongest first, at most `most`. Made when it is opened, not for every comment. */
export function partsOf(text: string, most = 8): Part[] {
  return ratedTerms(tokensOf(text))
    .filter(({ isRated }) => isRated)
    .map(
      ({ term, weight, isEmoji, isNegated }): Part => ({
        term: term.replaceAll("_", " "),
        weight: Math.round(weight * 100) / 100,
        why: isEmoji ? "emoji" : isNegated ? "negated" : "rated",
      }),
    )
    .sort((a, b) => Math.abs(b.weight) - Math.abs(a.weight))
    .slice(0, most);
}
