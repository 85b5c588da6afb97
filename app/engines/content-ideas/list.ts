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
import { firstParts, madeBefore, type OwnUpload, readOwn, subjectWriter } from "./own-uploads";
import { type Phrases, readPhrases } from "./phrases";
import { languageOf } from "./sequels";
import { slotWriter } from "./slots";
import { chooseIdeas, isBare, LEAST_CHANCE } from "./spread";
import { areEnglish, readSubjects } from "./subjects";
import type { Candidate, ContentIdea, IdeaList, IdeaSources, Titled } from "./types";
import { versionIdeas } from "./versions";

/** So many candidates are judged. */
const MOST_JUDGED = 200;
/** With fewer titles, what paid less is looked at, too, and at last what about as likely stays below the usual. */
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
  const isMade = madeBefore(own);
  const write = titleWriter(own, { phrases, parted, isEnglish, isMade, tag, now });
  const ownIdeas = (bar: Bar) =>
    [
      ...versionIdeas(own, now, bar),
      ...hitIdeas(subjects, own, now, bar),
      ...subjectIdeas(subjects, own, now, bar),
    ].map(write);
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
    ...filledIdeas(parted, known, now).filter(({ text }) => !isMade(text, true)),
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
  if (areEnough(ideas)) return ideas;
  const more = judgeMore(ownIdeas(LOW_BAR), LEAST_CHANCE);
  if (areEnough(more)) return more;
  return judgeMore(ownIdeas(LAST_BAR), LAST_CHANCE).slice(0, Math.max(ENOUGH, more.length));
}

/** A subject alone says little: it does not count. */
const areEnough = (ideas: readonly ContentIdea[]) => ideas.filter((idea) => !isBare(idea)).length >= ENOUGH;

/** Adds to a subject that stands alone the titles it could have: in a frame of the channel, else in a form of its niche. */
function titleWriter(
  own: readonly OwnUpload[],
  {
    phrases,
    parted,
    isEnglish,
    isMade,
    tag,
    now,
  }: {
    phrases: Phrases;
    /** Of the first parts of titles, too. */
    parted: Phrases;
    isEnglish: boolean;
    isMade: ReturnType<typeof madeBefore>;
    tag: ReturnType<typeof titleTagger>;
    now: number;
  },
): (candidate: Candidate) => Candidate {
  const writeFramed = slotWriter(parted, { tag, isEnglish, isMade, now });
  const writeFormed = formWriter(own, { isEnglish, language: languageOf(own), isMade, now });
  const titlesOf = (subject: string): Titled[] => {
    const framed = writeFramed(subject);
    if (framed) return [framed];
    const whole = own.findLast(({ lower }) => lower === subject.toLowerCase());
    const ofWhole = whole ? [{ upload: whole, from: 0, to: whole.words.length - 1, left: 0, right: 0 }] : [];
    return writeFormed(subject, phrases.places.get(subject.toLowerCase()) ?? ofWhole);
  };
  return (one) =>
    one.title === null && one.frame === null ? { ...one, titles: titlesOf(one.subject) } : one;
}
