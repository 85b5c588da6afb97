import { median } from "../../statistics/quantiles";
import { splitWords } from "../../words/words";
import { titleTerms } from "../ideas";

/** An upload of the channel, and what it got as a multiple of the uploads around it. */
interface PastTitle {
  title: string;
  multiple: number;
}

/** What titles of a channel share besides their subject, where its uploads beat the ones around them. */
export interface Frame {
  /** As the newest of its titles has it, with a "…" for each gap: "How to … in … minutes". */
  text: string;
  /** What `framesOf` calls it. */
  key: string;
  /** Which uploads have it, by their places in what was given; newest first. */
  from: number[];
  /** The median of what they got, as a multiple of the uploads around them. */
  multiple: number;
  /** Whether a divider parts each gap from words without a subject, so that any fits: "… | Full walkthrough". */
  takesAny: boolean;
}

/** Where a frame stands in a title: words at the beginning and at the end of it or of its first part, or in the middle. */
interface Place {
  begin: number;
  end: number;
  /** How many words the title, or its first part, has. */
  length: number;
  /** The word between two gaps; null in other frames. */
  middle: number | null;
}

interface TitleWord {
  key: string;
  start: number;
  end: number;
  /** What it tells of a subject, 0 to 1 (`titleTerms`); numbers tell nothing. */
  tells: number;
  /** Whether a divider stands before it. */
  isAfterDivider: boolean;
}

/** Later uploads with a frame that beat the usual: docs/evaluation/titles.md, "beat the usual, micro", cross-validated. */
export const FRAMES_BEAT = 0.701;

/** What is looked for in how many of the newest uploads, and how many of those must have beaten the ones around them. */
export const FRAME_SETTINGS = { past: 150, beat: 0.6 };
const MOST_FRAMES = 10;
/** Where a subject or a number goes. */
export const GAP = "…";

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
/** Words of a frame at either end; a title counts by its beginning, twice what YouTube takes. */
const MOST_WORDS = 5;
const MOST_CHARACTERS = 200;
const LEAST_IN_PART = 3;
const DIVIDER = /[|｜:()[\]【】「」—]|\s[-–~]\s/u;
/** What stands between two subjects, in the languages that creators publish in. */
const BETWEEN = new Set(["vs", "versus"]);
/** What belongs to the words of a gap, where it stands beside a frame's. */
const OPENS_GAP = /["'“‘#@$*]{1,4}$/u;
const CLOSES_GAP = /^[^\s|｜:()[\]【】「」—–~,-]+/u;
/** What stands before the first word and belongs to it: "#1 …", "「…」". */
const OPENS_TITLE = /[#¿¡([【「"“‘]{0,4}$/u;
const BRACKETS = new Map(["()", "[]", "【】", "「」"].map(([open = "", close = ""]) => [close, open]));
const OPENS_NEXT = /[\s|｜:([【「—–~-]{1,4}$/u;
const NUMBER = "#";
const IS_NUMBER = /^\p{N}+$/u;

/**
 * The frames of a channel's newest titles, oldest first, that do well on it: at most ten, best first, of frames that mostly
 * stand in the same titles the best alone. At least three uploads of different subjects have one. Words that tell a subject
 * are part of it only as a whole part between dividers, or where the channel has them in a quarter of its titles. In any
 * language; [] where nothing is shared. How many later uploads with one beat the usual: docs/evaluation/titles.md.
 */
export function findFrames(uploads: PastTitle[], { past, beat } = FRAME_SETTINGS): Frame[] {
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
  const good = [...places]
    .filter(([, own]) => own.length >= LEAST_UPLOADS && own.length <= newest.length * MOST_SHARE)
    .map(([key, own]) => ({ key, own, strength: strengthOf(own), multiple: multipleOf(own) }))
    .filter(
      ({ own, strength, multiple }) =>
        strength >= Math.log10(LEAST_MULTIPLE) &&
        multiple >= LEAST_MULTIPLE &&
        multipleOf(own.slice(-NEWEST)) >= LEAST_MULTIPLE &&
        (own.filter((one) => one.multiple > 1).length + 1) / (own.length + 2) >= beat &&
        isFrame(own, isCommon) &&
        countSubjects(own, isCommon) >= LEAST_SUBJECTS &&
        !isNumbered(own),
    )
    .sort((a, b) => b.strength - a.strength || b.key.length - a.key.length);
  const distinct: (typeof good)[number][] = [];
  const taken: Set<number>[] = [];
  for (const one of good) {
    const isOverlapping = taken.some(
      (places) => one.own.filter(({ at }) => places.has(at)).length > one.own.length / 2,
    );
    if (isOverlapping) continue;
    distinct.push(one);
    taken.push(new Set(one.own.map(({ at }) => at)));
    if (distinct.length === MOST_FRAMES) break;
  }
  return distinct.map(({ key, own, multiple }) => ({
    key,
    multiple,
    from: own.map(({ at }) => from + at).reverse(),
    ...textOf(own),
  }));
}

/**
 * A frame with an idea as typed in its gap, where any subject fits there; with its gaps where it does not, or where the
 * title would be too long; null for a title that has the frame already.
 *
 * @param most characters
 */
export function fillFrame({ key, text, takesAny }: Frame, idea: string, most: number): string | null {
  if (framesOf(idea).has(key)) return null;
  const filled = text.replace(GAP, () => idea.trim());
  return takesAny && idea.trim() !== "" && [...filled].length <= most ? filled : text;
}

/** An upload with a frame. */
interface Found extends PastTitle {
  at: number;
  words: TitleWord[];
  place: Place;
}

/** All frames of a title, by the words at their beginning and end: "how to … minutes". Numbers are alike. */
export function framesOf(title: string, words = wordsOf(title)): Map<string, Place> {
  const found = new Map<string, Place>();
  const keys = (from: number, to: number) =>
    words
      .slice(from, to)
      .map(({ key }) => key)
      .join(" ");
  const part = words.findIndex(({ isAfterDivider }) => isAfterDivider);
  const lengths = Array.from({ length: MOST_WORDS + 1 }, (_, many) => many);
  const beginnings = lengths.map((many) => keys(0, many));
  for (const length of part >= LEAST_IN_PART ? [words.length, part] : [words.length]) {
    const ends = lengths.map((many) => keys(Math.max(length - many, 0), length));
    for (let begin = 0; begin <= MOST_WORDS; begin += 1) {
      // A beginning is that of the whole title, too.
      for (let end = length === words.length ? 0 : 1; end <= MOST_WORDS; end += 1) {
        if (begin + end === 0 || begin + end >= length) continue;
        const key = `${beginnings[begin]} ${GAP} ${ends[end]}`;
        if (!found.has(key)) found.set(key, { begin, end, length, middle: null });
      }
    }
  }
  for (const [at, { key }] of words.entries()) {
    if (at === 0 || at === words.length - 1 || !BETWEEN.has(key)) continue;
    found.set(`${GAP} ${key} ${GAP}`, { begin: 0, end: 0, length: words.length, middle: at });
  }
  return found;
}

function wordsOf(title: string): TitleWord[] {
  const text = title.slice(0, MOST_CHARACTERS);
  let before = 0;
  return splitWords(text).map(({ start, end }, at) => {
    const word = text.slice(start, end).toLowerCase();
    const isNumber = IS_NUMBER.test(word);
    const isAfterDivider = at > 0 && DIVIDER.test(text.slice(before, start));
    before = end;
    return {
      key: isNumber ? NUMBER : word.replace(/['’]/gu, ""),
      start,
      end,
      tells: isNumber ? 0 : Math.max(0, ...[...titleTerms(word).values()].map(({ tells }) => tells)),
      isAfterDivider,
    };
  });
}

const beginningOf = ({ words, place }: Found) => words.slice(0, place.begin);
const endOf = ({ words, place: { length, end } }: Found) => words.slice(length - end, length);

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

const numbersOf = (one: Found) =>
  [...beginningOf(one), ...endOf(one)]
    .filter(({ key }) => key === NUMBER)
    .map(({ start, end }) => Number(one.title.slice(start, end)));

/** Whether one of a frame's numbers mostly rises from upload to upload. */
function isNumbered(own: Found[]): boolean {
  const numbers = own.map(numbersOf);
  return (numbers[0] ?? []).some((_, slot) => {
    const rises = numbers.filter((one, at) => at > 0 && (one[slot] ?? 0) > (numbers[at - 1]?.[slot] ?? 0));
    return rises.length >= RISING * (own.length - 1);
  });
}

/** A frame as its newest title has it; a number that is not the same in all of them is a gap. */
function textOf(own: Found[]): Pick<Frame, "text" | "takesAny"> {
  const newest = own.at(-1);
  if (!newest) return { text: "", takesAny: false };
  const { title, words, place } = newest;
  const between = (one: TitleWord | undefined, other: TitleWord | undefined) =>
    title.slice(one?.end ?? 0, other?.start ?? title.length);
  const middle = place.middle === null ? undefined : words[place.middle];
  if (middle) return { text: `${GAP} ${title.slice(middle.start, middle.end)} ${GAP}`, takesAny: false };
  const numbers = own.map(numbersOf);
  // A year passes, though all of them have the same.
  const differs = (numbers[0] ?? []).map(
    (first, slot) => (first >= 1900 && first < 2100) || numbers.some((one) => one[slot] !== first),
  );
  let slot = 0;
  const write = (part: TitleWord[]) =>
    part
      .map((word, at) => {
        const isGap = word.key === NUMBER && differs[slot++];
        return `${at > 0 ? between(part[at - 1], word) : ""}${isGap ? GAP : title.slice(word.start, word.end)}`;
      })
      .join("");
  const [beginning, end] = [beginningOf(newest), endOf(newest)];
  const [after, before] = [words[place.begin], words[place.length - place.end - 1]];
  const opening = between(beginning.at(-1), after).replace(OPENS_GAP, "") || " ";
  const closing = between(before, end[0]).replace(CLOSES_GAP, "") || " ";
  const rest = between(end.at(-1), words[place.length]).replace(OPENS_NEXT, "");
  const first = title.slice(0, words[0]?.start).match(OPENS_TITLE)?.[0] ?? "";
  const text = [
    beginning.length > 0 ? first + write(beginning) + opening : "",
    GAP,
    end.length > 0 ? closing + write(end) + rest : "",
  ].join("");
  // "How to: …" asks for words of its own kind; "… | Python tutorial" says what is in the video.
  const isLabel = (part: TitleWord[], next: TitleWord | undefined) =>
    part.length === 0 ||
    (next?.isAfterDivider === true &&
      part.some(({ tells }) => tells > 0) &&
      part.every(({ tells }) => tells < 1));
  // What stands in brackets is a claim of its own: "(beginner friendly)".
  const isClaim = /[([【「]$/u.test(title.slice(0, end[0]?.start ?? 0));
  const takesAny = !isClaim && isLabel(beginning, after) && isLabel(end, end[0]);
  const tidy = withoutOdd(text)
    .replace(/\s+/gu, " ")
    .replace(/…(?: …)+/gu, GAP)
    .trim();
  return { text: tidy, takesAny: takesAny && tidy.split(GAP).length === 2 };
}

/** A frame, by what `framesOf` calls it, as titles of it have it, oldest first; "" without one that does. */
export function frameText(key: string, titles: readonly string[]): string {
  const own = titles.flatMap((written, at): Found[] => {
    const title = written.replace(/\s+/gu, " ").trim();
    const words = wordsOf(title);
    const place = framesOf(title, words).get(key);
    return place ? [{ title, words, place, at, multiple: 1 }] : [];
  });
  return textOf(own).text;
}

/** Without the brackets whose other half is in a gap. */
function withoutOdd(text: string): string {
  const open: [bracket: string, at: number][] = [];
  const odd = new Set<number>();
  const chars = [...text];
  for (const [at, char] of chars.entries()) {
    if ([...BRACKETS.values()].includes(char)) open.push([char, at]);
    else if (BRACKETS.has(char)) {
      if (open.at(-1)?.[0] === BRACKETS.get(char)) open.pop();
      else odd.add(at);
    }
  }
  for (const [, at] of open) odd.add(at);
  return chars.filter((_, at) => !odd.has(at)).join("");
}
