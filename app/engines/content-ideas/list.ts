import { countedLast } from "../../model/channel";
import { median } from "../../statistics/quantiles";
import { kindsOf, USUAL_UPLOADS } from "../growth";
import { type ChannelPast, chanceOfIdea, type ListedOnChannel, readPast } from "../ideas";
import { colorOf } from "../light";
import { findFrames } from "../titles";
import { filledIdeas } from "./fill";
import { gapIdeas, requestedIdeas, seasonIdeas } from "./given";
import { editionIdeas, seriesIdeas } from "./own";
import {
  evidenceOf,
  firstParts,
  ideaKeys,
  type OwnUpload,
  readOwn,
  subjectWriter,
  wordKeys,
} from "./own-uploads";
import { readPhrases } from "./phrases";
import { HIGH_BAR, hitIdeas, LOW_BAR, readSubjects, subjectIdeas } from "./subjects";
import type { Candidate, ContentIdea, Evidence, IdeaList, IdeaSources } from "./types";

/** So many candidates are judged, and so many ideas listed. */
const MOST_JUDGED = 200;
const MOST_LISTED = 50;
/** With fewer, what paid less is looked at, too. */
const ENOUGH = 10;
/** An idea of the channel's own has at least this chance to beat the usual. */
const LEAST_CHANCE = 0.5;
/** An upload with the subject and so much of the frame is the idea, made already. */
const MADE_SHARE = 0.5;
/** Each idea of the same kind, frame or subject before it brings one down by so much. */
const PER_KIND = 0.04;
const PER_FRAME = 0.1;
/** So many of one frame stand among ten ideas one after another, while there are others, and among all. */
const MOST_TOGETHER = 3;
const TOGETHER = 10;
const MOST_OF_FRAME = 8;
/** Two ideas that share so many of their words are one. */
const SAME_SHARE = 0.7;
const PER_SUBJECT = 0.2;

/**
 * The ideas for a channel's next upload, best first: at most 50, spread over kinds, frames and subjects, of the kind of
 * video that it makes now. The same sources and instant give the same list. No idea is told with fewer than 20 uploads of that kind.
 *
 * @param now milliseconds since 1970
 */
export function listIdeas(sources: IdeaSources, now: number): IdeaList {
  const { comments, watched, seasons, channel } = sources;
  const missing = [
    ...(comments?.length ? [] : ["comments" as const]),
    ...(watched?.length ? [] : ["watched" as const]),
    ...(seasons?.length ? [] : ["seasons" as const]),
  ];
  const asOf = countedLast(channel) ?? new Date(now);
  const past = readPast(channel.uploads, asOf, kindsOf(channel.uploads, asOf).now);
  const isEnough = past !== null && past.earlier.uploads.length >= USUAL_UPLOADS;
  return { isEnough, ideas: isEnough ? ideasOf(past, sources, now) : [], missing };
}

/** The same from a past that is read already. */
export function ideasOf(past: ChannelPast, sources: IdeaSources, now: number): ContentIdea[] {
  if (past.earlier.uploads.length < USUAL_UPLOADS) return [];
  const own = readOwn(past);
  const phrases = readPhrases(own);
  const subjects = readSubjects(phrases, own, sources.channel.name);
  const frames = findFrames(own);
  const hits = hitIdeas(subjects, own, now, HIGH_BAR);
  const known = new Set([
    ...subjects.map(({ key }) => key),
    ...hits.flatMap(({ title, subject }) => (title === null ? subject.toLowerCase() : [])),
  ]);
  const candidates = [
    ...requestedIdeas(sources.comments ?? []),
    ...seasonIdeas(sources.seasons ?? [], own, frames),
    ...gapIdeas(sources.watched ?? [], own, frames),
    ...seriesIdeas(sources.channel.uploads, sources.channel.name, now),
    ...editionIdeas(own, now),
    ...filledIdeas(readPhrases([...own, ...firstParts(own)]), known, now),
    ...hits,
    ...subjectIdeas(subjects, own, now, HIGH_BAR),
  ];
  const first = distinct(candidates, own).slice(0, MOST_JUDGED);
  const judged = judge(first, past, own);
  const ideas = chooseIdeas(judged);
  if (ideas.length >= ENOUGH) return ideas;
  const isJudged = new Set(first.map(({ text }) => text));
  const more = [...hitIdeas(subjects, own, now, LOW_BAR), ...subjectIdeas(subjects, own, now, LOW_BAR)];
  const added = distinct(more, own).filter(({ text }) => !isJudged.has(text));
  return chooseIdeas([...judged, ...judge(added.slice(0, MOST_JUDGED - first.length), past, own)]);
}

/** Those worth making, one of each subject and in their order: a weak title never stands in for a viewers' request. */
export const chooseIdeas = (judged: readonly ContentIdea[]): ContentIdea[] =>
  spread(onePerSubject(judged.filter(isWorthMaking)));

/** What came from the channel itself is offered if it likely beats the usual; what others ask or have, unless it is red. */
function isWorthMaking({ kind, chance, color }: ContentIdea): boolean {
  const isGiven = kind === "request" || kind === "gap" || kind === "season";
  return color !== "red" && (isGiven || chance >= LEAST_CHANCE);
}

/** Without those that say the same as one before them, or that were made: an upload has the subject and most of the frame. */
function distinct(candidates: readonly Candidate[], own: readonly OwnUpload[]): Candidate[] {
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
  return candidates.filter(({ text, title, subject, frame }) => {
    const key = ideaKeys(text).toSorted().join(" ");
    if (key === "" || seen.has(key)) return false;
    seen.add(key);
    // A subject alone stands in its uploads' titles; an episode and an edition differ by their number.
    return title === null || frame === null || !isMade(subject, frame);
  });
}

function judge(
  candidates: readonly Candidate[],
  past: ChannelPast,
  own: readonly OwnUpload[],
): ContentIdea[] {
  const writeAlone = subjectWriter(own);
  return candidates.map(({ text: _, ...idea }) => {
    const subject = idea.title === null ? writeAlone(idea.subject) : idea.subject;
    // As it is shown: its light is asked with it.
    const { chance, similar, ...leaning } = chanceOfIdea(idea.title ?? subject, past);
    const evidence = asInLight(idea.evidence, similar, past);
    return { ...idea, key: keyOf(idea), chance, color: colorOf(leaning), subject, evidence };
  });
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

/** Each subject once: its best title, else the subject itself. */
function onePerSubject(ideas: readonly ContentIdea[]): ContentIdea[] {
  const best = ideas.toSorted(
    (a, b) => Number(a.title === null) - Number(b.title === null) || b.chance - a.chance,
  );
  const subjectOf = ({ subject }: ContentIdea) => ideaKeys(subject).toSorted().join(" ");
  return [...new Map(best.toReversed().map((idea) => [subjectOf(idea), idea])).values()];
}

/** By what it is about and how: its number, its year and its kind change, and it stays the same from day to day. */
function keyOf({ subject, frame }: Pick<ContentIdea, "subject" | "frame">): string {
  const words = ideaKeys(subject).toSorted().join("-");
  return [words, ...(frame === null ? [] : [ideaKeys(frame).toSorted().join("-")])].join(":");
}

/**
 * Green lights first, then best first, each brought down by how many like it stand before it; a subject that is part of one
 * before it is left out.
 */
function spread(ideas: readonly ContentIdea[]): ContentIdea[] {
  const rest = ideas.toSorted((a, b) => b.chance - a.chance || (a.key < b.key ? -1 : 1));
  const times = new Map<string, number>();
  const marksOf = ({ kind, frame, subject }: ContentIdea): [mark: string, weight: number][] => [
    [`kind ${kind}`, PER_KIND],
    [`frame ${frame ?? subject}`, PER_FRAME],
    ...ideaKeys(subject).map((key): [string, number] => [`subject ${key}`, PER_SUBJECT]),
  ];
  const frameOf = ({ frame, subject }: ContentIdea) => frame ?? subject;
  const worth = (idea: ContentIdea) =>
    marksOf(idea).reduce((value, [mark, weight]) => value - weight * (times.get(mark) ?? 0), idea.chance);
  const listed: ContentIdea[] = [];
  const subjects: Set<string>[] = [];
  const words: Set<string>[] = [];
  while (rest.length > 0 && listed.length < MOST_LISTED) {
    const near = listed.slice(1 - TOGETHER).map(frameOf);
    const isFull = (idea: ContentIdea) =>
      near.filter((frame) => frame === frameOf(idea)).length >= MOST_TOGETHER;
    const values = rest.map((idea) => worth(idea) - Number(isFull(idea)));
    const at = values.indexOf(Math.max(...values));
    const [best] = rest.splice(at, 1);
    if (!best) break;
    if (listed.filter((idea) => frameOf(idea) === frameOf(best)).length >= MOST_OF_FRAME) continue;
    const keys = ideaKeys(best.subject);
    const own = wordsOf(best.title ?? best.subject);
    const isWithinOne = subjects.some((one) => isWithin(keys, one) || isWithin([...one], new Set(keys)));
    if (best.title === null ? isWithinOne : words.some((one) => sharedOf(one, own) >= SAME_SHARE)) continue;
    subjects.push(new Set(keys));
    words.push(own);
    listed.push(best);
    for (const [mark] of marksOf(best)) times.set(mark, (times.get(mark) ?? 0) + 1);
  }
  const isGreen = ({ color }: ContentIdea) => color === "green";
  return [...listed.filter(isGreen), ...listed.filter((idea) => !isGreen(idea))];
}

/** Without numbers, which an edition and an episode change. */
function wordsOf(text: string): Set<string> {
  const keys = ideaKeys(text);
  const words = keys.filter((key) => !/^\p{N}+$/u.test(key));
  return new Set(words.length > 0 ? words : keys);
}

/** Of the words of the longer one. */
const sharedOf = (one: ReadonlySet<string>, other: ReadonlySet<string>) =>
  [...one].filter((key) => other.has(key)).length / Math.max(one.size, other.size, 1);

const isWithin = (keys: readonly string[], others: ReadonlySet<string>) =>
  keys.every((key) => others.has(key));
