import { isCommonWord } from "../../keyphrases";
import { findPieces } from "../pieces";
import { type Change, type Context, type Draft, firstDifference, withChanges } from "./draft";

/** So many words in capitals in a row are a voice raised; fewer are a name or a stress. */
const SHOUTED = 3;
/** Of them, so many must be words that are known not to be names. */
const KNOWN = 0.6;

/** Repeated marks to one, words in capitals to small letters. What may be a name, an acronym or a code stays. English. */
export function calmTone(draft: Draft, { english, text, title }: Context): Draft {
  if (!english) return draft;
  const forms = writtenForms(`${text}\n${title}`);
  const changes: Change[] = [];
  const blocks = draft.blocks.map((block) => {
    if (block.kind !== "prose") return block;
    const lines = block.lines.map((line) => {
      const marked = outsidePieces(line, fewerMarks);
      if (marked !== line)
        changes.push(change("Reduced repeated punctuation", "One mark says it.", line, marked));
      const quiet = lowerShouting(marked, forms);
      if (quiet !== marked)
        changes.push(
          change(
            "Wrote words in capitals in small letters",
            "Capitals read slower and sound like shouting.",
            marked,
            quiet,
          ),
        );
      return quiet;
    });
    return { ...block, lines };
  });
  return withChanges(draft, blocks, ...changes);
}

function change(what: string, why: string, before: string, after: string): Change {
  return { what, why, ...firstDifference(before, after) };
}

function fewerMarks(text: string): string {
  return text
    .replace(/([!?])(?:\s?[!?])+/g, (marks) =>
      marks.includes("?") ? (marks.includes("!") ? "?!" : "?") : "!",
    )
    .replace(/\.{4,}/g, "...")
    .replace(/,{2,}/g, ",")
    .replace(/ +([,.!?;:])(?=\s|$)/g, "$1")
    .replace(/(\S) {2,}/g, "$1 ");
}

/** Every word of a text that is written with small letters, by itself in small letters. */
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
      const isQuiet =
        shouted >= SHOUTED && known.filter((form) => form !== null).length >= KNOWN * words.length;
      if (!isQuiet || inPiece(at) || /\b(?:code|coupon)\s*[:"“]?\s*$/i.test(line.slice(0, at))) return run;
      let next = 0;
      const opens = /(?:^|[.!?…:]["”')]?\s+)\P{L}*$/u.test(line.slice(0, at));
      return run.replace(/\p{Lu}[\p{Lu}'’]*/gu, (word) => {
        const form = known[next] ?? word;
        next += 1;
        return next === 1 && opens ? form.charAt(0).toUpperCase() + form.slice(1) : form;
      });
    },
  );
}

/** How a word in capitals is written otherwise; null where it may be a name or an acronym. */
function lowerForm(word: string, forms: Map<string, string>): string | null {
  const lower = word.toLowerCase();
  if (/^i(?:['’]\p{L}+)?$/u.test(lower)) return word.charAt(0) + lower.slice(1);
  // A title gives capitals to words that are no names.
  return isCommonWord(lower) ? lower : (forms.get(lower) ?? null);
}

/** A rule for what stands between links, hashtags and the like, which stay to the letter. */
function outsidePieces(line: string, rule: (text: string) => string): string {
  let at = 0;
  let made = "";
  for (const { kind, start, end } of findPieces(line)) {
    if (kind === "number") continue;
    made += rule(line.slice(at, start)) + line.slice(start, end);
    at = end;
  }
  return made + rule(line.slice(at));
}
