import { median } from "../../statistics/quantiles";
import type { PastUpload } from "../../tables/upload";
import { type ChannelPast, type IdeaOnChannel, ideaOnChannel, judgePast, readPast } from "../ideas";
import type { Colour } from "./lamp";

/**
 * The chances to beat the channel's usual from which on an idea is green, and up to which it is red. Fixed on the
 * development channels, each judged without itself: docs/evaluation/light.md.
 */
export const THRESHOLDS = { green: 0.61, red: 0.39 } as const;

/** How ideas like this one did on the creator's own channel. */
export interface ChannelLamp extends IdeaOnChannel {
  colour: Colour;
  /** Uploads it rests on. */
  uploads: number;
  /** Ways to say the idea that would be green, best first, at most two. */
  greener: Greener[];
}

/** The idea as part of something that works on the channel. */
export interface Greener {
  idea: string;
  /** The series or format, as its titles have it: "Winter kitchen". */
  format: string;
  /** How many of the channel's uploads are of it, and the median of their multiples of the usual. */
  uploads: number;
  multiple: number;
  /** The chance that the idea in it beats the usual. */
  chance: number;
}

/**
 * The colour of an idea by its chance to beat the channel's usual, where what it rests on agrees: green only where the
 * earlier uploads it is like beat what uploads around them got, red only where they did not. Others come true less often
 * (docs/evaluation/light.md). Unknown where the chance is the channel's level and nothing of the idea.
 */
export function colourOf({
  chance,
  basis,
  similarMultiple,
}: Pick<IdeaOnChannel, "chance" | "basis" | "similarMultiple">): Colour {
  if (basis === "nothing") return "unknown";
  if (chance >= THRESHOLDS.green && similarMultiple !== null && similarMultiple >= 1) return "green";
  return chance <= THRESHOLDS.red && (similarMultiple ?? 1) <= 1 ? "red" : "amber";
}

/** The lamp of the channel; null with too few usable uploads (`readPast`). */
export function channelLamp(idea: string, uploads: PastUpload[], asOf: Date): ChannelLamp | null {
  const past = readPast(uploads, asOf);
  if (!past) return null;
  const judged = ideaOnChannel(idea, past);
  const colour = colourOf(judged);
  return {
    ...judged,
    colour,
    uploads: past.uploads,
    // An idea like nothing on the channel would be green in any of its formats, by the format's words alone.
    greener: colour !== "green" && judged.basis === "uploads" ? findGreener(idea, past) : [],
  };
}

/** A format needs so many uploads, and so high a multiple, to be worth joining. */
const LEAST_UPLOADS = 3;
const LEAST_MULTIPLE = 1.2;
/** A format's name is this many words long at most; so many formats are tried. */
const MOST_WORDS = 4;
const MOST_TRIED = 12;
const MOST_SHOWN = 2;
const DIVIDER = /\s[|–—-]\s|:\s|\s?\|\s?/u;

/** Formats of the channel's own titles (a piece before or after a divider) in which the idea would be green. */
function findGreener(idea: string, past: ChannelPast): Greener[] {
  const formats = new Map<string, { format: string; multiples: number[] }>();
  for (const { upload, multiple } of past.kept) {
    const pieces = upload.title.slice(0, 200).split(DIVIDER);
    if (pieces.length < 2) continue;
    for (const piece of new Set(pieces.map(withoutNumber))) {
      const key = piece.toLowerCase();
      if (piece.length < 4 || piece.split(" ").length > MOST_WORDS || idea.toLowerCase().includes(key))
        continue;
      const known = formats.get(key) ?? { format: piece, multiples: [] };
      known.multiples.push(multiple);
      formats.set(key, known);
    }
  }
  return [...formats.values()]
    .map(({ format, multiples }) => ({ format, uploads: multiples.length, multiple: median(multiples) ?? 0 }))
    .filter(({ uploads, multiple }) => uploads >= LEAST_UPLOADS && multiple >= LEAST_MULTIPLE)
    .sort((a, b) => b.multiple * Math.log(b.uploads + 1) - a.multiple * Math.log(a.uploads + 1))
    .slice(0, MOST_TRIED)
    .map((one) => {
      const joined = `${one.format}: ${idea}`;
      const judged = ideaOnChannel(joined, past);
      return { ...one, idea: joined, chance: judged.chance, colour: colourOf(judged) };
    })
    .filter((one) => one.colour === "green")
    .sort((a, b) => b.chance - a.chance)
    .slice(0, MOST_SHOWN);
}

/** A piece of a title without its place in a series: "Winter kitchen #4" is "Winter kitchen". */
function withoutNumber(piece: string): string {
  return piece
    .replace(/[#(]?\b(?:part|ep|episode|pt|no)?\.?\s?#?\d{1,4}\)?$/iu, "")
    .replace(/\s+/gu, " ")
    .trim();
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

/** The lamp's record on the channel's newest 100 uploads; null with fewer than five greens and five reds. */
export function ownRecord(uploads: PastUpload[], asOf: Date): OwnRecord | null {
  const judged = judgePast(uploads, asOf);
  const count = (colour: Colour) => {
    const own = judged.filter((one) => colourOf(one) === colour);
    return { given: own.length, beat: own.filter(({ beat }) => beat).length };
  };
  const record = { uploads: judged.length, green: count("green"), red: count("red") };
  return Math.max(record.green.given, record.red.given) < LEAST_GIVEN ? null : record;
}
