import { looksForeign } from "../../words/english";
import { ENGLISH_WORDS } from "./english-words";
import { plainWords, splitWords } from "./words";

const FIRST_SHARED = "A".charCodeAt(0);
const FIRST_SMALL = "a".charCodeAt(0);

function unpackWords(packed: string): Set<string> {
  const words = new Set<string>();
  let word = "";
  // Every capital starts a word. Searching it letter by letter is faster than a regular expression.
  for (let start = 0; start < packed.length; ) {
    let end = start + 1;
    while (packed.charCodeAt(end) >= FIRST_SMALL) end++;
    word = word.slice(0, packed.charCodeAt(start) - FIRST_SHARED) + packed.slice(start + 1, end);
    words.add(word);
    start = end;
  }
  return words;
}

/** Words of one letter, which the list does not hold. */
const ONE_LETTER = /^[ai]$/;

let english: Set<string> | undefined;

/** Whether a word in lower case is English: one of the 45,000 most frequent. Numbers count as known words. */
export function isKnown(word: string): boolean {
  // Unpacked with the first title: pages without one do not pay for it.
  english ??= unpackWords(ENGLISH_WORDS);
  const known = english;
  return /^\d/.test(word) || ONE_LETTER.test(word) || plainWords(word).some((plain) => known.has(plain));
}

/** A title with a smaller share of known words is not taken for English. */
const LEAST_KNOWN = 0.5;

/** How many words a title has, numbers aside, and whether enough of them are English, and no other language's. */
export function readLanguage(title: string): { words: number; isEnglish: boolean } {
  const words = splitWords(readWording(title)).filter((word) => /^\p{L}/u.test(word));
  const known = words.filter(isKnown).length;
  const isEnglish = words.length > 0 && known / words.length >= LEAST_KNOWN && !looksForeign(words);
  return { words: words.length, isEnglish };
}

const EMOJI =
  /(?:(?![©®™])\p{Extended_Pictographic}|\p{Emoji_Modifier}|[\u{1F1E6}-\u{1F1FF}]|\u200D|\uFE0F|\u20E3)+/gu;

/**
 * The title with each emoji replaced by what is made of it and its place. Emoji that stand together, and all that belongs
 * to one (its skin, what it is joined with), count as one.
 */
export function replaceEmoji(title: string, replacement: (emoji: string, at: number) => string): string {
  return title.replace(EMOJI, replacement);
}

export const hasEmoji = (title: string) =>
  /(?![©®™])\p{Extended_Pictographic}|[\u{1F1E6}-\u{1F1FF}]/u.test(title);

/** A title in front of its last bar, and the name of a channel behind it. */
interface NamedTail {
  /** "Restoring an old axe" of "Restoring an old axe | Rustoil" */
  rest: string;
  name: string;
}

const BARS = "|｜¦•◆";
const NAME_WORD = /^\p{Lu}[\p{L}\p{M}&'’-]*$/u;
const MOST_NAME_WORDS = 3;
/** A show and its channel, and one to spare. */
const MOST_NAMES = 3;
/** What the names of channels and shows of several words end in; "Deep Learning" and "Ann Lee" are no channels. */
const CHANNEL_WORDS = new Set(
  `academy channel foods gaming hangouts labs magazine media network official podcast productions radio studios talks
   tutorials tv vlogs`.split(/\s+/),
);
/** English words that are too rare for the table end like this: "Regularized", "Biochemistry". */
const ENGLISH_ENDING = /(?:al|ed|er|ers|ing|ion|ions|ism|istry|ity|ive|ly|ment|ness|ology|ous)$/u;
/** "Economics Explained", while "Full List Explained" says how. */
const EXPLAINED = /^\S+ explained$/iu;
/** "ESL" is what a video is about; behind a guest's name between bars, "TED" is who made it. */
const ABBREVIATION = /^\p{Lu}{2,5}$/u;

/**
 * The name of a channel behind the last bar of a title, as far as a title alone tells one: a single word that is no
 * English ("Kaggle"), or two or three that end as channels' names do ("Guga Foods"). Null without one, and for the name of a
 * guest or a subject. Whose name it is only the creator knows.
 */
export function findChannelName(title: string): NamedTail | null {
  const at = lastBar(title);
  if (at < 0) return null;
  const name = title.slice(at + 1).trim();
  let end = at;
  while (end > 0 && ` ${BARS}`.includes(title.charAt(end - 1))) end--;
  const rest = title.slice(0, end);
  const words = name.split(/\s+/u);
  const last = words.at(-1) ?? "";
  if (rest === "" || words.length > MOST_NAME_WORDS || !words.every((word) => NAME_WORD.test(word)))
    return null;
  const isName =
    words.length > 1
      ? CHANNEL_WORDS.has(last.toLowerCase()) || EXPLAINED.test(name)
      : ABBREVIATION.test(name)
        ? endsInWords(rest)
        : !isKnown(name.toLowerCase()) && !ENGLISH_ENDING.test(name);
  return isName ? { rest, name } : null;
}

/** Whether two words and more stand behind the last bar: "ECS | EKS" is a list. */
function endsInWords(text: string): boolean {
  const at = lastBar(text);
  return (
    at >= 0 &&
    text
      .slice(at + 1)
      .trim()
      .includes(" ")
  );
}

const lastBar = (text: string) => Math.max(...[...BARS].map((bar) => text.lastIndexOf(bar)));

/**
 * The part of a title that is its wording: without what makes no difference on whole channels (`KNOWN_FORMS`) and was in
 * no tested headline, which are emoji, hashtags at the end and a channel's name behind a bar. "w/" is read as "with".
 * Spaces at its ends, doubled ones and those in front of a mark go, too.
 */
export function readWording(title: string): string {
  let text = withoutTags(
    replaceEmoji(title, () => " ")
      .replace(/\s+/gu, " ")
      .trim(),
  );
  for (let names = 0; names < MOST_NAMES; names++) text = findChannelName(text)?.rest ?? text;
  return text.replace(/(?<= )w\/ ?(?=[\p{L}\p{N}])/giu, "with ").replace(/ (?=[,!?;)\]]|: )/gu, "");
}

/** A hashtag has a letter: "#4" is a place in a series. */
const TAG = /^#(?=[\p{N}_]*\p{L})[\p{L}\p{M}\p{N}_]+$/u;

/** A title of nothing but hashtags keeps the first. */
function withoutTags(title: string): string {
  let end = title.length;
  for (const word of title.split(" ").slice(1).toReversed()) {
    if (word !== "" && !TAG.test(word)) break;
    end -= word.length + 1;
  }
  return title.slice(0, end).trimEnd();
}
