import { blankOut, findPieces } from "./chapters";
import { splitSentences } from "./sentences";

const MIN_TAGS = 8;
const MAX_TAG_WORDS = 5;
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
const RUN_TIMES = 4;
const RUN_SHARE = 1 / 6;
const SENTENCE_WORDS = /^(?:the|an?|is|are|was|i|you|we|it|and|but|to|of|that|my|your|can|will|on|at)$/u;
const SENTENCE_SHARE = 0.08;

/** "iphone 17 review iphone 17 camera iphone 17 battery test …": searches one after the other, without a mark. */
function isSearchRun(line: string): boolean {
  if (/[.!?:,;|、。](?:\s|$)|https?:/u.test(line)) return false;
  const words = line.toLowerCase().match(/[\p{L}\p{M}]{1,40}/gu) ?? [];
  if (words.length < LEAST_RUN) return false;
  const uses = new Map<string, number>();
  for (const word of words) uses.set(word, (uses.get(word) ?? 0) + 1);
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
  if (items.some((item) => item.split(/\s+/).length > MAX_TAG_WORDS)) return false;
  const uses = new Map<string, number>();
  for (const item of items)
    for (const word of new Set(item.match(/[\p{L}\p{M}]{3,}/gu) ?? []))
      uses.set(word, (uses.get(word) ?? 0) + 1);
  const least = Math.max(3, (isFew ? FEW_SHARED : SHARED) * items.length);
  return [...uses.values()].some((count) => count >= least);
}

/**
 * What may stand before a request: the line's beginning, a sign, or a word like these. Without it "The book I mention"
 * would ask viewers to book, and "it looks like the end" for a like.
 */
const BEFORE = String.raw`(?<=(?:^|[^\p{L}\p{N}\s'’-]|(?:^|\s)[-–—]|\b(?:and|or|to|please|then|just|also|can|now|always|forget)\s)[ \t]*)`;

/** These words, where they begin a request. The words are searched first, as looking back costs more. */
function requestPattern(words: string): RegExp {
  return new RegExp(String.raw`\b(?=(?:${words}))${BEFORE}(?:${words})`, "imu");
}

/** What descriptions ask their viewers to do, each with the words that ask it. */
const REQUESTS: [string, RegExp][] = [
  ["subscribe", /\bsubscrib(?:e|ing)\b/i],
  [
    "comment",
    /\b(?:(?:leave|drop|post|write) (?:me |us )?a? ?comments?|comment (?:below|down)|in the comments|let (?:me|us) know|comment,? (?:and |& )?(?=(?:like|share|subscribe|follow)\b))|(?<=^|[.!?,:] |and )tell (?:me|us)\b/im,
  ],
  [
    "like",
    /\b(?:(?:hit|smash|press|leave|drop|give)(?: \w+){0,4} (?:like|thumbs?[ -]up)|(?<!you )like (?:this|the) (?:video|vid|episode|stream|clip)|like(?:,| and| &) (?:subscribe|share|comment|follow|sub)|thumbs[ -]up)\b/i,
  ],
  [
    "share",
    requestPattern(
      String.raw`share(?: (?:this|it|the video|with)\b|,? (?:and |& )?(?:like|comment|subscribe|follow)\b)`,
    ),
  ],
  ["watch in HD", /\bwatch (?:it |this )?in (?:full )?(?:hd|4k|1080p)\b/i],
  ["follow", /\bfollow (?:me|us|along|my|our|on)\b/i],
  [
    "support",
    /\b(?:support (?:me|us|the channel|my|our)|patreon|buy me a coffee|become a member|join the channel|donate)\b/i,
  ],
  ["sign up", /\b(?:sign up|join (?:my|our|the)|newsletter|register)\b/i],
  [
    "get or visit",
    requestPattern(
      String.raw`check (?:it |them |this |these )?out|click|use (?:my )?code|(?:get|shop|visit|download|buy|book|order|find|grab|read|join)\b(?=[^\n]{0,120}(?:https?:\/\/|www\.))`,
    ),
  ],
  [
    "watch next",
    /\b(?:watch (?:next|the next|more|this next|part)|next video(?=[^\n]{0,20}(?:[:→👉]|https?:\/\/)))/iu,
  ],
];

export interface CallToAction {
  /** What viewers are asked to do: "subscribe". */
  ask: string;
  /** The words that ask it, as they stand in the text. */
  words: string;
  start: number;
  end: number;
}

/** The calls to action in a text: the first of each kind, in the text's order. English only; [] if there are none. */
export function findCallsToAction(text: string): CallToAction[] {
  return REQUESTS.flatMap(([ask, pattern]) => {
    const found = pattern.exec(text);
    return found
      ? [{ ask, words: found[0].trim(), start: found.index, end: found.index + found[0].trimEnd().length }]
      : [];
  }).sort((a, b) => a.start - b.start);
}
