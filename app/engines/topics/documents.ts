import { splitPhrases, splitWords, type Word } from "../../words/words";

/** A video (spec section 3), with the text and channel id that the analysis needs. */
export interface Video {
  videoId: string;
  title: string;
  description: string;
  channelId: string;
  channel: string;
  /** ISO 8601 instant, UTC. */
  publishedAt: string;
  viewCount: number;
  /** null if the owner hides the count; hidden is not 0. */
  likeCount: number | null;
  /** null if comments are off. */
  commentCount: number | null;
  thumbnail: string;
  durationSeconds: number | null;
}

/** Longer phrases are so rare in titles that they match nothing. */
const MAX_PHRASE_WORDS = 3;

/** An n-gram of a text: `key` to compare, its `words`, and where its written form starts and ends. */
export interface Phrase {
  key: string;
  words: Word[];
  start: number;
  end: number;
  /** The keys of the words before and after it in the same run; null at the start and end of the run. */
  before: string | null;
  after: string | null;
}

/** The phrases of a text, of up to `longest` words, in order; [] for a text without words. */
export function extractPhrases(text: string, longest = MAX_PHRASE_WORDS): Phrase[] {
  return splitPhrases(text).flatMap((run) => phrasesOfRun(run, longest));
}

/**
 * The phrases of one run of words: every 1 to `longest` neighboring words that neither begin nor end with a
 * stop word. One may stand inside ("chair for beginners").
 */
function phrasesOfRun(run: Word[], longest: number): Phrase[] {
  const phrases: Phrase[] = [];
  for (const [first, opening] of run.entries()) {
    if (opening.kind === "stop") continue;
    const before = run[first - 1]?.key ?? null;
    const words: Word[] = [];
    for (const closing of run.slice(first, first + longest)) {
      words.push(closing);
      if (closing.kind === "stop") continue;
      phrases.push({
        key: words.map((word) => word.key).join(" "),
        words: [...words],
        start: opening.start,
        end: closing.end,
        before,
        after: run[first + words.length]?.key ?? null,
      });
    }
  }
  return phrases;
}

/** After this much useful text a description repeats itself; it also bounds the work on a hostile one. */
const MAX_CHARACTERS = 600;

/** A description is read up to here, whatever it holds. */
const MAX_READ = 5000;

const BOILERPLATE =
  /https?:|www\.|\b[\w-]+\.(?:com|net|org|io|co|gg|ly|tv|me)\b|\S@\S|subscri|follow (?:me|us)|affiliate|sponsor|patreon|discord|instagram|tiktok|twitter|facebook|linkedin|newsletter|merch|copyright|©|all rights reserved|music by|business (?:inquir|enquir)|join (?:this|the) channel|as an amazon|promo code|discount|coupon|% off|turn on (?:the )?notification/i;

const CHAPTER = /^\W*(?:\d{1,2}:)?\d{1,2}:\d{2}\b/;

/**
 * The lines of a description that are about the video, at most 600 characters. Leaves out links, chapters with
 * timestamps, calls to subscribe, credits, lines of hashtags, and every line in `repeated`. [] for an empty or
 * boilerplate-only description.
 */
export function topicalLines(description: string, repeated: ReadonlySet<string>): string[] {
  const kept: string[] = [];
  let length = 0;
  for (const line of splitLines(description)) {
    if (repeated.has(line) || BOILERPLATE.test(line) || CHAPTER.test(line) || isHashtags(line)) continue;
    const text = line.slice(0, MAX_CHARACTERS - length);
    kept.push(text);
    length += text.length;
    if (length >= MAX_CHARACTERS) break;
  }
  return kept;
}

/** Lines that occur in more than one of these descriptions: pasted under several videos, so about none of them. */
export function repeatedLines(descriptions: string[]): Set<string> {
  const seen = new Set<string>();
  const repeated = new Set<string>();
  for (const description of descriptions) {
    for (const line of new Set(splitLines(description))) {
      if (seen.has(line)) repeated.add(line);
      seen.add(line);
    }
  }
  return repeated;
}

function splitLines(description: string): string[] {
  return description
    .slice(0, MAX_READ)
    .split(/\r?\n/)
    .map((line) => line.trim())
    .filter((line) => line !== "");
}

function isHashtags(line: string): boolean {
  return line.split(/\s+/).every((word) => word.startsWith("#"));
}

/** A video as the clustering sees it: its phrases. */
export interface Document {
  video: Video;
  titlePhrases: Phrase[];
  /** Phrase key to its words; a phrase used twice counts once. */
  descriptionPhrases: Map<string, Word[]>;
}

/** A title is read up to here; YouTube allows 100 characters. */
const MAX_TITLE = 200;

const LETTER = /[\p{L}\p{N}]/u;

/** Descriptions only support what titles say; their longer phrases match by chance. */
const DESCRIPTION_PHRASE_WORDS = 2;

/**
 * Reads the phrases of every video's title and of the topical part of its description, in the given order.
 * Leaves out the channel's own name, which tells channels apart, not topics, and phrases of a description that
 * no title holds: most of them are what creators write under everything.
 */
export function readDocuments(videos: Video[]): Document[] {
  const repeated = repeatedLines(videos.map((video) => video.description));
  const titled = videos.map((video) => ({
    video,
    titlePhrases: extractPhrases(blankOut(video.channel, video.title.slice(0, MAX_TITLE))),
  }));
  const inTitles = new Set(titled.flatMap(({ titlePhrases }) => titlePhrases.map(({ key }) => key)));
  return titled.map(({ video, titlePhrases }) => {
    const description = topicalLines(video.description, repeated)
      .flatMap((line) => extractPhrases(blankOut(video.channel, line), DESCRIPTION_PHRASE_WORDS))
      .filter((phrase) => inTitles.has(phrase.key));
    return {
      video,
      titlePhrases,
      descriptionPhrases: new Map(description.map((phrase) => [phrase.key, phrase.words])),
    };
  });
}

/** The text with a name overwritten by bars, which end a phrase and keep every other letter in its place. */
function blankOut(name: string, text: string): string {
  const [sought, lower] = [name.trim().toLowerCase(), text.toLowerCase()];
  // A few letters change length with their case. Places would be wrong then, so the text stays as it is.
  if (sought === "" || lower.length !== text.length) return text;
  let rest = text;
  for (let at = lower.indexOf(sought); at >= 0; at = lower.indexOf(sought, at + sought.length)) {
    const end = at + sought.length;
    // A channel called "AI" is not named in "said".
    if (LETTER.test(lower.charAt(at - 1)) || LETTER.test(lower.charAt(end))) continue;
    rest = rest.slice(0, at) + "|".repeat(sought.length) + rest.slice(end);
  }
  return rest;
}

/** The keys of the query's words, in order. Every video found has them, so they tell no topics apart. */
export function queryKeys(query: string): string[] {
  return splitWords(query).map((word) => word.key);
}

/** A phrase as titles write it: its words, and how often each form of it is used. */
export interface WrittenPhrase {
  words: Word[];
  forms: Map<string, number>;
}

/** The phrases of a group's titles, by key, with every form they are written in. */
export function writtenForms(group: Document[], query: string[]): Map<string, WrittenPhrase> {
  const found = new Map<string, WrittenPhrase>();
  for (const { video, titlePhrases } of group) {
    for (const phrase of titlePhrases) {
      if (isHalfPhrase(phrase, query)) continue;
      const { key, words, start, end } = phrase;
      const entry = found.get(key) ?? { words, forms: new Map<string, number>() };
      const form = video.title.slice(start, end);
      entry.forms.set(form, (entry.forms.get(form) ?? 0) + 1);
      found.set(key, entry);
    }
  }
  return found;
}

/** "Science interview" out of "data science interview" is half a phrase if the query is "data science". */
function isHalfPhrase({ before, words, after }: Phrase, query: string[]): boolean {
  const [first, last] = [words[0]?.key, words.at(-1)?.key];
  return query.some((key, at) => {
    const next = query[at + 1];
    return next !== undefined && ((key === before && next === first) || (key === last && next === after));
  });
}
