import type { ExpectedIdea } from "../../model/expected-idea";
import type { LightColor } from "../../model/light";
import {
  type ChannelPast,
  chanceOfIdea,
  type IdeaOnChannel,
  ideaOnChannel,
  judgePast,
  multipleAt,
  type PastRecord,
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
  /** Variants of the idea that would be green, best first, at most two; none of an idea that nothing is like. */
  improvements: Improvement[];
  /** What does well on the channel whatever the idea, best first, at most two: of an idea that nothing is like. */
  strongWords: Format[];
  /** A similar upload that did well and whose title would be green again; null without one, for a green, and beside variants. */
  angle: SimilarUpload | null;
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
  leans,
  similarMultiple,
}: Pick<ExpectedIdea, "leans"> & Pick<IdeaOnChannel, "similarMultiple">): LightColor {
  if (similarMultiple === null) return "unknown";
  if (leans === "up" && similarMultiple >= 1) return "green";
  return leans === "down" && similarMultiple <= 1 ? "red" : "amber";
}

/** A format has to do with an idea if more than half of its titles share a subject with it, or more than four. */
const SHARING = { ofAll: 0.5, most: 4 };
/** So many ways are tried, and so many shown. */
const MOST_TRIED = 12;
const MOST_SHOWN = 2;

/** The lamp of the channel, by its past uploads as `readPast` has them. */
export function channelLamp(idea: string, past: ChannelPast): ChannelLamp {
  const judged = ideaOnChannel(idea, past);
  const color = colorOf({ ...judged.expected, similarMultiple: judged.similarMultiple });
  const made = findMade(idea, past);
  const shown = made?.title;
  const known = habitsOf(past);
  const improvements =
    color === "green" || color === "unknown" ? [] : findImprovements(idea, judged.expected.multiple, past);
  return {
    ...judged,
    color,
    uploads: past.uploads,
    madeBefore: made && { ...resultAt(past, made.at), isSame: isSameIdea(idea, made.title) },
    improvements,
    strongWords: color === "unknown" ? known.words().slice(0, MOST_SHOWN) : [],
    angle:
      color === "green" || improvements.length > 0
        ? null
        : findAngle(
            judged.similar.filter(({ title }) => title !== shown),
            past,
          ),
    record: known.record,
  };
}

/** A title that has all of an idea's subject shares at least so much of what the idea says. */
const LEAST_OF_MADE = 0.4;

function findMade(idea: string, { earlier }: ChannelPast): { title: string; at: number } | null {
  const near = earlier.titles.find(idea).filter(({ alike }) => alike >= LEAST_OF_MADE);
  const titles = near
    .map(({ at }) => ({ title: earlier.uploads[at]?.upload.title ?? "", at }))
    .sort((one, other) => one.at - other.at);
  return findMadeBefore(idea, titles);
}

/** Similar uploads from this multiple on did well enough to take their angle. */
const GOOD_ANGLE = 1.5;

function findAngle(similar: SimilarUpload[], past: ChannelPast): SimilarUpload | null {
  const isGood = ({ title, multiple }: SimilarUpload) =>
    multiple >= GOOD_ANGLE && colorOf(chanceOfIdea(title, past)) === "green";
  return similar.find(isGood) ?? null;
}

/** What is the same for all ideas on a channel, worked out once. */
interface Habits {
  formats(): Format[];
  words(): Format[];
  record: OwnRecord | null;
}

const habits = new WeakMap<ChannelPast, Habits>();

function habitsOf(past: ChannelPast): Habits {
  const known = habits.get(past);
  if (known) return known;
  const results = past.kept.map(({ upload, multiple }) => ({ title: upload.title, multiple }));
  let formats: Format[] | undefined;
  let words: Format[] | undefined;
  const found = {
    formats() {
      formats ??= findFormats(results);
      return formats;
    },
    words() {
      words ??= findStrongWords(results);
      return words;
    },
    record: countOwn(past, readRecord(past)),
  };
  habits.set(past, found);
  return found;
}

function resultAt({ earlier: { uploads } }: ChannelPast, at: number): SimilarUpload {
  const one = uploads[at];
  if (!one) throw new RangeError(`there is no upload ${at}`);
  return uploadResult({ upload: one.upload, multiple: multipleAt(uploads, at) });
}

/**
 * The idea in formats that do well on the channel, where it would be green, and that got more than is expected of it as it
 * is. Only formats whose uploads share a subject with it: any other would turn it green by its own words alone.
 */
function findImprovements(idea: string, expected: number, past: ChannelPast): Improvement[] {
  const { uploads, titles } = past.earlier;
  const near = titles
    .find(idea)
    .filter(({ subjects }) => subjects > 0)
    .map(({ at }) => uploads[at]?.upload.title.toLowerCase() ?? "");
  const lowercase = idea.toLowerCase();
  return habitsOf(past)
    .formats()
    .filter(({ format, multiple, uploads: all }) => {
      const name = format.toLowerCase();
      const sharing = near.filter((title) => title.includes(name)).length;
      return (
        multiple > expected &&
        !lowercase.includes(name) &&
        sharing > Math.min(SHARING.ofAll * all, SHARING.most)
      );
    })
    .slice(0, MOST_TRIED)
    .map((one) => {
      const parts = one.isLast ? [idea, one.format] : [one.format, idea];
      const whole = parts.join(one.isLast ? " | " : ": ");
      const joined = `${whole.charAt(0).toUpperCase()}${whole.slice(1)}`;
      const judged = chanceOfIdea(joined, past);
      return { ...one, idea: joined, chance: judged.chance, color: colorOf(judged) };
    })
    .filter((one) => one.color === "green")
    .sort((a, b) => b.chance - a.chance)
    .slice(0, MOST_SHOWN)
    .map(({ color: _, isLast: __, ...one }) => one);
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
