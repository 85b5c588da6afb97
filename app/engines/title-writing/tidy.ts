import { replaceEmoji } from "../titles";
import { calm, capitalize, countShouted, isShoutedWhole, rewriteWords } from "./casing";
import type { ChangeKind, TitleChange } from "./changes";
import { splitSegments } from "./segments";
import { findSlips, PLAIN, type TitleStyle, withCapitals } from "./spelling";

/** A title with everything that was changed in it. */
export interface Draft {
  title: string;
  changes: TitleChange[];
  /** Whether all that was changed is too little to be worth offering: a single slight step. */
  isSlight?: boolean;
}

/** A step that takes words out, and names them. */
interface Cut {
  takes: RegExp;
  /** Titles in which they are left: there they say something. */
  unless?: RegExp;
  kind: ChangeKind;
}

/** A step that writes the same words another way. */
interface Rewriting {
  kind: ChangeKind;
  /** The words that it writes another way. */
  words?: (before: string, style: TitleStyle) => string[];
  write(title: string, style: TitleStyle): string;
  /** Too little to be offered by itself: a mark, or one word in small letters. */
  isSlight(before: string, after: string): boolean;
}

/** At the end, where they are no part of a sentence. */
const HASHTAG = /(?<!\S)#(?=[\p{N}_]*\p{L})[\p{L}\p{M}\p{N}_]+(?=(?:\s+#[\p{L}\p{M}\p{N}_]+)*\s*$)/gu;
const HTML = /<\/?[a-z][^<>]{0,200}>/giu;
/** What is said in brackets about the file or the feeling rather than the video. */
const LABELS =
  /[([](?:4k|8k|hd|full hd|uhd|60 ?fps|gone (?:wrong|sexual)|not clickbait|no clickbait|must (?:watch|see)|full (?:video|movie|episode|stream|hd)|new!?|updated!?|eng(?:lish)? ?(?:sub|cc)s?|subtitles|subbed|emotional|shocking|insane|wow|omg|intense|live(?: coding| stream)?|replay|free|part of)[)\]]/giu;
const OFFICIAL = /[([]official[^()[\]]{0,30}[)\]]/giu;
/** "Artist - Song (Official Video)" is what people search for. */
const RELEASE = / [-–—] .*[([]official/iu;
const ABOUT_THE_VIDEO =
  /^(?:in (?:this|today'?s) video,? |welcome to |watch (?:as|how) (?=I\b)|(?:live|replay|new|update|exclusive|breaking)\s?[:!] |q: )/iu;
const WATCH_THIS = /[,-]? ?\b(?:until|before) you (?:watch|see) (?:this video|this)\b/giu;
const PRAISE =
  /(?<!(?:&|\b(?:so|how|more|most|too|very|is|are|and|an?)|['’]s) )\b(?:insane|epic|amazing|incredible|awesome|mind-?blowing|unbelievable|crazy) (?=\p{L})/giu;
const FILLER = /\b(?:literally|basically|honestly|absolutely|totally|actually|simply) (?=\p{L})/giu;
/** "How to …?" and "Why it works?" ask nothing, nor do they in front of a bar. */
const NO_QUESTION =
  /^((?:how to|why (?!is\b|are\b|was\b|were\b|do\b|does\b|did\b|can\b|(?:do|does|did|is|are|was|were|ca|could|should|would|have|has|wo)n['’]?t\b|have\b|has\b|should\b|would\b|will\b|so\b|not\b))[^?!.|]{6,90})\?(?=$| ?\|)/iu;
const ULTIMATE =
  /\b(?<=the )(?:ultimate|complete|definitive|full|comprehensive) (?=(?:guide|tutorial|course) (?:to|for|on|of|in)\b|beginner)/giu;

const NUMBERS = "two three four five six seven eight nine ten eleven twelve".split(" ");
const NUMBER_WORDS =
  /\b(two|three|four|five|six|seven|eight|nine|ten|eleven|twelve)(?= (?:(?:simple|easy|common|small|big|cheap|great|different|tiny|new|beginner) )?(?:days|weeks|months|years|hours|minutes|ways|things|tips|tricks|mistakes|reasons|habits|recipes|ideas|lessons|tools|steps|books|games|exercises|rules|secrets|questions|signs|facts|meals|ingredients|hacks|myths)\b)/giu;

/** Without dots at the end; a single one stays behind an abbreviation and where there are more sentences. */
function withoutStop(title: string): string {
  const text = title.trimEnd();
  let end = text.length;
  while (end > 0 && (text[end - 1] === "." || text[end - 1] === "…")) end--;
  const start = text.slice(0, end);
  const isSentence = end === text.length - 1 && text.endsWith(".");
  if (isSentence && (/[.!?]/u.test(start) || !/\p{Ll}{3}$/u.test(start.slice(-3)))) return text;
  return start;
}

/** Contractions without their apostrophe that are no other English word: "Whats new", "Why I dont". */
const CONTRACTED =
  /\b(?:(?:do|does|did|is|are|was|were|ca|could|should|would|have|has)nt|(?:what|that|here|there)s|(?:you|they)re|(?:they|you)ve)\b/giu;

const withApostrophe = (word: string) => word.replace(/(?=t$)|(?=s$)|(?=re$)|(?=ve$)/iu, "'");

/** A piece that only asks to watch or to sign up. */
const CALL =
  /(?<=\S) ?[|–—-] ?(?:register|sign up|enroll?|join|subscribe|watch|out) now\b!*(?=\s*(?:$|[|–—-]))|(?<=\S) ?[|–—-] ?(?:must watch|don['’]t miss (?:it|this|out))\b!*(?=\s*(?:$|[|–—-]))/giu;
/** A sentence of one word of praise. */
const CRY = /(?<=[.!?] )(?:unbelievable|wow|insane|crazy|amazing|incredible|omg|whoa)[.!]+(?=\s|$)/giu;

const CUTS: Cut[] = [
  { takes: HTML, kind: "html" },
  { takes: HASHTAG, kind: "hashtags" },
  { takes: LABELS, kind: "how-to-watch" },
  { takes: OFFICIAL, unless: RELEASE, kind: "how-to-watch" },
  { takes: ABOUT_THE_VIDEO, kind: "about-the-video" },
  { takes: CALL, kind: "how-to-watch" },
  { takes: CRY, kind: "praise" },
  { takes: /\bin order (?=to\b)/giu, kind: "same-without" },
  { takes: WATCH_THIS, kind: "watch-this" },
  { takes: PRAISE, kind: "praise" },
  { takes: FILLER, kind: "same-without" },
  { takes: ULTIMATE, kind: "same-without" },
];

const always = () => true;

const REWRITINGS: Rewriting[] = [
  {
    kind: "emoji",
    write: withoutEmoji,
    isSlight: always,
  },
  {
    kind: "marks",
    write: withoutMarks,
    isSlight: always,
  },
  {
    kind: "question-mark",
    write: (title) => title.replace(NO_QUESTION, "$1"),
    isSlight: always,
  },
  {
    kind: "with",
    words: () => ["w/"],
    write: (title) => title.replace(/(?<= )w\/ ?(?=[\p{L}\p{N}])/giu, "with "),
    isSlight: always,
  },
  {
    kind: "apostrophe",
    words: (before) => distinct(before.match(CONTRACTED)),
    write: (title) => title.replace(CONTRACTED, withApostrophe),
    isSlight: always,
  },
  {
    kind: "spelling",
    words: (before, style) => findSlips(before, style).map(({ word }) => word),
    write: (title, style) => {
      const spelled = new Map(findSlips(title, style).map(({ word, spelled }) => [word, spelled]));
      return rewriteWords(title, (word) => spelled.get(word) ?? word);
    },
    isSlight: always,
  },
  { kind: "full-stop", write: withoutStop, isSlight: always },
  {
    kind: "shouting",
    write: calmPieces,
    isSlight: (before, after) => {
      const written = after.split(" ");
      return before.split(" ").filter((word, at) => word !== written[at]).length < 2;
    },
  },
  {
    kind: "digits",
    write: (title) =>
      title.replace(NUMBER_WORDS, (word: string) => String(NUMBERS.indexOf(word.toLowerCase()) + 2)),
    isSlight: () => false,
  },
  { kind: "capitals", write: withCapitals, isSlight: always },
];

/** A shouted piece has at least so many words: "DEF CON 30" is a name. */
const LEAST_SHOUTED = 3;

/**
 * The title without shouting, also of a single piece of it: "WHAT I EAT IN A DAY | Vegan". Behind a dash a piece in capitals
 * may be the name of a song, and a list in capitals is one of functions, "SUM, AVERAGE, MAX": then no piece is calmed,
 * and neither if others are half shouted, as the title would read worse.
 */
function calmPieces(title: string): string {
  const { pieces, dividers } = splitSegments(title);
  if (pieces.length < 2 || isShoutedWhole(title)) return calm(title);
  const shouted = pieces.flatMap((piece, at) => {
    const [plain = ""] = piece.split(/[([]/u, 1);
    const isWhole = (plain.match(/\p{L}{2,}/gu)?.length ?? 0) >= LEAST_SHOUTED && !/\p{Ll}/u.test(plain);
    return isWhole ? [{ plain, divider: dividers[at - 1] ?? "" }] : [];
  });
  const mayBeNames = shouted.some(
    ({ plain, divider }) => /\p{Extended_Pictographic}|,.*,/u.test(plain) || /^ ?[-–—]/u.test(divider),
  );
  const others = shouted.reduce((text, { plain }) => text.replace(plain, ""), title);
  if (mayBeNames || countShouted(others) > 1) return calm(title);
  return calm(shouted.reduce((text, { plain }) => text.replace(plain, () => calm(plain)), title));
}

/** Without emoji. One between words often stands for a full stop: without it two sentences would run together. */
function withoutEmoji(title: string): string {
  return replaceEmoji(title, (emoji, at) => {
    const before = title.slice(0, at).trimEnd();
    const after = title.slice(at + emoji.length).trimStart();
    return /[\p{L}\p{N}]$/u.test(before) && /^[\p{L}\p{N}]/u.test(after) ? emoji : " ";
  });
}

/** Without stars, repeated marks and an exclamation mark at an end. "*WARNING* The bill is due" gets a colon. */
function withoutMarks(title: string): string {
  // "¡…!" stand together.
  if (/[¡¿]/u.test(title)) return title;
  return title
    .replace(/^\*(?!NEW\*)(\p{Lu}[\p{Lu} '’]{2,20})\* (?=\p{L})/u, "$1: ")
    .replace(/\*([^*\n]{1,80})\*/gu, "$1")
    .replace(/[!?]{2,}/gu, (marks) => (marks.includes("?") ? "?" : "!"))
    .replace(/!(?=$|\s*[|)\]])/gu, "");
}

interface Step {
  kind: ChangeKind;
  /** The title after the step; the same if it finds nothing to do. */
  write(title: string, style: TitleStyle): string;
  change(before: string, style: TitleStyle): TitleChange;
  isSlight(before: string, after: string): boolean;
}

const STEPS: Step[] = [
  ...CUTS.map(
    ({ takes, unless, kind }): Step => ({
      kind,
      write: (title) => (unless?.test(title) ? title : title.replace(takes, " ")),
      change: (before) => ({ kind, words: distinct(before.match(takes)) }),
      isSlight: () => false,
    }),
  ),
  ...REWRITINGS.map(
    ({ kind, words, write, isSlight }): Step => ({
      kind,
      write,
      change: (before, style) => ({ kind, words: words?.(before, style) ?? [] }),
      isSlight,
    }),
  ),
];

function distinct(found: string[] | null): string[] {
  return [...new Set(found?.map((one) => one.trim()))];
}

/** Spaces and dividers as a typesetter leaves them: none doubled, none before a mark, none at the ends. "fillna()" stays. */
export function evenSpaces(title: string): string {
  return title
    .replace(/(?<!\S)[([]\s*[)\]]/gu, " ")
    .replace(/\s+/gu, " ")
    .replace(/ ,(?=\p{L})/gu, ", ")
    .replace(/ (?=[,!?;)\]]|: )|(?<=[([]) /gu, "")
    .replace(/^(?!-\d)[|•·:;,–—~ -]+(?=[\p{L}\p{N}])/u, "")
    .trim()
    .replace(/(?<![|•·:;,–—~ -])[|•·:;,–—~ -]+$/u, "");
}

/** What can be taken out of a title in any language. */
const IN_ANY_LANGUAGE: ReadonlySet<ChangeKind> = new Set(["html", "hashtags", "emoji", "marks", "capitals"]);

/**
 * The title without what says nothing, but for what the channel's own titles have. A step that would leave fewer than
 * three words, or nothing but dividers, is skipped, and so is one that reads English in a title that is not.
 */
export function tidy(original: string, style = PLAIN, isEnglish = true): Draft {
  const isSmall = /^\p{Ll}/u.test(original);
  let draft: Draft = { title: original, changes: [] };
  for (const { kind, write, change, isSlight } of STEPS) {
    if (style.keeps.has(kind) || (!isEnglish && !IN_ANY_LANGUAGE.has(kind))) continue;
    const before = draft.title;
    const title = evenSpaces(write(before, style));
    const least = Math.min(3, before.split(" ").length);
    if (title === evenSpaces(before) || title.split(" ").length < least) continue;
    draft = {
      title: isSmall ? title : capitalize(title),
      changes: [...draft.changes, change(before, style)],
      isSlight: draft.changes.length === 0 && isSlight(before, title),
    };
  }
  return draft;
}
