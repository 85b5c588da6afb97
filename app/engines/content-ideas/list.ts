import { countedLast } from "../../model/channel";
import { kindsOf, USUAL_UPLOADS } from "../growth";
import { type ChannelPast, readPast } from "../ideas";
import { type Frame, findFrames } from "../titles";
import { filledIdeas } from "./fill";
import { formatIdeas } from "./formats";
import { gapIdeasOf } from "./gaps";
import { gapIdeas, requestedIdeas, seasonIdeas } from "./given";
import { gridIdeas } from "./grid";
import { guestIdeas } from "./guests";
import { type Bar, HIGH_BAR, hitIdeas, LAST_BAR, LOW_BAR, subjectIdeas } from "./hits";
import { distinct, judge } from "./judge";
import { type Labels, labelOf, readLabels } from "./labels";
import { isPersonal, titleTagger } from "./nouns";
import { editionIdeas, readSeries, seriesIdeas } from "./own";
import { firstParts, madeBefore, type OwnUpload, readOwn, subjectWriter } from "./own-uploads";
import { isPart, isRecurring, type Phrases, type Place, readPhrases } from "./phrases";
import { slotWriter } from "./slots";
import { chooseIdeas, isAlone, isBare, LEAST_CHANCE, MOST_LISTED } from "./spread";
import { areEnglish, readSubjects } from "./subjects";
import type { Candidate, ContentIdea, IdeaList, IdeaSources } from "./types";

/** So many candidates are judged. */
const MOST_JUDGED = 200;
/** With fewer titles, what paid less counts, too, and at last what about as likely stays below the usual; else it comes last. */
const ENOUGH = 10;
const LAST_CHANCE = 0.4;

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
  return past.earlier.uploads.length < USUAL_UPLOADS
    ? []
    : chooseIdeasFor(past, readCandidates(past, sources, now));
}

/** What could be made next, whatever its chance: each list once, without doubles. */
interface Candidates {
  own: OwnUpload[];
  first: Candidate[];
  /** What a lower bar finds among the channel's own uploads. */
  more(bar: Bar): Candidate[];
}

/** The first half of `ideasOf`: the same for a past of the same uploads, whatever words do. */
export function readCandidates(past: ChannelPast, sources: IdeaSources, now: number): Candidates {
  const own = readOwn(past);
  const phrases = readPhrases(own);
  const tag = titleTagger();
  const subjects = readSubjects(phrases, own, sources.channel.name, tag);
  const parted = readPhrases([...own, ...firstParts(own)]);
  const isEnglish = areEnglish(own);
  const isMade = madeBefore(own);
  const labels = readLabels(own);
  const frames = findFrames(own);
  const writeFramed = slotWriter(parted, { tag, isEnglish, isMade, now });
  const write = titleWriter({ labels, frames, phrases, writeFramed });
  const series = readSeries(sources.channel.uploads, sources.channel.name);
  const ownIdeas = (bar: Bar) => [
    ...guestIdeas(own, now, bar),
    ...formatIdeas(own, sources.channel.name, now, bar),
    ...gapIdeasOf(own, now, bar),
    ...[
      ...seriesIdeas(series, now, bar),
      ...gridIdeas(own, now, bar),
      ...hitIdeas(subjects, own, labels, now, bar),
      ...subjectIdeas(subjects, own, now, bar),
    ].map(write),
  ];
  const hits = ownIdeas(HIGH_BAR);
  const known = new Set([
    ...subjects.map(({ key }) => key),
    ...hits.flatMap(({ title, subject }) => (title === null ? subject.toLowerCase() : [])),
  ]);
  const first = [
    ...requestedIdeas(sources.comments ?? []),
    ...seasonIdeas(sources.seasons ?? [], own, frames),
    ...gapIdeas(sources.watched ?? [], own, frames),
    ...editionIdeas(own, now),
    ...filledIdeas(parted, known, now).filter(({ text }) => !isMade(text, true)),
    ...hits,
  ];
  const found = new Map<Bar, Candidate[]>();
  return {
    own,
    first: distinct(first, own),
    more(bar) {
      const known = found.get(bar) ?? distinct(ownIdeas(bar), own);
      found.set(bar, known);
      return known;
    },
  };
}

/** The second half of `ideasOf`. */
export function chooseIdeasFor(past: ChannelPast, { own, first, more }: Candidates): ContentIdea[] {
  const writeAlone = subjectWriter(own);
  const asked = new Set<string>();
  const used = new Map<string, number>();
  const judged: ContentIdea[] = [];
  let left = MOST_JUDGED;
  const judgeMore = (candidates: readonly Candidate[], least: number) => {
    const added = candidates.filter(({ text }) => !asked.has(text));
    for (const one of added) {
      left -= 1 + (one.titles?.length ?? 0);
      if (left < 0) break;
      asked.add(one.text);
      judged.push(judge(one, past, { writeAlone, least, used }));
    }
    return chooseIdeas(judged, least);
  };
  const ideas = judgeMore(first, LEAST_CHANCE);
  const lower = judgeMore(more(LOW_BAR), LEAST_CHANCE);
  const last = judgeMore(more(LAST_BAR), LAST_CHANCE);
  if (areEnough(ideas)) return withMore(ideas, last);
  return withMore(areEnough(lower) ? lower : last.slice(0, Math.max(ENOUGH, lower.length)), last);
}

/** A list with what others there are behind it, and at the end the subjects that stand alone. */
function withMore(ideas: readonly ContentIdea[], others: readonly ContentIdea[]): ContentIdea[] {
  const known = new Set(ideas.flatMap(({ key, title }) => [key, ...(title === null ? [] : [title])]));
  const isKnown = ({ key, title }: ContentIdea) => known.has(key) || (title !== null && known.has(title));
  return [...ideas, ...others.filter((idea) => !isKnown(idea))]
    .toSorted((a, b) => Number(isBare(a)) - Number(isBare(b)))
    .slice(0, MOST_LISTED);
}

/** A subject alone says little: it does not count. */
const areEnough = (ideas: readonly ContentIdea[]) => ideas.filter((idea) => !isAlone(idea)).length >= ENOUGH;

const isOfSeries = ({ evidence }: Candidate) => evidence.kind === "uploads" && evidence.basis.of === "series";

/** "Ann Lee: Wool | Late Talk #40": whether somebody's name, as far as a title tells, is a whole part of it. */
const isFeatured = (place: Place) => isPart(place) && isPersonal(place, true);

/** Puts a subject that stands alone into a frame of the channel, else beside the label or the frame that its uploads have. */
function titleWriter({
  labels,
  frames,
  phrases,
  writeFramed,
}: {
  labels: Labels;
  frames: readonly Frame[];
  phrases: Phrases;
  writeFramed: ReturnType<typeof slotWriter>;
}): (candidate: Candidate) => Candidate {
  const taking = frames.find(({ takesAny }) => takesAny)?.text ?? null;
  return (one) => {
    const made = phrases.places.get(one.subject.toLowerCase()) ?? [];
    if (one.title !== null || one.frame !== null || isOfSeries(one)) return one;
    const uploads = [...new Set(made.map(({ upload }) => upload))];
    // Who was in an episode that did well can come again.
    if (!isRecurring(made))
      return made.every(isFeatured) ? { ...one, frame: labelOf(one.subject, uploads, labels, true) } : one;
    const framed = writeFramed(one.subject);
    if (framed) return { ...one, titles: [framed] };
    return { ...one, frame: labelOf(one.subject, uploads, labels) ?? taking };
  };
}
