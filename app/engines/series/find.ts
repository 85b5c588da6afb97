import type { MeasuredUpload } from "../../model/upload";
import { median } from "../../statistics/quantiles";
import { type AgedUpload, ageUploads, usualBefore } from "../channel-report";
import {
  groupByName,
  type Members,
  MIN_EPISODES,
  onePerUpload,
  place,
  seriesKey,
  seriesOf,
} from "./counted-series";
import type { EpisodeNumber } from "./episode-number";
import { isOwnName } from "./name-rules";
import { channelNameOf } from "./own-name";
import { findRepeatedNames } from "./repeated-names";

/** An upload that belongs to a series. */
export interface Episode extends EpisodeNumber {
  upload: MeasuredUpload;
  /**
   * Its views over the channel's usual, both adjusted for age: the median of up to 20 uploads of its kind before it. null
   * for an upload younger than three days, without views or with fewer than five before it.
   */
  multiple: number | null;
  /**
   * Its views over the first episode's, both adjusted for age; null for the first itself, where either is unknown, and in a
   * series that does not count.
   */
  ofFirst: number | null;
}

export interface ChannelSeries {
  /** As its newest upload writes it; null for one held together by "#" alone. */
  name: string | null;
  /** Whether that is a name: "Day", "Ep" or "Numbered videos" name no subject. */
  isNamed: boolean;
  /** Whether its titles count: else its episodes are numbered by their dates, and the first known is not the first. */
  isNumbered: boolean;
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

/** So many episodes are needed to judge that a series stopped paying. */
const MIN_TO_STOP = 5;
/** The running median is of so many. */
export const RUN = 3;
/** Of the uploads of a name, so many are in no other series. */
const FREE_SHARE = 0.5;

/**
 * The series among the uploads of a channel: three and more that are named alike. First those that count, with numbers
 * that hardly repeat and mostly rise with time, or begin anew each year; then those of a name that repeats. Each upload is
 * in one series at most, and the largest is found first. The one with the newest episode comes first, so that those that
 * run now stand before those that ended. n log n in the uploads.
 */
export function findSeries(uploads: MeasuredUpload[], channel = ""): ChannelSeries[] {
  const ownName = channelNameOf(
    uploads.map(({ title }) => title),
    channel,
  );
  const groups = groupByName(uploads);
  const taken = new Set<MeasuredUpload>();
  const measured = measure(uploads);
  const found: ChannelSeries[] = [];
  for (const group of groups) {
    const free = onePerUpload(group.members).filter(({ one }) => !taken.has(one.upload));
    for (const members of seriesOf(free, isOwnName(group.key, ownName))) {
      for (const { one } of members) taken.add(one.upload);
      found.push(describeSeries(group.key, members, measured));
    }
  }
  const counted = new Set(found.map(({ key }) => key));
  const rest = uploads
    .map((upload) => ({ upload, at: Date.parse(upload.publishedAt) }))
    .filter(({ at }) => !Number.isNaN(at))
    .sort((a, b) => a.at - b.at);
  for (const { key, name, members } of findRepeatedNames(
    rest.map(({ upload }) => upload.title),
    ownName,
  )) {
    const own = members.flatMap((at) => rest[at] ?? []).filter(({ upload }) => !taken.has(upload));
    if (own.length < Math.max(MIN_EPISODES, members.length * FREE_SHARE) || counted.has(key)) continue;
    for (const { upload } of own) taken.add(upload);
    const titled = own.map((one, at) => ({
      name,
      one: { ...one, title: { season: null, episode: at + 1, names: [name], word: null } },
    }));
    found.push(describeSeries(key, titled, measured, false));
  }
  return found.toSorted((a, b) => newestDay(b) - newestDay(a));
}

function describeSeries(
  key: string,
  members: Members,
  measured: Map<MeasuredUpload, Measured>,
  isNumbered = true,
): ChannelSeries {
  const ordered = members.toSorted((a, b) => place(a.one.title) - place(b.one.title) || a.one.at - b.one.at);
  const first = isNumbered ? firstViews(ordered[0]?.one.upload, measured) : null;
  const episodes = ordered.map(({ one: { upload, title } }, at): Episode => {
    const own = measured.get(upload);
    const ofFirst = at > 0 && first !== null && own ? 10 ** (own.logViews - first) : null;
    const { season, episode } = title;
    return { upload, season, episode, multiple: own?.multiple ?? null, ofFirst };
  });
  return {
    ...nameOf(key, members),
    isNumbered,
    episodes,
    recentMultiple: recentMultipleOf(episodes),
    stopped: findStop(episodes),
  };
}

/** The series' name and key, by its newest upload; of one held together by its word, by the name that most have. */
function nameOf(key: string, members: Members): Pick<ChannelSeries, "key" | "name" | "isNamed"> {
  const newestFirst = members.toSorted((a, b) => b.one.at - a.one.at);
  const name = newestFirst[0]?.name ?? key;
  if (newestFirst.some(({ one, name }) => name !== one.title.word)) return { key, name, isNamed: true };
  const names = newestFirst.flatMap(({ one }) => [
    ...new Map(one.title.names.map((own) => [seriesKey(own), own])),
  ]);
  const [common] = [...Map.groupBy(names, ([own]) => own)].toSorted((a, b) => b[1].length - a[1].length);
  if (common && common[1].length >= MIN_EPISODES && common[1].length >= NAMED_SHARE * members.length)
    return { key: common[0], name: common[1][0]?.[1] ?? name, isNamed: true };
  return { key, name: name.endsWith("#") ? null : name, isNamed: false };
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
