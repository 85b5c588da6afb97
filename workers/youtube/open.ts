import type { VideoSearch } from "../../app/analyzer/search";
import type { RequestFacts } from "../../app/services";
import type { Channels } from "../../app/sources/channels";
import type { UnitsByBucket } from "../../app/sources/quota";
import type { Sources } from "../../app/sources/sources";
import type { VideoComments } from "../../app/sources/video-comments";
import type { Database } from "../db/database";
import type { Limit } from "../limits/limit";
import { sampleSources } from "../sources/sample-sources";
import { youtubeSources } from "../sources/youtube-sources";
import { youtubeApi } from "./api/client";
import { cachedAnswers } from "./cached-answers";
import { liveChannels } from "./live-channels";
import { liveComments } from "./live-comments";
import { liveVideos } from "./live-videos";
import type { Run } from "./one-asker";
import { spentToday } from "./quota-ledger";
import { readings } from "./readings";
import { rowMemory } from "./row-memory";
import { sampleChannels } from "./sample-channels";
import { sampleComments } from "./sample-comments";
import { sampleVideos } from "./sample-videos";

interface Setup {
  youtube: { key?: string; baseUrl: string; limits: UnitsByBucket };
  db: Database;
  request: RequestFacts;
  /** Of the channels and comments that an address may have read anew. */
  limit: Limit;
  waitUntil(work: Promise<unknown>): void;
  warn(text: string): void;
  report(error: unknown): void;
}

/** Up to some 600 KB each: fewer are remembered than of the others. */
const largeRows = rowMemory(8);

/** Where videos, channels and comments come from: YouTube where there is a key, else the sample catalogue. */
export function openYoutube({ youtube, db, request, limit, waitUntil, warn, report }: Setup): {
  videos: VideoSearch;
  channels: Channels;
  comments: VideoComments;
  sources: Sources;
} {
  const { key, baseUrl, limits } = youtube;
  if (!key) {
    const videos = sampleVideos(request.now);
    const [channels, comments] = [sampleChannels(request.now), sampleComments(request.now)];
    return { videos, channels, comments, sources: sampleSources(videos.source) };
  }
  // A clock of its own: the moment of the request stands still, and who waits for others needs one that goes.
  const now = () => new Date();
  const wait = (ms: number) => new Promise<void>((resolve) => setTimeout(resolve, ms));
  const asker = { db, limits, now, wait, holder: request.id, waitUntil, report };
  const answers = cachedAnswers(asker);
  const openApi = ({ signal, spent }: Run) =>
    youtubeApi({ key, baseUrl, fetch: within(signal), spent, now, wait });
  const read = readings({ answers: cachedAnswers(asker, largeRows), limit, now, warn });
  return {
    videos: liveVideos({ answers, openApi, warn }),
    channels: liveChannels({ read, openApi }),
    comments: liveComments({ read, openApi }),
    sources: youtubeSources({
      answers,
      ping: (run) => openApi(run).channels({ ids: [ANY_CHANNEL] }),
      spentToday: () => spentToday(db, limits, now()),
      limits,
      now,
      warn,
      report,
    }),
  };
}

/** The channel that the API's own documentation asks for. */
const ANY_CHANNEL = "UC_x5XG1OV2P6uZZ5FSM9Ttw";

/** Fetches that end when the signal does, whatever else ends them. */
function within(signal: AbortSignal): typeof fetch {
  return (input, init) => {
    const signals = init?.signal ? [signal, init.signal] : [signal];
    return fetch(input, { ...init, signal: AbortSignal.any(signals) });
  };
}
