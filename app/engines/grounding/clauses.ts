import { type Token, tokensOf } from "./tokens";
import { BREAKS } from "./vocabulary";

/** A part of a sentence that says one thing, and what it says it of. */
export interface Clause {
  tokens: Token[];
  text: string;
  /** Names it is about; [null] for the creator's own channel or plan. All that it says holds for each. */
  subjects: (string | null)[];
  /** Names in it, in their order. */
  names: string[];
}

const IT = new Set(["it", "its", "it's", "that", "this", "they", "their", "them", "these", "those"]);
const OWN = new Set(["you", "you've", "channel", "plan", "i", "i've"]);

/** The clauses of an answer; null where something in it is no word, number or name. */
export function clausesOf(text: string): Clause[] | null {
  const tokens = tokensOf(text);
  if (!tokens) return null;
  const clauses: Clause[] = [];
  let carried: string[] = [];
  let waiting: Token[] = [];
  const close = (part: Token[]) => {
    const all = [...waiting, ...part];
    waiting = [];
    if (all.length === 0) return;
    const names = all.flatMap((token) => (token.kind === "name" ? [token.text] : []));
    // Names alone are what the next clause is about.
    if (all.every(saysNothing) && names.length > 0) {
      waiting = all;
      carried = names;
      return;
    }
    const subjects = subjectsOf(all, names, carried);
    clauses.push({ tokens: all, text: all.map(({ text }) => text).join(" "), subjects, names });
    if (names.length > 0) carried = names;
  };
  let part: Token[] = [];
  for (const [at, token] of tokens.entries()) {
    // "Your newest upload, “…”": what stands before a name is said of it.
    const isApposed =
      token.text === "," && tokens[at + 1]?.kind === "name" && !part.some(({ kind }) => kind !== "word");
    if (isApposed) continue;
    const isBreak =
      token.kind === "stop" ? token.text !== ":" : token.kind === "word" && BREAKS.has(token.key);
    if (!isBreak) {
      if (token.kind !== "stop") part.push(token);
      continue;
    }
    close(part);
    part = [];
  }
  close(part);
  if (waiting.length > 0) clauses.push({ tokens: waiting, text: "", subjects: carried, names: carried });
  return clauses;
}

const LINKS = new Set(["a", "an", "the", "both", "your", "title", "video", "upload", "called", "titled"]);
const saysNothing = (token: Token) =>
  token.kind === "name" || (token.kind === "word" && LINKS.has(token.key));

function subjectsOf(tokens: Token[], names: string[], carried: string[]): (string | null)[] {
  if (names.length > 0) return names;
  const words = tokens.flatMap((token) => (token.kind === "word" ? [token.key] : []));
  if (carried.length > 0 && words.some((word) => IT.has(word))) return carried;
  if (words.some((word) => OWN.has(word)) || carried.length === 0) return [null];
  return carried;
}
