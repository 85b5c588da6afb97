import type { Reading } from "./types";

const MOST =
  /\b(?:best|(?<!at )most(?! recent)|top|biggest|highest|strongest|number one|success|popular|blew up|meist\w*|mejor|mas vist\w*|melhor|mais vist\w*|meilleure?|plus vue?|record|(?:an?|the|my|big|real) hits?)\b/;
const LEAST = /\b(?:worst|(?<!at )least|fewest|lowest|weakest|bottom|flop\w*|peor|pior|pire|bombed|tanked)\b/;

/**
 * Which end of the uploads a question asks for, in the languages that creators ask in; null for neither: "my most recent
 * video", "at least 1,000 views" and "hit 10k" ask for none.
 */
export function extremeOf(question: string): Reading["extreme"] {
  const plain = question.toLowerCase().normalize("NFKD").replace(/\p{M}/gu, "");
  return LEAST.test(plain) ? "least" : MOST.test(plain) ? "most" : null;
}
