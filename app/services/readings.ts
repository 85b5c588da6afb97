import type { Details, Happened } from "../engines/watch";
import type { KeptChannel, ReadLayer } from "../model/kept-channel";
import type { SeenVideo, WatchedChannel, WatchedUploads, WatchPage } from "../model/watch";

/** A connected channel, with the version of its row. */
export interface ChannelRow {
  ownerId: string;
  /** null where nobody can read the row any more. */
  kept: KeptChannel | null;
  version: number;
}

/** Why a channel was not read to its end. */
export interface ReadingFailure {
  error: Error;
  /** Whether it would be the same with every channel: a spent quota, the key. */
  isGeneral: boolean;
}

/** One channel's turn of a run. */
interface ReadingTurn {
  /** How many more calls may be made. */
  left(): number;
  /** Told after each step, so that what was read outlives what goes wrong after it. */
  read(layer: ReadLayer): void;
}

export interface ChannelReading {
  /** A share of the day's units; null where readings have had their half. `end` writes down what was spent. Feeds cost none. */
  admit(): Promise<{ end(failed: ReadingFailure | null): Promise<void> } | null>;
  /** Owners whose channel is due, who was here last first. */
  claim(wanted: { most: number; nextTry: Date }): Promise<string[]>;
  find(ownerIds: string[]): Promise<ChannelRow[]>;
  /** Writes over the row's version. */
  save(row: ChannelRow, next: KeptChannel): Promise<"kept" | "conflict" | "too-large">;
  postpone(ownerId: string, until: Date): Promise<void>;
  /** Reads on. Null where that went well; throws what nobody foresaw. */
  read(layer: ReadLayer, turn: ReadingTurn): Promise<ReadingFailure | null>;
  /** Calls that this run may still make outside, and those that its reading has made. */
  left(): number;
  made(): number;
  clock(): Date;
}

/** A watched channel that this run alone reads, until its lease ends. */
export interface LeasedChannel {
  id: string;
  title: string;
  playlist: string | null;
  /** null before the first reading. */
  uploads: WatchedUploads | null;
  /** Of its uploads; 0 without any. */
  version: number;
  seenAt: Date;
  isPushed: boolean;
  failures: number;
}

/** What became of a leased channel: it is let go with this. */
export interface WatchTurn extends Pick<WatchedChannel, "id" | "state" | "paceMs"> {
  dueAt: Date;
  failures: number;
  /** What was read; null where nothing was. */
  read:
    | (Pick<LeasedChannel, "title" | "playlist" | "version"> & {
        page: Pick<WatchPage, "source" | "at">;
        uploads: WatchedUploads;
        happened: Happened[];
      })
    | null;
}

/** Why a channel was not read: "missing" is YouTube's word, "general" would be the same with every channel. */
export interface WatchFailure {
  failed: "missing" | "general" | "passing";
  error: Error;
}

export interface WatchReading {
  /**
   * How this run reads: by the API, which tells lengths and views by id, with the units it may spend; by feeds, which cost
   * none, without a key and where the day's units are spent so far.
   */
  admit(): Promise<{ units: number; tellsById: boolean; end(failed: WatchFailure | null): Promise<void> }>;
  /** Takes channels that are due, those that wait longest first. No other run has them before `until`. */
  lease(most: number, until: Date): Promise<LeasedChannel[]>;
  /** Each channel with the playlist of its uploads, null where YouTube knows none. One call each 50 that lack it. */
  located(channels: LeasedChannel[]): Promise<LeasedChannel[]>;
  /** A channel's newest uploads, in one call. */
  newest(channel: LeasedChannel): Promise<{ page: WatchPage; title: string | null } | WatchFailure>;
  /** Lengths and views by id, in one call each 50; null where a call failed. */
  details(ids: string[]): Promise<Details | null>;
  /**
   * A video's thumbnail as one edge of YouTube shows it now, in one call: null where there is none. `known` is the last
   * look, which one that is unchanged need not send again.
   */
  look(
    id: string,
    known: SeenVideo["thumbnail"],
  ): Promise<{ thumbnail: SeenVideo["thumbnail"] } | { error: Error }>;
  /**
   * Keeps what was read with what happened, and lets go, all in one transaction: of a channel that another writer
   * changed meanwhile nothing, and it is due again. How many events were noted.
   */
  save(turns: WatchTurn[]): Promise<number>;
  /** Calls that this run may still make outside, and those it made. */
  left(): number;
  made(): number;
  clock(): Date;
}
