import type { Details } from "../../app/engines/watch";
import { HOUR_MS } from "../../app/numbers/days";
import { nextPacificMidnight, pacificMidnight } from "../../app/numbers/pacific-day";
import type { UnitsByBucket } from "../../app/services/quota";
import type { WatchFailure, WatchReading } from "../../app/services/readings";
import type { Database } from "../db/database";
import type { TimeLimits } from "../time-limits";
import { concernsEveryCall, YoutubeError } from "../youtube/api/problems";
import { FeedError, feedText, readWatchPage } from "../youtube/feed";
import { openJobApi } from "../youtube/job";

/** What a source is opened with. */
export interface SourceSetup {
  db: Database;
  youtube: {
    key: string | undefined;
    baseUrl: string;
    feedUrl?: string | undefined;
    imageUrl?: string | undefined;
    limits: UnitsByBucket;
    /** Of the day's units, what watching may use up. */
    watchShare?: number;
  };
  timeLimits: TimeLimits;
  now: Date;
  clock(): Date;
}

/** Of the day's units; half is the analyzer's, and connected channels need the rest. */
export const WATCH_SHARE = 0.4;

/**
 * What may be spent by an instant, all askers together: spread over the Pacific day, so that the units of its first hours
 * do not lack in its last.
 */
function shareBy(at: Date, share: number): number {
  const [from, until] = [pacificMidnight(at).getTime(), nextPacificMidnight(at).getTime()];
  return share * Math.min(1, (at.getTime() + HOUR_MS - from) / (until - from));
}

/** A way to read watched channels. */
export type Source = Pick<WatchReading, "located" | "newest" | "details"> & { calls(): number };
type Admitted = Awaited<ReturnType<WatchReading["admit"]>>;

/** By YouTube's API, as long as there are units. */
export function byApi(
  key: string,
  { db, youtube, timeLimits, now, clock, holder }: SourceSetup & { holder: string },
): Source & { admit(): Promise<Admitted | null> } {
  const share = (at: Date) => shareBy(at, youtube.watchShare ?? WATCH_SHARE);
  const { api, admit, calls } = openJobApi({
    ...{ db, youtube: { ...youtube, key }, timeLimits, holder, clock, share },
  });
  let unlocated: WatchFailure | null = null;
  return {
    calls,
    async admit() {
      const admitted = await admit();
      if (!admitted) return null;
      const end = (failed: WatchFailure | null) =>
        admitted.end(failed?.error instanceof YoutubeError ? failed.error : null);
      return { units: admitted.units, tellsById: true, end };
    },
    async located(channels) {
      const ids = channels.filter(({ playlist }) => playlist === null).map(({ id }) => id);
      const found = await api.channels({ ids }).catch((error: unknown) => {
        unlocated = toFailure(error);
        return [];
      });
      const playlists = new Map(found.map(({ channelId, uploads }) => [channelId, uploads]));
      return channels.map((channel) => ({
        ...channel,
        playlist: channel.playlist ?? playlists.get(channel.id) ?? null,
      }));
    },
    async newest({ playlist, uploads }) {
      if (playlist === null)
        return unlocated ?? { failed: "missing", error: new Error("YouTube tells no uploads of it") };
      try {
        const { items } = await api.newestUploads(playlist);
        const videos = items.map(({ videoId: id, title, publishedAt }) => ({
          ...{ id, title, publishedAt, seconds: null, isShort: false, views: null, thumbnail: null },
        }));
        const page = { source: "api" as const, at: now.getTime(), videos, isWhole: true, missing: [] };
        return { page, title: items[0]?.channelTitle || null };
      } catch (error) {
        if (!(error instanceof YoutubeError)) throw error;
        // A channel without a single upload has a playlist that YouTube does not find.
        if (error.problem.kind === "not-found" && !uploads?.videos.length) {
          const page = {
            source: "api" as const,
            at: now.getTime(),
            videos: [],
            isWhole: false,
            missing: [],
          };
          return { page, title: null };
        }
        return toFailure(error);
      }
    },
    async details(ids): Promise<Details | null> {
      try {
        const videos = await api.videos(ids);
        return new Map(
          videos.map(({ videoId, durationSeconds, viewCount }) => [
            videoId,
            { seconds: durationSeconds, views: viewCount },
          ]),
        );
      } catch (error) {
        if (!(error instanceof YoutubeError)) throw error;
        return null;
      }
    },
  };
}

/** By the channels' feeds. */
export function byFeed({ youtube, timeLimits, now }: SourceSetup): Source {
  let asked = 0;
  const ask: typeof fetch = (input, init) => {
    asked += 1;
    return fetch(input, init);
  };
  return {
    calls: () => asked,
    located: async (channels) => channels,
    details: async () => null,
    async newest({ id }) {
      try {
        const text = await feedText(id, {
          url: youtube.feedUrl,
          fetch: ask,
          timeoutMs: timeLimits.youtubeCall,
        });
        return readWatchPage(text, { id, at: now, source: "feed" });
      } catch (error) {
        if (!(error instanceof FeedError)) throw error;
        // Feeds answer 404 for weeks at times: no sign that the channel is gone.
        return { failed: "passing", error };
      }
    },
  };
}

/** Throws what is not YouTube's. */
function toFailure(error: unknown): WatchFailure {
  if (!(error instanceof YoutubeError)) throw error;
  if (error.problem.kind === "not-found") return { failed: "missing", error };
  return { failed: concernsEveryCall(error) ? "general" : "passing", error };
}
