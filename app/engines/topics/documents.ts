import { type Word, wordsIn } from "../../words/words";
import { repeatedLines, topicalLines } from "./description";
import { type Phrase, phrasesIn } from "./phrases";
import type { Video } from "./video";

/** A video as the clustering sees it: the phrases it is made of. */
export interface Document {
  video: Video;
  titlePhrases: Phrase[];
  /** Key to its words; a phrase said twice counts once. */
  descriptionPhrases: Map<string, Word[]>;
}

/** Longer titles than YouTube allows (100 characters) are not read to the end. */
const MAX_TITLE = 200;

const LETTER = /[\p{L}\p{N}]/u;

/** Descriptions only lend words to what titles say; their long phrases are chance. */
const DESCRIPTION_PHRASE_WORDS = 2;

/**
 * Reads the phrases of every video's title and of the topical part of its description, in the given order.
 * The channel's own name is passed over: it tells channels apart, not topics. Of descriptions only what some
 * title says as well is kept: the rest is mostly what creators write under everything.
 */
export function documentsOf(videos: Video[]): Document[] {
  const repeated = repeatedLines(videos.map((video) => video.description));
  const titles = videos.map((video) => phrasesIn(without(video.channel, video.title.slice(0, MAX_TITLE))));
  const inTitles = new Set(titles.flat().map((phrase) => phrase.key));
  return videos.map((video, at) => {
    const description = topicalLines(video.description, repeated)
      .flatMap((line) => phrasesIn(without(video.channel, line), DESCRIPTION_PHRASE_WORDS))
      .filter((phrase) => inTitles.has(phrase.key));
    return {
      video,
      titlePhrases: titles[at] as Phrase[],
      descriptionPhrases: new Map(description.map((phrase) => [phrase.key, phrase.words])),
    };
  });
}

/** The text with a name put out of it by bars, which end a phrase and keep every other letter in its place. */
function without(name: string, text: string): string {
  const [sought, lower] = [name.trim().toLowerCase(), text.toLowerCase()];
  // A few letters change length with their case; then places would not hold, and the text stays as it is.
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

/** The words of the query in order, as keys: every video found has them, so they tell nothing apart. */
export function queryKeys(query: string): string[] {
  return wordsIn(query).flatMap((run) => run.map((word) => word.key));
}
