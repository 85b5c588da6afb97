import { type PastUpload, UPLOAD_KINDS, type UploadKind } from "../../model/upload";
import { LEAST_OF_KIND, selectUploads, type UsableUpload } from "../growth";
import { type KeptPast, packPast, recallPast } from "./kept-past";
import { type ChannelPast, fitPast, usableKind } from "./past";

/** The pasts read last, by what they were read from: reading one takes a hundred times as long as judging an idea by it. */
const lastRead = new Map<string, ChannelPast>();
/** Each takes some megabytes of the 128 that a Worker has. */
const MOST_READ = 3;

/** A text that differs where one of the uploads does (FNV-1a over titles, dates and views), with their kind and the instant. */
function fingerprint(usable: UsableUpload[], asOf: Date): string {
  let [one, other] = [0x811c9dc5, 0x1234567];
  for (const { upload, day } of usable) {
    const { title } = upload;
    // Two letters at once: a title is some thirty steps.
    for (let at = 0; at < title.length; at += 2) {
      one = Math.imul(one ^ title.charCodeAt(at) ^ (title.charCodeAt(at + 1) << 16), 0x01000193);
    }
    other = Math.imul(other ^ upload.views ^ Math.round(day * 1440), 0x01000193);
    one = Math.imul(one ^ other, 0x01000193);
  }
  return `${usableKind(usable)} ${usable.length} ${one} ${other} ${asOf.getTime()}`;
}

/**
 * Reads a channel's uploads of one kind. Undated uploads and those under three days or without a view are not used. The
 * same uploads are read once: the last three channels are kept.
 *
 * @returns null with fewer than five usable long videos, or 20 Shorts
 */
export function readPast(uploads: PastUpload[], asOf: Date, kind: UploadKind = "long"): ChannelPast | null {
  const { usable } = selectUploads(uploads, asOf, kind);
  return usable.length < LEAST_OF_KIND[kind] ? null : readUsable(usable, asOf);
}

/** The past of uploads of one kind that are selected already, read once. */
export function readUsable(usable: UsableUpload[], asOf: Date): ChannelPast {
  const key = fingerprint(usable, asOf);
  const past = lastRead.get(key) ?? recallPast(usable, offered.get(key)) ?? fitPast(usable);
  lastRead.delete(key);
  lastRead.set(key, past);
  const [oldest] = lastRead.keys();
  if (lastRead.size > MOST_READ && oldest !== undefined) lastRead.delete(oldest);
  return past;
}

/** Kept pasts of channels read lately, by what they were worked out from. */
const offered = new Map<string, KeptPast>();
const MOST_OFFERED = 2 * MOST_READ;

/** A past of each kind of video that a channel has enough of, by its fingerprint. */
export type KeptPasts = [fingerprint: string, past: KeptPast][];

/** What is worked out once of a channel's uploads, to be kept with them: `offerPasts` takes it back. */
export function keepPasts(uploads: PastUpload[], asOf: Date): KeptPasts {
  return UPLOAD_KINDS.flatMap((kind): KeptPasts => {
    const { usable } = selectUploads(uploads, asOf, kind);
    if (usable.length < LEAST_OF_KIND[kind]) return [];
    return [[fingerprint(usable, asOf), packPast(readUsable(usable, asOf))]];
  });
}

/**
 * Takes what was kept of a channel, so that reading the same uploads as of the same instant costs little. Of others it
 * says nothing, and is not used. Only what these very engines kept may be offered.
 */
export function offerPasts(pasts: KeptPasts): void {
  for (const [key, kept] of pasts) {
    offered.delete(key);
    offered.set(key, kept);
    const [oldest] = offered.keys();
    if (offered.size > MOST_OFFERED && oldest !== undefined) offered.delete(oldest);
  }
}
