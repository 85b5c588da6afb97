import { splitWords } from "../../words/words";
import { blankOut, findPieces } from "./chapters";
import { splitSentences } from "./sentences";

const MIN_TAGS = 8;
const MAX_TAG_WORDS = 5;
/** The title often is one of the tags, so that a few may be longer. */
const LONG_TAG_WORDS = 9;
const LONG_SHARE = 1 / 4;
/** So many of the tags have one word in common. An enumeration of things has none. */
const SHARED = 1 / 3;
/** Fewer are tags where more of them do, and no sentence ends: "feta pasta, quick pasta, pasta recipe, …". */
const FEW_TAGS = 6;
const FEW_SHARED = 1 / 2;
const SENTENCE_END = /[.!?…]\s*$|,? (?:and|&) [^,]{1,80}$/u;
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
  const stacked = findStackedTags(text);
  for (const line of text.split("\n")) {
    if (line.trim() === "") {
      if (under === "block") under = "nothing";
    } else if (TAG_HEADING.test(line)) under = "heading";
    else if (under !== "nothing" || isTagLine(line) || stacked.has(line)) {
      found.push(line);
      if (under === "heading") under = "block";
    }
  }
  return found;
}

/** The lines of blocks of search words that have more than hashtags: those are counted, and cut to a few. */
export function findTagBlocks(text: string): string[] {
  return findTagLines(text).filter((line) => {
    const bare = blankOut(line, ["hashtag"]);
    if (bare === line) return true;
    return /\p{L}/u.test(bare.replace(INLINE_HEADING, "")) && isTagLine(bare);
  });
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

/** So many lines in a row of so few words, most with one word in common, are searches. */
const LEAST_STACKED = 6;
const STACKED_SHARED = 0.6;
const STACKED_LINE = /^[\p{L}\p{M}\p{N}'’]+(?: +[\p{L}\p{M}\p{N}'’]+){1,5}$/u;

/** Searches that stand one below the other: "best air fryer", "air fryer recipes", "oil free air fryer food" … */
function findStackedTags(text: string): Set<string> {
  const found = new Set<string>();
  let run: string[] = [];
  for (const line of [...text.split("\n"), ""]) {
    if (line.length < MOST_STACKED && STACKED_LINE.test(line.trim())) run.push(line);
    else {
      if (run.length >= LEAST_STACKED && mostShared(run) >= STACKED_SHARED * run.length)
        for (const one of run) found.add(one);
      run = [];
    }
  }
  return found;
}

const MOST_STACKED = 80;

/** In how many of some lines the word stands that most of them have, words of sentences aside. */
function mostShared(lines: string[]): number {
  const uses = new Map<string, number>();
  for (const line of lines)
    for (const word of new Set(line.toLowerCase().match(/[\p{L}\p{M}]{3,40}/gu) ?? []))
      if (!SENTENCE_WORDS.test(word)) uses.set(word, (uses.get(word) ?? 0) + 1);
  return Math.max(0, ...uses.values());
}

function isTagLine(line: string): boolean {
  if (INLINE_HEADING.test(line) && (/[,،、|#]/u.test(line) || line.split(" ").length > MAX_TAG_WORDS))
    return true;
  return (
    findPieces(line).filter(({ kind }) => kind === "hashtag").length > MANY_HASHTAGS ||
    isTagList(line) ||
    isSearchRun(line)
  );
}

/** A run of searches has so many words, one of them so often, and hardly any of the words that sentences need. */
const LEAST_RUN = 14;
const RUN_TIMES = 3;
const RUN_SHARE = 1 / 6;
const SENTENCE_WORDS = /^(?:the|an?|is|are|was|i|you|we|it|and|but|to|of|that|my|your|can|will|on|at)$/u;
const SENTENCE_SHARE = 0.08;

/** "iphone 17 review iphone 17 camera iphone 17 battery test …": searches one after the other, without a mark. */
function isSearchRun(line: string): boolean {
  if (/[.!?:,;|、。](?:\s|$)|https?:/u.test(line)) return false;
  const words = line.toLowerCase().match(/[\p{L}\p{M}]{1,40}/gu) ?? [];
  if (words.length < LEAST_RUN) return false;
  const uses = new Map<string, number>();
  // "la la la" is sung, not searched.
  for (const [at, word] of words.entries())
    if (word !== words[at - 1]) uses.set(word, (uses.get(word) ?? 0) + 1);
  const most = Math.max(...uses.values());
  const linking = words.filter((word) => SENTENCE_WORDS.test(word)).length;
  return most >= Math.max(RUN_TIMES, RUN_SHARE * words.length) && linking <= SENTENCE_SHARE * words.length;
}

function isTagList(line: string): boolean {
  const items = line
    .split(/[,،、|]/u)
    .map((item) => item.trim().toLowerCase())
    .filter((item) => item !== "");
  const isFew = items.length < MIN_TAGS;
  if (isFew && (items.length < FEW_TAGS || SENTENCE_END.test(line))) return false;
  if (/https?:|:\s/i.test(line) || splitSentences(line).length > 2) return false;
  const lengths = items.map((item) => item.split(/\s+/).length);
  const long = lengths.filter((length) => length > MAX_TAG_WORDS).length;
  if (long > LONG_SHARE * items.length || Math.max(...lengths) > LONG_TAG_WORDS) return false;
  const uses = new Map<string, number>();
  for (const item of items)
    for (const word of new Set(item.match(/[\p{L}\p{M}]{3,}/gu) ?? []))
      uses.set(word, (uses.get(word) ?? 0) + 1);
  const least = Math.max(3, (isFew ? FEW_SHARED : SHARED) * items.length);
  return [...uses.values()].some((count) => count >= least);
}

/** A line of prose is stuffed where words side by side stand so often and are such a share of its words. */
const STUFFED_TIMES = 4;
const STUFFED: { words: number; share: number; isAnyWord: boolean }[] = [
  { words: 6, share: 1 / 3, isAnyWord: true },
  { words: 4, share: 1 / 3, isAnyWord: true },
  { words: 2, share: 1 / 5, isAnyWord: false },
];

/** The words that a paragraph repeats as search terms are, as first written; null if none does. */
export function findStuffing(text: string): string | null {
  for (const line of withoutTagLines(text).split("\n")) {
    const words = splitWords(line);
    for (const { words: size, share, isAnyWord } of STUFFED) {
      const uses = new Map<string, number[]>();
      for (let at = 0; at + size <= words.length; at += 1) {
        const run = words.slice(at, at + size);
        if (!isAnyWord && run.some(({ kind }) => kind !== "topic")) continue;
        // "la la la" is sung.
        if (new Set(run.map(({ key }) => key)).size < size) continue;
        const key = run.map((word) => word.key).join(" ");
        const places = uses.get(key);
        if (places) places.push(at);
        else uses.set(key, [at]);
      }
      for (const [first = 0, ...others] of uses.values())
        if (others.length + 1 >= STUFFED_TIMES && size * (others.length + 1) >= share * words.length)
          return line.slice(words[first]?.start, words[first + size - 1]?.end);
    }
  }
  return null;
}
