import { median } from "../../statistics/quantiles";
import { type ChannelPast, chanceOfIdea, type ListedOnChannel } from "../ideas";
import { colorOf } from "../light";
import { evidenceOf, ideaKeys, type OwnUpload, wordKeys } from "./own-uploads";
import type { Candidate, ContentIdea, Evidence, Titled } from "./types";

/** A form that was taken already goes back by so much each time: forms take turns. */
const PER_USE = 0.1;
/** An upload with the subject and so much of the frame is the idea, made already. */
const MADE_SHARE = 0.5;

/** Without those that say the same as one before them, or that were made: an upload has the subject and most of the frame. */
export function distinct(candidates: readonly Candidate[], own: readonly OwnUpload[]): Candidate[] {
  const made = own.map(({ words }) => new Set(wordKeys(words)));
  const having = Map.groupBy(
    made.flatMap((keys) => [...keys].map((key) => ({ key, keys }))),
    ({ key }) => key,
  );
  const isMade = (subject: string, frame: string) => {
    const [keys, rest] = [ideaKeys(subject), ideaKeys(frame)];
    const [rarest = []] = keys.map((key) => having.get(key) ?? []).sort((a, b) => a.length - b.length);
    return rarest.some(
      (one) =>
        keys.every((key) => one.keys.has(key)) &&
        rest.filter((key) => one.keys.has(key)).length >= MADE_SHARE * rest.length,
    );
  };
  const seen = new Set<string>();
  return candidates.filter(({ text, title, subject, frame, isNew }) => {
    const key = ideaKeys(text).toSorted().join(" ");
    if (key === "" || seen.has(key)) return false;
    seen.add(key);
    // A subject alone stands in its uploads' titles; an episode and an edition differ by their number.
    return title === null || frame === null || isNew || !isMade(subject, frame);
  });
}

/** An idea with its chance as it is shown, for its light is asked with that: of several titles the likeliest, else its subject. */
export function judge(
  { text: _, titles = [], like = null, isNew: __, ...idea }: Candidate,
  past: ChannelPast,
  {
    writeAlone,
    least,
    used,
  }: { writeAlone: (subject: string) => string; least: number; used: Map<string, number> },
): ContentIdea {
  const subject = idea.title === null ? writeAlone(idea.subject) : idea.subject;
  const ask = <Asked extends Pick<ContentIdea, "title" | "frame">>(one: Asked) => ({
    ...one,
    ...chanceOfIdea(one.title ?? subject, past),
  });
  const usedOf = ({ frame }: Titled) => used.get(frame.toLowerCase()) ?? 0;
  const worthOf = (one: Titled & { chance: number }) => one.chance - PER_USE * usedOf(one);
  const [best] = titles
    .map(ask)
    .filter(({ chance }) => chance >= least)
    .toSorted((a, b) => worthOf(b) - worthOf(a));
  if (best) used.set(best.frame.toLowerCase(), usedOf(best) + 1);
  // Where no title is likely enough, its subject and how it could be said stand side by side.
  const [beside] = titles.toSorted((a, b) => usedOf(a) - usedOf(b));
  const { title, frame, chance, similar, ...leaning } =
    best ?? ask({ title: idea.title, frame: beside?.frame ?? idea.frame });
  if (!best && beside) used.set(beside.frame.toLowerCase(), usedOf(beside) + 1);
  const evidence = asInLight(idea.evidence, similar, past);
  // By its subject whatever its title: that may change from day to day.
  return {
    ...{ ...idea, key: keyOf(idea), title, frame, subject, chance, color: colorOf(leaning), evidence },
    like: title === null && frame === null ? like : null,
  };
}

/** A subject's evidence is what its light shows: the uploads most like it. */
function asInLight(
  evidence: Evidence,
  similar: ListedOnChannel["similar"],
  { earlier: { uploads } }: ChannelPast,
): Evidence {
  const multiple = median(similar.map((one) => one.multiple));
  if (evidence.kind !== "uploads" || evidence.basis.of !== "subject" || multiple === null) return evidence;
  const shown = similar.flatMap((one) => {
    const upload = uploads[one.at];
    return upload ? [evidenceOf(upload, one.multiple)] : [];
  });
  return {
    kind: "uploads",
    uploads: shown,
    basis: { of: "alike", count: shown.length, multiple, last: evidence.basis.last },
  };
}

/** By what it is about and how: its number, its year and its kind change, and it stays the same from day to day. */
function keyOf({ subject, frame }: Pick<ContentIdea, "subject" | "frame">): string {
  const words = ideaKeys(subject).toSorted().join("-");
  return [words, ...(frame === null ? [] : [ideaKeys(frame).toSorted().join("-")])].join(":");
}
