import type { PastUpload } from "../../model/upload";
import { DAY_MS } from "../../numbers/days";
import { median } from "../../statistics/quantiles";
import { splitWords, type Word } from "../../words/words";
import type { UsableUpload } from "../growth";
import { type ChannelPast, multipleAt } from "../ideas";
import { isKnown } from "../titles";
import type { Basis, EvidenceUpload } from "./types";

/** An upload of the past as ideas are drawn from it. */
export interface OwnUpload extends EvidenceUpload {
  /** With single spaces, at most 200 characters. */
  title: string;
  lower: string;
  words: readonly Word[];
  multiple: number;
  publishedAt: number;
  /** The whole title, where `title` is a part of it. */
  whole?: string;
}

/** Older uploads say little of what a channel makes now, and each costs. */
const NEWEST = 600;
const MOST_CHARACTERS = 200;
const MOST_WORDS = 22;

/** The newest uploads of a past, oldest first. */
export function readOwn({ earlier: { uploads } }: ChannelPast): OwnUpload[] {
  const from = Math.max(uploads.length - NEWEST, 0);
  return uploads.slice(from).map((upload, place) => {
    const known = evidenceOf(upload, multipleAt(uploads, from + place));
    return {
      ...known,
      lower: known.title.toLowerCase(),
      words: splitWords(known.title.replace(LETTER_BARS, "|")).slice(0, MOST_WORDS),
    };
  });
}

/** What evidence tells of an upload of the past. */
export function evidenceOf({ upload, day }: UsableUpload, multiple: number) {
  const title = upload.title.slice(0, MOST_CHARACTERS).replace(/\s+/gu, " ").trim();
  return { id: idOf(upload), title, views: upload.views, publishedAt: day * DAY_MS, multiple };
}

/** What parts a title from what follows. */
export const DIVIDER = /\s?[|｜¦•~◆♡♥ㅣ丨]\s?|\s\p{Extended_Pictographic}\uFE0F?\s|\s[-–—]\s|:\s|\s[([【]/u;
/** Letters of Korean and Chinese that are written as a bar. */
const LETTER_BARS = /[ㅣ丨]/gu;
const LEAST_IN_PART = 3;

/** The first parts of titles that have several, as titles of their own. */
export function firstParts(own: readonly OwnUpload[]): OwnUpload[] {
  return own.flatMap((upload) => {
    const at = upload.title.search(DIVIDER);
    const words = upload.words.filter(({ end }) => end <= at);
    if (words.length < LEAST_IN_PART) return [];
    const title = upload.title.slice(0, at);
    return [{ ...upload, title, lower: title.toLowerCase(), words, whole: upload.title }];
  });
}

function idOf(upload: PastUpload): string | null {
  return "videoId" in upload && typeof upload.videoId === "string" ? upload.videoId : null;
}

/** What evidence tells of it. */
export function told({ id, title, whole = title, views, publishedAt, multiple }: OwnUpload): EvidenceUpload {
  return { id, title: whole, views, publishedAt, multiple };
}

/** What uploads that decided an idea got; 0 times without one. */
export function basisOf(of: Basis["of"], made: readonly OwnUpload[]): Basis {
  return {
    of,
    count: made.length,
    multiple: median(made.map(({ multiple }) => multiple)) ?? 0,
    last: Math.max(...made.map(({ publishedAt }) => publishedAt)),
  };
}

/** All words of a text but function words, numbers among them: what tells two ideas apart. */
export function ideaKeys(text: string): string[] {
  return wordKeys(splitWords(text));
}

/** The same of words that were split already. */
export function wordKeys(words: readonly Word[]): string[] {
  const keys = words.filter(({ kind, key }) => kind !== "stop" || /^\p{N}/u.test(key)).map(({ key }) => key);
  return [...new Set(keys.length > 0 ? keys : words.map(({ key }) => key))];
}

/** A title that is so much of another one says the same. */
const MADE_SHARE = 0.6;

/**
 * Tells whether a title was made: an upload, or a part of one, begins with it. Unless `isWhole` asks for that alone, one
 * that has all of its words (two at least, numbers left out) and few more counts, too.
 */
export function madeBefore(own: readonly OwnUpload[]): (title: string, isWhole?: boolean) => boolean {
  const isNumber = (key: string) => /^\p{N}+$/u.test(key);
  const having = new Map<string, Set<string>[]>();
  for (const { words } of own) {
    const keys = new Set(wordKeys(words));
    for (const key of keys) {
      const known = having.get(key);
      if (known) known.push(keys);
      else having.set(key, [keys]);
    }
  }
  const plainOf = (text: string) => ` ${text.replace(/[^\p{L}\p{N}]+/gu, " ").trim()} `;
  const parts = own.flatMap(({ lower }) => [plainOf(lower), ...lower.split(DIVIDER).slice(1).map(plainOf)]);
  return (title, isWhole = false) => {
    const plain = plainOf(title.toLowerCase());
    if (parts.some((one) => one.startsWith(plain))) return true;
    if (isWhole) return false;
    const words = splitWords(title);
    const keys = wordKeys(words).filter((key) => !isNumber(key));
    if (keys.length < 2) return false;
    const [rarest = []] = keys.map((key) => having.get(key) ?? []).sort((a, b) => a.length - b.length);
    return rarest.some((one) => keys.length >= MADE_SHARE * one.size && keys.every((key) => one.has(key)));
  };
}

/** What closes each opening mark. */
const CLOSES: Readonly<Record<string, string>> = {
  ...{ "“": "”", "„": "“”", "«": "»", '"': '"' },
  ...{ "(": ")", "[": "]", "【": "】", "「": "」", "『": "』" },
};
const CLOSING = new Set(Object.values(CLOSES).join(""));

/** A text without the quotes and brackets that have no other half: "Entre Nous” #16" gives "Entre Nous #16". */
export function balanced(text: string): string {
  const marks = [...text];
  const open: number[] = [];
  const lone = new Set<number>();
  for (const [at, mark] of marks.entries()) {
    if (CLOSES[marks[open.at(-1) ?? -1] ?? ""]?.includes(mark)) open.pop();
    else if (mark in CLOSES) open.push(at);
    else if (CLOSING.has(mark)) lone.add(at);
  }
  for (const at of open) lone.add(at);
  return marks
    .filter((_, at) => !lone.has(at))
    .join("")
    .trim();
}

/** A word in capitals; a shorter one is a name in any title: "PCA". */
const SHOUTED = /(?<![\p{L}\p{N}])\p{Lu}{4,}(?![\p{L}\p{N}])/gu;
const LONGEST_NAME = 8;
/** A channel shouts if so many of its titles have a word in capitals: capitals then tell no name. */
const SHOUTING = 0.25;

/** Writes a subject as it stands alone: as the channel mostly does, without a lone quote, from a capital letter on. */
export function subjectWriter(own: readonly OwnUpload[]): (subject: string) => string {
  const shouting = own.filter(({ title }) => title.search(SHOUTED) >= 0).length > SHOUTING * own.length;
  const written = new Map<string, Map<string, number>>();
  for (const { title, words } of own) {
    for (const { start, end } of words) {
      const one = title.slice(start, end);
      const times = written.get(one.toUpperCase()) ?? new Map<string, number>();
      written.set(one.toUpperCase(), times.set(one, (times.get(one) ?? 0) + 1));
    }
  }
  const quieted = (word: string) => {
    const times = written.get(word) ?? new Map<string, number>();
    const [usual] = [...times].filter(([one]) => one !== word).toSorted((a, b) => b[1] - a[1]);
    if (usual && (shouting || usual[1] >= (times.get(word) ?? 0))) return usual[0];
    // What is short and no word is a name in capitals: "SUMIFS".
    return shouting && (word.length > LONGEST_NAME || isKnown(word.toLowerCase()))
      ? word.slice(0, 1) + word.slice(1).toLowerCase()
      : word;
  };
  return (subject) =>
    balanced(subject)
      .replace(SHOUTED, quieted)
      .replace(/^\p{Ll}(?=[\p{Ll}\s])/u, (letter) => letter.toUpperCase());
}
