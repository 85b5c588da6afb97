import type { MeasuredUpload } from "../../model/upload";
import type { EpisodeNumber } from "./episode-number";
import { type NumberedTitle, nameKey, readNumbers } from "./title-names";

/** So many episodes make a series. */
export const MIN_EPISODES = 3;
/** A number may come twice now and then: a new cut, a second try. */
const DISTINCT_SHARE = 0.8;
/** So many of the steps from upload to upload go up. */
const RISING_SHARE = 0.6;

/** Of the uploads that only a word holds together, so many rise one by one. */
const RISING_ALONE = 0.7;
/** Of several runs of a bare word, each has so many. */
const LEAST_OF_RUNS = 6;
/** Numbers begin anew with one of the first two. */
const BEGINNING = 2;

export interface Numbered {
  upload: MeasuredUpload;
  at: number;
  title: NumberedTitle;
}

export interface Group {
  key: string;
  /** The sum of the places of its name among the names of each title: a lesser one stands nearer to the numbers. */
  places: number;
  members: Members;
}

export type Members = { one: Numbered; name: string }[];

/** Whoever numbers by day and by part is read by the first of them that groups. */
export function onePerUpload(members: Members): Members {
  return [...new Map(members.toReversed().map((member) => [member.one.upload, member])).values()].reverse();
}

/** Uploads by each name they may have, the largest group first. */
export function groupByName(uploads: MeasuredUpload[]): Group[] {
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

/**
 * The series among uploads of one name: all of them, or with a season for each year in which their numbers begin anew. What a
 * bare word holds together ("Episode 4") may be several shows: each beginning is one, and what does not rise is left out.
 */
export function seriesOf(members: Members, isOwn: boolean): Members[] {
  const ordered = members.toSorted((a, b) => a.one.at - b.one.at || place(a.one.title) - place(b.one.title));
  const runs = runsOf(ordered);
  if (members.every(({ one, name }) => name === one.title.word)) {
    const long = runs.filter(({ length }) => length >= MIN_EPISODES);
    return long.flatMap((run) => {
      const rise = longestRise(run);
      const least = long.length > 1 ? LEAST_OF_RUNS : MIN_EPISODES;
      return rise.length >= Math.max(run.length * RISING_ALONE, least) && isSeries(rise) ? [rise] : [];
    });
  }
  if (isSeries(ordered)) return [ordered];
  // What runs under the channel's own name is not one thing.
  const seasons = isOwn ? null : withYears(runs);
  return seasons && isSeries(seasons) ? [seasons] : [];
}

/** Split where the numbers begin anew. */
function runsOf(ordered: Members): Members[] {
  const runs: Members[] = [];
  let highest = 0;
  for (const member of ordered) {
    const { season, episode } = member.one.title;
    const run = runs.at(-1);
    if (
      !run ||
      (season === null && episode <= BEGINNING && highest >= BEGINNING + 1 && run.length >= MIN_EPISODES)
    ) {
      runs.push([member]);
      highest = episode;
    } else {
      run.push(member);
      highest = Math.max(highest, episode);
    }
  }
  return runs;
}

/** Runs as seasons, by their years; null where two begin in one year: they are different things. */
function withYears(runs: Members[]): Members | null {
  const years = runs.map(([first]) => new Date(first?.one.at ?? 0).getUTCFullYear());
  if (
    runs.length < 2 ||
    runs.some(({ length }) => length < MIN_EPISODES) ||
    new Set(years).size < runs.length
  )
    return null;
  return runs.flatMap((run, at) =>
    run.map(({ one, name }) => ({
      name,
      one: { ...one, title: { ...one.title, season: years[at] ?? null } },
    })),
  );
}

/** The most members, of those ordered by time, whose numbers rise, each to another. */
function longestRise(ordered: Members): Members {
  const ends: { value: number; at: number }[] = [];
  const before: (number | undefined)[] = [];
  for (const [at, { one }] of ordered.entries()) {
    const value = place(one.title);
    let length = ends.length;
    while (length > 0 && (ends[length - 1]?.value ?? 0) >= value) length -= 1;
    before.push(ends[length - 1]?.at);
    ends[length] = { value, at };
  }
  const rise: Members = [];
  for (let at = ends.at(-1)?.at; at !== undefined; at = before[at]) rise.push(...ordered.slice(at, at + 1));
  return rise.reverse();
}

/** Numbers that hardly repeat, and mostly rise with time. */
function isSeries(ordered: Members): boolean {
  const places = ordered.map(({ one }) => place(one.title));
  const distinct = new Set(places).size;
  if (distinct < MIN_EPISODES || distinct < places.length * DISTINCT_SHARE) return false;
  const rising = places.filter((one, at) => at > 0 && one > (places[at - 1] ?? 0)).length;
  return rising >= (places.length - 1) * RISING_SHARE;
}

export const place = ({ season, episode }: EpisodeNumber) => (season ?? 0) * 10_000 + episode;
