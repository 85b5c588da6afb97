import type { Trigger } from "./claims";
import { behind, likesOf, type Named } from "./heard";
import { leaningOf, sharesOf, tallyOf } from "./shares";
import { topicsOf } from "./topics";

const MOST_MOMENTS = 5;
/** Seconds: people stop the video a little before or behind what they mean. */
const APART = 4;
const WIDEST = 10;
/** From so many, a comment is a list of chapters, and names no moment. */
const CHAPTERS = 5;

/** 3:42 or 1:03:42; no time of day, no ratio, no verse, no score. */
const STAMP =
  /(?<![\d:.,/])(?:(\d{1,2}):)?([0-5]?\d):([0-5]\d)(?![\d:]|\.\d|\s?(?:am|pm|a\.m|p\.m|o'?clock|utc|gmt|est|pst)\b)/gi;
const CLOCK =
  /\b(?:john|genesis|psalms?|matthew|luke|mark|romans|at work (?:at|by)|wake up at|woke up at|alarm)\s*$/i;
/** Viewers who tell each other where it begins. */
const SKIP =
  /\b(?:skip|jump|fast forward) to\b|^(?:(?:the |it |actual |real |video |review |cooking |tutorial |recipe )*)(?:starts|begins) at\b/i;

interface Stamp {
  second: number;
  one: Named;
}

/**
 * The moments that different people name by their time stamp, as triggers, with the words that at least two of them
 * have; the most named first. A comment of a bare time stamp counts, too; it has no feeling.
 */
export function momentsOf(named: readonly Named[], subject: ReadonlySet<string>, support: number): Trigger[] {
  const stamps = named
    .flatMap((one) => stampsOf(one))
    .sort((a, b) => a.second - b.second || a.one.index - b.one.index);
  const groups: Stamp[][] = [];
  for (const stamp of stamps) {
    const group = groups.at(-1);
    const [first, last] = [group?.[0], group?.at(-1)];
    const isNear =
      first && last && stamp.second - last.second <= APART && stamp.second - first.second <= WIDEST;
    if (group && isNear) group.push(stamp);
    else groups.push([stamp]);
  }
  return groups
    .map((group) => ({ at: secondOf(group), about: [...new Set(group.map(({ one }) => one))] }))
    .filter(({ about }) => about.length >= support)
    .sort((a, b) => b.about.length - a.about.length || a.at - b.at)
    .slice(0, MOST_MOMENTS)
    .map((moment) => momentOf(moment, subject));
}

function momentOf({ at, about }: { at: number; about: Named[] }, subject: ReadonlySet<string>): Trigger {
  const tally = tallyOf(about.flatMap(({ feeling }) => (feeling ? [feeling] : [])));
  const leaning = leaningOf(tally);
  const isSkip = about.filter(({ comment }) => SKIP.test(comment.text)).length > about.length / 2;
  return {
    kind: "moment",
    name: isSkip ? `Skipping to ${clock(at)}` : `The moment at ${clock(at)}`,
    at,
    complaint: isSkip || leaning === "negative",
    support: about.length,
    likes: likesOf(about),
    shares: sharesOf(tally),
    leaning,
    words: [],
    about: topicsOf(about, subject),
    evidence: behind(about),
  };
}

function stampsOf(one: Named): Stamp[] {
  const { text } = one.comment;
  if (!text.includes(":")) return [];
  const stamps = new Set<number>();
  for (const match of text.matchAll(STAMP)) {
    const [, hours, minutes, seconds] = match;
    if (CLOCK.test(text.slice(Math.max(0, match.index - 20), match.index))) continue;
    stamps.add(Number(hours ?? 0) * 3600 + Number(minutes) * 60 + Number(seconds));
  }
  return stamps.size >= CHAPTERS ? [] : [...stamps].map((second) => ({ second, one }));
}

/** The one named most; the earliest of such. */
function secondOf(group: Stamp[]): number {
  const times = new Map<number, number>();
  for (const { second } of group) times.set(second, (times.get(second) ?? 0) + 1);
  const [most] = [...times].sort((a, b) => b[1] - a[1] || a[0] - b[0]);
  return most?.[0] ?? 0;
}

/** 222 as 3:42, 3822 as 1:03:42. */
export function clock(second: number): string {
  const two = (value: number) => String(value).padStart(2, "0");
  const hours = Math.floor(second / 3600);
  const minutes = Math.floor((second % 3600) / 60);
  return hours > 0 ? `${hours}:${two(minutes)}:${two(second % 60)}` : `${minutes}:${two(second % 60)}`;
}
