import { z } from "zod";
import type { SourceKind, UsualBlocks } from "./channel";
import type { DailyViews, MeasuredUpload } from "./upload";

/** A file as somebody sent it: unread, since reading one costs time that is counted first. */
export const givenFile = z.object({
  name: z.string(),
  bytes: z.instanceof(Uint8Array<ArrayBuffer>),
});
export type GivenFile = z.infer<typeof givenFile>;

/** What a source tells of the channel itself. */
export interface ChannelFacts {
  id: string | null;
  name: string;
  handle: string | null;
  subscribers: number | null;
}

/** A video of YouTube's Shorts tab, which tells titles and views alone: nothing can be compared with it. */
export interface UndatedVideo {
  title: string;
  views: number;
  /** ISO instant at which they were counted. */
  countedAt: string;
}

/** What one source has told, apart from the others, so that each leaves when its time is over. */
export interface Layer {
  kind: SourceKind;
  /** ISO instant at which it was last read or given. */
  at: string;
  facts: ChannelFacts | null;
  /** Each with the instant at which this source counted it. */
  uploads: MeasuredUpload[];
  /** Videos of which it tells no date, in its order; absent where it tells all. */
  undated?: UndatedVideo[] | undefined;
  daily: DailyViews[];
  /** What was left out, and how it was read, as sentences. */
  notes: string[];
  /** Of its revenue and RPM, as ISO 4217 has it; null if it tells none. */
  currency: string | null;
  /** How far YouTube has been read; null for every other source. */
  reading: LayerReading | null;
  /** What recurs in its newest descriptions, and when those were read; absent where it tells none. */
  usual?: (UsualBlocks & { at: string }) | undefined;
}

interface LayerReading {
  /** The playlist of the channel's uploads; null for a channel without any. */
  playlist: string | null;
  /** Uploads by YouTube's own count; null if hidden. */
  of: number | null;
  /** ISO instant at which the newest pass over all uploads began; null before there was one. */
  wholeAt: string | null;
  /** The pass under way: where it goes on, and what it has read. */
  pass: { began: string; token: string | null; read: number } | null;
  isGone: boolean;
  /** Read from the channel's public feed, which has the newest 15 alone; absent where YouTube's API tells all. */
  isFeed?: boolean | undefined;
}

/** The connected channel as it is kept: at most one layer of each source. */
export interface KeptChannel {
  layers: Layer[];
}

/** A layer with the state of its reading, as the job has it at hand. */
export type ReadLayer = Layer & { reading: LayerReading };
