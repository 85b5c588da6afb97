import { isCommonWord } from "../../keyphrases";
import { findPieces } from "../pieces";
import { type Change, type Context, type Draft, firstDifference, withChanges } from "./draft";

/** This many words in capitals in a row are shouting; fewer are a name or for emphasis. */
const MIN_SHOUTED = 3;
/** The share of them that must be words known not to be names. */
const MIN_KNOWN = 0.6;

/** Reduces repeated punctuation and writes shouted words in small letters. Possible names, acronyms and codes stay. English. */
export function calmTone(draft: Draft, { english, text, title }: Context): Draft {
  if (!english) return draft;
  const forms = writtenForms(`${text}\n${title}`);
  const changes: Change[] = [];
  const blocks = draft.blocks.map((block) => {
    if (block.kind !== "prose") return block;
    const lines = block.lines.map((line) => {
      const marked = applyOutsidePieces(line, reduceMarks);
      if (marked !== line)
        changes.push(change("Reduced repeated punctuation", "One mark is enough.", line, marked));
      const lowered = lowerShouting(marked, forms);
      if (lowered !== marked)
        changes.push(
          change(
            "Wrote words in capitals in small letters",
            "Capitals read slower and sound like shouting.",
            marked,
            lowered,
          ),
        );
      return lowered;
    });
    return { ...block, lines };
  });
  return withChanges(draft, blocks, ...changes);
}

function change(what: string, why: string, before: string, after: string): Change {
  return { what, why, ...firstDifference(before, after) };
}

function reduceMarks(text: string): string {
  return text
    .replace(/([!?])(?:\s?[!?])+/g, (marks) =>
      marks.includes("?") ? (marks.includes("!") ? "?!" : "?") : "!",
    )
    .replace(/\.{4,}/g, "...")
    .replace(/,{2,}/g, ",")
    .replace(/(?<! ) +([,.!?;:])(?=\s|$)/g, "$1")
    .replace(/(\S) {2,}/g, "$1 ");
}

/** How a text writes its words, by the word in small letters. Words that are only in capitals are left out. */
function writtenForms(text: string): Map<string, string> {
  const forms = new Map<string, string>();
  for (const [word] of text.matchAll(/\p{L}[\p{L}\p{M}'’]*/gu)) {
    const lower = word.toLowerCase();
    if (word === lower) forms.set(lower, lower);
    else if (word !== word.toUpperCase() && !forms.has(lower)) forms.set(lower, word);
  }
  return forms;
}

function lowerShouting(line: string, forms: Map<string, string>): string {
  const pieces = findPieces(line);
  const inPiece = (at: number) => pieces.some(({ start, end }) => at >= start && at < end);
  return line.replace(
    /(?<!\p{Lu}['’]?)(?:\p{Lu}[\p{Lu}'’]*)(?:[\s,&-]+\p{Lu}[\p{Lu}'’]*)+(?![\p{Ll}\p{N}])/gu,
    (run, at: number) => {
      const words = run.match(/\p{Lu}[\p{Lu}'’]*/gu) ?? [];
      const known = words.map((word) => lowerForm(word, forms));
      const shouted = words.filter((word) => word.length > 1).length;
      const isShouting =
        shouted >= MIN_SHOUTED && known.filter((form) => form !== null).length >= MIN_KNOWN * words.length;
      if (!isShouting || inPiece(at) || /\b(?:code|coupon)(?:\s*[:"“])?\s*$/i.test(line.slice(0, at)))
        return run;
      let next = 0;
      const opens = /(?:^|[.!?…:]["”')]?\s)\P{L}*$/u.test(line.slice(0, at));
      return run.replace(/\p{Lu}[\p{Lu}'’]*/gu, (word) => {
        const form = known[next] ?? word;
        next += 1;
        return next === 1 && opens ? form.charAt(0).toUpperCase() + form.slice(1) : form;
      });
    },
  );
}

/** A word in capitals as it is written otherwise; null if it may be a name or an acronym. */
function lowerForm(word: string, forms: Map<string, string>): string | null {
  const lower = word.toLowerCase();
  if (/^i(?:['’]\p{L}+)?$/u.test(lower)) return word.charAt(0) + lower.slice(1);
  // Titles also capitalize words that are not names.
  return isCommonWord(lower) ? lower : (forms.get(lower) ?? null);
}

/** Applies a rule to the text between links, hashtags and the like, which stay as they are. */
function applyOutsidePieces(line: string, rule: (text: string) => string): string {
  let at = 0;
  let made = "";
  for (const { kind, start, end } of findPieces(line)) {
    if (kind === "number") continue;
    made += rule(line.slice(at, start)) + line.slice(start, end);
    at = end;
  }
  return made + rule(line.slice(at));
}
