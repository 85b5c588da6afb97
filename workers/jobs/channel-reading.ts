import { MAX_KEPT_UPLOADS, mergeLayers } from "../../app/functions/channel/kept-channel";
import {
  CALLS_A_PAGE,
  isPassDue,
  type UploadsPage,
  withFacts,
  withFeed,
  withNewest,
  withoutPass,
  withPage,
  withPass,
} from "../../app/functions/channel/reading";
import { answeredLayer, measuredUpload } from "../../app/functions/channel/source-layers";
import type { ReadLayer } from "../../app/model/kept-channel";
import type { UnitsByBucket } from "../../app/services/quota";
import type { ChannelReading } from "../../app/services/readings";
import { claimDueChannels, findChannels, postponeReading, rewriteChannel, writePasts } from "../db/channels";
import type { Database } from "../db/database";
import { noteOutcomes } from "../db/outcomes";
import type { TimeLimits } from "../time-limits";
import type { YoutubeApi } from "../youtube/api/client";
import { countedVideos } from "../youtube/api/items";
import { concernsEveryCall, YoutubeError } from "../youtube/api/problems";
import { usualOf } from "../youtube/channels";
import { channelFeed, FeedError, type ReadFeed } from "../youtube/feed";
import { openJobApi } from "../youtube/job";

type Asked = Pick<YoutubeApi, "channels" | "uploads" | "videos">;

interface Turn {
  api: Asked;
  /** How many more calls may be made in this run. */
  left(): number;
  now: Date;
  /** Told after each step, so that what was read outlives what goes wrong after it. */
  read(layer: ReadLayer): void;
}

/**
 * Reads on in a connected channel, as far as the calls of the run go: the pass over all uploads that is under way or
 * due (1 unit, and 2 each 50 uploads: 81 for 2,000), else the newest 50 (3 units). Throws a YoutubeError; what was
 * read until then was passed to `read`.
 */
async function readOn(layer: ReadLayer, { api, left, now, read }: Turn): Promise<void> {
  let current = layer;
  const step = (next: ReadLayer) => {
    current = next;
    read(next);
  };
  const isPass = isPassDue(current, now);
  if (!current.reading.pass) {
    const [facts] = await api.channels({ ids: [current.facts?.id ?? ""] });
    const known = withFacts(current, facts ?? null, now);
    step(isPass && facts ? withPass(known, now) : known);
    if (!facts) return;
  }
  if (!isPass) {
    step(withNewest(current, await readPage(current, null, { api, now })));
    return;
  }
  while (current.reading.pass && left() >= CALLS_A_PAGE) {
    try {
      step(withPage(current, await readPage(current, current.reading.pass.token, { api, now })));
    } catch (error) {
      // A token that YouTube does not take any more: the next run begins anew.
      if (error instanceof YoutubeError && error.problem.kind === "failed" && error.problem.status === 400) {
        step(withoutPass(current));
      }
      throw error;
    }
  }
}

async function readPage(
  { reading }: ReadLayer,
  token: string | null,
  { api, now }: Pick<Turn, "api" | "now">,
): Promise<UploadsPage> {
  const { playlist, pass } = reading;
  if (playlist === null) return { uploads: [], ids: 0, next: null };
  const list = await api.uploads(playlist, { token }).catch((error: unknown) => {
    // A channel without a single upload has a playlist that YouTube does not find.
    if (token === null && error instanceof YoutubeError && error.problem.kind === "not-found") {
      return { items: [], next: null };
    }
    throw error;
  });
  const ids = list.items.slice(0, MAX_KEPT_UPLOADS - (pass?.read ?? 0));
  const read = await api.videos(ids);
  const uploads = countedVideos(read).map((video) => measuredUpload(video, now.toISOString()));
  const page = { uploads, ids: list.items.length, next: list.next };
  return token === null ? { ...page, usual: usualOf(read) } : page;
}

interface Setup {
  db: Database;
  youtube: { key: string | undefined; baseUrl: string; feedUrl?: string | undefined; limits: UnitsByBucket };
  timeLimits: TimeLimits;
  now: Date;
  clock(): Date;
  /** Calls that this run may make outside. */
  most: number;
  /** Which engines are built. */
  engines: string;
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
  engines,
  report,
}: Setup): ChannelReading {
  const { read, admit, calls } = youtube.key ? byApi(youtube.key) : byFeed();
  return {
    admit,
    claim: (wanted) => claimDueChannels(db, { now, ...wanted }),
    find: (ownerIds) => findChannels(db, ownerIds),
    async save(row, next) {
      const outcome = await rewriteChannel(db, row, next, now);
      if (outcome !== "kept") return outcome;
      const channel = mergeLayers(next);
      // What fails here is told again by the next reading.
      await noteOutcomes(db, row.ownerId, channel, now).catch(report);
      if (channel.reading?.state !== "reading")
        await writePasts(db, { ...row, version: row.version + 1 }, channel, engines).catch(report);
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
