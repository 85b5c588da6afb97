import { calm, capitalize } from "./casing";

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
}

interface Step {
  /** What was done, given what was taken out. */
  what: (taken: string) => string;
  why: string;
  write(title: string): string;
  /** The words that go; left out for a step that takes no word. */
  takes?: RegExp;
}

const EMOJI =
  /(?:\p{Extended_Pictographic}|\p{Emoji_Modifier}|[\u{1F1E6}-\u{1F1FF}]|\u200D|\uFE0F|\u20E3)+/gu;
/** At the end, where they are no part of a sentence. */
const HASHTAG = /(?<!\S)#(?=[\p{N}_]*\p{L})[\p{L}\p{M}\p{N}_]+(?=(?:\s+#[\p{L}\p{M}\p{N}_]+)*\s*$)/gu;
const HTML = /<\/?[a-z][^<>]{0,200}>/giu;
/** What is said in brackets about the file or the feeling rather than the video. */
const LABELS =
  /[([](?:4k|8k|hd|full hd|uhd|60 ?fps|official[^)\]]{0,30}|gone (?:wrong|sexual)|not clickbait|no clickbait|must (?:watch|see)|full (?:video|movie|episode|stream|hd)|new!?|updated!?|eng(?:lish)? ?(?:sub|cc)s?|subtitles|subbed|emotional|shocking|insane|wow|omg|intense|live(?: coding| stream)?|replay|free|part of)[)\]]/giu;
const ABOUT_THE_VIDEO =
  /^(?:in (?:this|today'?s) video,? |welcome to |watch (?:as|how) (?=I\b)|(?:live|replay|new|update|exclusive|breaking)\s?[:!] )/iu;
const WATCH_THIS = /[,-]? ?\b(?:until|before) you (?:watch|see) (?:this video|this)\b/giu;
const PRAISE =
  /(?<!(?:&|\b(?:so|how|more|most|too|very|is|are|and|an?)|['’]s) )\b(?:insane|epic|amazing|incredible|awesome|mind-?blowing|unbelievable|crazy) (?=\p{L})/giu;
const FILLER = /\b(?:literally|basically|honestly|absolutely|totally|actually|simply) (?=\p{L})/giu;
/** "How to …?" and "Why it works?" ask nothing. */
const NO_QUESTION =
  /^((?:how to|why (?!is\b|are\b|was\b|were\b|do\b|does\b|did\b|can\b|can't\b|don't\b|doesn't\b|isn't\b|aren't\b|should\b|would\b|will\b|so\b|not\b))[^?!.]{6,90})\?$/iu;
const ULTIMATE =
  /\b(?<=the )(?:ultimate|complete|definitive|full|comprehensive) (?=guide|tutorial|course|beginner)/giu;

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

const tookOut = (taken: string) => `Took out ${taken}`;
const always = (what: string) => () => what;

const STEPS: Step[] = [
  {
    what: tookOut,
    why: "Titles show HTML as typed.",
    takes: HTML,
    write: (title) => title.replace(HTML, " "),
  },
  {
    what: tookOut,
    why: "Hashtags take room and say little. Put them in the description.",
    takes: HASHTAG,
    write: (title) => title.replace(HASHTAG, " "),
  },
  {
    what: always("Took out the emoji"),
    why: "The words carry the title.",
    // One between words often stands for a full stop: without it two sentences would run together.
    write: (title) =>
      title.replace(EMOJI, (emoji, at: number) => {
        const before = title.slice(0, at).trimEnd();
        const after = title.slice(at + emoji.length).trimStart();
        return /[\p{L}\p{N}]$/u.test(before) && /^[\p{L}\p{N}]/u.test(after) ? emoji : " ";
      }),
  },
  {
    what: tookOut,
    why: "It says how to watch, not what the video is about.",
    takes: LABELS,
    write: (title) => title.replace(LABELS, " "),
  },
  {
    what: tookOut,
    why: "The subject comes first.",
    takes: ABOUT_THE_VIDEO,
    write: (title) => title.replace(ABOUT_THE_VIDEO, ""),
  },
  {
    what: tookOut,
    why: "It talks about the video, not about its subject.",
    takes: WATCH_THIS,
    write: (title) => title.replace(WATCH_THIS, " "),
  },
  {
    what: tookOut,
    why: "Praise says nothing about the video.",
    takes: PRAISE,
    write: (title) => title.replace(PRAISE, ""),
  },
  {
    what: tookOut,
    why: "It says the same without it.",
    takes: FILLER,
    write: (title) => title.replace(FILLER, ""),
  },
  {
    what: tookOut,
    why: "It says the same without it.",
    takes: ULTIMATE,
    write: (title) => title.replace(ULTIMATE, ""),
  },
  {
    what: always("Took out stars and repeated marks"),
    why: "They raise the voice and add nothing.",
    write: (title) =>
      title
        .replace(/\*([^*\n]{1,80})\*/gu, "$1")
        .replace(/[!?]{2,}/gu, (marks) => (marks.includes("?") ? "?" : "!"))
        .replace(/!(?=$|\s*[|)\]])/gu, ""),
  },
  {
    what: always("Took out the question mark"),
    why: "It is an answer.",
    write: (title) => title.replace(NO_QUESTION, "$1"),
  },
  {
    what: always("Wrote “w/” out"),
    why: "It reads faster.",
    write: (title) => title.replace(/(?<= )w\/ ?(?=[\p{L}\p{N}])/giu, "with "),
  },
  { what: always("Took out the full stop"), why: "", write: withoutStop },
  {
    what: always("Wrote shouted words small"),
    why: "Capitals are slower to read and look like shouting.",
    write: calm,
  },
  {
    what: always("Wrote the number in digits"),
    why: "A digit is seen before it is read.",
    write: (title) =>
      title.replace(NUMBER_WORDS, (word: string) => String(NUMBERS.indexOf(word.toLowerCase()) + 2)),
  },
];

const quoted = (found: string[]) => [...new Set(found.map((one) => `“${one.trim()}”`))].join(", ");

/** Spaces and dividers as a typesetter leaves them: none doubled, none before a mark, none at the ends. */
export function evenSpaces(title: string): string {
  return title
    .replace(/[([]\s*[)\]]/gu, " ")
    .replace(/\s+/gu, " ")
    .replace(/ (?=[,!?;)\]]|: )/gu, "")
    .replace(/^[|•·:;,–—~ -]+(?=[\p{L}\p{N}])/u, "")
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
  let draft: Draft = { title: original, changes: [] };
  for (const { what, why, takes, write } of STEPS) {
    const title = evenSpaces(write(draft.title));
    const least = Math.min(3, draft.title.split(" ").length);
    if (title === evenSpaces(draft.title) || title.split(" ").length < least) continue;
    if (!isBetter(title, draft.title)) continue;
    const taken = takes ? quoted(draft.title.match(takes) ?? []) : "";
    draft = { title: capitalize(title), changes: [...draft.changes, { what: what(taken), why }] };
  }
  return draft;
}
