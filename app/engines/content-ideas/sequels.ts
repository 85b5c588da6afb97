import { DAY_MS } from "../../numbers/days";
import { YOUTUBE_TITLE_MAX } from "../../words/bounds";
import { type Language, type Niche, readIdeaWords } from "../ideas";
import { GAP } from "../titles";
import { DIVIDERS, type Labels, withoutEnding } from "./labels";
import { lengthWriter } from "./lengths";
import { isShouted, moreOf } from "./lists";
import { isPersonal } from "./nouns";
import { type OwnUpload, wordKeys } from "./own-uploads";
import { isEdge } from "./phrases";
import { markBehind, partMarkOf } from "./second-parts";

/** A title has so many words that tell something, or there is nothing to go on with. */
const LEAST_TELLING = 2;
/** An upload after it with so many of its words is its second part, made already. */
const MADE_SHARE = 0.6;
const LANGUAGE_FROM = 40;
/** Asked, counted, tagged or part of a whole: what follows would be another thing. */
const CLOSED =
  /[#?？@]|\p{N}\s?$|\p{N}\s?[/:.]\s?\p{N}|20\p{N}\p{N}|(?<!\p{L})(?:part|pt|parte|partie|teil|chapter|episode|ep|session|lecture|lesson|day|week)\.?\s?#?\p{N}|(?<!\p{L})(?:w\/|(?:this|these|finally|done)(?!\p{L}))|^\p{L}{1,8}\.?\s?\p{N}{1,4}\s?[:|-]/iu;
/** Whole already: nothing of it is left for a second part. */
const WHOLE = /(?<!\p{L})(?:complete|entire|ultimate|everything|all|every|\p{N}{1,3}[\s-]steps?)(?!\p{L})/iu;
/** A second part of a lesson comes within so many days. */
const LESSON_DAYS = 3 * 365;
/** Who told it once. */
const TOLD_BY = /(?<!\p{L})(?:by\s\p{Lu}|ft\.|feat\.)/u;
/** What changes within a year or two. */
export const FAST = new Set<Niche>(["tech", "software", "ai", "finance", "business", "photo"]);
/** What is made anew after so many days, where its subject changes or the channel writes years: a guide ages, a story does not. */
const AGED_DAYS = 300;
const LEAST_DATED = 3;
const NEWEST_DATED = 10;
const DATED =
  /\s(?:(?:in|en|em|im)\s20\p{N}\p{N}|\(20\p{N}\p{N}\)|\[20\p{N}\p{N}\])(?=$|\s?[|｜:]|\s[-–—]\s)/u;
/** What took place once. */
const EVENT = /(?<!\p{L})(?:competition|contest|conference|election|launch|world cup|olympics)(?!\p{L})/iu;
/** What teaches or chooses: it is another in another year. */
export const GUIDES =
  /(?<!\p{L})(?:how to|how i['’]?d|tutorials?|guide|roadmap|beginners?|best|top|tips|learn|setup|getting started|course|tools?|como|cómo|guia|guía|tutoriel|cara|anleitung)(?!\p{L})/iu;

/** What is learned goes on; what happened was told. */
export const LESSONS =
  /(?<!\p{L})(?:how (?:to|i)|tutorials?|guide|basics|learn|intro(?:duction)?|course|como|cómo|aprend[ae]r?|introdução|introducción|comment|débutants?|anleitung|lernen|cara|belajar|hướng dẫn)(?!\p{L})/iu;

/** What titles of more things share. */
const MORE_FRAME = `${GAP} more ${GAP}`;

/** A title of the channel's again, and what it shares with others made the same way. */
export interface Sequel {
  title: string;
  frame: string | null;
}

/**
 * Writes the second one of a hit as its channel does: in another length, more of a list, this year's of a guide, or a
 * second part of a lesson where the channel often writes those; null where it does none of these, or has done it.
 */
export function sequelWriter(
  own: readonly OwnUpload[],
  labels: Labels,
  now: number,
): (hit: OwnUpload) => Sequel | null {
  const language = languageOf(own);
  const mark = partMarkOf(own);
  const thisYear = guideYear(own, now);
  const dated = ownYear(own, thisYear);
  const writeLength = lengthWriter(own);
  const keys = own.map(({ words }) => new Set(wordKeys(words)));
  const places = new Map(own.map((upload, at) => [upload, at]));
  const isMade = (hit: OwnUpload) => {
    const hitKeys = wordKeys(hit.words);
    return keys
      .slice((places.get(hit) ?? 0) + 1)
      .some((one) => hitKeys.filter((key) => one.has(key)).length >= MADE_SHARE * hitKeys.length);
  };
  return (hit) => {
    if (hit.words.filter(({ kind }) => kind === "topic").length < LEAST_TELLING || isMade(hit)) return null;
    const again = writeLength(hit);
    if (again !== null) return fits(again, lengthFrame(again));
    if (namesSpeaker(hit, labels)) return null;
    const isAged = now - hit.publishedAt >= AGED_DAYS * DAY_MS;
    const [core, rest] = withoutEnding(hit, labels);
    const { niche } = readIdeaWords(core);
    const isFast = niche !== null && FAST.has(niche);
    const more = moreOf(hit.title, language);
    if (more !== null) return isFast && isAged ? null : fits(more, MORE_FRAME);
    if (CLOSED.test(core) || CLOSED.test(rest) || TOLD_BY.test(core)) return null;
    const year = dated ?? (isFast ? ` (${thisYear})` : null);
    if (year !== null && GUIDES.test(core) && isAged && !EVENT.test(core))
      return /[\p{L}\p{N}]\s?$/u.test(core) ? fits(core + year + rest, `${GAP}${year}`) : null;
    if (mark === null || !LESSONS.test(core) || WHOLE.test(core)) return null;
    if (now - hit.publishedAt > LESSON_DAYS * DAY_MS) return null;
    const behind = markBehind(core, mark);
    return fits(core + (isShouted(core) ? behind.toUpperCase() : behind) + rest, `${GAP}${mark}`);
  };
}

/** "5 Days in …" gives "… 5 days …". */
function lengthFrame(title: string): string {
  const [length = ""] = /\p{N}{1,4}[\s-]?\p{L}{1,20}/u.exec(title) ?? [];
  return `${GAP} ${length.toLowerCase()} ${GAP}`;
}

const fits = (title: string, frame: string | null) =>
  [...title].length <= YOUTUBE_TITLE_MAX ? { title, frame } : null;

/** "How to sell | Ann Lee | TED": whether what stands behind a title's first divider, before its label, is somebody's name. */
function namesSpeaker(upload: OwnUpload, labels: Labels): boolean {
  const [core] = withoutEnding(upload, labels);
  const starts = [...core.matchAll(DIVIDERS)].map(({ index, 0: { length } }) => index + length);
  return starts.some((start) => {
    const from = upload.words.findIndex((word) => word.start >= start);
    return [1, 2].some((more) => {
      const place = { upload, from, to: from + more, left: 0, right: 0 };
      return from > 0 && upload.words[from + more] && isEdge(place, 1) && isPersonal(place, true);
    });
  });
}

/** Vietnamese is read as none of the languages. */
const VIETNAMESE = /[ơưđạảấầẩẫậắằẳẵặẹẻẽềểễệỉịọỏốồổỗộớờởỡợụủứừửữựỳỵỷỹ]/iu;

export function languageOf(own: readonly OwnUpload[]): Language | null {
  const newest = own.slice(-LANGUAGE_FROM);
  if (newest.filter(({ title }) => VIETNAMESE.test(title)).length * 2 > newest.length) return null;
  const counts = new Map<Language, number>();
  for (const { title } of newest) {
    const { language } = readIdeaWords(title);
    if (language) counts.set(language, (counts.get(language) ?? 0) + 1);
  }
  return [...counts].toSorted((a, b) => b[1] - a[1])[0]?.[0] ?? null;
}

/** The year that a guide is made for: the next one in December, and once one of the newest titles says it. */
function guideYear(own: readonly OwnUpload[], now: number): number {
  const [year, month] = [new Date(now).getUTCFullYear(), new Date(now).getUTCMonth()];
  const says = own.slice(-NEWEST_DATED).some(({ title }) => title.includes(String(year + 1)));
  return says || month === 11 ? year + 1 : year;
}

/** How the channel mostly writes a year behind a title, with this one; null if it hardly does. */
function ownYear(own: readonly OwnUpload[], year: number): string | null {
  const dated = own.flatMap(
    ({ title }) => DATED.exec(title)?.[0].replace(/20\p{N}\p{N}/u, String(year)) ?? [],
  );
  const [most] = [...Map.groupBy(dated, (one) => one)].toSorted((a, b) => b[1].length - a[1].length);
  return most && most[1].length >= LEAST_DATED ? most[0] : null;
}
