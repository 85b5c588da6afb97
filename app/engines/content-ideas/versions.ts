import { DAY_MS } from "../../numbers/days";
import { GAP } from "../titles";
import type { Bar } from "./hits";
import { basisOf, type OwnUpload, told } from "./own-uploads";
import type { Candidate } from "./types";

/** "Artist - Song (Official Video)": what a title is of, and in brackets behind it as what. */
const VERSION = /^(.{4,80}?)(\s?[([][^()[\]]{3,40}[)\]])$/u;
/** A version by its name alone: no place, no day, no guest. */
const NAMED = /^[^\p{N},@/]*$/u;
const GUESTED = /(?<!\p{L})(?:ft|feat|with|at|from|in|on|vs|part|pt)(?!\p{L})/iu;
/** A channel makes a version if so many of its titles are in it, and so many of those are in the hit's version, too. */
const LEAST_MADE = 3;
const LEAST_BOTH = 2;
const MOST_OF_HIT = 2;
/** A song's other versions come out while it is new. */
const NEW_DAYS = 2 * 365;

/**
 * A hit in another version that the channel makes of the same things: "Saint-Tropez (Lyric Video)" after its official
 * video, where other songs have both.
 */
export function versionIdeas(
  own: readonly OwnUpload[],
  now: number,
  { didWell, sequelDays }: Bar,
): Candidate[] {
  const read = own.flatMap((upload) => {
    const [, core, label] = VERSION.exec(upload.title) ?? [];
    if (!core || !label) return [];
    return NAMED.test(label) && !GUESTED.test(label)
      ? [{ upload, core, label, key: core.toLowerCase() }]
      : [];
  });
  const byCore = Map.groupBy(read, ({ key }) => key);
  const byLabel = Map.groupBy(read, ({ label }) => label.toLowerCase());
  const coresOf = (label: string) => new Set((byLabel.get(label.toLowerCase()) ?? []).map(({ key }) => key));
  const labels = [...byLabel.values()].flatMap((made) =>
    made.length >= LEAST_MADE ? (made.at(-1) ?? []) : [],
  );

  // A song's audio that mostly came before its video is no news after it.
  const comesAfter = (label: string, other: string) => {
    const pairs = [...byCore.values()].flatMap((made) => {
      const [first, second] = [other, label].map((one) =>
        made.find((version) => version.label.toLowerCase() === one.toLowerCase()),
      );
      return first && second ? [second.upload.publishedAt > first.upload.publishedAt] : [];
    });
    return pairs.filter((isAfter) => isAfter).length * 2 > pairs.length;
  };

  return read.flatMap(({ upload, core, label, key }): Candidate[] => {
    if (upload.multiple < didWell || now - upload.publishedAt > Math.min(sequelDays, NEW_DAYS) * DAY_MS)
      return [];
    const made = new Set((byCore.get(key) ?? []).map((one) => one.label.toLowerCase()));
    const mine = coresOf(label);
    const best = labels
      .filter((one) => !made.has(one.label.toLowerCase()))
      .map((one) => ({ ...one, both: [...coresOf(one.label)].filter((other) => mine.has(other)).length }))
      .filter((one) => one.both >= LEAST_BOTH && comesAfter(one.label, label))
      .toSorted((a, b) => b.both - a.both)
      .slice(0, MOST_OF_HIT);
    return best.map((one) => {
      const [title, frame] = [`${core}${one.label}`, `${GAP}${one.label}`];
      const evidence = { uploads: [told(upload)], basis: basisOf("upload", [upload]) };
      return {
        kind: "follow-up",
        title,
        subject: core,
        frame,
        text: title,
        evidence: { kind: "uploads", ...evidence },
      };
    });
  });
}
