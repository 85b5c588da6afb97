import type { PastUpload } from "../../model/upload";
import { DAY_MS } from "../../numbers/days";
import { median } from "../../statistics/quantiles";
import { splitWords, type Word } from "../../words/words";
import { type ChannelPast, multipleAt } from "../ideas";
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
  return uploads.slice(from).map(({ upload, day }, place) => {
    const title = upload.title.slice(0, MOST_CHARACTERS).replace(/\s+/gu, " ").trim();
    return {
      title,
      lower: title.toLowerCase(),
      words: splitWords(title).slice(0, MOST_WORDS),
      id: idOf(upload),
      views: upload.views,
      publishedAt: day * DAY_MS,
      multiple: multipleAt(uploads, from + place),
    };
  });
}

/** What parts a title from what follows. */
const DIVIDER = /\s?[|｜¦•~◆]\s?|\s[-–—]\s|:\s|\s[([【]/u;
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
  const words = splitWords(text);
  const keys = words.filter(({ kind, key }) => kind !== "stop" || /^\p{N}/u.test(key)).map(({ key }) => key);
  return [...new Set(keys.length > 0 ? keys : words.map(({ key }) => key))];
}
