import { splitWords } from "../../../words/words";
import { findCallsToAction } from "../calls-to-action";
import { blankOut, findChapters } from "../chapters";
import { FOLD } from "../keyword-use";
import { topicalText } from "../keywords";
import { findSentences, splitSentences } from "../sentences";
import { findStuffing, findTagBlocks, withoutTagLines } from "../tags";
import { excerpt } from "./draft";
import { compact, flagHashtags } from "./hashtags";
import { asksViewers, isDisclosure, isGreeting, isHashtagLine, isPaidOrLegal, isSale } from "./lines";
import { countMentions, opensWithTopic, topicKeys, UNSPACED } from "./opening";

/**
 * Something that only the creator can mend:
 * - thin: no sentence about the video; short: too few to be found by
 * - absent: not one word of the title
 * - opening: the first characters name nothing of the title, or the quoted first sentence says nothing of the video
 * - offer: what is sold fills the first characters, as quoted
 * - repeats: the first characters say no more than the title
 * - tags: a block of search words; stuffed: the quoted words again and again; capitals: shouted
 * - hashtags: the quoted ones say nothing; excess: too many, cut to the quoted ones
 * - asks: too many requests, as quoted
 */
export interface Flag {
  kind:
    | "thin"
    | "short"
    | "absent"
    | "tags"
    | "stuffed"
    | "capitals"
    | "opening"
    | "offer"
    | "repeats"
    | "hashtags"
    | "excess"
    | "asks";
  /** The place, shortened. "" if the whole text is meant. */
  quote: string;
}

/** Of this share of letters in capitals, a text is shouted. */
const SHOUTED = 0.6;
const MIN_LETTERS = 40;

/** What only the creator can mend in a description: each kind once, the gravest first. */
export function findFlags(title: string, text: string): Flag[] {
  const flags: Flag[] = [];
  const opens = opensWithTopic(title, text) || isOfAnyVideo(title);
  const sentences = withoutTagLines(text);
  const all = topicalText(sentences);
  const isThin = saysLittle(sentences, all, opens ? MIN_WORDS : MIN_WORDS_BESIDE);
  const prose = withoutChapters(sentences);
  const topical = isThin || prose === sentences ? all : topicalText(prose);
  if (isThin) flags.push({ kind: "thin", quote: "" });
  else if (isShort(title, prose, topical)) flags.push({ kind: "short", quote: "" });
  const [tags] = findTagBlocks(text);
  if (tags !== undefined) flags.push({ kind: "tags", quote: excerpt(tags) });
  const stuffing = findStuffing(text);
  if (stuffing) flags.push({ kind: "stuffed", quote: excerpt(stuffing) });
  // What is to be deleted needs no small letters.
  if (isShouted(sentences)) flags.push({ kind: "capitals", quote: "" });
  const empty = isThin ? undefined : findEmptyOpening(title, text);
  const sale = isThin ? "" : findSale(text);
  if (sale !== "") flags.push({ kind: "offer", quote: excerpt(sale) });
  else if (!isThin && !opens) flags.push({ kind: isAbsent(title, text) ? "absent" : "opening", quote: "" });
  else if (empty !== undefined) flags.push({ kind: "opening", quote: excerpt(empty) });
  else if (!isThin && repeatsTitle(title, topical)) flags.push({ kind: "repeats", quote: "" });
  flags.push(...flagHashtags(title, text));
  const asks = findCallsToAction(text).flatMap(({ ask }) => (REACTIONS.has(ask) ? [ask] : []));
  if (asks.length > MOST_ASKS) flags.push({ kind: "asks", quote: asks.join(", ") });
  return flags;
}

/** A title of one word may be said in another. */
const LEAST_TOPIC = 2;

/** Whether a text has no word of its title, links and hashtags aside. */
function isAbsent(title: string, text: string): boolean {
  const wanted = topicKeys(title);
  const said = blankOut(text, ["link", "email", "hashtag", "mention"]);
  return wanted.size >= LEAST_TOPIC && countMentions(said, wanted) === 0;
}

/** What viewers are asked to do below the video itself. A link to visit is not one of these. */
const REACTIONS = new Set(["subscribe", "comment", "like", "share", "follow"]);
/** "Like and subscribe" is one breath; more is a list. */
const MOST_ASKS = 2;

/** In one sentence that long nothing is missing; short ones say enough together with so many words. */
const LONG_SENTENCE = 24;
const SHORT_SENTENCES = 18;
/** So few words say too little, in however many sentences. */
const SHORT_TEXT = 12;
/** "Headphones on." is no sentence about a video; neither is a sentence with a link, unless it has more words. */
const MIN_SENTENCE = 4;
const MIN_BESIDE_LINK = 8;
/** A first sentence of fewer words is a mere call: "New video!". */
const MIN_FIRST = 3;

/** Whether a description says less than two sentences about its video. Chapters, search words and small print do not count. */
function isShort(title: string, prose: string, topical: string): boolean {
  const said: string[] = [];
  let words = 0;
  let sentences = 0;
  for (const sentence of topical.split("\n\n")) {
    if (asksViewers(sentence) || isMereGreeting(title, sentence)) continue;
    if (compact(sentence) === compact(title)) continue;
    add(sentence);
    if (sentences > 1 && words >= LONG_SENTENCE) return false;
  }
  for (const { text } of findSentences(prose)) {
    const rest = blankOut(text, ["link", "email", "hashtag", "mention"]);
    const isLinked = blankOut(text, ["link", "email"]) !== text && !isLittle(rest, MIN_BESIDE_LINK);
    if (isLinked && !isPaidOrLegal(text) && !asksViewers(rest)) add(rest);
  }
  const enough = said.length > 1 ? SHORT_SENTENCES : LONG_SENTENCE;
  return words < SHORT_TEXT || (sentences < 2 && words < enough) || addsNothing(title, said.join("\n"));

  function add(sentence: string): void {
    said.push(sentence);
    words += countWords(sentence);
    if (!isLittle(sentence, MIN_SENTENCE)) sentences += 1;
  }
}

function withoutChapters(text: string): string {
  const timed = new Set(findChapters(text).chapters.map(({ line }) => line));
  return text
    .split("\n")
    .filter((_, at) => !timed.has(at))
    .join("\n");
}

function isMereGreeting(title: string, sentence: string): boolean {
  return isGreeting(sentence) && countMentions(sentence, topicKeys(title)) === 0;
}

/** "Hi!" takes no room from what follows. */
const MIN_GREETING = 12;

/** The first sentence, if it greets, asks for something or is a mere call instead of naming the topic; or a list of links. */
function findEmptyOpening(title: string, text: string): string | undefined {
  if (UNSPACED.test(title)) return undefined;
  const lines = text.split("\n").filter((one) => one.trim() !== "" && !isHashtagLine(one));
  const [line = "", second = ""] = lines;
  if (lines.length > 2 && isMereLink(title, line) && isMereLink(title, second)) return line.trim();
  const first = splitSentences(line)[0]?.text ?? "";
  if (isDisclosure(first) || isPaidOrLegal(first) || blankOut(first, ["link", "email"]) !== first)
    return undefined;
  // "Who wins?" makes curious.
  const isCall =
    isLittle(first, MIN_FIRST) && !first.endsWith("?") && countMentions(first, topicKeys(title)) === 0;
  const isLongGreeting = first.length >= MIN_GREETING && isMereGreeting(title, first);
  return isCall || isLongGreeting || asksViewers(first) ? first : undefined;
}

/** Fewer characters behind an offer say nothing that search and phones show. */
const MIN_BESIDE_SALE = 25;

/** The lines on top that sell something, if they leave no room in the first characters; "" if they do. */
function findSale(text: string): string {
  const lines = text.split("\n").filter((line) => line.trim() !== "");
  const end = lines.findIndex((line) => !isSale(line.slice(0, FOLD)));
  const sale = lines.slice(0, Math.max(0, end)).join("\n");
  return sale.length > FOLD - MIN_BESIDE_SALE ? sale : "";
}

/** Whether a line has a link with few words beside it, none of the title, and is neither paid for nor small print. */
function isMereLink(title: string, line: string): boolean {
  const beside = blankOut(line, ["link", "email"]);
  const isPlain = !isDisclosure(line) && !isPaidOrLegal(line);
  return (
    beside !== line &&
    isPlain &&
    isLittle(beside, MIN_SENTENCE) &&
    countMentions(beside, topicKeys(title)) === 0
  );
}

/** Whether a title names nothing that a text could take up: "Welcome to my channel". */
function isOfAnyVideo(title: string): boolean {
  return [...topicKeys(title)].every((key) => ABOUT_VIDEOS.has(key));
}

/** Words of any description that add nothing to a title. */
const ABOUT_VIDEOS = topicKeys(
  "video videos episode vlog tutorial channel welcome trailer today this watch see show shows showing learn talk talking about share explain here new hope enjoy guys friends love loves everyone xx",
);

/** Whether the first characters say nothing that the title does not. */
function repeatsTitle(title: string, topical: string): boolean {
  const said = topical.replace(/\s+/g, " ");
  return addsNothing(title, said.length > FOLD ? said.slice(0, said.lastIndexOf(" ", FOLD)) : said);
}

/** Whether a text has no topic word or number beyond a title's. In a script without spaces nobody can tell: false. */
function addsNothing(titled: string, text: string): boolean {
  const title = titled.split("\n")[0] ?? "";
  const known = new Set([...topicKeys(title), ...ABOUT_VIDEOS]);
  const keys = [...topicKeys(text)];
  if (UNSPACED.test(text) || keys.length === 0) return false;
  const isNewNumber = text.match(/\p{N}+/gu)?.some((number) => !title.includes(number)) ?? false;
  return !isNewNumber && keys.every((key) => countMentions(key, known) > 0);
}

/** Fewer words do not describe a video; without a word of its title it takes more. */
const MIN_WORDS = 4;
const MIN_WORDS_BESIDE = 7;
/** So many characters of a script without spaces, or of Korean, are about a word. */
const CHARACTERS_EACH = 2;

const LINKED = /^\s*(?:https?:\/\/|www\.)/iu;
const DRAWN = /^\s*([^\p{L}\p{N}\s])\1{3,}\s*$/u;

/** "Our shop - https://…". */
const LABELLED = /^[^\s.!?]{1,20}(?: [^\s.!?]{1,20}){0,4} ?[:：–-]\s*(?:https?:\/\/|www\.)\S+\s*$/iu;

/** Without the lines that name the link below them, and the headings above a drawn line. */
function withoutLabels(text: string): string {
  const lines = text.split("\n");
  return lines
    .filter((line, at) => {
      const next = lines[at + 1] ?? "";
      return (
        !(LINKED.test(next) && /[:：→-]\s*$/u.test(line)) && !(DRAWN.test(next) && !/[.!?]\s*$/u.test(line))
      );
    })
    .join("\n");
}

/** Whether a description has no sentence about its video: next to nothing, or only links, hashtags and calls to action. */
function saysLittle(text: string, topical: string, words: number): boolean {
  const rest = withoutLabels(text);
  if (!isLittle(rest === text ? topical : topicalText(rest), words)) return false;
  return findSentences(rest)
    .filter(({ text }) => !LABELLED.test(text))
    .map((sentence) => blankOut(sentence.text, ["link", "email", "hashtag", "mention", "timestamp"]))
    .every((rest) => isLittle(rest, words) || findCallsToAction(rest).length > 0);
}

function isLittle(text: string, words: number): boolean {
  return countWords(text) < words;
}

function countWords(text: string): number {
  const characters = [...text].filter((one) => UNSPACED.test(one)).length;
  return Math.max(splitWords(text).length, characters / CHARACTERS_EACH);
}

function isShouted(text: string): boolean {
  const bare = text.replace(/(?:https?:\/\/|www\.|[#@])\S+/gi, "");
  const upper = bare.match(/\p{Lu}/gu)?.length ?? 0;
  const lower = bare.match(/\p{Ll}/gu)?.length ?? 0;
  return upper + lower >= MIN_LETTERS && upper / (upper + lower) >= SHOUTED;
}
