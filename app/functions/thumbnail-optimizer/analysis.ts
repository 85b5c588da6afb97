import { kindsOf, LEAST_OF_KIND, selectUploads } from "../../engines/growth";
import {
  type ChannelPast,
  chanceAnywhere,
  chanceOnChannel,
  ideaAnywhere,
  ideaOnChannel,
  multipleAt,
  readPast,
  readRecord,
} from "../../engines/ideas";
import { type Alternative, writeAlternatives, YOUTUBE_MAX } from "../../engines/title-writing";
import {
  chanceOfMoreClicks,
  fillFrame,
  findFrames,
  type ScorePart,
  scoreTitle,
  type TitleScore,
} from "../../engines/titles";
import { type Channel, countedLast } from "../../model/channel";
import type { PastUpload, UploadKind } from "../../model/upload";
import { comparableShorts, pastedUploads } from "../channel/pasted-uploads";
import { Refused } from "../refused";
import type { KeptAlternative, KeptEntry, KeptIdea, KeptPart } from "./kept-analysis";
import { EVERYTHING_ELSE, tellChange, tellNote, tellPart } from "./tell";
import { TITLES_MAX, YOURS_MESSAGES } from "./yours-messages";

/** How many parts are kept by name; the others become one more, so they still add up. */
const TITLE_PARTS = 8;
const ALTERNATIVE_PARTS = 5;

/** A part weaker than this (in logits) is kept among the others. */
const LEAST_WEIGHT = 0.002;

/** How many alternatives are kept of each title: fewer if many titles are compared. */
const ALTERNATIVES = { few: 8, many: 4 } as const;
const FEW_TITLES = 3;

/**
 * Scores titles, compares each with the best of them and writes alternatives: best first, ties in the order given. A
 * title with too few known words is neither compared nor rewritten, since its score means nothing beside another's.
 */
export function analyzeTitles(titles: string[], past: ChannelPast | null = null): KeptEntry[] {
  const ideas = judgeIdeas(titles, past);
  const most = titles.length > FEW_TITLES ? ALTERNATIVES.many : ALTERNATIVES.few;
  const scored = titles
    .map((title) => ({ title, score: scoreTitle(title) }))
    .sort(
      ({ score: one }, { score: other }) =>
        Number(other.isJudged) - Number(one.isJudged) || other.logit - one.logit,
    );
  const [best] = scored;
  return scored.map(({ title, score }) => {
    const { written, note } = score.isJudged ? writeAlternatives(title) : { written: [], note: null };
    const isCompared = best && title !== best.title && score.isJudged;
    return {
      ...keepScore(title, score, TITLE_PARTS),
      idea: ideas.get(title),
      chance: isCompared ? round(chanceOfMoreClicks(title, best.title)) : null,
      words: { known: score.words.known, all: score.words.all },
      isJudged: score.isJudged,
      length: score.length,
      note: note && tellNote(note),
      alternatives: written.slice(0, most).map(keepAlternative),
    };
  });
}

/** An alternative as it is kept. */
export function keepAlternative({ title, score, changes, chance }: Alternative): KeptAlternative {
  return {
    ...keepScore(title, score, ALTERNATIVE_PARTS),
    changes: changes.map(tellChange),
    chance: round(chance),
  };
}

/** All alternatives of a title, its own and those from notes, likeliest first, each once. */
export function allAlternatives({ alternatives, proposals = [] }: KeptEntry) {
  const own = new Set(alternatives.map(({ title }) => title.toLowerCase()));
  return [
    ...alternatives.map((one) => ({ ...one, isFromNotes: false })),
    ...proposals
      .filter(({ title }) => !own.has(title.toLowerCase()))
      .map((one) => ({ ...one, isFromNotes: true })),
  ].sort((one, other) => other.chance - one.chance);
}

/** The past of uploads of the chosen kind, else of what the channel makes now; null with too few of them. */
function readKind(uploads: PastUpload[], asOf: Date, kind = kindsOf(uploads, asOf).now): ChannelPast | null {
  return readPast(uploads, asOf, kind);
}

const ofKind = ({ kind }: ChannelPast) => (kind === "short" ? { kind } : {});

/** The connected channel as titles are judged on it; null without one, or with too few usable uploads of the kind. */
export function readChannel(channel: Channel | null, kind?: UploadKind) {
  const countedAt = channel && countedLast(channel);
  const past = countedAt && readKind(channel.uploads, countedAt, kind);
  if (!channel || !past) return null;
  const youtubeAt = channel.sources.find(({ kind }) => kind === "youtube")?.at;
  return {
    past,
    kept: {
      name: channel.name,
      uploads: past.uploads,
      isSample: channel.isSample,
      ...ofKind(past),
      ...(youtubeAt && { youtubeAt: new Date(youtubeAt).toISOString() }),
    },
  };
}

/** A title to fill, or filled already, with the uploads of the channel's own that it comes from. */
export interface OfferedFrame {
  text: string;
  /** The median of what they got, as a multiple of the uploads around them. */
  multiple: number;
  /** Newest first. */
  uploads: { title: string; views: number; multiple: number }[];
}

/** So many frames are filled, at most: with the titles typed beside them, no more than may be sent at once. */
const MOST_FILLED = TITLES_MAX / 2;

/**
 * What the channel's own hits share, best first, with the idea in its gap where it fits as it stands; null without a channel,
 * or with too few usable uploads of the kind.
 *
 * @param idea as typed; "" leaves every gap
 */
export function offerFrames(channel: Channel | null, idea: string, kind?: UploadKind): OfferedFrame[] | null {
  const asOf = channel && countedLast(channel);
  if (!asOf) return null;
  const chosen = kind ?? kindsOf(channel.uploads, asOf).now;
  const { usable } = selectUploads(channel.uploads, asOf, chosen);
  if (usable.length < LEAST_OF_KIND[chosen]) return null;
  const past = usable.map(({ upload: { title, views } }, at) => ({
    title,
    views,
    multiple: multipleAt(usable, at),
  }));
  let filled = 0;
  return findFrames(past).flatMap((frame) => {
    const text = fillFrame(frame, filled < MOST_FILLED ? idea : "", YOUTUBE_MAX);
    if (text === null) return [];
    if (text !== frame.text) filled += 1;
    const uploads = frame.from.flatMap((at) => past[at] ?? []);
    return [{ text, multiple: frame.multiple, uploads }];
  });
}

/**
 * A pasted list of the creator's own uploads, as titles are judged on it.
 *
 * @throws Refused, with its field, if it cannot be read or has too few usable uploads of the kind
 */
export function readList(text: string, options: Parameters<typeof pastedUploads>[1], kind?: UploadKind) {
  const read = pastedUploads(text, options);
  const past = readKind([...read.uploads, ...comparableShorts(read)], options.now, kind);
  if (!past) throw new Refused(400, YOURS_MESSAGES.fewUploads(read.uploads.length), { field: options.field });
  return { past, kept: { name: "your channel", uploads: past.uploads, isSample: false, ...ofKind(past) } };
}

/** Judges the idea of each title, and compares each with the best by that. */
function judgeIdeas(titles: string[], past: ChannelPast | null): Map<string, KeptIdea> {
  if (past === null) {
    return compareIdeas(
      titles.map((title) => ({ title, found: ideaAnywhere(title) })),
      chanceAnywhere,
      () => null,
    );
  }
  const record = readRecord(past);
  return compareIdeas(
    titles.map((title) => ({ title, found: ideaOnChannel(title, past, record) })),
    chanceOnChannel,
    ({ expected, explained, similar }) => ({
      expected,
      told: round(explained),
      similar: similar.map(({ title, views, multiple }) => ({ title, views, multiple: round(multiple) })),
    }),
  );
}

function compareIdeas<Found extends { multiple: number }>(
  ideas: { title: string; found: Found }[],
  chanceOf: (one: Found, other: Found) => number,
  ownOf: (found: Found) => KeptIdea["own"],
): Map<string, KeptIdea> {
  const [best] = ideas.toSorted((one, other) => other.found.multiple - one.found.multiple);
  return new Map(
    ideas.map(({ title, found }) => [
      title,
      {
        multiple: round(found.multiple),
        chance: best && title !== best.title ? round(chanceOf(found, best.found)) : null,
        own: ownOf(found),
        words: ideaAnywhere(title).words,
      },
    ]),
  );
}

function keepScore(title: string, { logit, percentile, parts }: TitleScore, most: number) {
  return {
    title,
    logit: round(logit),
    percentile: round(percentile),
    parts: strongestParts(parts, most),
  };
}

/** The strongest parts with a name, and all others as one; without that one if they add up to 0. */
function strongestParts(parts: ScorePart[], most: number): KeptPart[] {
  const named = parts
    .filter(({ kind, weight }) => kind !== "rest" && Math.abs(weight) >= LEAST_WEIGHT)
    .sort((one, other) => Math.abs(other.weight) - Math.abs(one.weight))
    .slice(0, most)
    .map((part) => ({ name: tellPart(part), weight: round(part.weight) }));
  const sum = (all: { weight: number }[]) => all.reduce((total, { weight }) => total + weight, 0);
  const weight = round(sum(parts) - sum(named));
  return weight === 0 ? named : [...named, { name: EVERYTHING_ELSE, weight }];
}

/** To three decimals: kept scores are read by people, never calculated with further. */
function round(value: number): number {
  return Math.round(value * 1000) / 1000;
}
