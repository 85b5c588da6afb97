import type { VideoSearch } from "../../app/analyzer/search";
import type { RequestFacts } from "../../app/services";
import type { UnitsByBucket } from "../../app/sources/quota";
import type { Sources } from "../../app/sources/sources";
import type { Database } from "../db/database";
import { sampleSources } from "../sources/sample-sources";
import { youtubeSources } from "../sources/youtube-sources";
import { youtubeApi } from "./api/client";
import { cachedAnswers } from "./cached-answers";
import { liveVideos } from "./live-videos";
import type { Run } from "./one-asker";
import { spentToday } from "./quota-ledger";
import { sampleVideos } from "./sample-videos";

interface Setup {
  youtube: { key?: string; baseUrl: string; limits: UnitsByBucket };
  db: Database;
  request: RequestFacts;
  waitUntil(work: Promise<unknown>): void;
  warn(text: string): void;
  report(error: unknown): void;
}

/** Where videos come from: YouTube where there is a key, else the sample catalogue. */
export function openVideos({ youtube, db, request, waitUntil, warn, report }: Setup): {
  videos: VideoSearch;
  sources: Sources;
} {
  const { key, baseUrl, limits } = youtube;
  if (!key) {
    const videos = sampleVideos(request.now);
    return { videos, sources: sampleSources(videos.source) };
  }
  // A clock of its own: the moment of the request stands still, and who waits for others needs one that goes.
  const now = () => new Date();
  const wait = (ms: number) => new Promise<void>((resolve) => setTimeout(resolve, ms));
  const answers = cachedAnswers({ db, limits, now, wait, holder: request.id, waitUntil, report });
  const openApi = ({ signal, spent }: Run) =>
    youtubeApi({ key, baseUrl, fetch: within(signal), spent, now, wait });
  return {
    videos: liveVideos({ answers, openApi, warn }),
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
