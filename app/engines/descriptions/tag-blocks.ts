import { findPieces } from "./pieces";
import { splitSentences } from "./sentences";

const MIN_TAGS = 8;
const MAX_TAG_WORDS = 5;
/** So many of the tags have one word in common. An enumeration of things has none. */
const SHARED = 1 / 3;
const TAG_HEADING =
  /^\W*(?:(?:video |youtube |search |seo )?(?:tags|keywords)|(?:your )?(?:queries|related searches|search terms)(?: solved)?|etiquetas|palabras clave|palavras[- ]chave|schlagw[öo]rter|suchbegriffe|mots[- ]cl[ée]s|kata kunci|タグ|キーワード|टैग्स?)\W*$/iu;
const INLINE_HEADING =
  /^\W*(?:(?:video |youtube |seo )?(?:tags|keywords)|your queries|etiquetas|palabras clave|palavras[- ]chave|schlagw[öo]rter|suchbegriffe|mots[- ]cl[ée]s|kata kunci|タグ|キーワード)\s*[:：]/iu;
/** More hashtags than these in a row are a block of tags: YouTube asks for few, and ignores all of more than 60. */
const MANY_HASHTAGS = 12;

/** The lines of blocks of search words, in their order; [] without one. */
export function findTagLines(text: string): string[] {
  const found: string[] = [];
  /** A heading of tags stands above: its block begins with the next line, and ends with an empty one. */
  let under: "nothing" | "heading" | "block" = "nothing";
  for (const line of text.split("\n")) {
    if (line.trim() === "") {
      if (under === "block") under = "nothing";
    } else if (TAG_HEADING.test(line)) under = "heading";
    else if (under !== "nothing" || isTagLine(line)) {
      found.push(line);
      if (under === "heading") under = "block";
    }
  }
  return found;
}

/** A description without its blocks of search words: what it says in sentences. */
export function withoutTagLines(text: string): string {
  const tags = new Set(findTagLines(text));
  if (tags.size === 0) return text;
  return text
    .split("\n")
    .filter((line) => !tags.has(line) && !TAG_HEADING.test(line))
    .join("\n");
}

function isTagLine(line: string): boolean {
  if (INLINE_HEADING.test(line) && (/[,،、|#]/u.test(line) || line.split(" ").length > MAX_TAG_WORDS))
    return true;
  return findPieces(line).filter(({ kind }) => kind === "hashtag").length > MANY_HASHTAGS || isTagList(line);
}

function isTagList(line: string): boolean {
  const items = line
    .split(/[,،、|]/u)
    .map((item) => item.trim().toLowerCase())
    .filter((item) => item !== "");
  if (items.length < MIN_TAGS || /https?:|:\s/i.test(line) || splitSentences(line).length > 2) return false;
  if (items.some((item) => item.split(/\s+/).length > MAX_TAG_WORDS)) return false;
  const uses = new Map<string, number>();
  for (const item of items)
    for (const word of new Set(item.match(/[\p{L}\p{M}]{3,}/gu) ?? []))
      uses.set(word, (uses.get(word) ?? 0) + 1);
  return [...uses.values()].some((count) => count >= Math.max(3, SHARED * items.length));
}
