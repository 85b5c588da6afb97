import type { Term } from "../ratings";
import type { Tokens } from "../tokens";

export type NotScored = { kind: "other-language"; language: string | null } | { kind: "nothing" };

/** Null where a comment is in English, or in no language at all (emoji, "W", "gg"). */
export function otherLanguageOf(_text: string, _tokens: Tokens, terms: Term[]): NotScored | null {
  return terms.some(({ term, isEmoji }) => isEmoji || /[\p{L}\p{N}]/u.test(term.replace("<time>", "")))
    ? null
    : { kind: "nothing" };
}
