import { comparedKind, type MeasuredUpload, type UploadKind } from "../../model/upload";
import { MONTHS } from "../../numbers/days";
import { readIdeaWords, titleTerms } from "../ideas";
import { findSeries, isOwnName, nameKey } from "../series";
import { framesOf } from "../titles";

/**
 * What videos are grouped by. `format`: Shorts and long videos. `length`: from 8 minutes on YouTube may show ads within the
 * video. `season`: the quarter of the year in which a video came out.
 */
export const DIMENSIONS = ["format", "length", "kind", "subject", "series", "frame", "season"] as const;
export type Dimension = (typeof DIMENSIONS)[number];

/** From here on a video may carry mid-roll ads (YouTube Help, "Manage mid-roll ad breaks in long videos"). */
export const LONG_SECONDS = 8 * 60;

/** Videos that have something in common, among those they are compared with; both by their places. */
export interface RevenueGroup {
  dimension: Dimension;
  /** Which videos it is among; null for all. */
  of: UploadKind | null;
  name: string;
  members: number[];
  others: number[];
}

/** A group with fewer is not shown. */
const LEAST_SHOWN = 3;
/** So many groups of a dimension are looked at, the largest: more would only make the test harder to pass. */
const MOST_GROUPS = 12;
/** What most videos share says what the channel is about. */
const MOST_SHARE = 0.6;
/** Kinds are read from the titles of so many of the newest: each takes most of a millisecond. */
const MOST_KINDS = 500;
/** A word tells a subject from here on (`titleTerms`, 0 to 1). */
const TELLS = 0.9;

/** All names that uploads have in a dimension, however few share them, among those that one is known of. */
export interface NamedUploads extends Pick<RevenueGroup, "dimension" | "of"> {
  byName: Map<string, number[]>;
  known: number[];
}

/** What uploads are called: by format among all, by all else among videos of one format. */
export function nameUploads(uploads: MeasuredUpload[], channel: string): NamedUploads[] {
  const places = uploads.map((_, at) => at);
  const kinds = uploads.map(comparedKind);
  const longs = places.filter((at) => kinds[at] === "long");
  const shorts = places.filter((at) => kinds[at] === "short");
  const formats = new Map<string, number[]>([
    ["long", longs],
    ["short", shorts],
  ]);
  const named: NamedUploads[] = [{ dimension: "format", of: null, byName: formats, known: places }];
  for (const [of, among] of [["long", longs] as const, ["short", shorts] as const]) {
    const namesOf = namesIn(uploads, among, channel);
    for (const dimension of DIMENSIONS) {
      const byName = new Map<string, number[]>();
      const known: number[] = [];
      for (const at of among) {
        const names = namesOf[dimension]?.(at) ?? null;
        if (names === null) continue;
        known.push(at);
        for (const name of names) {
          if (!saysWhat(name, channel)) continue;
          const members = byName.get(name);
          if (members) members.push(at);
          else byName.set(name, [at]);
        }
      }
      named.push({ dimension, of, byName, known });
    }
  }
  return named;
}

/** The groups of uploads that are looked at. */
export function groupUploads(named: NamedUploads[]): RevenueGroup[] {
  return named.flatMap(({ dimension, of, byName, known }) => {
    if (dimension === "format" && [...byName.values()].some(({ length }) => length < LEAST_SHOWN)) return [];
    return largest(byName, known, dimension).map((name) => ({
      ...{ dimension, of, name },
      ...sidesOf(named, { dimension, of, name }),
    }));
  });
}

/** The uploads of a name, and those it is compared with; both empty where nothing is known of its dimension. */
export function sidesOf(
  named: NamedUploads[],
  { dimension, of, name }: Pick<RevenueGroup, "dimension" | "of" | "name">,
): Pick<RevenueGroup, "members" | "others"> {
  const own = named.find((one) => one.dimension === dimension && one.of === of);
  const members = own?.byName.get(name) ?? [];
  const inside = new Set(members);
  return { members, others: own?.known.filter((at) => !inside.has(at)) ?? [] };
}

/** Of a dimension that splits all videos, all parts; else the largest groups, and of those with the same videos one. */
function largest(byName: Map<string, number[]>, known: number[], dimension: Dimension): string[] {
  const isSplit = dimension === "format" || dimension === "length" || dimension === "season";
  const seen = new Set<string>();
  return [...byName]
    .filter(([, { length }]) => length >= LEAST_SHOWN && (isSplit || length <= known.length * MOST_SHARE))
    .sort(([one, a], [other, b]) => b.length - a.length || (one < other ? -1 : 1))
    .filter(([, members]) => {
      const key = members.join();
      return !seen.has(key) && seen.add(key);
    })
    .slice(0, MOST_GROUPS)
    .map(([name]) => name);
}

/** Whether a name says what a video is: a sign alone, the channel's name or another of a broadcaster ("LoafTV") does not. */
function saysWhat(name: string, channel: string): boolean {
  return /[\p{L}\p{N}]/u.test(name) && !/^\p{L}+TV$/u.test(name) && !isOwnName(nameKey(name), channel);
}

type NamesOf = { [By in Dimension]?: (at: number) => Iterable<string> | null };

/** What each upload is called in each dimension; null where it cannot be told. */
function namesIn(uploads: MeasuredUpload[], among: number[], channel: string): NamesOf {
  const newest = new Set(
    among
      .toSorted((one, other) => (dayOf(uploads[one]) < dayOf(uploads[other]) ? 1 : -1))
      .slice(0, MOST_KINDS),
  );
  const titleOf = (at: number) => uploads[at]?.title ?? "";
  const series = new Map(
    findSeries(
      among.flatMap((at) => uploads[at] ?? []),
      channel,
    ).flatMap(({ key, name, isNamed, episodes }) =>
      isNamed ? episodes.map(({ upload }) => [upload, name ?? key] as const) : [],
    ),
  );
  const known: Parameters<typeof titleTerms>[1] = new Map();
  return {
    length(at) {
      const { durationSeconds = null } = uploads[at] ?? {};
      if (durationSeconds === null) return null;
      return comparedKind({ durationSeconds }) === "short" ? [] : [lengthName(durationSeconds)];
    },
    season(at) {
      const month = new Date(uploads[at]?.publishedAt ?? "").getUTCMonth();
      const first = MONTHS[month - (month % 3)];
      return first ? [`${first} to ${MONTHS[month - (month % 3) + 2]}`] : null;
    },
    kind: (at) => (newest.has(at) ? readIdeaWords(titleOf(at)).kinds : null),
    series(at) {
      const name = uploads[at] && series.get(uploads[at]);
      return name === undefined ? [] : [name];
    },
    frame: (at) => framesOf(titleOf(at)).keys(),
    subject: (at) =>
      [...titleTerms(titleOf(at), known)].flatMap(([term, { tells }]) => (tells >= TELLS ? [term] : [])),
  };
}

export const LENGTH_NAMES = ["8 minutes or longer", "under 8 minutes"] as const;

/** On which side of 8 minutes a length lies. */
export function lengthName(durationSeconds: number): (typeof LENGTH_NAMES)[number] {
  return LENGTH_NAMES[durationSeconds >= LONG_SECONDS ? 0 : 1];
}

const dayOf = (upload: MeasuredUpload | undefined) => upload?.publishedAt ?? "";
