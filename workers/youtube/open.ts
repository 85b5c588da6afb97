import type { VideoSearch } from "../../app/analyzer/search";
import type { RequestFacts } from "../../app/services";
import type { Sources } from "../../app/sources/sources";
import type { Database } from "../db/database";
import { sampleSources } from "../sources/sample-sources";
import { youtubeSources } from "../sources/youtube-sources";
import { youtubeApi } from "./api/client";
import { cachedAnswers, type Run } from "./cached-answers";
import { liveVideos } from "./live-videos";
import { spentToday } from "./quota-ledger";
import { sampleVideos } from "./sample-videos";

interface Setup {
  youtube: { key?: string; baseUrl: string };
  db: Database;
  request: RequestFacts;
  waitUntil(work: Promise<unknown>): void;
  warn(text: string): void;
  report(error: unknown): void;
}

/** Where videos come from: YouTube where there is a key, else the sample catalogue. */
export function openVideos({ youtube, db, request, waitUntil, report, ...log }: Setup): {
  videos: VideoSearch;
  sources: Sources;
} {
  const { key, baseUrl } = youtube;
  if (!key) {
    const videos = sampleVideos(request.now);
    return { videos, sources: sampleSources(videos.source) };
  }
  // A clock of its own: the moment of the request stands still, and who waits for others needs one that goes.
  const now = () => new Date();
  // The key is a secret, whatever a text from outside quotes.
  const warn = (text: string) => log.warn(text.replaceAll(key, "(the key)"));
  const wait = (ms: number) => new Promise<void>((resolve) => setTimeout(resolve, ms));
  const answers = cachedAnswers({ db, now, wait, holder: request.id, waitUntil });
  const openApi = ({ signal, spent }: Run) =>
    youtubeApi({ key, baseUrl, fetch: within(signal), spent, now, wait });
  return {
    videos: liveVideos({ answers, openApi, warn }),
    sources: youtubeSources({
      answers,
      ping: (run) => openApi(run).channels({ ids: [YOUTUBE_CREATORS] }),
      spentToday: () => spentToday(db, now()),
      now,
      warn,
      report,
    }),
  };
}

/** A channel that is there as long as YouTube is: its own for creators. */
const YOUTUBE_CREATORS = "UCkRfArvrzheW2E7b6SVT7vQ";

/** Fetches that end when the signal does, whatever else ends them. */
function within(signal: AbortSignal): typeof fetch {
  return (input, init) => {
    const signals = init?.signal ? [signal, init.signal] : [signal];
    return fetch(input, { ...init, signal: AbortSignal.any(signals) });
  };
}
