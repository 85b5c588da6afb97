import { summarize, type Trigger } from "../digested";
import { type DistinctComment, onePerPerson, sharedTopics } from "../scored-comments";
import { anyOf } from "./any-of";

const MAX_MOMENTS = 5;
/** Seconds. People stop the video a little before or after what they mean. */
const MAX_GAP = 3;
const MAX_WIDTH = 6;
/** A comment with so many, or with fewer from 0:00 on, is a list of chapters, and names no moment. */
const CHAPTERS = 5;
const CHAPTERS_FROM_START = 3;

/** 3:42 or 1:03:42; no time of day, no ratio, no verse, no score. */
const STAMP =
  /(?<![\d:.,/])(?:(\d{1,2}):)?([0-5]?\d):([0-5]\d)(?![\d:]|\.\d|\s?(?:am|pm|a\.m|p\.m|o'?clock|utc|gmt|est|pst)\b)/gi;
const CLOCK = /\b(?:at work (?:at|by)|wake up at|woke up at|alarm)\s*$/i;
/** Books quoted by chapter and verse: also those of which most are names, since a verse is quoted oftener than a John is told a time. */
const BOOK = new RegExp(
  `${anyOf(`
    [1-3] ?(?:john|peter|samuel|kings|chronicles|timothy),
    genesis, exodus, leviticus, deuteronomy, psalms?, proverbs, ecclesiastes, isaiah, jeremiah, lamentations,
    ezekiel, hosea, habakkuk, zechariah, malachi, matthew, mark, luke, john, romans, corinthians, galatians,
    ephesians, philippians, colossians, thessalonians, hebrews, revelations?, quran, surah
  `)}\\s*$`,
  "iu",
);
/** Viewers tell each other where it begins. */
const SKIP =
  /\b(?:skip|jump|fast forward) to\b|^(?:(?:the |it |actual |real |video |review |cooking |tutorial |recipe )*)(?:starts|begins) at\b/i;

/** A moment that most ask about is no moment: what they ask stands among the questions. */
function asks({ given }: DistinctComment): boolean {
  return given.text.includes("?");
}

interface Stamp {
  second: number;
  comment: DistinctComment;
}

/**
 * The moments that at least `support` people name by a time stamp, as triggers, the most named first. A comment that is
 * only a time stamp counts, too; it has no sentiment.
 */
export function findMoments(
  comments: readonly DistinctComment[],
  subject: ReadonlySet<string>,
  support: number,
): Trigger[] {
  const stamps = comments
    .flatMap(findStamps)
    .sort((a, b) => a.second - b.second || a.comment.index - b.comment.index);
  const groups: Stamp[][] = [];
  for (const stamp of stamps) {
    const group = groups.at(-1);
    const [first, last] = [group?.[0], group?.at(-1)];
    const isNear =
      first && last && stamp.second - last.second <= MAX_GAP && stamp.second - first.second <= MAX_WIDTH;
    if (group && isNear) group.push(stamp);
    else groups.push([stamp]);
  }
  return groups
    .map((group) => ({
      second: commonestSecond(group),
      named: onePerPerson([...new Set(group.map(({ comment }) => comment))]),
    }))
    .filter(({ named }) => named.length >= support && 2 * named.filter(asks).length <= named.length)
    .sort((a, b) => b.named.length - a.named.length || a.second - b.second)
    .slice(0, MAX_MOMENTS)
    .map(({ second, named }): Trigger => {
      const summary = summarize(named);
      const isSkip = named.filter(({ given }) => SKIP.test(given.text)).length > named.length / 2;
      return {
        kind: "moment",
        at: second,
        complaint: isSkip || summary.leaning === "negative",
        ...(isSkip && { isSkippedTo: true }),
        ...summary,
        words: [],
        about: sharedTopics(named, subject),
      };
    });
}

function findStamps(comment: DistinctComment): Stamp[] {
  const { text } = comment.given;
  if (!text.includes(":")) return [];
  const seconds = new Set<number>();
  for (const match of text.matchAll(STAMP)) {
    const [, hours, minutes, rest] = match;
    const before = text.slice(Math.max(0, match.index - 20), match.index);
    if (CLOCK.test(before) || BOOK.test(before)) continue;
    seconds.add(Number(hours ?? 0) * 3600 + Number(minutes) * 60 + Number(rest));
  }
  const least = seconds.has(0) ? CHAPTERS_FROM_START : CHAPTERS;
  return seconds.size >= least ? [] : [...seconds].map((second) => ({ second, comment }));
}

/** The second named most, the earliest of equals. */
function commonestSecond(group: Stamp[]): number {
  const times = new Map<number, number>();
  for (const { second } of group) times.set(second, (times.get(second) ?? 0) + 1);
  const [most] = [...times].sort((a, b) => b[1] - a[1] || a[0] - b[0]);
  return most?.[0] ?? 0;
}
