import { findPieces } from "./pieces";

/** YouTube Help, "Video chapters" (answer 9884579): at least three timestamps, each chapter at least ten seconds. */
const MIN_CHAPTERS = 3;
const MIN_SECONDS = 10;

export interface Chapter {
  /** "1:20" */
  stamp: string;
  seconds: number;
  title: string;
  /** The line it stands on, counted from 0. */
  line: number;
}

/** A YouTube rule that the timestamps break, and where. */
export interface BrokenRule {
  rule: "first-at-zero" | "at-least-three" | "ascending" | "ten-seconds";
  stamps: string[];
  /** The neighbours that break it, in their order on the page; [] for a rule about one or all. */
  pairs: [string, string][];
}

export interface Chapters {
  chapters: Chapter[];
  /** Whether YouTube turns them into chapters. */
  work: boolean;
  broken: BrokenRule[];
}

/** A full stop behind the time ("… in 41:07.") ends a sentence: that is not a chapter. */
const TAIL = /^[\s)\]}*_–—-]*$/;
const LEAD = /^[\s\p{P}\p{S}]*$/u;
/** After these words a time is a time of day: "every Friday at 20:00". */
const CLOCK =
  /(?:^|\s)(?:at|by|until|till|from|since|before|after|around|daily|um|ab|bis|gegen|à|às|las|alle|ore|om|kl\.?)\s*$/iu;

/** Whether a line begins or ends with a timestamp. */
export function hasTimestamp(line: string): boolean {
  return readStamp(line) !== null;
}

/**
 * The timestamps at the beginning or end of a line, and whether YouTube turns them into chapters. A timestamp at the
 * end of a line, without brackets, counts only if all of them stand there and the first is 0:00: else it is a time of day.
 */
export function findChapters(text: string): Chapters {
  const stamped = text.split("\n").flatMap((line, at) => {
    const stamp = readStamp(line);
    return stamp ? [{ ...stamp, line: at }] : [];
  });
  const endsAll = stamped.every(({ endsLine }) => endsLine) && stamped[0]?.seconds === 0;
  const chapters = stamped
    .filter(({ endsLine }) => endsAll || !endsLine)
    .map(({ stamp, seconds, title, line }) => ({ stamp, seconds, title, line }));
  const broken = findBrokenRules(chapters);
  return { chapters, work: chapters.length > 0 && broken.length === 0, broken };
}

interface Stamp {
  stamp: string;
  seconds: number;
  title: string;
  /** Whether it stands at the end of its line, not in brackets. */
  endsLine: boolean;
}

function readStamp(line: string): Stamp | null {
  const stamps = findPieces(line).filter(({ kind }) => kind === "timestamp");
  const [first, last] = [stamps[0], stamps.at(-1)];
  if (!first || !last) return null;
  const { text: stamp } = first;
  if (LEAD.test(line.slice(0, first.start))) {
    const title = line.slice(first.end).replace(/^[\s\])}:.,|/•·–—-]+|(?<![\s–—-])[\s–—-]+$/gu, "");
    return { stamp, seconds: toSeconds(stamp), title, endsLine: false };
  }
  const before = line.slice(0, last.start);
  if (!TAIL.test(line.slice(last.end)) || CLOCK.test(before)) return null;
  return {
    stamp: last.text,
    seconds: toSeconds(last.text),
    title: before.replace(/^[\s•·–—-]+/u, "").replace(/(?<![\s([{:|–—-])[\s([{:|–—-]+$/u, ""),
    endsLine: !/[([{]\s*$/.test(before),
  };
}

/** Seconds of a timestamp: "1:02:03" is 3723. */
export function toSeconds(stamp: string): number {
  return stamp.split(":").reduce((sum, part) => sum * 60 + Number(part), 0);
}

function findBrokenRules(chapters: Chapter[]): BrokenRule[] {
  const broken: BrokenRule[] = [];
  const [first] = chapters;
  if (!first) return broken;
  if (first.seconds !== 0)
    broken.push({
      rule: "first-at-zero",
      stamps: [first.stamp],
      pairs: [],
    });
  if (chapters.length < MIN_CHAPTERS)
    broken.push({
      rule: "at-least-three",
      stamps: chapters.map(({ stamp }) => stamp),
      pairs: [],
    });
  const pairs = chapters.slice(1).map((next, at) => [chapters[at] ?? first, next] as const);
  const back = pairs.filter(([one, next]) => next.seconds <= one.seconds);
  if (back.length > 0)
    broken.push({
      rule: "ascending",
      stamps: back.map(([, next]) => next.stamp),
      pairs: back.map(([one, next]) => [one.stamp, next.stamp]),
    });
  const short = pairs.filter(
    ([one, next]) => next.seconds > one.seconds && next.seconds - one.seconds < MIN_SECONDS,
  );
  if (short.length > 0)
    broken.push({
      rule: "ten-seconds",
      stamps: short.map(([one]) => one.stamp),
      pairs: short.map(([one, next]) => [one.stamp, next.stamp]),
    });
  return broken;
}
