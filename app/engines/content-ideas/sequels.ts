import { DAY_MS } from "../../numbers/days";
import { type Language, readIdeaWords } from "../ideas";
import { GAP, readLanguage } from "../titles";
import { chineseLater, firstClause, IDEOGRAPHIC, LATER } from "./later";
import { DIVIDER, type OwnUpload, wordKeys } from "./own-uploads";

/** YouTube takes titles of up to so many characters. */
const TITLE_MAX = 100;
/** A title has so many words that tell something, or there is nothing to go on with. */
const LEAST_TELLING = 2;
/** An upload after it with so many of its words is its second part, made already. */
const MADE_SHARE = 0.6;
/** What so many titles end in is the channel's label and no part of what one is about. */
const LEAST_LABELED = 3;
/** So many titles show how the channel writes a second part. */
const LEAST_PARTS = 2;
const LANGUAGE_FROM = 40;
/** A number before so many things, at most, is a list of them. */
const MOST_LISTED = 200;

/** What a second part is called where the channel wrote none yet. In other languages none is made. */
const PART: Partial<Record<Language, string>> = {
  ...{ en: "Part 2", id: "Part 2", de: "Teil 2", es: "Parte 2", pt: "Parte 2", it: "Parte 2" },
  ...{ fr: "Partie 2", nl: "Deel 2", pl: "Część 2", ru: "Часть 2", ko: "2탄", ja: "第2弾" },
};
/** A part's number behind a title, with what parts it from that: " | Part 3", " (Pt. 1)". */
const PART_MARK =
  /\s(?:\((?:part|pt\.?|parte|partie|teil|deel|phần|часть|część|bagian)\s?#?0?[1-9]\)|(?:[-–—|｜:]\s)?(?:part|pt\.?|parte|partie|teil|deel|phần|часть|część|bagian)\s?#?0?[1-9](?=\s?$|\s?[-–—|｜:]))/iu;
const BRACKETED = /^\s\(.*\)$/u;

/** Counted, dated, or of a kind that has no second part: news, reviews, music, milestones, ends, whole courses. */
const CLOSED = new RegExp(
  [
    "[#?？]|\\p{N}\\p{N}\\s?$|\\p{N}\\s(?:de\\s)?(?:jan|fev|feb|mar[cçz]|abr|apr|mai|jun|jul|ago|aug|set|sep|out|oct|nov|dez|dec)\\p{L}*|20\\p{N}\\p{N}|\\p{N}\\s?[/:]\\s?\\p{N}|@",
    "(?<!\\p{L})(?:only|ever|final(?:e|ly)?|last|end|ending|goodbye|farewell|rip|announc\\p{L}*|introducing|trailer|teaser",
    "giveaway|ama|q\\s?&\\s?a|subscribers?|subs|million|thanks?|birthday|anniversary|special|live|livestreams?|streams?|streaming",
    "podcast|interview|compilation|best of|series|full|complete|everything|ultimate|masterclass|course|crash course|class|roadmap|zero",
    "reviews?|unboxing|hands[- ]on|impressions|preview|first look|vs|versus|news|breaking|official|lyrics?|audio|cover|remix|mv",
    "akhirnya|akhir|berakhir|tamat|selesai|redux|reup\\p{L}*|p\\.?\\p{N}|ost|music video|ft|feat|featuring|w\\/|shorts?|updates?|updated|part|pt|episode|ep|chapter|season|session|lecture|lesson",
    "days?|week|months?|years?|today|tomorrow|yesterday|this video|quit|hiatus|back|first|new|now|finished|done|vlog|recap|version|one video",
    "parte|partie|teil|deel|часть|ao vivo|en vivo|en direct|siaran|edition|presents?|welcome|reminder|anymore|bem-vind[oa]s?|bienvenue|bienvenid[oa]s|nobody|no one|just got|show|ad|advertiser|sponsored|results?|winners?)(?!\\p{L})",
    "브이로그|일상|라이브|생방송|직캠|모음|直播|生放送|ライブ|合集|新年|年夜饭|최종|마지막|最終|最后|最後",
  ].join("|"),
  "iu",
);
/** A channel that marks parts in such a share of its titles goes on with anything that is not closed. */
const PARTS_HABIT = 0.02;
/** What can be gone on with on any channel: what teaches, trains, tries or makes. A story and an explanation are told once. */
const OPEN =
  /(?<!\p{L})(?:how to|how i|tutorial|tips|tricks|hacks|ideas|lessons?|guide|learn|learning|build|building|built|cook|cooking|cooked|solve|solving|coding|install|installing|setting up|setup|troubleshoot\p{L}*|practice|exercises?|workouts?|routine|training|stretch(?:es|ing)?|challenge|experiments?|trying|tried|testing|tested|asked|survival|camping|recipes?|projects?|prank|comment|como|cómo|cara|tantangan)(?!\p{L})|^(?!some|any|no|every|making|baking|explaining|exploring|introducing)\p{L}{3,}ing\s|^i (?:\p{L}{3,}ed|made|ate|spent|gave|took|put|grew|drove|slept)\s/iu;
/** … unless its title says that it was told. */
const TOLD =
  /(?<!\p{L})(?:explained|what happened|why|rise of|story of|history of|game changer|forever|never|truth|lie|dear|meet|failed|killed|died|dead|death|won|lost|winner|here['’]s how|i learned)(?!\p{L})|[‘’“”"].{12,}[‘’“”"]/iu;
/** What time tells more of: a claim, a conflict, a purchase … and a review of what is used since. */
const STORY =
  /^why(?!\p{L})|(?<!\p{L})(?:war|crisis|conflict|truth|reality|problems?|future|corruption|movement|worth|switch(?:ed|ing)?|chang(?:ed|es|er|ing)|forever|losing|winning|dying|broken|collapse|says|thinks|secrets?|predict\p{L}*|learned|strike|ban|law|taxes|election|border|means for|is over|i (?:asked|tried|bought|built|gave|spent|made|moved|invested|replaced))(?!\p{L})/iu;
const REVIEW = /(?<!\p{L})(?:reviews?|impressions|unboxing)(?!\p{L})/iu;
const REVIEWED =
  /(?<!\p{L})(?:vs|versus|ft|live|later|after|update|long[- ]term|months?|years?|days?|weeks?|every|best|pre-?view)(?!\p{L})|[?|#]/iu;
const LEAST_LATER_DAYS = 300;
/** Names of who is in it stand behind a bar, and a diary's parts. */
const PARTS = /[|｜ㅣ¦]/u;

/** What is made anew after so many days, where the channel writes years: a guide ages, a story does not. */
const AGED_DAYS = 300;
const LEAST_DATED = 3;
const AGES =
  /(?<!\p{L})(?:how to|how i['’]?d|tutorial|guide|roadmap|beginners?|best|top|tips|learn|setup|getting started|course|tools?|como|cómo|guia|guía|tutoriel|cara|anleitung)(?!\p{L})/iu;
const DATED =
  /\s(?:(?:in|en|em|im)\s20\p{N}\p{N}|\(20\p{N}\p{N}\)|\[20\p{N}\p{N}\])(?=$|\s?[|｜:]|\s[-–—]\s)/u;

/** A list's number at the beginning of a title, and the first of what it counts. */
const LISTED = /^(?:top\s)?(\p{N}{1,3})\s(?=[\p{L}\p{N}])/iu;
const UNIT =
  /^(?:\p{L}+\s)?(?:days?|hours?|minutes?|mins?|seconds?|weeks?|months?|years?|steps?|levels?|things? every|times?|degrees?|dollars?|people|players?|types?|kinds?|dias?|horas?|minutos?|semanas?|meses|anos?|passos?|tage?|stunden|minuten|wochen|jahre|schritte|jours?|heures?|semaines?|mois|ans?|étapes)(?!\p{L})/iu;
const SUPERLATIVE =
  /^(?:more|most|best|worst|biggest|greatest|\p{L}+est|melhores|maiores|besten|meilleurs?|meilleures)\s/iu;
const PLURAL = /^(?:[\p{L}'’+&-]+\s){0,3}[\p{L}'’-]+s(?!\p{L})/iu;

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
  const dated = ownYear(own, new Date(now).getUTCFullYear());
  const labels = labelsOf(own);
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
  const isAfter = ({ publishedAt }: OwnUpload) =>
    (now - publishedAt) / DAY_MS >= LEAST_LATER_DAYS &&
    language !== null &&
    LATER[language]?.[Math.round((now - publishedAt) / DAY_MS / 365) - 1] !== undefined;
  return (hit) => {
    if (hit.words.filter(({ kind }) => kind === "topic").length < LEAST_TELLING || isMade(hit)) return null;
    const more = moreOf(hit.title, language);
    if (more !== null) return fits(more, null);
    const label = [...hit.title.matchAll(DIVIDERS)].find(({ index }) => labels.has(hit.lower.slice(index)));
    const [core, rest] = [
      hit.title.slice(0, label?.index),
      hit.title.slice(label?.index ?? hit.title.length),
    ];
    const isOld = now - hit.publishedAt >= AGED_DAYS * DAY_MS;
    if (
      dated !== null &&
      isOld &&
      AGES.test(core) &&
      !COUNTED.test(core) &&
      !/20\p{N}\p{N}|[)\]!?.…]\s?$/u.test(core)
    )
      return fits(core + dated + rest, `${GAP}${dated}`);
    if (language === "en" && REVIEW.test(core) && !REVIEWED.test(core)) return laterOf(hit, core, rest);
    if (language === "zh") {
      const clause = CLOSED.test(hit.title) ? null : firstClause(hit.title);
      const later = chineseWords[Math.round((now - hit.publishedAt) / DAY_MS / 365)];
      return clause && later ? fits(`${clause}（${later}）`, `${GAP}（${later}）`) : null;
    }
    if (mark === null || CLOSED.test(hit.title) || PARTS.test(core)) return null;
    // A hit of years ago is looked back at, where others go on.
    if (isHabit && isAfter(hit) && !readLanguage(core).isEnglish) return laterOf(hit, core, rest);
    if (isTold(core, language) && !(isHabit && (goesOn || !readLanguage(core).isEnglish)))
      return isGoingOn(core, language) ? laterOf(hit, core, rest) : null;
    const written = markBehind(core, mark);
    return fits(core + (isShouted(core) ? written.toUpperCase() : written) + rest, `${GAP}${mark}`);
  };
}

/** Whether a title tells all of it: a second part of it would be of nothing. Of other languages than English this is not known. */
function isTold(core: string, channel: Language | null): boolean {
  if (IDEOGRAPHIC.test(core)) return true;
  return isFrench(core, channel) || (readLanguage(core).isEnglish && (!OPEN.test(core) || TOLD.test(core)));
}

const isFrench = (core: string, channel: Language | null) => channel === "fr" && !OPEN.test(core);
const isGoingOn = (core: string, channel: Language | null) =>
  isFrench(core, channel) || (readLanguage(core).isEnglish && STORY.test(core));

/** A part's number within a title: its year is that of a whole. */
const COUNTED = /(?<!\p{L})(?:part|session|lecture|episode|ep|chapter|lesson|day|week)\s?#?\p{N}/iu;

/** No bracket behind a bracket, and no bare words behind a sentence's end. */
function markBehind(core: string, mark: string): string {
  if (BRACKETED.test(mark)) return /[)\]】」』]$/u.test(core) ? ` - ${mark.trim().slice(1, -1)}` : mark;
  return /^\s[\p{L}]/u.test(mark) && !/[\p{L}\p{N}]$/u.test(core) ? ` (${mark.trim()})` : mark;
}

/** A label in brackets of its own needs no space before it. */
const DIVIDERS = new RegExp(`${DIVIDER.source}|(?=【)`, "gu");
const fits = (title: string, frame: string | null) =>
  [...title].length <= TITLE_MAX ? { title, frame } : null;
const isShouted = (text: string) => text === text.toUpperCase() && text !== text.toLowerCase();

/** What stands behind a title in the title's own case: shouted, every word with a capital, or as it is. */
export function inCaseOf(title: string, behind: string): string {
  if (isShouted(title)) return behind.toUpperCase();
  const words = title.match(/(?<![\p{L}'’])\p{L}{4,}/gu) ?? [];
  const isCapital = words.length > 1 && words.every((word) => /^\p{Lu}/u.test(word));
  return isCapital ? behind.replace(/(?<!\p{L})\p{Ll}/gu, (letter) => letter.toUpperCase()) : behind;
}

export function languageOf(own: readonly OwnUpload[]): Language | null {
  const counts = new Map<Language, number>();
  for (const { title } of own.slice(-LANGUAGE_FROM)) {
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

/** "3 Mistakes …" gives "3 More Mistakes …"; null where a title counts nothing that there is more of. */
function moreOf(title: string, language: Language | null): string | null {
  const [found = "", number = ""] = LISTED.exec(title) ?? [];
  const rest = title.slice(found.length);
  if (Number(number) < 2 || Number(number) > MOST_LISTED || /20\p{N}\p{N}|#\p{N}/u.test(title)) return null;
  if (UNIT.test(rest) || SUPERLATIVE.test(rest) || !PLURAL.test(rest)) return null;
  const [first = ""] = /^[\p{L}\p{N}]+/u.exec(rest) ?? [];
  const as = (more: string) =>
    isShouted(first) && isShouted(rest) ? more.toUpperCase() : /^\p{Lu}/u.test(first) ? capital(more) : more;
  if (language === "en" && readLanguage(title).isEnglish) return `${number} ${as("more")} ${rest}`;
  if (language === "de") return `${number} weitere ${rest}`;
  if (language === "fr") return `${number} ${as("autres")} ${rest}`;
  return language === "pt" ? `Mais ${number} ${rest}` : null;
}

const capital = (word: string) => word.slice(0, 1).toUpperCase() + word.slice(1);
