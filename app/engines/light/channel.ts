import type { LightColor } from "../../model/light";
import type { PastUpload } from "../../model/upload";
import {
  type ChannelPast,
  type IdeaOnChannel,
  ideaOnChannel,
  judgePast,
  leaning,
  type PastRecord,
  readPast,
  readRecord,
  type SimilarUpload,
  uploadResult,
} from "../ideas";
import { type Format, findFormats, findStrongWords } from "./formats";
import { findMadeBefore, isSameIdea } from "./made-before";

/** How ideas like this one did on the creator's own channel. */
export interface ChannelLamp extends IdeaOnChannel {
  color: LightColor;
  /** Uploads it is based on. */
  uploads: number;
  /** The newest earlier upload of the idea, and whether of the very same or of one like it; null without one. */
  madeBefore: (SimilarUpload & { isSame: boolean }) | null;
  /** Variants of the idea that would be green, best first, at most two. */
  improvements: Improvement[];
  /** null with fewer than five greens and five reds. */
  record: OwnRecord | null;
}

/** The idea as part of something that works on the channel. */
export interface Improvement extends Format {
  idea: string;
  /** The chance that the idea in it beats the usual. */
  chance: number;
}

/**
 * The color of an idea by the side of the channel's usual it leans to, where the earlier uploads it is like agree: green
 * only where these beat what uploads around them got, red only where they did not. Others come true less often. Unknown
 * without a similar upload: the chance is then the channel's level, whatever the idea (docs/evaluation/light.md).
 */
export function colorOf({
  chance,
  similarMultiple,
}: Pick<IdeaOnChannel, "chance" | "similarMultiple">): LightColor {
  if (similarMultiple === null) return "unknown";
  const leans = leaning(chance);
  if (leans === "up" && similarMultiple >= 1) return "green";
  return leans === "down" && similarMultiple <= 1 ? "red" : "amber";
}

/** So many ways are tried, and so many shown. */
const MOST_TRIED = 12;
const MOST_SHOWN = 2;

/** A channel's uploads read for any number of ideas: most of the work of a lamp. */
interface ReadChannel {
  past: ChannelPast;
  tested: PastRecord;
  record: OwnRecord | null;
  /** What does well on it, found when first asked: an idea that turns out green needs neither. */
  formats(): Format[];
  strongWords(): Format[];
}

/** null with too few usable uploads (`readPast`). */
export function readChannel(uploads: PastUpload[], asOf: Date): ReadChannel | null {
  const past = readPast(uploads, asOf);
  if (!past) return null;
  const tested = readRecord(past);
  const results = past.kept.map(({ upload, multiple }) => ({ title: upload.title, multiple }));
  return {
    past,
    tested,
    record: countOwn(past, tested),
    formats: once(() => findFormats(results)),
    strongWords: once(() => findStrongWords(results)),
  };
}

function once<Value>(find: () => Value): () => Value {
  let found: { value: Value } | null = null;
  return () => {
    found ??= { value: find() };
    return found.value;
  };
}

/** The lamp of the channel. */
export function channelLamp(idea: string, channel: ReadChannel): ChannelLamp {
  const { past, tested, record } = channel;
  const judged = ideaOnChannel(idea, past, tested);
  const color = colorOf(judged);
  const made = findMadeBefore(idea, past.kept.map(uploadResult));
  return {
    ...judged,
    color,
    uploads: past.uploads,
    madeBefore: made && { ...made, isSame: isSameIdea(idea, made.title) },
    improvements: color === "green" ? [] : findImprovements(idea, color, judged.expected.multiple, channel),
    record,
  };
}

/**
 * The idea in formats that do well on the channel, where it would be green, and that got more than is expected of it as it
 * is. An idea like nothing on the channel is joined to its strong words instead: any format would turn it green, by the
 * format's words alone.
 */
function findImprovements(
  idea: string,
  color: LightColor,
  expected: number,
  { past, tested, ...found }: ReadChannel,
): Improvement[] {
  const formats = color === "unknown" ? found.strongWords() : found.formats();
  const lowercase = idea.toLowerCase();
  return formats
    .filter(({ format, multiple }) => multiple > expected && !lowercase.includes(format.toLowerCase()))
    .slice(0, MOST_TRIED)
    .map((one) => {
      const joined = `${one.format.charAt(0).toUpperCase()}${one.format.slice(1)}: ${idea}`;
      const judged = ideaOnChannel(joined, past, tested);
      return { ...one, idea: joined, chance: judged.chance, color: colorOf(judged) };
    })
    .filter((one) => one.color === "green")
    .sort((a, b) => b.chance - a.chance)
    .slice(0, MOST_SHOWN)
    .map(({ color: _, ...one }) => one);
}

/** How the lamp would have done on the channel itself. */
export interface OwnRecord {
  /** Uploads judged, each from what came before it. */
  uploads: number;
  green: { given: number; beat: number };
  red: { given: number; beat: number };
}

/** Fewer greens or reds are no record. */
const LEAST_GIVEN = 5;

/** The lamp's record on the channel's newest 100 uploads. */
function countOwn(past: ChannelPast, tested: PastRecord): OwnRecord | null {
  const judged = judgePast(past, tested);
  const count = (color: LightColor) => {
    const own = judged.filter((one) => colorOf(one) === color);
    return { given: own.length, beat: own.filter(({ beat }) => beat).length };
  };
  const record = { uploads: judged.length, green: count("green"), red: count("red") };
  return Math.max(record.green.given, record.red.given) < LEAST_GIVEN ? null : record;
}
