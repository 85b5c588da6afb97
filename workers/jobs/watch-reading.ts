import type { Details } from "../../app/engines/watch";
import { HOUR_MS } from "../../app/numbers/days";
import { nextPacificMidnight, pacificMidnight } from "../../app/numbers/pacific-day";
import type { UnitsByBucket } from "../../app/services/quota";
import type { WatchFailure, WatchReading } from "../../app/services/readings";
import type { Database } from "../db/database";
import { leaseWatched, saveTurns } from "../db/watch-turns";
import type { TimeLimits } from "../time-limits";
import { concernsEveryCall, YoutubeError } from "../youtube/api/problems";
import { FeedError, feedText, readWatchPage } from "../youtube/feed";
import { openJobApi } from "../youtube/job";
import { openPictures } from "../youtube/pictures";

interface Setup {
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
  /** Calls that this run may make outside. */
  most: number;
}

/** Of the day's units; half is the analyzer's, and connected channels need the rest. */
export const WATCH_SHARE = 0.4;
/** Calls outside of one run. */
export const WATCH_CALLS = 32;

/**
 * What may be spent by an instant, all askers together: spread over the Pacific day, so that the units of its first hours
 * do not lack in its last.
 */
function shareBy(at: Date, share: number): number {
  const [from, until] = [pacificMidnight(at).getTime(), nextPacificMidnight(at).getTime()];
  return share * Math.min(1, (at.getTime() + HOUR_MS - from) / (until - from));
}

type Source = Pick<WatchReading, "located" | "newest" | "details"> & { calls(): number };
type Admitted = Awaited<ReturnType<WatchReading["admit"]>>;

/** Watched channels in D1, and YouTube to read them: its API with a key and as long as there are units, else their feeds. */
export function openWatchReading({ db, youtube, timeLimits, now, clock, most }: Setup): WatchReading {
  const holder = crypto.randomUUID();
  const feeds = byFeed();
  const api = youtube.key ? byApi(youtube.key) : null;
  let source: Source = feeds;
  const pictures = openPictures(youtube.imageUrl, timeLimits);
  const calls = () => feeds.calls() + (api?.calls() ?? 0) + pictures.calls();
  return {
    async admit() {
      const admitted = await api?.admit();
      if (api && admitted) source = api;
      return admitted ?? { units: Number.POSITIVE_INFINITY, tellsById: false, end: async () => {} };
    },
    located: (channels) => source.located(channels),
    newest: (channel) => source.newest(channel),
    details: (ids) => source.details(ids),
    look: pictures.look,
    lease: (atMost, until) => leaseWatched(db, { holder, now, until, most: atMost }),
    save: (turns) => saveTurns(db, { holder, now }, turns),
    left: () => most - calls(),
    made: calls,
    clock,
  };

  function byApi(key: string): Source & { admit(): Promise<Admitted | null> } {
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

  function byFeed(): Source {
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
}

/** Throws what is not YouTube's. */
function toFailure(error: unknown): WatchFailure {
  if (!(error instanceof YoutubeError)) throw error;
  if (error.problem.kind === "not-found") return { failed: "missing", error };
  return { failed: concernsEveryCall(error) ? "general" : "passing", error };
}
