import type { RequestFacts, Services } from "../../app/services";
import type { UnitsByBucket } from "../../app/services/quota";
import type { VideoSearch } from "../../app/services/videos";
import type { DailyUses, Use } from "../db/daily-uses";
import type { Database } from "../db/database";
import { spentToday } from "../db/youtube-quota";
import type { Limit } from "../middleware/limits";
import type { TimeLimits } from "../time-limits";
import { youtubeApi } from "./api/client";
import { cachedAnswers } from "./cached-answers";
import { liveChannels } from "./channels";
import { liveComments } from "./comments";
import { channelFeed, feedChannels } from "./feed";
import { type AnswerKind, BUCKETS_USED, rowMemory } from "./keeping";
import type { Run } from "./one-asker";
import { readings } from "./readings";
import { openSample } from "./sample/open";
import { youtubeSources } from "./sources";
import { liveVideos } from "./videos";

interface Setup {
  timeLimits: TimeLimits;
  youtube: { key?: string; baseUrl: string; feedUrl?: string | undefined; limits: UnitsByBucket };
  db: Database;
  request: Pick<RequestFacts, "id" | "now">;
  /** How often an address may search. */
  searches: Limit;
  /** How often an address may have channels and comments read anew. */
  readings: Limit;
  uses: Pick<DailyUses, "spend">;
  waitUntil(work: Promise<unknown>): void;
  warn(text: string): void;
  report(error: unknown): void;
}

type YoutubeServices = Pick<Services, "videos" | "channels" | "comments" | "sources">;

/** Where videos, channels and comments come from: YouTube where there is a key, else the sample catalogue and feeds. */
export function openYoutube(setup: Setup): YoutubeServices {
  const { key } = setup.youtube;
  const services = key ? openLive(setup, key) : openKeyless(setup);
  return { ...services, videos: limitSearches(services.videos, setup.searches) };
}

function openKeyless({ youtube, timeLimits, request, readings, uses, warn }: Setup): YoutubeServices {
  const sample = openSample(request.now);
  const readFeed = channelFeed({
    url: youtube.feedUrl,
    fetch: (input, init) => fetch(input, init),
    timeoutMs: timeLimits.youtubeCall,
    now: () => request.now,
  });
  const spend = () => uses.spend(["readings"]);
  return {
    ...sample,
    channels: feedChannels({ readFeed, samples: sample.channels, limit: readings, spend, warn }),
  };
}

/** The same search, limited per address. Recalling stays free: it calls nobody. */
function limitSearches(videos: VideoSearch, limit: Limit): VideoSearch {
  return {
    ...videos,
    async search(query) {
      return (await limit()) ? videos.search(query) : { ok: false, problem: "too-many" };
    },
  };
}

/** Up to some 600 KB each: fewer are remembered than of the others. */
const largeRows = rowMemory(8);

/** The channel that the API's own documentation asks for. */
const ANY_CHANNEL = "UC_x5XG1OV2P6uZZ5FSM9Ttw";

function openLive(
  { timeLimits, youtube, db, request, readings: limit, uses, waitUntil, warn, report }: Setup,
  key: string,
): YoutubeServices {
  const { baseUrl, limits } = youtube;
  // A clock of its own: the moment of the request stands still, and who waits for others needs one that goes.
  const now = () => new Date();
  const wait = (ms: number) => new Promise<void>((resolve) => setTimeout(resolve, ms));
  const asker = {
    db,
    limits,
    now,
    wait,
    holder: request.id,
    waitUntil,
    report,
    leaseMs: timeLimits.youtubeAnswer,
    spareMs: timeLimits.youtubeSpare,
  };
  const answers = cachedAnswers(asker);
  const openApi = ({ signal, spent }: Run) =>
    youtubeApi({
      key,
      baseUrl,
      fetch: fetchWithin(signal),
      spent,
      now,
      wait,
      timeoutMs: timeLimits.youtubeCall,
      retryMs: timeLimits.youtubeRetry,
    });
  const read = readings({
    answers: cachedAnswers(asker, largeRows),
    limit,
    spend: (kind) => uses.spend(["readings"], ...searchesOf(kind)),
    now,
    warn,
  });
  return {
    videos: liveVideos({ answers, openApi, spend: () => uses.spend(["searches"]), warn }),
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

/** A name may take a search, which no address has many of. */
function searchesOf(kind: AnswerKind): Use[] {
  return BUCKETS_USED[kind].includes("search") ? [["searches"]] : [];
}

/** Fetches that end when the signal does, whatever else ends them. */
function fetchWithin(signal: AbortSignal): typeof fetch {
  return (input, init) => {
    const signals = init?.signal ? [signal, init.signal] : [signal];
    return fetch(input, { ...init, signal: AbortSignal.any(signals) });
  };
}
