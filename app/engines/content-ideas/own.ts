import type { MeasuredUpload } from "../../model/upload";
import { DAY_MS } from "../../numbers/days";
import { hasUnspacedScript, splitWords } from "../../words/words";
import { type ChannelSeries, findSeries, isOwnName, nameKey, RUN } from "../series";
import { GAP } from "../titles";
import type { Bar } from "./hits";
import { areOfOccasion } from "./labels";
import { isFinale } from "./over";
import { balanced, basisOf, ideaKeys, type OwnUpload, told } from "./own-uploads";
import { GUIDES } from "./sequels";
import type { Candidate, EvidenceUpload } from "./types";

/** Series are looked for among so many uploads: those of years ago say little of now, and each costs. */
const NEWEST_FOR_SERIES = 500;
/** A series or a year's edition is away after so many days, and forgotten after so many more. */
const AWAY_DAYS = 60;
const FORGOTTEN_DAYS = 3 * 365;
/** A name without a number is a series' after so many episodes. */
const LEAST_UNNUMBERED = 4;
const LEAST_NUMBERED = 3;
const MOST_SHOWN = 3;
/** A year's edition is made again if the last one did so well. */
const LEAST_EDITION = 1.2;
/** One that did so many times better than usual is remembered by its year: five back and no further. */
const GREAT_EDITION = 10;
const GREAT_YEARS = 5;
const YEAR = /(?<![\p{L}\p{N}/.-])20\d\d(?![\p{L}\p{N}/.-])/gu;

/** The next episode of each series that pays, numbered as its newest one is; the name alone of one that does not count. */
export function seriesIdeas(series: readonly ChannelSeries[], now: number, bar: Bar): Candidate[] {
  // A series that went on under the same name, another time, has those numbers.
  const isFirst = (one: ChannelSeries) =>
    series.every((other) => other.key !== one.key || highestOf(other) <= highestOf(one));
  return series.filter(isFirst).flatMap((one) => nextEpisode(one, now, bar) ?? []);
}

const highestOf = ({ isNumbered, episodes }: ChannelSeries) =>
  isNumbered ? Math.max(...episodes.map(({ episode }) => episode)) : 0;

/** The series of a channel's newest uploads, but for one of its own name. */
export function readSeries(uploads: readonly MeasuredUpload[], channel: string): ChannelSeries[] {
  const newest = uploads
    .toSorted((one, other) => Date.parse(other.publishedAt) - Date.parse(one.publishedAt))
    .slice(0, NEWEST_FOR_SERIES);
  return findSeries(newest, channel).filter(
    ({ name }) => name === null || !isOwnName(nameKey(name), channel),
  );
}

function nextEpisode(series: ChannelSeries, now: number, { goesOn, returns }: Bar): Candidate | null {
  const { name, isNamed, isNumbered, episodes, recentMultiple, stopped } = series;
  const newest = episodes.at(-1);
  const last = Math.max(...episodes.map(({ upload }) => Date.parse(upload.publishedAt)));
  if (!newest || !isNamed || name === null || stopped !== null) return null;
  if (isFinale(newest.upload.title)) return null;
  const awayDays = (now - last) / DAY_MS;
  if (recentMultiple === null || awayDays > FORGOTTEN_DAYS) return null;
  if (recentMultiple < (awayDays <= AWAY_DAYS ? goesOn : returns)) return null;
  const title = isNumbered ? numberedNext(newest.upload.title, name, newest.episode) : null;
  const shown = title === null ? nameShown(series) : name;
  if (shown === null) return null;
  return {
    kind: awayDays > AWAY_DAYS ? "comeback" : "series",
    title,
    subject: shown,
    frame: null,
    text: title ?? shown,
    like: newest.upload.title,
    evidence: {
      kind: "uploads",
      uploads: episodes.slice(-MOST_SHOWN).reverse().map(episodeTold),
      basis: { of: "series", count: RUN, multiple: recentMultiple, last },
    },
  };
}

/**
 * What a series is called whose next title cannot be written: by its name, or by how its titles begin, "Artists react to …".
 * null for an occasion's, a year's, and a name that is a piece of others.
 */
function nameShown(series: ChannelSeries): string | null {
  const { name, isNumbered, episodes } = series;
  if (
    name === null ||
    episodes.length < (isNumbered ? LEAST_NUMBERED : LEAST_UNNUMBERED) ||
    YEARLY.test(name)
  )
    return null;
  if (areOfOccasion(episodes.map(({ upload }) => ({ publishedAt: Date.parse(upload.publishedAt) }))))
    return null;
  const are = (is: (before: string) => boolean) =>
    episodes.filter(({ upload: { title } }) => {
      const at = title.toLowerCase().indexOf(name.toLowerCase());
      return at >= 0 && is(title.slice(0, at));
    }).length *
      2 >
    episodes.length;
  // "Ultra Impressions" within "Galaxy S24/Ultra Impressions: …" is a piece of a name.
  if (standsAlone(name)) return isNumbered || are((before) => !WITHIN.test(before)) ? name : null;
  if (isHeading(name, series)) return `${name}: ${GAP}`;
  return isOpening(name) && are((before) => !LETTERS.test(before)) ? `${name} ${GAP}` : null;
}

/** Whether a series' name is one, and no beginning of a sentence: "Dope Tech", and not "Getting started with". */
function standsAlone(name: string): boolean {
  const words = splitWords(name);
  if (hasUnspacedScript(name)) return [...name].length >= LEAST_UNSPACED;
  return (
    words.length > 1 && words.at(-1)?.kind === "topic" && words[0]?.kind !== "stop" && !name.includes(GAP)
  );
}

/** Whether a name of one word begins titles before a colon or a bar: "Swampletics: …". */
function isHeading(name: string, { episodes }: ChannelSeries): boolean {
  return (
    name.length >= LEAST_HEADING &&
    episodes.filter(
      ({ upload: { title } }) =>
        title.toLowerCase().startsWith(name.toLowerCase()) && HEADED.test(title.slice(name.length)),
    ).length >= LEAST_NUMBERED
  );
}

/** Whether a beginning says what its titles are: it has several words, and one that tells something. */
function isOpening(name: string): boolean {
  const words = splitWords(name);
  return (
    words.length > 1 &&
    name.length >= LEAST_OPENING_LENGTH &&
    !name.includes(GAP) &&
    words.some(({ kind }) => kind === "topic")
  );
}

function episodeTold({ upload, multiple }: ChannelSeries["episodes"][number]): EvidenceUpload {
  const { videoId: id, title, views, publishedAt } = upload;
  return { id, title, views, publishedAt: Date.parse(publishedAt), multiple };
}

const YEARLY = /20\p{N}\p{N}/u;
const LETTERS = /\p{L}/u;
/** A name has so many characters in a script without spaces; a beginning, so many letters. */
const LEAST_UNSPACED = 3;
const LEAST_OPENING_LENGTH = 10;
const LEAST_HEADING = 5;
const HEADED = /^\s?[:|｜]\s/u;
const WITHIN = /[\p{L}\p{N}/]\s?$/u;
const QUOTE = /^[“„«"]$/u;

/** "Rye week #3: Seeds" gives "Rye week #4"; null where name and number do not stand together at one place. */
function numberedNext(title: string, name: string, episode: number): string | null {
  const lower = title.toLowerCase();
  // A name may stand in the title's own words, too: "My first bounty? Bounty vlog #4".
  for (let at = lower.lastIndexOf(name.toLowerCase()); at >= 0; ) {
    const after = /^[^\p{N}]{0,14}?0*(\p{N}{1,4})(?!\p{N})/u.exec(title.slice(at + name.length));
    if (after && Number(after[1]) === episode) return nextOf(title, { at, name, after: after[0], episode });
    at = at === 0 ? -1 : lower.lastIndexOf(name.toLowerCase(), at - 1);
  }
  return null;
}

function nextOf(
  title: string,
  { at, name, after, episode }: { at: number; name: string; after: string; episode: number },
): string | null {
  // "What's in her Oak bag? - Episode 9": the name alone is cut from its sentence.
  if (/[\p{L}\p{N}'’]\s*$/u.test(title.slice(0, at))) return null;
  const digits = /\p{N}{1,4}$/u.exec(after)?.[0] ?? "";
  const next = String(episode + 1).padStart(digits.length, "0");
  const opened = `${name}${after.slice(0, -digits.length)}`;
  const from = QUOTE.test(title.slice(at - 1, at)) ? at - 1 : at;
  return /[([【「]/u.test(opened) ? null : balanced(`${title.slice(from, at + opened.length)}${next}`);
}

/** This year's edition of what did well with a year in its title: "Best cheap mics 2023" gives "Best cheap mics 2026". */
export function editionIdeas(own: readonly OwnUpload[], now: number): Candidate[] {
  const year = new Date(now).getUTCFullYear();
  const editions = Map.groupBy(
    own.filter(({ title }) => title.match(YEAR)?.length === 1),
    ({ lower }) => lower.replace(YEAR, " "),
  );
  return [...editions.values()].flatMap((made): Candidate[] => {
    const newest = made.at(-1);
    if (!newest || newest.multiple < LEAST_EDITION) return [];
    const last = Number(newest.title.match(YEAR)?.[0]);
    const published = new Date(newest.publishedAt).getUTCFullYear();
    // A year that is neither the upload's nor the next one names an event.
    if (last >= year || last < published || last > published + 1) return [];
    const isGreat = newest.multiple >= GREAT_EDITION && year - last <= GREAT_YEARS;
    if (!isGreat && now - newest.publishedAt > FORGOTTEN_DAYS * DAY_MS) return [];
    if (own.some((upload) => isNewerEdition(upload, newest, last))) return [];
    // One year's alone may have been an occasion: a guide and a choice come again, whatever took place does not.
    if (yearsOf(made).size < LEAST_EDITIONS && !isGuideOfYear(newest.title)) return [];
    const title = newest.title.replace(YEAR, String(year));
    return [
      {
        kind: "comeback",
        title,
        subject: newest.title.replace(YEAR, " ").replace(/\s+/gu, " ").trim(),
        frame: null,
        text: title,
        evidence: {
          kind: "uploads",
          uploads: made.slice(-MOST_SHOWN).reverse().map(told),
          basis: basisOf("upload", [newest]),
        },
      },
    ];
  });
}

const LEAST_OPENING = 2;
const LEAST_EDITIONS = 2;
const PART = /\s?[|｜¦•:]\s?|\s[-–—]\s/u;
/** Whether what the year is of chooses or teaches: "Best drills in 2025 | Workshop", and no "How to sell | Fair 2025". */
const isGuideOfYear = (title: string) =>
  title.split(PART).some((part) => part.search(YEAR) >= 0 && GUIDES.test(part));
const yearsOf = (made: readonly OwnUpload[]) => new Set(made.map(({ title }) => title.match(YEAR)?.[0]));

/** Whether a later year stands in the same place: "How I would learn it in 2022 (…)" after "… in 2021 (…)". */
function isNewerEdition({ title, lower }: OwnUpload, edition: OwnUpload, last: number): boolean {
  const opening = edition.lower.slice(0, edition.lower.search(YEAR));
  return (
    ideaKeys(opening).length >= LEAST_OPENING &&
    lower.startsWith(opening) &&
    Number(title.match(YEAR)?.[0] ?? 0) > last
  );
}
