import { countedLast } from "../../model/channel";
import { kindsOf, USUAL_UPLOADS } from "../growth";
import { type ChannelPast, readPast } from "../ideas";
import { findFrames } from "../titles";
import { filledIdeas } from "./fill";
import { formWriter } from "./forms";
import { gapIdeas, requestedIdeas, seasonIdeas } from "./given";
import { type Bar, HIGH_BAR, hitIdeas, LAST_BAR, LOW_BAR, subjectIdeas } from "./hits";
import { distinct, judge } from "./judge";
import { titleTagger } from "./nouns";
import { editionIdeas, seriesIdeas } from "./own";
import { firstParts, type OwnUpload, readOwn, subjectWriter } from "./own-uploads";
import { type Phrases, readPhrases } from "./phrases";
import { languageOf } from "./sequels";
import { slotWriter } from "./slots";
import { chooseIdeas, LEAST_CHANCE } from "./spread";
import { areEnglish, readSubjects } from "./subjects";
import type { Candidate, ContentIdea, IdeaList, IdeaSources, Titled } from "./types";

/** So many candidates are judged. */
const MOST_JUDGED = 200;
/** With fewer, what paid less is looked at, too, and at last what about as likely stays below the usual. */
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
  if (past.earlier.uploads.length < USUAL_UPLOADS) return [];
  const own = readOwn(past);
  const phrases = readPhrases(own);
  const tag = titleTagger();
  const subjects = readSubjects(phrases, own, sources.channel.name, tag);
  const parted = readPhrases([...own, ...firstParts(own)]);
  const isEnglish = areEnglish(own);
  const write = titleWriter(own, { phrases, parted, isEnglish, tag, now });
  const ownIdeas = (bar: Bar) =>
    [...hitIdeas(subjects, own, now, bar), ...subjectIdeas(subjects, own, now, bar)].map(write);
  const hits = ownIdeas(HIGH_BAR);
  const known = new Set([
    ...subjects.map(({ key }) => key),
    ...hits.flatMap(({ title, subject }) => (title === null ? subject.toLowerCase() : [])),
  ]);
  const frames = findFrames(own);
  const first = [
    ...requestedIdeas(sources.comments ?? []),
    ...seasonIdeas(sources.seasons ?? [], own, frames),
    ...gapIdeas(sources.watched ?? [], own, frames),
    ...seriesIdeas(sources.channel.uploads, sources.channel.name, now),
    ...editionIdeas(own, now),
    ...filledIdeas(parted, known, now),
    ...hits,
  ];

  const writeAlone = subjectWriter(own);
  const asked = new Set<string>();
  const used = new Map<string, number>();
  const judged: ContentIdea[] = [];
  let left = MOST_JUDGED;
  const judgeMore = (candidates: readonly Candidate[], least: number) => {
    const added = distinct(candidates, own).filter(({ text }) => !asked.has(text));
    for (const one of added) {
      left -= 1 + (one.titles?.length ?? 0);
      if (left < 0) break;
      asked.add(one.text);
      judged.push(judge(one, past, { writeAlone, least, used }));
    }
    return chooseIdeas(judged, least);
  };
  const ideas = judgeMore(first, LEAST_CHANCE);
  if (ideas.length >= ENOUGH) return ideas;
  const more = judgeMore(ownIdeas(LOW_BAR), LEAST_CHANCE);
  return more.length >= ENOUGH ? more : judgeMore(ownIdeas(LAST_BAR), LAST_CHANCE).slice(0, ENOUGH);
}

/** Adds to a subject that stands alone the titles it could have: in a frame of the channel, else in a form of its niche. */
function titleWriter(
  own: readonly OwnUpload[],
  {
    phrases,
    parted,
    isEnglish,
    tag,
    now,
  }: {
    phrases: Phrases;
    /** Of the first parts of titles, too. */
    parted: Phrases;
    isEnglish: boolean;
    tag: ReturnType<typeof titleTagger>;
    now: number;
  },
): (candidate: Candidate) => Candidate {
  const writeFramed = slotWriter(parted, { own, tag, isEnglish, now });
  const writeFormed = formWriter(own, { isEnglish, language: languageOf(own), now });
  const titlesOf = (subject: string): Titled[] => {
    const framed = writeFramed(subject);
    return framed ? [framed] : writeFormed(subject, phrases.places.get(subject.toLowerCase()) ?? []);
  };
  return (one) =>
    one.title === null && one.frame === null ? { ...one, titles: titlesOf(one.subject) } : one;
}
