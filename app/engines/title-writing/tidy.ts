import { replaceEmoji } from "../titles";
import { calm, capitalize, countShouted, isShoutedWhole } from "./casing";
import { splitSegments } from "./segments";

/** One change to a title. */
export interface TitleChange {
  /** "Took out “#shorts”" */
  what: string;
  /** Why it may help: a sentence, or "" if it is obvious. */
  why: string;
}

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
  why: string;
}

/** A step that writes the same words another way. */
interface Rewriting {
  what: string | ((before: string) => string);
  why: string;
  write(title: string): string;
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

const HOW_TO_WATCH = "It says how to watch, not what the video is about.";
const SAYS_THE_SAME = "It says the same without it.";

const CUTS: Cut[] = [
  { takes: HTML, why: "Titles show HTML as typed." },
  { takes: HASHTAG, why: "Hashtags take room and say little. Put them in the description." },
  { takes: LABELS, why: HOW_TO_WATCH },
  { takes: OFFICIAL, unless: RELEASE, why: HOW_TO_WATCH },
  { takes: ABOUT_THE_VIDEO, why: "The subject comes first." },
  { takes: CALL, why: HOW_TO_WATCH },
  { takes: CRY, why: "Praise says nothing about the video." },
  { takes: /\bin order (?=to\b)/giu, why: SAYS_THE_SAME },
  { takes: WATCH_THIS, why: "It talks about the video, not about its subject." },
  { takes: PRAISE, why: "Praise says nothing about the video." },
  { takes: FILLER, why: SAYS_THE_SAME },
  { takes: ULTIMATE, why: SAYS_THE_SAME },
];

const always = () => true;

const REWRITINGS: Rewriting[] = [
  {
    what: "Took out the emoji",
    why: "The words carry the title.",
    write: withoutEmoji,
    isSlight: always,
  },
  {
    what: "Took out stars and repeated marks",
    why: "They raise the voice and add nothing.",
    write: withoutMarks,
    isSlight: always,
  },
  {
    what: "Took out the question mark",
    why: "It is an answer.",
    write: (title) => title.replace(NO_QUESTION, "$1"),
    isSlight: always,
  },
  {
    what: "Wrote “w/” out",
    why: "It reads faster.",
    write: (title) => title.replace(/(?<= )w\/ ?(?=[\p{L}\p{N}])/giu, "with "),
    isSlight: always,
  },
  {
    what: (before) => `Wrote ${quoted(before.match(CONTRACTED) ?? [])} with an apostrophe`,
    why: "",
    write: (title) => title.replace(CONTRACTED, withApostrophe),
    isSlight: always,
  },
  { what: "Took out the full stop", why: "", write: withoutStop, isSlight: always },
  {
    what: "Wrote shouted words small",
    why: "Capitals are slower to read and look like shouting.",
    write: calmPieces,
    isSlight: (before, after) => {
      const written = after.split(" ");
      return before.split(" ").filter((word, at) => word !== written[at]).length < 2;
    },
  },
  {
    what: "Wrote the number in digits",
    why: "A digit is seen before it is read.",
    write: (title) =>
      title.replace(NUMBER_WORDS, (word: string) => String(NUMBERS.indexOf(word.toLowerCase()) + 2)),
    isSlight: () => false,
  },
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
  return title
    .replace(/^\*(?!NEW\*)(\p{Lu}[\p{Lu} '’]{2,20})\* (?=\p{L})/u, "$1: ")
    .replace(/\*([^*\n]{1,80})\*/gu, "$1")
    .replace(/[!?]{2,}/gu, (marks) => (marks.includes("?") ? "?" : "!"))
    .replace(/!(?=$|\s*[|)\]])/gu, "");
}

interface Step {
  /** The title after the step; the same if it finds nothing to do. */
  write(title: string): string;
  change(before: string): TitleChange;
  isSlight(before: string, after: string): boolean;
}

const STEPS: Step[] = [
  ...CUTS.map(
    ({ takes, unless, why }): Step => ({
      write: (title) => (unless?.test(title) ? title : title.replace(takes, " ")),
      change: (before) => ({ what: `Took out ${quoted(before.match(takes) ?? [])}`, why }),
      isSlight: () => false,
    }),
  ),
  ...REWRITINGS.map(
    ({ what, why, write, isSlight }): Step => ({
      write,
      change: (before) => ({ what: typeof what === "string" ? what : what(before), why }),
      isSlight,
    }),
  ),
];

function quoted(found: string[]): string {
  return [...new Set(found.map((one) => `“${one.trim()}”`))].join(", ");
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

/**
 * The title without what says nothing. A step that would leave fewer than three words, or nothing but dividers, is
 * skipped, and so is one that `isBetter` refuses.
 */
export function tidy(
  original: string,
  isBetter: (title: string, than: string) => boolean = () => true,
): Draft {
  const isSmall = /^\p{Ll}/u.test(original);
  let draft: Draft = { title: original, changes: [] };
  for (const { write, change, isSlight } of STEPS) {
    const before = draft.title;
    const title = evenSpaces(write(before));
    const least = Math.min(3, before.split(" ").length);
    if (title === evenSpaces(before) || title.split(" ").length < least) continue;
    if (!isBetter(title, before)) continue;
    draft = {
      title: isSmall ? title : capitalize(title),
      changes: [...draft.changes, change(before)],
      isSlight: draft.changes.length === 0 && isSlight(before, title),
    };
  }
  return draft;
}
