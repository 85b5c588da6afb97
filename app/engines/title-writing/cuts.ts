import { findChannelName, isKnown, splitWords } from "../titles";
import type { ChangeKind } from "./changes";
import {
  enclosed,
  hasSeriesNumber,
  isLabel,
  leaveOut,
  splitSegments,
  standsAlone,
  wordsOf,
} from "./segments";
import { type Draft, evenSpaces } from "./tidy";

/** About how many characters of a title lists show on a phone. */
export const SHOWN = 60;
/** YouTube Data API, Videos: a title has at most 100 characters. */
export const YOUTUBE_MAX = 100;
/** A piece that is no label may go if it is a smaller share of the title than this. */
const MOST_CUT = 0.55;

const cut = (title: string, what: string, kind: ChangeKind): Draft => ({
  title: evenSpaces(title),
  changes: [{ kind, words: [what] }],
});

/**
 * The title without its last piece, which is named: a channel's or a show's name, a series whose words are all in the
 * rest, or anything that lists would cut there. What stays has to say something by itself.
 */
export function cutSegments(title: string): Draft[] {
  const segments = splitSegments(title);
  const { pieces, dividers } = segments;
  const piece = pieces.at(-1) ?? "";
  const divider = dividers.at(-1) ?? "";
  if (pieces.length < 2) return [];
  const rest = leaveOut(segments, pieces.length - 1);
  const isTooLong = [...title].length > YOUTUBE_MAX;
  if (isTooLong ? !standsAlone(rest) : hasSeriesNumber(pieces[0] ?? "") || !standsAlone(pieces[0] ?? ""))
    return [];
  if (hasSeriesNumber(piece)) {
    const known = new Set(wordsOf(rest));
    const own = wordsOf(piece).filter((word) => !SERIES_WORDS.has(word) && !/^\d/u.test(word));
    // Without "Part 2" a title is that of part 1, and without "Pandas part 21" nobody learns that it is about pandas.
    const isRedundant = own.length > 0 && own.every((word) => known.has(word));
    return isRedundant ? [cut(rest, piece, "series")] : [];
  }
  if (findChannelName(title)?.name === piece) return [cut(rest, piece, "channel-name")];
  const isCutByLists = [...title].length > SHOWN && divider.trim() !== ":";
  const isMost = isTooLong || isLabel(piece, divider) || piece.length < title.length * MOST_CUT;
  return isCutByLists && isMost ? [cut(rest, piece, "end")] : [];
}

const SERIES_WORDS = new Set(
  "part pt ep episode lesson lecture chapter day week vol volume season session class module tutorial tutorials course series p for of the".split(
    " ",
  ),
);

const isUnknown = (word: string) => !splitWords(word).some((one) => /^\p{L}/u.test(one) && isKnown(one));

/**
 * What tells one video from another of the same name: a version, a date, a place in a series, who else is in it. It
 * never goes.
 */
const VERSION =
  /\b(?:live|en vivo|ao vivo|remix|instrumental|acoustic|audio|cover|animated|lyrics?|visuali[sz]er|concert|unplugged|demo|extended|slowed|sped|side|part|pt|ep|episode|season|day|vol|version|edit|edited|prod|feat|ft|without|no|not|mac|windows|beta|update|official|trailer|teaser|behind the scenes|vs|spoilers?|english|hindi|spanish|portuguese|french|german|arabic|tamil|telugu|urdu)\b|\d/iu;

/**
 * The title without what stands in brackets, where lists would cut it; a single word in them ("LSTM", "Hindi") or a name
 * is searched for, and stays.
 */
export function cutBrackets(title: string): Draft[] {
  if ([...title].length <= SHOWN) return [];
  return [...title.matchAll(/(?<=^|\s)[([]([^()[\]]{2,80})[)\]]/gu)].flatMap(
    ({ 0: whole, 1: inside = "", index }) => {
      const words = inside.trim().split(/\s+/u);
      const isName = words.every((word) => /^\p{Lu}/u.test(word)) && words.some(isUnknown);
      // "Why monkeys (and humans) are fair" is about both.
      if (words.length < 2 || isName || VERSION.test(inside) || /^(?:and|or)\b/iu.test(inside.trim()))
        return [];
      const rest = evenSpaces(`${title.slice(0, index)} ${title.slice(index + whole.length)}`);
      const start = rest.replace(/\?\?$/u, "?");
      return standsAlone(start) ? [cut(start, inside.trim(), "brackets")] : [];
    },
  );
}

/** Where a sentence may stop. "Dr." and "vs." end none. */
const STOP = /(?<=\p{Ll}{4})[.!?] |,? (?:and|but|because|while|so) /giu;
/** A title that YouTube does not take has to stop, if need be at a comma, or where it shouts. */
const ANY_STOP = /(?<=[\p{L}\p{M}]{4})[.!?] |,? (?:and|but|because|while|so) |, /giu;

/** A title of one piece, stopped before lists cut it; one that YouTube does not take stops where it can. */
export function stopEarly(title: string): Draft[] {
  const isTooLong = [...title].length > YOUTUBE_MAX;
  if ([...title].length <= SHOWN || (!isTooLong && splitSegments(title).pieces.length > 1)) return [];
  const inside = enclosed(title);
  const stops = [...title.matchAll(isTooLong ? ANY_STOP : STOP)]
    .map(({ index }) => index)
    .filter((index) => !inside[index]);
  for (const stop of stops.toReversed()) {
    const isSentence = /[.!?]/u.test(title.charAt(stop));
    const start = title.slice(0, stop + (/[!?]/u.test(title.charAt(stop)) ? 1 : 0)).trim();
    const rest = title.slice(start.length).replace(/^[\s.,!?;]+/u, "");
    if (/^, \p{L}/u.test(title.slice(stop, stop + 3)) && isListItem(title.slice(stop + 2))) continue;
    if (
      [...start].length > (isTooLong ? YOUTUBE_MAX : SHOWN) ||
      !standsAlone(start) ||
      !isSafeStop(start, rest, isSentence)
    )
      continue;
    return [cut(start, rest.trim(), "end")];
  }
  return [];
}

const LIST_ITEM_WORDS = 3;

/** Whether what follows a comma is another item of a list: "…, eggs, milk and flour". */
function isListItem(rest: string): boolean {
  const [item = ""] = rest.split(/[,|–—:]| - /u, 1);
  return item.trim().split(" ").length <= LIST_ITEM_WORDS && !/^(?:and|but|because|while|so)\b/iu.test(rest);
}

function isSafeStop(start: string, rest: string, isSentence: boolean): boolean {
  // "For 30 days, I …" would lose who does it.
  if (
    /^(?:for|in|after|before|when|if|while|because|over|with|without|as|at|on|since|every|\d)\b/iu.test(start)
  )
    return false;
  if (isSentence) return true;
  // "Bread and butter" would lose its other half, and a list means little with only its first items.
  if (start.includes(",") || / between | both |not only/iu.test(start)) return false;
  if (/^(?:and|or)\s/iu.test(rest))
    return /^and (?:i|we|it|this|that|they|you|he|she|one of|why|how|what)\b/iu.test(rest);
  // "Nothing but a coin": what comes after "but" is all there was.
  return !/\b(?:nothing|anything|none|all|no one|nobody|anyone|everything|everyone|last|help)$/iu.test(start);
}
