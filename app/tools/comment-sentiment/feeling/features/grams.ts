import { MORE, type Term } from "../ratings";

const PAUSES = new Set([".", ",", "…", ":", ";", "...", "..", ")", "(", '"', "“", "”", "*"]);

/**
 * The words of a comment and the pairs of neighbours, each once: "love", "love it"; "^" and "$" stand for beginning
 * and end, "#" for any number, "~" before a word for a negation ahead of it. Pauses part neighbours. Adverbs of degree
 * are passed over: what they do is in the rating of the word behind them.
 */
export function gramsOf(terms: Term[]): string[] {
  const found = new Set<string>();
  let before = "^";
  for (const { term, isNegated, isEmoji } of terms) {
    if (MORE.has(term)) continue;
    if (PAUSES.has(term)) {
      before = "^";
      continue;
    }
    const code = term.charCodeAt(0);
    if (code >= 48 && code <= 57) {
      found.add("#");
      before = "#";
      continue;
    }
    found.add(isNegated && !isEmoji ? `~${term}` : term);
    found.add(`${before} ${term}`);
    before = term;
  }
  found.add(`${before} $`);
  return [...found];
}
