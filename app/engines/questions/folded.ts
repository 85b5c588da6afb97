import { CLAUSE } from "./patterns";

/** Words that a clause may begin with and that say nothing: "ok, please can you …". */
const FILLERS = new Set(
  `ok okay hey hi hello hallo hola oi bonjour salut well so pls plz please kindly bitte por favor thanks u
   kannst konntest du puedes podrias peux pourrais tu pode poderia voce now then just hmm um uh ngl lol yo
   honestly alright`.split(/\s+/),
);

const MODALS = new Set(["can", "could", "would", "will"]);
const YOU = new Set(["you", "u", "ya"]);

/** A word of a question: as it was typed, and folded (no case, accents or apostrophes). */
export interface QuestionWord {
  surface: string;
  key: string;
}

const WORD = /[\p{L}\p{M}\p{N}]+(?:['’´`\-‐‑][\p{L}\p{M}\p{N}]+)*%?/gu;
/** "50k", "2m", "10000". */
const AMOUNT = /^(?:\d{1,4}(?:k|m|mil|tsd)|\d{4,9})$/;
const CLAUSE_END = /[.!?;:,\n¿¡"“”«»()]/u;

/** The clauses of a question, each its words in order. Linear in the text. */
export function clausesOf(text: string): QuestionWord[][] {
  const clauses: QuestionWord[][] = [[]];
  let end = 0;
  for (const match of text.matchAll(WORD)) {
    if (end > 0 && CLAUSE_END.test(text.slice(end, match.index))) clauses.push([]);
    clauses.at(-1)?.push({ surface: match[0], key: foldWord(match[0]) });
    end = match.index + match[0].length;
  }
  return clauses.filter((clause) => clause.length > 0);
}

export function foldWord(word: string): string {
  return word
    .toLowerCase()
    .normalize("NFD")
    .replace(/\p{M}/gu, "")
    .replace(/['’´`]/g, "")
    .replaceAll("ß", "ss");
}

/** The folded words of a question, with a mark where a clause begins, and hyphens as spaces. */
export function foldWords(text: string): string[] {
  return clausesOf(text).flatMap((clause) => {
    const words = clause
      .flatMap(({ key }) => key.split(/[-‐‑]/))
      .map((key) => (AMOUNT.test(key) ? "amountk" : key));
    let first = 0;
    while (FILLERS.has(words[first] ?? "")) first += 1;
    if (MODALS.has(words[first] ?? "") && YOU.has(words[first + 1] ?? "")) first += 2;
    while (FILLERS.has(words[first] ?? "")) first += 1;
    const fillers = words.slice(0, first);
    return [...fillers, CLAUSE, ...words.slice(fillers.length)];
  });
}

/** A title in quotation marks, or in single ones that no word is beside. */
const QUOTED = /["“«]([^"“”«»]{3,200})["”»]|(?<=^|[\s:(])['‘]([^'’‘]{8,200})['’](?=$|[\s.,?!:)])/gu;
/** What stands for it among the words: what a title says is not what is asked. */
const TITLED = "titledtext";

/** A question with a word in place of each title it quotes. */
export function withoutQuotes(text: string): string {
  return text.replace(QUOTED, ` ${TITLED} `);
}
