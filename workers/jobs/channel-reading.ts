import { mergeLayers } from "../../app/functions/channel/kept-channel";
import { withFeed } from "../../app/functions/channel/reading";
import { answeredLayer } from "../../app/functions/channel/source-layers";
import type { ChannelReading } from "../../app/services/jobs";
import type { UnitsByBucket } from "../../app/services/quota";
import { claimDueChannels, findChannels, postponeReading, rewriteChannel } from "../db/channels";
import type { Database } from "../db/database";
import { noteOutcomes } from "../db/outcomes";
import type { TimeLimits } from "../time-limits";
import type { YoutubeApi } from "../youtube/api/client";
import { concernsEveryCall, YoutubeError } from "../youtube/api/problems";
import { readOn } from "../youtube/connected";
import { channelFeed, FeedError, type ReadFeed } from "../youtube/feed";
import { openJobApi } from "../youtube/job";

interface Setup {
  db: Database;
  youtube: { key: string | undefined; baseUrl: string; feedUrl?: string | undefined; limits: UnitsByBucket };
  timeLimits: TimeLimits;
  now: Date;
  clock(): Date;
  /** Calls that this run may make outside. */
  most: number;
  report(error: unknown): void;
}

/** Connected channels in D1, and YouTube to read on in them: its API with a key, else their public feeds. */
export function openChannelReading({
  db,
  youtube,
  timeLimits,
  now,
  clock,
  most,
  report,
}: Setup): ChannelReading {
  const { read, admit, calls } = youtube.key ? byApi(youtube.key) : byFeed();
  return {
    admit,
    claim: (wanted) => claimDueChannels(db, { now, ...wanted }),
    find: (ownerIds) => findChannels(db, ownerIds),
    async save(row, next) {
      const outcome = await rewriteChannel(db, row, next, now);
      // What fails here is told again by the next reading.
      if (outcome === "kept") await noteOutcomes(db, row.ownerId, mergeLayers(next), now).catch(report);
      return outcome;
    },
    postpone: (ownerId, until) => postponeReading(db, ownerId, until),
    read,
    left: () => most - calls(),
    made: calls,
    clock,
  };

  type Reader = Pick<ChannelReading, "read" | "admit"> & { calls(): number };

  function byApi(key: string): Reader {
    const holder = crypto.randomUUID();
    const { api, admit, calls } = openJobApi({ db, youtube: { ...youtube, key }, timeLimits, holder, clock });
    return {
      read: readBy(api, now),
      calls,
      async admit() {
        const admitted = await admit();
        if (!admitted) return null;
        return { end: (failed) => admitted.end(failed?.error instanceof YoutubeError ? failed.error : null) };
      },
    };
  }

  function byFeed(): Reader {
    let asked = 0;
    const readFeed = channelFeed({
      url: youtube.feedUrl,
      fetch(input, init) {
        asked += 1;
        return fetch(input, init);
      },
      timeoutMs: timeLimits.youtubeCall,
      now: () => now,
    });
    return { read: readByFeed(readFeed), calls: () => asked, admit: async () => ({ end: async () => {} }) };
  }
}

/** Reads the newest uploads by the channel's feed. One that fails is no sign that the channel is gone: feeds do for weeks. */
function readByFeed(readFeed: ReadFeed): ChannelReading["read"] {
  return async (layer, { read }) => {
    try {
      read(withFeed(layer, answeredLayer(await readFeed(layer.facts?.id ?? ""))));
      return null;
    } catch (error) {
      if (!(error instanceof FeedError)) throw error;
      return { error, isGeneral: false };
    }
  };
}

/** Reads on by YouTube's API; what that refuses is an answer. */
export function readBy(
  api: Pick<YoutubeApi, "channels" | "uploads" | "videos">,
  now: Date,
): ChannelReading["read"] {
  return async (layer, turn) => {
    try {
      await readOn(layer, { ...turn, api, now });
      return null;
    } catch (error) {
      if (!(error instanceof YoutubeError)) throw error;
      return { error, isGeneral: concernsEveryCall(error) };
    }
  };
}
