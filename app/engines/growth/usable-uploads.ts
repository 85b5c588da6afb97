import { comparedKind, type PastUpload, UPLOAD_KINDS, type UploadKind } from "../../model/upload";
import { DAY_MS } from "../../numbers/days";
import { ageInDays, growthShare, HORIZON_DAYS } from "./baseline";

/** An upload a forecast may use, its views brought to the age that forecasts are for. */
export interface UsableUpload {
  upload: PastUpload;
  /** Days since 1970, with their fraction. */
  day: number;
  ageDays: number;
  /** log10 of the views at 30 days. */
  logViews: number;
}

/** Fewer uploads than this show neither a level nor a spread, and are refused. */
export const MIN_UPLOADS = 5;

/** What a channel usually gets is the median of its last so many uploads of a kind, or of at least MIN_UPLOADS. */
export const USUAL_UPLOADS = 20;

/**
 * Younger uploads are excluded: brought to 30 days by the growth curve, the views of a video's first hours say
 * little (a typical video strays from the curve by a factor of two over a year: docs/evaluation.md).
 */
export const MIN_AGE_DAYS = 3;

/** log10 of how many times its views at 30 days a video has at an age, by the growth curve. */
export function logGrowth(ageDays: number): number {
  return Math.log10(growthShare(ageDays) / growthShare(HORIZON_DAYS));
}

/**
 * A kind is judged from so many usable uploads on: Shorts were measured with 20 before them, of long videos fewer tell
 * enough (docs/evaluation/light.md).
 */
export const LEAST_OF_KIND: Record<UploadKind, number> = { long: MIN_UPLOADS, short: 20 };

/** Why an upload is excluded. */
export type Exclusion = "other-kind" | "no-date" | "future" | "young" | "no-views";

/**
 * The uploads of one kind that can be compared, oldest first, and how many were excluded and why: those of the other kind
 * (a Short has 180 s or less, if the length is known), dates that cannot be read or lie after `asOf`, uploads younger
 * than three days, and those without a view (0, or not a number).
 */
export function selectUploads(
  uploads: PastUpload[],
  asOf: Date,
  kind: UploadKind = "long",
): { usable: UsableUpload[]; excluded: Record<Exclusion, number> } {
  const excluded: Record<Exclusion, number> = {
    "other-kind": 0,
    "no-date": 0,
    future: 0,
    young: 0,
    "no-views": 0,
  };
  const usable: UsableUpload[] = [];
  const instants = instantsOf(uploads);
  for (const [place, upload] of uploads.entries()) {
    const at = instants[place] ?? Number.NaN;
    const ageDays = ageInDays(at, asOf);
    const why = exclusionOf(upload, at, ageDays, kind);
    if (why) excluded[why] += 1;
    else if (ageDays !== null) {
      const logViews = Math.log10(upload.views) - logGrowth(ageDays);
      usable.push({ upload, day: at / DAY_MS, ageDays, logViews });
    }
  }
  usable.sort((a, b) => a.day - b.day);
  return { usable, excluded };
}

function exclusionOf(
  upload: PastUpload,
  at: number,
  ageDays: number | null,
  kind: UploadKind,
): Exclusion | null {
  if (Number.isNaN(at)) return "no-date";
  if (ageDays === null) return "future";
  if (comparedKind(upload) !== kind) return "other-kind";
  if (!(upload.views >= 1) || !Number.isFinite(upload.views)) return "no-views";
  return ageDays < MIN_AGE_DAYS ? "young" : null;
}

/** What a channel makes: how many of its uploads are of a kind, and whether these are enough to judge by. */
export interface KindCount {
  kind: UploadKind;
  uploads: number;
  isEnough: boolean;
}

/** What a channel makes now is the kind of most of so many of its newest uploads. */
const NEWEST = 20;

/**
 * The kinds a channel has, long videos first, and the one it is judged by unless its creator chooses: what it makes now,
 * or the other kind where of that alone there are enough.
 */
export function kindsOf(uploads: PastUpload[], asOf: Date): { kinds: KindCount[]; now: UploadKind } {
  const instants = instantsOf(uploads);
  const dated = uploads.map((upload, place) => {
    return { upload, kind: comparedKind(upload), at: instants[place] ?? Number.NaN };
  });
  const kinds = UPLOAD_KINDS.map((kind) => {
    const own = dated.filter((one) => one.kind === kind);
    return { kind, uploads: own.length, isEnough: hasEnough(own, asOf, kind) };
  }).filter((one) => one.uploads > 0);
  const newest = dated
    .filter(({ at }) => at <= asOf.getTime())
    .sort((a, b) => b.at - a.at)
    .slice(0, NEWEST);
  const shorts = newest.filter(({ kind }) => kind === "short").length;
  const made = shorts > newest.length / 2 ? "short" : "long";
  const enough = kinds.filter(({ isEnough }) => isEnough);
  const isJudged = enough.length === 0 || enough.some(({ kind }) => kind === made);
  return { kinds, now: isJudged ? made : (enough[0]?.kind ?? made) };
}

/** Whether enough of a kind's uploads can be compared. */
function hasEnough(own: { upload: PastUpload; at: number }[], asOf: Date, kind: UploadKind): boolean {
  let usable = 0;
  for (const { upload, at } of own) {
    if (!exclusionOf(upload, at, ageInDays(at, asOf), kind)) usable += 1;
    if (usable === LEAST_OF_KIND[kind]) return true;
  }
  return false;
}

const known = new WeakMap<PastUpload[], Float64Array>();

/**
 * When each upload was published, in milliseconds since 1970; NaN for a date that cannot be read. The dates of one list are
 * read once: a channel's kinds and its uploads are asked for one after the other.
 */
function instantsOf(uploads: PastUpload[]): Float64Array {
  const read = known.get(uploads);
  if (read?.length === uploads.length) return read;
  const instants = Float64Array.from(uploads, ({ publishedAt }) =>
    typeof publishedAt === "string" ? Date.parse(publishedAt) : publishedAt.getTime(),
  );
  known.set(uploads, instants);
  return instants;
}

/** An upload by its place in a channel's history, and how many were published before it. */
export interface Place {
  at: number;
  size: number;
}

/** The uploads of at least an age with at least `needs` published before them; those of the same instant do not count. */
export function testPlaces(uploads: UsableUpload[], ageDays: number, needs: number): Place[] {
  let size = 0;
  return uploads.flatMap((upload, at) => {
    if (upload.day !== uploads[size]?.day) size = at;
    return upload.ageDays >= ageDays && size >= needs ? [{ at, size }] : [];
  });
}
