import type { WatchReading } from "../../app/services/readings";
import { leaseWatched, saveTurns } from "../db/watch-turns";
import { openPictures } from "../youtube/pictures";
import { byApi, byFeed, type Source, type SourceSetup } from "./watch-sources";

interface Setup extends SourceSetup {
  /** Calls that this run may make outside. */
  most: number;
}

/** Calls outside of one run. */
export const WATCH_CALLS = 32;

/** Watched channels in D1, and YouTube to read them: its API with a key and as long as there are units, else their feeds. */
export function openWatchReading({ most, ...setup }: Setup): WatchReading {
  const { db, youtube, timeLimits, now, clock } = setup;
  const holder = crypto.randomUUID();
  const feeds = byFeed(setup);
  const api = youtube.key ? byApi(youtube.key, { ...setup, holder }) : null;
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
}
