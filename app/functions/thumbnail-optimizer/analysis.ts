import { kindsOf, LEAST_OF_KIND, selectUploads } from "../../engines/growth";
import {
  type ChannelPast,
  chanceAnywhere,
  chanceOnChannel,
  findHits,
  ideaAnywhere,
  ideaOnChannel,
  isPublished,
  multipleAt,
  readPast,
  readRecord,
} from "../../engines/ideas";
import {
  type Alternative,
  PLAIN,
  readStyle,
  writeAlternatives,
  YOUTUBE_MAX,
} from "../../engines/title-writing";
import { FRAME_SETTINGS, fillFrame, findFrames, readLanguage } from "../../engines/titles";
import { type Channel, countedLast } from "../../model/channel";
import type { PastUpload, UploadKind } from "../../model/upload";
import { comparableShorts, pastedUploads } from "../channel/pasted-uploads";
import { type ChannelMaterial, HIT_FROM, HITS } from "../prompts";
import { Refused } from "../refused";
import type { KeptAlternative, KeptEntry, KeptIdea } from "./kept-analysis";
import { tellChanges, tellNote } from "./tell";
import { TITLES_MAX, YOURS_MESSAGES } from "./yours-messages";

/** More alternatives to a title are not worth reading. */
const ALTERNATIVES = 3;

/** Up to this chance, in percent, a title is as good as another: a coin is right about as often. */
export const COIN = { low: 45, high: 55 } as const;

interface Verdict {
  /** Views as a multiple of the usual: it ranks. */
  multiple: number;
  idea: Omit<KeptIdea, "chance">;
  /** The chance that this title gets more views than another. */
  over(other: { multiple: number }): number;
}

/** By what all titles for one video are ranked: the chance on the channel; without one, by words and kinds over channels. */
function judgeBy(past: ChannelPast | null): (title: string) => Verdict {
  const record = past && readRecord(past);
  return (title) => {
    const anywhere = ideaAnywhere(title);
    const { words } = anywhere;
    if (!past || !record) {
      const { multiple } = anywhere;
      const idea = { multiple: round(multiple), own: null, words };
      return { multiple, idea, over: (other) => chanceAnywhere(anywhere, other) };
    }
    const found = ideaOnChannel(title, past, record);
    const { multiple, expected, explained } = found;
    const similar = found.similar.map(({ title, views, multiple }) => ({
      title,
      views,
      multiple: round(multiple),
    }));
    const own = { expected, told: round(explained), similar };
    return {
      multiple,
      idea: { multiple: round(multiple), own, words },
      over: (other) => chanceOnChannel(found, other),
    };
  };
}

/**
 * Ranks titles for one video by one chance, and writes alternatives: best first, ties in the order given. Those that the
 * channel has published already come last.
 */
export function analyzeTitles(titles: string[], past: ChannelPast | null = null): KeptEntry[] {
  const judge = judgeBy(past);
  const judged = titles
    .map((title) => ({ title, verdict: judge(title), isOut: past !== null && isPublished(title, past) }))
    .sort((a, b) => Number(a.isOut) - Number(b.isOut) || b.verdict.multiple - a.verdict.multiple);
  const [best] = judged;
  const style = past ? readStyle(past.earlier.uploads.map(({ upload }) => upload.title)) : PLAIN;
  return judged.map(({ title, verdict, isOut }) => {
    const { written, note } = writeAlternatives(title, style);
    const alternatives = rankAlternatives(title, written, past).slice(0, ALTERNATIVES);
    const hits = past && alternatives.length === 0 ? hitsLike(title, past) : [];
    return {
      title,
      idea: {
        ...verdict.idea,
        chance: best && title !== best.title ? round(verdict.over(best.verdict)) : null,
      },
      ...(isOut && { isPublished: true as const }),
      isEnglish: readLanguage(title).isEnglish,
      note: alternatives.length > 0 ? null : tellNote(note ?? { kind: "worse" }),
      ...(alternatives.length === 0 && note?.kind === "just-tidy" && { tidied: note.title }),
      alternatives,
      ...(hits.length > 0 && { hits }),
    };
  });
}

/** The channel's own hits that are most like a title, to take its shape from. */
function hitsLike(title: string, { earlier }: ChannelPast) {
  return findHits(title, earlier, HIT_FROM).flatMap(({ at, multiple }) => {
    const upload = earlier.uploads[at]?.upload;
    return upload ? [{ title: upload.title, views: upload.views, multiple: round(multiple) }] : [];
  });
}

/**
 * Alternatives to a title with their chance against it, likeliest first. Those that should do worse on the channel are left
 * out, but not of a title that YouTube does not take.
 */
export function rankAlternatives(
  title: string,
  alternatives: Alternative[],
  past: ChannelPast | null,
): KeptAlternative[] {
  if (alternatives.length === 0) return [];
  const judge = judgeBy(past);
  const original = judge(title);
  const isTooLong = [...title].length > YOUTUBE_MAX;
  return alternatives
    .map(({ title, changes }) => ({
      title,
      changes: tellChanges(changes),
      views: round(judge(title).over(original)),
    }))
    .filter(({ views }) => past === null || isTooLong || Math.round(100 * views) >= COIN.low)
    .sort((one, other) => other.views - one.views);
}

/** All alternatives of a title, its own and those from notes, likeliest first, each once. */
export function allAlternatives({ alternatives, proposals = [] }: KeptEntry) {
  const own = new Set(alternatives.map(({ title }) => title.toLowerCase()));
  return [
    ...alternatives.map((one) => ({ ...one, isFromNotes: false })),
    ...proposals
      .filter(({ title }) => !own.has(title.toLowerCase()))
      .map((one) => ({ ...one, isFromNotes: true })),
  ].sort((one, other) => other.views - one.views);
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

/** The usable uploads of a kind with what they got, oldest first; null without a channel, or with too few. */
function pastTitles(channel: Channel | null, kind?: UploadKind) {
  const asOf = channel && countedLast(channel);
  if (!asOf) return null;
  const chosen = kind ?? kindsOf(channel.uploads, asOf).now;
  const { usable } = selectUploads(channel.uploads, asOf, chosen);
  if (usable.length < LEAST_OF_KIND[chosen]) return null;
  return usable.map(({ upload: { title, views } }, at) => ({
    title,
    views,
    multiple: multipleAt(usable, at),
  }));
}

/**
 * What the channel's own hits share, best first, with the idea in its gap where it fits as it stands; null without a channel,
 * or with too few usable uploads of the kind.
 *
 * @param idea as typed; "" leaves every gap
 */
export function offerFrames(channel: Channel | null, idea: string, kind?: UploadKind): OfferedFrame[] | null {
  const past = pastTitles(channel, kind);
  if (!past) return null;
  let filled = 0;
  return findFrames(past).flatMap((frame) => {
    const text = fillFrame(frame, filled < MOST_FILLED ? idea : "", YOUTUBE_MAX);
    if (text === null) return [];
    if (text !== frame.text) filled += 1;
    const uploads = frame.from.flatMap((at) => past[at] ?? []);
    return [{ text, multiple: frame.multiple, uploads }];
  });
}

/** The newest uploads that beat the ones around them, best first: [] without a channel. */
export function newestHits(channel: Channel | null, kind?: UploadKind) {
  return (pastTitles(channel, kind) ?? [])
    .slice(-FRAME_SETTINGS.past)
    .filter(({ multiple }) => multiple >= HIT_FROM)
    .sort((one, other) => other.multiple - one.multiple)
    .slice(0, HITS);
}

/** Those, and the frames that the channel's titles share: nothing without a channel. */
export function channelMaterial(channel: Channel | null, kind?: UploadKind): ChannelMaterial {
  const frames = findFrames(pastTitles(channel, kind) ?? []).map(({ text }) => text);
  return { hits: newestHits(channel, kind), frames };
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

/** To three decimals: kept scores are read by people, never calculated with further. */
function round(value: number): number {
  return Math.round(value * 1000) / 1000;
}
