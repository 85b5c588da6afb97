import { findPieces } from "../pieces";
import { splitSentences } from "../sentences";
import { excerpt } from "./draft";
import { opensWithTopic } from "./opening";

/** Something that only the creator can mend. */
export interface Flag {
  kind: "tags" | "capitals" | "opening" | "hashtags";
  /** The place, shortened; for "hashtags" the hashtags. "" if the whole text is meant. */
  quote: string;
}

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
/** Of this share of letters in capitals, a text is shouted. */
const SHOUTED = 0.6;
const MIN_LETTERS = 40;

/** What only the creator can mend in a description: each kind once, the gravest first. */
export function findFlags(title: string, text: string): Flag[] {
  const flags: Flag[] = [];
  const tags = findTagBlock(text);
  if (tags !== null) flags.push({ kind: "tags", quote: excerpt(tags) });
  if (isShouted(text)) flags.push({ kind: "capitals", quote: "" });
  if (!opensWithTopic(title, text)) flags.push({ kind: "opening", quote: "" });
  const empty = findPieces(text).flatMap(({ kind, text: tag }) =>
    kind === "hashtag" && isEmptyHashtag(tag) ? [tag] : [],
  );
  if (empty.length > 0) flags.push({ kind: "hashtags", quote: [...new Set(empty)].slice(0, 5).join(" ") });
  return flags;
}

/** The first line of a block of search words; null without one. */
function findTagBlock(text: string): string | null {
  const lines = text.split("\n");
  for (const [at, line] of lines.entries()) {
    const next = TAG_HEADING.test(line) && lines.slice(at + 1).find((other) => other.trim() !== "");
    if (next) return next;
    if (INLINE_HEADING.test(line) && (/[,،、|#]/u.test(line) || line.split(" ").length > MAX_TAG_WORDS))
      return line;
    const hashtags = findPieces(line).filter(({ kind }) => kind === "hashtag").length;
    if (hashtags > MANY_HASHTAGS || isTagList(line)) return line;
  }
  return null;
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

function isShouted(text: string): boolean {
  const bare = text.replace(/(?:https?:\/\/|www\.|[#@])\S+/gi, "");
  const upper = bare.match(/\p{Lu}/gu)?.length ?? 0;
  const lower = bare.match(/\p{Ll}/gu)?.length ?? 0;
  return upper + lower >= MIN_LETTERS && upper / (upper + lower) >= SHOUTED;
}

/** Words that a hashtag may have besides what people search for. */
const EMPTY =
  "todays|today|video|videos|new|latest|this|my|the|our|your|day|of|first|daily|upload|uploaded|channel|youtube|youtuber|watch|now|subscribe|like|likes|share|comment|follow|me|and|for|you|foryou|fyp|viral|trending|youtubevideo";
const EMPTY_HASHTAG = new RegExp(`^(?:${EMPTY})+$`, "u");
/** A longer word is no chain of those. */
const LONGEST = 40;

/** Whether a hashtag is made of words that say nothing about a video: "#todaysvideo". */
export function isEmptyHashtag(tag: string): boolean {
  const word = tag.replace(/^[#＃]/u, "").toLowerCase();
  return word.length <= LONGEST && EMPTY_HASHTAG.test(word.replace(/_/g, ""));
}
