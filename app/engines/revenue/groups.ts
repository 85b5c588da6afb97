import { comparedKind, type MeasuredUpload, type UploadKind } from "../../model/upload";
import { MONTHS } from "../../numbers/days";
import { readIdeaWords, titleTerms } from "../ideas";
import { findSeries } from "../series";
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

/** The groups of uploads that are looked at: by format among all, by all else among videos of one format. */
export function groupUploads(uploads: MeasuredUpload[], channel: string): RevenueGroup[] {
  const places = uploads.map((_, at) => at);
  const kinds = uploads.map(comparedKind);
  const longs = places.filter((at) => kinds[at] === "long");
  const shorts = places.filter((at) => kinds[at] === "short");
  const found: RevenueGroup[] = [];
  if (longs.length >= LEAST_SHOWN && shorts.length >= LEAST_SHOWN) {
    found.push({ dimension: "format", of: null, name: "long", members: longs, others: shorts });
    found.push({ dimension: "format", of: null, name: "short", members: shorts, others: longs });
  }
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
          const members = byName.get(name);
          if (members) members.push(at);
          else byName.set(name, [at]);
        }
      }
      found.push(...largest(byName, known, dimension).map((group) => ({ dimension, of, ...group })));
    }
  }
  return found;
}

/** Of a dimension that splits all videos, all parts; else the largest groups, and of those with the same videos one. */
function largest(byName: Map<string, number[]>, known: number[], dimension: Dimension) {
  const isSplit = dimension === "length" || dimension === "season";
  const seen = new Set<string>();
  return [...byName]
    .filter(([, { length }]) => length >= LEAST_SHOWN && (isSplit || length <= known.length * MOST_SHARE))
    .sort(([one, a], [other, b]) => b.length - a.length || (one < other ? -1 : 1))
    .filter(([, members]) => {
      const key = members.join();
      return !seen.has(key) && seen.add(key);
    })
    .slice(0, MOST_GROUPS)
    .map(([name, members]) => {
      const own = new Set(members);
      return { name, members, others: known.filter((at) => !own.has(at)) };
    });
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

/** On which side of 8 minutes a length lies. */
export function lengthName(durationSeconds: number): "8 minutes or longer" | "under 8 minutes" {
  return durationSeconds >= LONG_SECONDS ? "8 minutes or longer" : "under 8 minutes";
}

const dayOf = (upload: MeasuredUpload | undefined) => upload?.publishedAt ?? "";
