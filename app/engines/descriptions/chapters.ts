/** What a description has besides words, and a rewrite must not lose. */
export type PieceKind = "link" | "email" | "hashtag" | "mention" | "timestamp" | "number";

export interface Piece {
  kind: PieceKind;
  /** As it stands in the text. */
  text: string;
  start: number;
  end: number;
}

/** Domains that people write without "https://"; any other "word.word" is a missing space. */
const DOMAINS =
  "com|net|org|io|co|tv|me|gg|ly|be|app|dev|shop|store|ai|fm|uk|de|fr|es|it|nl|pl|pt|br|eu|us|ca|au|in|jp|kr|ru|ch|at|se|no|dk|fi|edu|gov|info|xyz|link|page|site|blog|to|cc";
const LINK = String.raw`(?:https?:\/\/|www\.)[^\s<>"“”]+|(?<![\p{L}\p{N}@._/-])[a-z0-9](?:[a-z0-9-]*[a-z0-9])?(?:\.[a-z0-9-]+)*\.(?:${DOMAINS})(?![\p{L}\p{N}_-]|\.[\p{L}\p{N}])(?:\/[^\s<>"“”]*)?`;
const EMAIL = String.raw`(?<![\p{L}\p{N}._%+-])[\p{L}\p{N}._%+-]+@[\p{L}\p{N}-]+(?:\.[\p{L}\p{N}-]+)+`;
/** Letters and digits with their marks; "#" with digits alone ("#1") is a rank, not a hashtag. */
const HASHTAG = String.raw`(?<![\p{L}\p{N}_&/])[#＃](?=[\p{L}\p{N}_]*[\p{L}_])[\p{L}\p{N}_\p{M}]+`;
const MENTION = String.raw`(?<![\p{L}\p{N}_./])@[\p{L}\p{N}_](?:[\p{L}\p{N}_.-]*[\p{L}\p{N}_])?`;
const TIMESTAMP = String.raw`(?<![\p{N}:.])(?:\d{1,2}:)?\d{1,2}:[0-5]\d(?![\p{N}:])(?!\s?[ap]\.?m\b)`;
const NUMBER = String.raw`[\p{N}](?:[\p{N}]|[.,:/](?=\p{N}))*`;

const PIECE = new RegExp(
  `(?<email>${EMAIL})|(?<link>${LINK})|(?<hashtag>${HASHTAG})|(?<mention>${MENTION})|(?<timestamp>${TIMESTAMP})|(?<number>${NUMBER})`,
  "giu",
);

/** Every piece has one of these, so that most words need not be searched. */
const SIGN = /[@#＃\p{N}]|:\/\/|\.[a-z]/iu;
/** A piece has no space in it, but what follows decides: "10:30 pm" is not a timestamp. */
const LOOK_AHEAD = " p.m.,".length;
const KINDS: PieceKind[] = ["email", "link", "hashtag", "mention", "timestamp", "number"];

/** Every piece of a text, in its order; none overlaps another. */
export function findPieces(text: string): Piece[] {
  if (!SIGN.test(text)) return [];
  const pieces: Piece[] = [];
  for (const { 0: word, index } of text.matchAll(/\S+/g)) {
    if (!SIGN.test(word)) continue;
    const around = text.slice(index, index + word.length + LOOK_AHEAD);
    // `matchAll` would copy the expression for every word, which takes longer than the search.
    PIECE.lastIndex = 0;
    for (let match = PIECE.exec(around); match && match.index < word.length; match = PIECE.exec(around)) {
      const kind = KINDS.find((name) => match.groups?.[name] !== undefined);
      if (!kind) continue;
      const found = kind === "link" ? withoutTail(match[0]) : match[0];
      const start = index + match.index;
      pieces.push({ kind, text: found, start, end: start + found.length });
    }
  }
  return pieces;
}

/** A link without the punctuation of its sentence; a closing bracket stays if the link opened it. */
function withoutTail(link: string): string {
  let end = link.length;
  for (; end > 0; end -= 1) {
    const last = link.charAt(end - 1);
    if (".,;:!?'’*…。，、".includes(last)) continue;
    if (last === ")" && !link.slice(0, end).includes("(")) continue;
    if (last === "]" && !link.slice(0, end).includes("[")) continue;
    break;
  }
  return link.slice(0, end);
}

/** The text with every piece of these kinds replaced by as many spaces, so that offsets stay the same. */
export function blankOut(text: string, kinds: PieceKind[]): string {
  let bare = "";
  let at = 0;
  for (const { kind, start, end } of findPieces(text)) {
    if (!kinds.includes(kind)) continue;
    bare += text.slice(at, start) + " ".repeat(end - start);
    at = end;
  }
  return bare + text.slice(at);
}

/** YouTube Help, "Video chapters" (answer 9884579): at least three timestamps, each chapter at least ten seconds. */
export const MIN_CHAPTERS = 3;
export const MIN_CHAPTER_SECONDS = 10;

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
    ([one, next]) => next.seconds > one.seconds && next.seconds - one.seconds < MIN_CHAPTER_SECONDS,
  );
  if (short.length > 0)
    broken.push({
      rule: "ten-seconds",
      stamps: short.map(([one]) => one.stamp),
      pairs: short.map(([one, next]) => [one.stamp, next.stamp]),
    });
  return broken;
}
