import { median } from "../../statistics/quantiles";
import {
  beginningOf,
  endOf,
  type Found,
  framesOf,
  NUMBER,
  numbersOf,
  type PastTitle,
  type TitleWord,
  wordsOf,
} from "./frame-places";
import { type FrameText, textOf } from "./frame-text";

/** What titles of a channel share besides their subject, where its uploads beat the ones around them. */
export interface Frame extends FrameText {
  /** What `framesOf` calls it. */
  key: string;
  /** Which uploads have it, by their places in what was given; newest first. */
  from: number[];
  /** The median of what they got, as a multiple of the uploads around them. */
  multiple: number;
}

/** Later uploads with a frame that beat the usual: docs/evaluation/titles.md, "beat the usual, micro", cross-validated. */
export const FRAMES_BEAT = 0.701;

/** What is looked for in how many of the newest uploads, and how many of those must have beaten the ones around them. */
export const FRAME_SETTINGS = { past: 150, beat: 0.6 };
const MOST_FRAMES = 10;

const LEAST_UPLOADS = 3;
const LEAST_SUBJECTS = 3;
const LEAST_MULTIPLE = 1.2;
/** So many of the newest uploads with a frame did as well, in the middle: it still works. */
const NEWEST = 3;
/** A mean log10 multiple is drawn to 0 as by so many more uploads, each of which counts up to 4×. */
const SHRINK = 3;
const CLIP = Math.log10(4);
/** A frame or a word in more of the titles says what the channel is about, or is its name. */
const MOST_SHARE = 0.5;
const COMMON = 0.25;
/** A number that mostly rises from upload to upload counts episodes: that is a series (`engines/series`). */
const RISING = 0.6;

/**
 * The frames of a channel's newest titles, oldest first, that do well on it: at most ten, best first, of frames that mostly
 * stand in the same titles the best alone. At least three uploads of different subjects have one. Words that tell a subject
 * are part of it only as a whole part between dividers, or where the channel has them in a quarter of its titles. In any
 * language; [] where nothing is shared. How many later uploads with one beat the usual: docs/evaluation/titles.md.
 */
export function findFrames(uploads: PastTitle[], { past, beat } = FRAME_SETTINGS): Frame[] {
  return chooseFrames(readFrames(uploads, past), beat);
}

/** A frame with the uploads that have it: how well they did, and the share of them that beat the ones around, drawn to a half. */
interface Candidate {
  key: string;
  own: Found[];
  strength: number;
  multiple: number;
  beat: number;
  from: number;
}

/** The frames of a channel's newest `past` titles, oldest first, that do well on it, the best first. */
export function readFrames(uploads: PastTitle[], past: number): Candidate[] {
  const from = Math.max(uploads.length - past, 0);
  const newest = uploads
    .slice(from)
    .map(({ title, multiple }) => ({ title: title.replace(/\s+/gu, " ").trim(), multiple }))
    .map((upload) => ({ ...upload, words: wordsOf(upload.title) }));
  const places = new Map<string, Found[]>();
  const titlesWith = new Map<string, number>();
  for (const [at, upload] of newest.entries()) {
    for (const key of new Set(upload.words.map((word) => word.key)))
      titlesWith.set(key, (titlesWith.get(key) ?? 0) + 1);
    for (const [key, place] of framesOf(upload.title, upload.words)) {
      const found = { ...upload, at, place };
      const known = places.get(key);
      if (known) known.push(found);
      else places.set(key, [found]);
    }
  }
  const isCommon = ({ key }: TitleWord) => (titlesWith.get(key) ?? 0) > newest.length * COMMON;
  return [...places]
    .filter(([, own]) => own.length >= LEAST_UPLOADS && own.length <= newest.length * MOST_SHARE)
    .map(([key, own]) => {
      const beat = (own.filter((one) => one.multiple > 1).length + 1) / (own.length + 2);
      return { key, own, from, beat, strength: strengthOf(own), multiple: multipleOf(own) };
    })
    .filter(
      ({ own, strength, multiple }) =>
        strength >= Math.log10(LEAST_MULTIPLE) &&
        multiple >= LEAST_MULTIPLE &&
        multipleOf(own.slice(-NEWEST)) >= LEAST_MULTIPLE &&
        isFrame(own, isCommon) &&
        countSubjects(own, isCommon) >= LEAST_SUBJECTS &&
        !isNumbered(own),
    )
    .sort((a, b) => b.strength - a.strength || b.key.length - a.key.length);
}

/** Those of which so large a share of uploads did, at most ten; of frames that mostly stand in the same titles the best. */
export function chooseFrames(good: readonly Candidate[], beat: number): Frame[] {
  const distinct: Candidate[] = [];
  const taken: Set<number>[] = [];
  for (const one of good) {
    if (one.beat < beat) continue;
    const isOverlapping = taken.some(
      (places) => one.own.filter(({ at }) => places.has(at)).length > one.own.length / 2,
    );
    if (isOverlapping) continue;
    distinct.push(one);
    taken.push(new Set(one.own.map(({ at }) => at)));
    if (distinct.length === MOST_FRAMES) break;
  }
  return distinct.map(({ key, own, multiple, from }) => ({
    key,
    multiple,
    from: own.map(({ at }) => from + at).reverse(),
    ...textOf(own),
  }));
}

/** The mean log10 multiple, drawn to 0 by how few uploads there are. */
function strengthOf(own: Found[]): number {
  const sum = own.reduce(
    (total, { multiple }) => total + Math.min(Math.max(Math.log10(multiple), -CLIP), CLIP),
    0,
  );
  return sum / (own.length + SHRINK);
}

const multipleOf = (own: Found[]) => median(own.map(({ multiple }) => multiple)) ?? 0;

/** Whether what the titles share is no subject, and more than the channel's name, a number or a function word. */
function isFrame(own: Found[], isCommon: (word: TitleWord) => boolean): boolean {
  const newest = own.at(-1);
  if (!newest) return false;
  const { words, place } = newest;
  if (place.middle !== null) return true;
  const [beginning, end] = [beginningOf(newest), endOf(newest)];
  const tellsNothing = (part: TitleWord[]) => part.every((word) => word.tells < 1 || isCommon(word));
  if (!tellsNothing(beginning) && !words[place.begin]?.isAfterDivider) return false;
  if (!tellsNothing(end) && !end[0]?.isAfterDivider) return false;
  const isHashtag = ({ start }: TitleWord) => newest.title[start - 1] === "#";
  const rest = [...beginning, ...end].filter((word) => !isCommon(word) && !isHashtag(word));
  if (rest.every(({ key }) => key === NUMBER)) return false;
  const [only] = rest;
  // One word alone says too little at a beginning: "Building …".
  return rest.length > 1 || (place.begin === 0 && (only?.tells ?? 0) > 0);
}

/** How many uploads fill the gaps with different subjects: each shares no subject with those before. */
function countSubjects(own: Found[], isCommon: (word: TitleWord) => boolean): number {
  const seen = new Set<string>();
  let count = 0;
  for (const { words, place } of own) {
    const filling =
      place.middle === null
        ? words.slice(place.begin, place.length - place.end)
        : words.filter((_, at) => at !== place.middle);
    const subjects = filling.filter((word) => word.tells === 1 && !isCommon(word)).map(({ key }) => key);
    if (subjects.length > 0 && subjects.every((key) => !seen.has(key))) count += 1;
    for (const key of subjects) seen.add(key);
  }
  return count;
}

/** Whether one of a frame's numbers mostly rises from upload to upload. */
function isNumbered(own: Found[]): boolean {
  const numbers = own.map(numbersOf);
  return (numbers[0] ?? []).some((_, slot) => {
    const rises = numbers.filter((one, at) => at > 0 && (one[slot] ?? 0) > (numbers[at - 1]?.[slot] ?? 0));
    return rises.length >= RISING * (own.length - 1);
  });
}
