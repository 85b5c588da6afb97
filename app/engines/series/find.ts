import type { MeasuredUpload } from "../../model/upload";
import { median } from "../../statistics/quantiles";
import { type AgedUpload, ageUploads, usualBefore } from "../channel-report";
import type { EpisodeNumber } from "./episode-number";
import { type NumberedTitle, nameKey, readNumbers } from "./numbered-title";

/** An upload that belongs to a series. */
export interface Episode extends EpisodeNumber {
  upload: MeasuredUpload;
  /**
   * Its views over the channel's usual, both adjusted for age: the median of up to 20 uploads of its kind before it. null
   * for an upload younger than three days, without views or with fewer than five before it.
   */
  multiple: number | null;
  /** Its views over the first episode's, both adjusted for age; null for the first itself, and where either is unknown. */
  ofFirst: number | null;
}

export interface ChannelSeries {
  /** As its newest upload writes it; null for one held together by "#" alone. */
  name: string | null;
  /** Whether that is a name: "Day", "Ep" or "Numbered videos" name no subject. */
  isNamed: boolean;
  /** What names of it have in common, however they are written: `seriesKey`. */
  key: string;
  /** By number, three at least. */
  episodes: Episode[];
  /** The median multiple of the last three episodes that have one; null with fewer. */
  recentMultiple: number | null;
  /** Since when it has stayed under the channel's usual; null where it has not, or with fewer than five multiples. */
  stopped: Stopped | null;
}

export interface Stopped {
  /** The first episode of them. */
  from: Episode;
  /** The median multiple from there on. */
  multiple: number;
}

/** Uploads that only their word holds together, "Episode 4", are named by what so many of them have in common. */
const NAMED_SHARE = 0.5;

/** From here on a series pays, or has stopped: nearer to 1 it is about the usual. */
export const PAYS = 1.2;
export const STOPS = 0.8;

/** So many episodes make a series … */
export const MIN_EPISODES = 3;
/** … and so many of them are needed to judge that it stopped paying. */
export const MIN_TO_STOP = 5;
/** The running median is of so many. */
const RUN = 3;
/** A number may come twice now and then: a new cut, a second try. */
const DISTINCT_SHARE = 0.8;
/** So many of the steps from upload to upload go up. */
const RISING_SHARE = 0.6;

interface Numbered {
  upload: MeasuredUpload;
  at: number;
  title: NumberedTitle;
}

interface Group {
  key: string;
  /** The sum of the places of its name among the names of each title: a lesser one stands nearer to the numbers. */
  places: number;
  members: { one: Numbered; name: string }[];
}

/**
 * The series among a channel's uploads: three and more that are named alike and numbered, with numbers that hardly repeat
 * and mostly rise with time. Each upload is in one series at most, and the largest is found first. The one with the newest
 * episode comes first. n log n in the uploads.
 */
export function findSeries(uploads: MeasuredUpload[]): ChannelSeries[] {
  const groups = groupByName(uploads);
  const taken = new Set<MeasuredUpload>();
  const measured = measure(uploads);
  const found: ChannelSeries[] = [];
  for (const group of groups) {
    const members = onePerUpload(group.members).filter(({ one }) => !taken.has(one.upload));
    if (!isSeries(members.map(({ one }) => one))) continue;
    for (const { one } of members) taken.add(one.upload);
    found.push(describeSeries(group.key, members, measured));
  }
  return found.toSorted((a, b) => newestDay(b) - newestDay(a));
}

/** Whoever numbers by day and by part is read by the first of them that groups. */
function onePerUpload(members: Group["members"]): Group["members"] {
  return [...new Map(members.toReversed().map((member) => [member.one.upload, member])).values()].reverse();
}

/** Uploads by each name they may have, the largest group first. */
function groupByName(uploads: MeasuredUpload[]): Group[] {
  const groups = new Map<string, Group>();
  for (const upload of uploads) {
    const at = Date.parse(upload.publishedAt);
    if (Number.isNaN(at)) continue;
    for (const title of readNumbers(upload.title)) {
      const names = title.word === null ? title.names : [...title.names, title.word];
      for (const [place, name] of names.entries()) {
        const key = seriesKey(name);
        const group = groups.get(key) ?? { key, places: 0, members: [] };
        group.places += place;
        group.members.push({ one: { upload, at, title }, name });
        groups.set(key, group);
      }
    }
  }
  return [...groups.values()]
    .filter(({ members }) => members.length >= MIN_EPISODES)
    .sort((a, b) => b.members.length - a.members.length || a.places - b.places);
}

/** What the names of one series have in common, however they are written. */
export function seriesKey(name: string): string {
  return nameKey(name) || name.trim();
}

/** Numbers that hardly repeat, and mostly rise with time. */
function isSeries(members: Numbered[]): boolean {
  const places = members
    .toSorted((a, b) => a.at - b.at || place(a.title) - place(b.title))
    .map(({ title }) => place(title));
  const distinct = new Set(places).size;
  if (distinct < MIN_EPISODES || distinct < places.length * DISTINCT_SHARE) return false;
  const rising = places.filter((one, at) => at > 0 && one > (places[at - 1] ?? 0)).length;
  return rising >= (places.length - 1) * RISING_SHARE;
}

const place = ({ season, episode }: EpisodeNumber) => (season ?? 0) * 10_000 + episode;

function describeSeries(
  key: string,
  members: Group["members"],
  measured: Map<MeasuredUpload, Measured>,
): ChannelSeries {
  const ordered = members.toSorted((a, b) => place(a.one.title) - place(b.one.title) || a.one.at - b.one.at);
  const first = firstViews(ordered[0]?.one.upload, measured);
  const episodes = ordered.map(({ one: { upload, title } }, at): Episode => {
    const own = measured.get(upload);
    const ofFirst = at > 0 && first !== null && own ? 10 ** (own.logViews - first) : null;
    const { season, episode } = title;
    return { upload, season, episode, multiple: own?.multiple ?? null, ofFirst };
  });
  return {
    ...nameOf(key, members),
    episodes,
    recentMultiple: recentMultipleOf(episodes),
    stopped: findStop(episodes),
  };
}

/** The series' name and key, by its newest upload; of one held together by its word, by the name that most have. */
function nameOf(key: string, members: Group["members"]): Pick<ChannelSeries, "key" | "name" | "isNamed"> {
  const newestFirst = members.toSorted((a, b) => b.one.at - a.one.at);
  const name = newestFirst[0]?.name ?? key;
  if (newestFirst.some(({ one, name }) => name !== one.title.word)) return { key, name, isNamed: true };
  const names = newestFirst.flatMap(({ one }) => [
    ...new Map(one.title.names.map((own) => [seriesKey(own), own])),
  ]);
  const [common] = [...Map.groupBy(names, ([own]) => own)].toSorted((a, b) => b[1].length - a[1].length);
  if (common && common[1].length >= MIN_EPISODES && common[1].length >= NAMED_SHARE * members.length)
    return { key: common[0], name: common[1][0]?.[1] ?? name, isNamed: true };
  return { key, name: name === "#" ? null : name, isNamed: false };
}

/** The median multiple of the last three episodes that have one; null with fewer. */
export function recentMultipleOf(episodes: Episode[]): number | null {
  const known = episodes.flatMap(({ multiple }) => multiple ?? []);
  return known.length < RUN ? null : median(known.slice(-RUN));
}

/**
 * The first episode from which the running median of three stays under the channel's usual to the end. An episode that
 * reached the usual itself is never the first. null with fewer than five multiples.
 */
export function findStop(episodes: Episode[]): Stopped | null {
  const known = episodes.flatMap((from) =>
    from.multiple === null ? [] : [{ from, multiple: from.multiple }],
  );
  if (known.length < MIN_TO_STOP) return null;
  const multiples = known.map(({ multiple }) => multiple);
  let start = known.length - RUN + 1;
  while (start > 0 && (median(multiples.slice(start - 1, start - 1 + RUN)) ?? 1) < 1) start -= 1;
  if (start > known.length - RUN) return null;
  while ((multiples[start] ?? 0) >= 1) start += 1;
  const since = known[start];
  return since ? { from: since.from, multiple: median(multiples.slice(start)) ?? since.multiple } : null;
}

interface Measured {
  logViews: number;
  multiple: number | null;
}

/** Each upload that can be compared: its views at equal age, and over its usual. */
function measure(uploads: MeasuredUpload[]): Map<MeasuredUpload, Measured> {
  const { long, short } = ageUploads(uploads);
  return new Map([...measureKind(long.settled), ...measureKind(short.settled)]);
}

function measureKind(settled: AgedUpload[]): [MeasuredUpload, Measured][] {
  return settled.map(({ upload, logViews }, at) => {
    const usual = median(usualBefore(settled, at).map((one) => one.logViews));
    return [upload, { logViews, multiple: usual === null ? null : 10 ** (logViews - usual) }];
  });
}

function newestDay({ episodes }: ChannelSeries): number {
  return episodes.reduce((newest, { upload }) => Math.max(newest, Date.parse(upload.publishedAt)), 0);
}

function firstViews(
  upload: MeasuredUpload | undefined,
  measured: Map<MeasuredUpload, Measured>,
): number | null {
  return (upload && measured.get(upload)?.logViews) ?? null;
}
