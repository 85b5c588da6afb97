import { mergeLayers } from "../../app/functions/channel/kept-channel";
import type { ChannelReading } from "../../app/services/jobs";
import type { UnitsByBucket } from "../../app/services/quota";
import { claimDueChannels, findChannels, postponeReading, rewriteChannel } from "../db/channels";
import type { Database } from "../db/database";
import { noteOutcomes } from "../db/outcomes";
import type { TimeLimits } from "../time-limits";
import type { YoutubeApi } from "../youtube/api/client";
import { concernsEveryCall, YoutubeError } from "../youtube/api/problems";
import { readOn } from "../youtube/connected";
import { openJobApi } from "../youtube/job";

interface Setup {
  db: Database;
  youtube: { key: string | undefined; baseUrl: string; limits: UnitsByBucket };
  timeLimits: TimeLimits;
  now: Date;
  clock(): Date;
  /** Calls that this run may make outside. */
  most: number;
  report(error: unknown): void;
}

/** Connected channels in D1, and YouTube to read on in them. */
export function openChannelReading({
  db,
  youtube,
  timeLimits,
  now,
  clock,
  most,
  report,
}: Setup): ChannelReading {
  const key = youtube.key ?? "";
  const holder = crypto.randomUUID();
  const { api, admit, calls } = openJobApi({ db, youtube: { ...youtube, key }, timeLimits, holder, clock });
  return {
    isOn: key !== "",
    async admit() {
      const admitted = await admit();
      if (!admitted) return null;
      return { end: (failed) => admitted.end(failed?.error instanceof YoutubeError ? failed.error : null) };
    },
    claim: (wanted) => claimDueChannels(db, { now, ...wanted }),
    find: (ownerIds) => findChannels(db, ownerIds),
    async save(row, next) {
      const outcome = await rewriteChannel(db, row, next, now);
      // What fails here is told again by the next reading.
      if (outcome === "kept") await noteOutcomes(db, row.ownerId, mergeLayers(next), now).catch(report);
      return outcome;
    },
    postpone: (ownerId, until) => postponeReading(db, ownerId, until),
    read: readBy(api, now),
    left: () => most - calls(),
    made: calls,
    clock,
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
