import { type Casing, inCasing } from "./casing";
import { isCommonWord } from "./common-words";
import { verbOfGerund } from "./verb-forms";

/** A title said otherwise, with what was done to it and why. */
export interface Saying {
  title: string;
  what: string;
  why: string;
}

/** All ways to say a title that has the shape for them; none where it has not. */
export type Family = (title: string, casing: Casing) => Saying[];

export const OWN = "A person is in it. Only if it is you who does it.";
export const OWN_PAST = "A person is in it. Only if it was you.";
export const SHOWN_HERE = "It points at what is there to see.";
export const GAP = "It says that there is an answer, and the answer is in the video.";
export const ASKS = "It asks what a viewer asks.";
export const SPEAKS = "It speaks to the viewer.";
export const FEWER = "Fewer words: lists cut a title at about 60 characters, on phones earlier.";
export const LIKE = "It promises to show it, and no more than that.";

/**
 * What begins a title, to stand inside of one. In a sentence a first word that is known to be no name loses its
 * capital; one that is not known is taken for a name and keeps it.
 */
export function insideOf(text: string, casing: Casing): string {
  const [first = ""] = text.split(" ");
  if (casing === "every word" || /^I(?:['’]\p{L}+)?$/u.test(first) || !/^\p{Lu}[^\p{Lu}]*$/u.test(first))
    return text;
  if (casing === "all but small words" && !SMALL.test(first)) return text;
  return isCommonWord(first) ||
    verbOfGerund(first) ||
    /^Apple (?:pie|crumble|cider|cake|sauce|butter)\b/.test(text)
    ? first.toLowerCase() + text.slice(first.length)
    : text;
}

const SMALL = /^(?:an?|the|to|of|in|on|at|for|with|from|by)$/i;

/** Puts words before what stands there, written as the title writes its own. */
export function opened(words: string, rest: string, casing: Casing): string {
  return `${inCasing(words, casing, true)} ${insideOf(rest, casing)}`;
}

/** Of several; “gas” and “chess” are of one. */
export function isSeveral(noun: string): boolean {
  return (
    /(?:[^s]s|people|children|\b(?:wo|police|fire)?men|mice|feet|teeth)$/i.test(noun) &&
    !/(?:us|is|ics|news|series|\b(?:gas|canvas|atlas|lens|texas|kansas|paris|christmas|chaos|always|perhaps|js|css|ios|os))$/i.test(
      noun,
    )
  );
}

/** One saying, or none where it could not be written. */
export function saying(title: string | null, what: string, why: string): Saying[] {
  return title === null ? [] : [{ title, what, why }];
}

/** “my” for “your” and the other way round, where one word speaks for all; null where it cannot be turned. */
export function turnedTo(whose: "my" | "your", text: string): string | null {
  const from = whose === "my" ? "your" : "my";
  if (!new RegExp(`\\b${from}\\b`, "i").test(text))
    return new RegExp(`\\b(?:${whose === "my" ? "you|yourself" : "i|me|myself|we|our|us"})\\b`, "i").test(
      text,
    )
      ? null
      : text;
  if (/\b(?:i|me|myself|you|yourself|we|our|us)\b|\d|['’]s\b/iu.test(text)) return null;
  return text.replace(new RegExp(`\\b${from}\\b`, "gi"), (word) =>
    word.charAt(0) === word.charAt(0).toUpperCase() ? whose.charAt(0).toUpperCase() + whose.slice(1) : whose,
  );
}
