import { splitWords } from "../../words/words";

/** A phone cuts titles at about so many characters (spec section 2, Thumbnail Title Optimizer). */
export const PHONE_LENGTH = 60;
const SHORT = 30;
export const LEAST_SCORE = 42;
export const MOST_SCORE = 94;
/** A topic named within so many characters is read at a glance. */
const EARLY = 30;

/** What a title shows without knowing the video. */
export interface TitleReading {
  /** In characters as people count them. */
  length: number;
  /** What a phone shows of it; null if that is all. */
  cut: string | null;
  /** How many of the topic's words it has. */
  topic: "all" | "some" | "none";
  /** The topic begins within the first characters. */
  early: boolean;
  /** It has a number. */
  specific: boolean;
  /** It is written in capitals. */
  shouted: boolean;
}

export function readTitle(title: string, topic: string): TitleReading {
  const letters = [...title];
  const words = splitWords(title);
  const all = splitWords(topic);
  const telling = all.filter(({ kind }) => kind !== "stop");
  const wanted = new Set((telling.length > 0 ? telling : all).map(({ key }) => key));
  const found = words.filter(({ key }) => wanted.has(key));
  const times = new Set(found.map(({ key }) => key)).size;
  // A topic without words, such as an emoji, is searched for literally.
  const literal = wanted.size === 0 ? title.indexOf(topic) : -1;
  return {
    length: letters.length,
    cut: letters.length > PHONE_LENGTH ? beforeCut(letters.slice(0, PHONE_LENGTH).join("")) : null,
    topic: literal < 0 && times === 0 ? "none" : times === wanted.size ? "all" : "some",
    early: (literal < 0 ? (found[0]?.start ?? Infinity) : literal) < EARLY,
    specific: /\p{N}/u.test(title),
    shouted: letters.length > 8 && title === title.toUpperCase() && title !== title.toLowerCase(),
  };
}

function beforeCut(start: string): string {
  return start.replace(/(?<!\s)\s+\S*$/u, "") || start;
}

/**
 * The title's score, from 42 to 94, by rule and not by chance: 18 points for 30 to 60 characters (9 for 20 to 29
 * or 61 to 75), 16 for saying the whole topic (8 for a part), 6 for saying it early, 6 for a number,
 * 6 for not shouting. No rule can tell a great title from a good one, so none gets the last points.
 */
export function titleScore({ length, topic, early, specific, shouted }: TitleReading): number {
  const fits = length >= SHORT && length <= PHONE_LENGTH;
  const nearly = length >= 20 && length <= 75;
  return (
    LEAST_SCORE +
    (fits ? 18 : nearly ? 9 : 0) +
    { all: 16, some: 8, none: 0 }[topic] +
    (early ? 6 : 0) +
    (specific ? 6 : 0) +
    (shouted ? 0 : 6)
  );
}
