import { splitWords, type Word } from "../../words/words";
import { repeatedLines, topicalLines } from "./description";
import { extractPhrases, type Phrase } from "./phrases";
import type { Video } from "./video";

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
