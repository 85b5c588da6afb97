import { DAY_MS } from "../../numbers/days";
import { type Language, type Niche, readIdeaWords } from "../ideas";
import { GAP, readLanguage } from "../titles";
import { CHINESE_AGES, chineseLater, dishAgain, firstClause, LATER } from "./later";
import { lengthWriter } from "./lengths";
import { inCaseOf, isShouted, moreOf } from "./lists";
import { nicheOf } from "./niche";
import { type OwnUpload, wordKeys } from "./own-uploads";
import { DIVIDERS, isClosed, isClosedKind, isGuide, isLived, isReview, isTold } from "./second-parts";
import { areEnglish } from "./subjects";

/** YouTube takes titles of up to so many characters. */
const TITLE_MAX = 100;
/** A title has so many words that tell something, or there is nothing to go on with. */
const LEAST_TELLING = 2;
/** A Chinese channel cooks if so many of its titles, and such a share, name a dish. */
const LEAST_DISHES = 3;
const DISHES_SHARE = 0.1;
/** An upload after it with so many of its words is its second part, made already. */
const MADE_SHARE = 0.6;
/** What so many titles end in is the channel's label and no part of what one is about. */
const LEAST_LABELED = 3;
/** So many titles show how the channel writes a second part. */
const LEAST_PARTS = 2;
const LANGUAGE_FROM = 40;

/** What a second part is called where the channel wrote none yet. In other languages none is made. */
const PART: Partial<Record<Language, string>> = {
  ...{ en: "Part 2", id: "Part 2", de: "Teil 2", es: "Parte 2", pt: "Parte 2", it: "Parte 2" },
  ...{ fr: "Partie 2", nl: "Deel 2", pl: "Część 2", ru: "Часть 2", ko: "2탄", ja: "第2弾" },
};
/** A part's number behind a title, with what parts it from that: " | Part 3", " (Pt. 1)". */
const PART_MARK =
  /\s(?:\((?:part|pt\.?|parte|partie|teil|deel|phần|часть|część|bagian)\s?#?0?[1-9]\)|(?:[-–—|｜:]\s)?(?:part|pt\.?|parte|partie|teil|deel|phần|часть|część|bagian)\s?#?0?[1-9](?=\s?$|\s?[-–—|｜:]))/iu;
const BRACKETED = /^\s\(.*\)$/u;

/** A channel that marks parts in such a share of its titles goes on with anything that is not closed. */
const PARTS_HABIT = 0.02;
/** What changes within a year or two. */
const FAST = new Set<Niche>(["tech", "software", "ai", "finance", "business", "photo"]);
const LEAST_LATER_DAYS = 300;
/** What is made anew after so many days, where the channel writes years: a guide ages, a story does not. */
const AGED_DAYS = 300;
const LEAST_DATED = 3;
const DATED =
  /\s(?:(?:in|en|em|im)\s20\p{N}\p{N}|\(20\p{N}\p{N}\)|\[20\p{N}\p{N}\])(?=$|\s?[|｜:]|\s[-–—]\s)/u;

/** A title of the channel's again, and what it shares with others made the same way. */
export interface Sequel {
  title: string;
  frame: string | null;
}

/**
 * Writes the second one of a hit as its channel would: more of a list, this year's of what ages, or a second part; null
 * where it has no second one, or was made.
 *
 * @param goesOn whether a channel that often writes parts goes on with what was told, too
 */
export function sequelWriter(
  own: readonly OwnUpload[],
  now: number,
  goesOn = false,
): (hit: OwnUpload) => Sequel | null {
  const language = languageOf(own);
  const { mark: ownMark, isHabit } = partsOf(own);
  const mark = ownMark ?? (language && PART[language] ? ` (${PART[language]})` : null);
  const year = new Date(now).getUTCFullYear();
  const dated = ownYear(own, year);
  const areAllEnglish = areEnglish(own);
  const isCooking = nicheOf(own) === "cooking";
  const labels = labelsOf(own);
  const writeLength = lengthWriter(own);
  const dishes = own.filter(({ title }) => dishAgain(title) !== null).length;
  const isOfDishes = dishes >= LEAST_DISHES && dishes >= DISHES_SHARE * own.length;
  const chineseWords = chineseLater(own.slice(-LANGUAGE_FROM).map(({ title }) => title));
  const keys = own.map(({ words }) => new Set(wordKeys(words)));
  const places = new Map(own.map((upload, at) => [upload, at]));
  const isMade = (hit: OwnUpload) => {
    const hitKeys = wordKeys(hit.words);
    return keys
      .slice((places.get(hit) ?? 0) + 1)
      .some((one) => hitKeys.filter((key) => one.has(key)).length >= MADE_SHARE * hitKeys.length);
  };
  const laterOf = ({ publishedAt }: OwnUpload, core: string, rest: string) => {
    const days = (now - publishedAt) / DAY_MS;
    const later =
      days < LEAST_LATER_DAYS ? undefined : language && LATER[language]?.[Math.round(days / 365) - 1];
    if (!later) return null;
    const written = markBehind(core, ` (${later})`);
    return fits(core + inCaseOf(core, written) + rest, `${GAP} (${later})`);
  };
  return (hit) => {
    if (hit.words.filter(({ kind }) => kind === "topic").length < LEAST_TELLING || isMade(hit)) return null;
    const again = writeLength(hit) ?? moreOf(hit.title, language);
    if (again !== null) return fits(again, null);
    const label = [...hit.title.matchAll(DIVIDERS)].find(({ index }) => labels.has(hit.lower.slice(index)));
    const [core, rest] = [
      hit.title.slice(0, label?.index),
      hit.title.slice(label?.index ?? hit.title.length),
    ];
    const isOld = now - hit.publishedAt >= AGED_DAYS * DAY_MS;
    const { niche } = readIdeaWords(core);
    const isAging = dated !== null || (niche !== null && FAST.has(niche));
    if (isAging && isOld && isGuide(core, hit))
      return fits(core + (dated ?? ` (${year})`) + rest, `${GAP}${dated ?? ` (${year})`}`);
    if (language === "en" && isReview(core)) return laterOf(hit, core, rest);
    if (language === "zh") {
      const dish = isOfDishes ? dishAgain(hit.title) : null;
      if (dish !== null) return fits(dish, null);
      const clause = isClosedKind(hit.title) ? null : firstClause(hit.title);
      if (clause && CHINESE_AGES.test(clause))
        return isOld ? fits(`${clause}（${year}版）`, `${GAP}（${year}版）`) : null;
      const later = chineseWords[Math.round((now - hit.publishedAt) / DAY_MS / 365)];
      return clause && later ? fits(`${clause}（${later}）`, `${GAP}（${later}）`) : null;
    }
    if (mark === null || isClosed(core, hit, isCooking)) return null;
    const isEnglish = readLanguage(core).isEnglish;
    const later = isLived(core, isEnglish) ? laterOf(hit, core, rest) : null;
    if (later !== null) return later;
    if (
      isTold(core, { language, isEnglish: isEnglish || areAllEnglish }) &&
      !(isHabit && (goesOn || !isEnglish))
    )
      return null;
    const written = markBehind(core, mark);
    return fits(core + (isShouted(core) ? written.toUpperCase() : written) + rest, `${GAP}${mark}`);
  };
}

/** No bracket behind a bracket, and no bare words behind a sentence's end. */
function markBehind(core: string, mark: string): string {
  if (BRACKETED.test(mark)) return /[)\]】」』]$/u.test(core) ? ` - ${mark.trim().slice(1, -1)}` : mark;
  return /^\s[\p{L}]/u.test(mark) && !/[\p{L}\p{N}]$/u.test(core) ? ` (${mark.trim()})` : mark;
}

const fits = (title: string, frame: string | null) =>
  [...title].length <= TITLE_MAX ? { title, frame } : null;
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

/** How the channel mostly writes a year behind a title, with this one; null if it hardly does. */
function ownYear(own: readonly OwnUpload[], year: number): string | null {
  const dated = own.flatMap(
    ({ title }) => DATED.exec(title)?.[0].replace(/20\p{N}\p{N}/u, String(year)) ?? [],
  );
  const [most] = [...Map.groupBy(dated, (one) => one)].toSorted((a, b) => b[1].length - a[1].length);
  return most && most[1].length >= LEAST_DATED ? most[0] : null;
}

/** How the channel itself mostly marks a part, with the number 2, and whether it often does. */
function partsOf(own: readonly OwnUpload[]): { mark: string | null; isHabit: boolean } {
  const marks = own.flatMap(({ title }) => PART_MARK.exec(title)?.[0].replace(/0?[1-9](?=\)?$)/u, "2") ?? []);
  const [most] = [...Map.groupBy(marks, (mark) => mark)].toSorted((a, b) => b[1].length - a[1].length);
  return {
    mark: most && most[1].length >= LEAST_PARTS ? most[0] : null,
    isHabit: marks.length >= Math.max(LEAST_PARTS, PARTS_HABIT * own.length),
  };
}

/** What several titles end in, from a divider on. */
function labelsOf(own: readonly OwnUpload[]): Set<string> {
  const ends = own.flatMap(({ lower }) =>
    [...lower.matchAll(DIVIDERS)].map(({ index }) => lower.slice(index)),
  );
  const times = [...Map.groupBy(ends, (end) => end)].filter(([, { length }]) => length >= LEAST_LABELED);
  return new Set(times.map(([end]) => end));
}
