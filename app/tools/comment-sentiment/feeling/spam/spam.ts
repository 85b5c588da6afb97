import type { Tokens } from "../tokens";

/** Why a comment is spam, in a phrase to be read; null where it is none. A comment is taken for none in doubt. */
export function spamIn(_tokens: Tokens): string | null {
  return null;
}
