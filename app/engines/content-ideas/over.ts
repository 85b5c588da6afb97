import { DAY_MS } from "../../numbers/days";
import { readIdeaWords } from "../ideas";
import { type Place, phraseOf } from "./phrases";
import { FAST } from "./sequels";

const PAST_YEAR = /20\p{N}\p{N}$/u;
/** A story told to its end. */
const FINALE =
  /(?<!\p{L})(?:(?:the|series|season|grand) finale|final (?:episode|part)|last episode|the end of|full series)(?!\p{L})/iu;
const NEWEST = 3;
/** "M1 chip", "Galaxy A80", "iOS 16": after so many days there is a newer one. */
const MODEL = /(?<![\p{L}\p{N}])(?:\p{L}+\p{N}+\p{L}?|\p{L}+\s\p{N}{1,2})(?![\p{L}\p{N}])/u;
const MODEL_DAYS = 300;

/** Whether a title says that a story ended with it. */
export const isFinale = (title: string) => FINALE.test(title);

/** Whether a subject, oldest upload first, is over: its year, its story, or its version of what changes fast. */
export function isOver(made: readonly Place[], now: number): boolean {
  const newest = made.at(-1);
  if (!newest) return true;
  const phrase = phraseOf(newest);
  const year = Number(PAST_YEAR.exec(phrase)?.[0] ?? Number.POSITIVE_INFINITY);
  if (year < new Date(now).getUTCFullYear()) return true;
  if (made.slice(-NEWEST).some(({ upload: { title, whole } }) => isFinale(whole ?? title))) return true;
  const { niche } = readIdeaWords(newest.upload.title);
  const isAged = now - newest.upload.publishedAt > MODEL_DAYS * DAY_MS;
  return isAged && niche !== null && FAST.has(niche) && MODEL.test(phrase);
}
