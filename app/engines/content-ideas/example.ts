import { DAY_MS } from "../../numbers/days";
import { readIdeaWords } from "../ideas";
import { BEGINS, ENDS, EXPLAINS, INTRODUCES } from "./introduced";
import { isPersonal, isSpeaker, PROFESSION } from "./nouns";
import type { OwnUpload } from "./own-uploads";
import { isCounted, isEdge, type Place, partsOf, phraseOf } from "./phrases";
import { FAST, LESSONS } from "./sequels";
import { isQualified } from "./subjects";

const NEWEST = 3;
const YEAR = /20\p{N}\p{N}/u;
/** The channel came back to a subject if its first and last upload on it are so many days apart. */
const BACK_DAYS = 60;
/** What was made within so many days is no news. */
const RECENT_DAYS = 22;
/** What one title alone teaches is taught anew after so many days; a hit on what changes fast is followed after so many. */
const AGED_DAYS = 365;
const FOLLOWED_DAYS = 45;
/** What a title names as its topic is gone on with within so many days, if it got so many times what uploads around it did. */
const TOPIC_DAYS = 900;
const HIT = 1.5;

/**
 * The channel's own title to go by for another video on a subject: the best of its newest uploads, where the channel came
 * back to the subject, or taught it once and can teach it anew. null where a phrase may be a piece of a name, a moment's, or who
 * was in a video.
 *
 * @param made the subject in its titles, oldest first
 * @param isFast whether a title is of what changes within a year or two
 */
export function exampleOf(
  made: readonly Place[],
  now: number,
  isFast: (title: string) => boolean = isOfFast,
): string | null {
  const last = made.at(-1);
  if (!last || YEAR.test(phraseOf(last)) || made.every(isCounted)) return null;
  if (PROFESSION.test(phraseOf(last).toLowerCase()) || made.every(isQualified)) return null;
  if (made.every(made.length === 1 ? (place) => isPersonal(place) : isSpeaker)) return null;
  const awayDays = (now - last.upload.publishedAt) / DAY_MS;
  if (made.length === 1 && awayDays >= FOLLOWED_DAYS && isOpening(last) && isFast(last.upload.title))
    return last.upload.title;
  if (made.length === 1 && awayDays >= FOLLOWED_DAYS && isTopicOfHit(last, awayDays))
    return last.upload.title;
  if (made.length === 1)
    return awayDays >= AGED_DAYS &&
      !YEAR.test(last.upload.title) &&
      (isExplained(last) || (isTaught(last) && isFast(last.upload.title)))
      ? last.upload.title
      : null;
  const times = made.map(({ upload }) => upload.publishedAt);
  if (awayDays < RECENT_DAYS || Math.max(...times) - Math.min(...times) < BACK_DAYS * DAY_MS) return null;
  if (last.to > last.from && made.every(isQualifying)) return null;
  if (last.to === last.from && made.filter(isBegun).length * 2 < made.length) return null;
  const [best] = made.slice(-NEWEST).toSorted((a, b) => b.upload.multiple - a.upload.multiple);
  return best?.upload.title ?? null;
}

/** "How to find keys on a laptop": what stands behind it is not what is taught. */
const ASIDE = /(?<!\p{L})(?:on|for|from|by|at|with|in|using)\s(?:an?\s|the\s|your\s|only\s)?$/iu;
const OPENS = /[([{"“「【]\s?$/u;
/** Whether a title explains a phrase, as wording says that takes any thing: "How to use flash cards". */
function isExplained(place: Place): boolean {
  const [before, after] = partsOf(place);
  const [isIntroduced, isExplained] = [INTRODUCES.test(before), EXPLAINS.test(after)];
  return (
    (isIntroduced && (isExplained || ENDS.test(after))) ||
    (isExplained && BEGINS.test(before) && !OPENS.test(before))
  );
}

/** Whether a title teaches a thing: of what changes within a year or two it is taught anew. */
function isTaught(place: Place): boolean {
  const [before] = partsOf(place);
  return LESSONS.test(place.upload.title) && !OPENS.test(before) && !ASIDE.test(before);
}

/** Whether a title begins with a phrase: "Microsoft Copilot - …". */
const isOpening = (place: Place) => place.from === 0 && !YEAR.test(place.upload.title);

function isOfFast(title: string): boolean {
  const { niche } = readIdeaWords(title);
  return niche !== null && FAST.has(niche);
}

/** A channel is of what changes fast if so many of its newest titles that tell a niche are. */
const NEWEST_READ = 60;
const LEAST_TOLD = 10;
const MOSTLY = 0.7;

/** Tells whether a title is of what changes fast: by its words, and where those tell no niche, as the channel mostly is. */
export function fastReader(own: readonly OwnUpload[]): (title: string) => boolean {
  const told = own.slice(-NEWEST_READ).filter(({ title }) => readIdeaWords(title).niche !== null);
  const isMostly =
    told.length >= LEAST_TOLD && told.filter(({ title }) => isOfFast(title)).length >= MOSTLY * told.length;
  return (title) => isOfFast(title) || (isMostly && readIdeaWords(title).niche === null);
}

/** "The future of …", "The truth behind …": what a title names as its topic. */
const OBJECT_OF = /(?<!\p{L})(?:of|about|behind)\s(?:the\s)?$/iu;
const NUMBERED = /\p{N}/u;

/** Whether a hit names a phrase of several words as its topic. */
function isTopicOfHit(place: Place, awayDays: number): boolean {
  if (place.to === place.from || NUMBERED.test(phraseOf(place))) return false;
  if (place.upload.multiple < HIT || awayDays > TOPIC_DAYS) return false;
  const [before] = partsOf(place);
  return OBJECT_OF.test(before) && isEdge(place, 1);
}

/** Whether nothing that tells something stands before a word in its part of a title: "The Gunslinger", and not "in Python". */
const isBegun = (place: Place) => isEdge(place, -1) || /^(?:the|an?|my|your)\s$/iu.test(partsOf(place)[0]);

/** Whether a telling word stands right behind a phrase: "Bengali chicken" names no thing before "curry" and "stew". */
const isQualifying = (place: Place) =>
  !isEdge(place, 1) && place.upload.words[place.to + 1]?.kind === "topic";
