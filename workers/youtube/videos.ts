import type { SearchAnswer } from "../../app/engines/findings";
import { topicKey } from "../../app/model/topic";
import type { SearchOutcome, VideoSearch } from "../../app/services/videos";

import type { Found, Page } from "./api/answers";
import type { YoutubeApi } from "./api/client";
import { countedVideos } from "./api/items";
import { searchProblem, YoutubeError } from "./api/problems";
import type { CachedAnswers } from "./cached-answers";
import type { Run, Spend } from "./one-asker";
import { YOUTUBE } from "./sources";
import { gatewayChannels, recentUploads } from "./uploads";

/**
 * What YouTube has on a topic, with the evidence for gateways: 1 search, and of the general bucket 1 videos,
 * 1 channels, at most 8 playlistItems and 2 videos. No videos when nothing is found. Throws a YoutubeError.
 * What `optional` asks for may fail: there are no gateways then, and everything else.
 */
export async function readTopic(
  query: string,
  api: Pick<YoutubeApi, "search" | "videos" | "channels" | "uploads">,
  now: Date,
  optional: Pick<YoutubeApi, "videos" | "uploads"> = api,
): Promise<SearchAnswer> {
  const { items } = await api.search(query);
  const ids = items.filter(({ kind }) => kind === "video").map(({ id }) => id);
  const videos = countedVideos(await api.videos(ids));
  const channels = await api.channels({ ids: videos.map(({ channelId }) => channelId) });
  const answer: SearchAnswer = {
    query,
    source: YOUTUBE,
    asOf: now.toISOString(),
    videos,
    channels: channels.map(({ channelId, name, subscriberCount }) => ({
      channelId,
      name,
      subscriberCount,
      recentUploads: [],
    })),
  };
  const uploads = await recentUploads(gatewayChannels(answer, channels), optional);
  return {
    ...answer,
    channels: answer.channels.map((channel) => ({
      ...channel,
      recentUploads: uploads.get(channel.channelId) ?? [],
    })),
  };
}

interface Setup {
  answers: CachedAnswers;
  openApi(run: Run): YoutubeApi;
  /** Counts a search of the address's day; throws CeilingReached after the last. */
  spend: Spend;
  /** Puts a line for the operator on the request's log line. */
  warn(text: string): void;
}

/** YouTube behind the search of the analyzer: cached a day, asked once for all who ask the same. */
export function liveVideos({ answers, openApi, spend, warn }: Setup): VideoSearch {
  const read = (query: string) => (run: Run) => {
    const api = openApi(run);
    const optional = openApi({ ...run, signal: run.optional });
    return readTopic(query, { ...api, search: () => found(query, api, run.now) }, run.now, optional);
  };

  /** What the search finds, or found for a run that failed on its way from there: a search is paid once. */
  async function found(query: string, api: YoutubeApi, now: Date): Promise<Page<Found>> {
    const key = topicKey(query);
    const kept = await answers.find<Page<Found>>("found", key);
    if (kept) return kept.answer;
    const page = await api.search(query);
    if (page.items.length > 0) answers.note("found", key, page, now);
    return page;
  }

  async function recall(query: string) {
    const kept = await answers.find<SearchAnswer>("topic", topicKey(query));
    return kept ? toOutcome(kept.answer, query) : ({ ok: false, problem: "not-asked" } as const);
  }

  return {
    source: YOUTUBE,
    recall,
    recallNear: recall,

    async search(query) {
      try {
        const pay = async () => {
          // What an earlier run found before it failed is not searched for again.
          if (!(await answers.find("found", topicKey(query)))) await spend();
        };
        return toOutcome((await answers.get("topic", topicKey(query), read(query), pay)).answer, query);
      } catch (error) {
        if (!(error instanceof YoutubeError)) throw error;
        const problem = searchProblem(error.problem);
        // A bucket that is spent is nothing to mend, and the meter shows it.
        if (problem !== "quota" && problem !== "nothing-found") warn(error.message);
        return { ok: false, problem };
      }
    },
  };
}

function toOutcome(answer: SearchAnswer, query: string): SearchOutcome {
  if (answer.videos.length === 0) return { ok: false, problem: "nothing-found" };
  return { ok: true, answer: withSpelling(answer, query) };
}

/** Answers in other spellings than the first asker's, each made once, so that its report is written once. */
const spellings = new WeakMap<SearchAnswer, Map<string, SearchAnswer>>();
const SPELLINGS_KEPT = 5;

/** The answer with the query as this visitor wrote it: "react tutorials" is also asked as "React Tutorials". */
function withSpelling(answer: SearchAnswer, query: string): SearchAnswer {
  if (answer.query === query) return answer;
  const known = spellings.get(answer) ?? new Map<string, SearchAnswer>();
  spellings.set(answer, known);
  const respelled = known.get(query) ?? { ...answer, query };
  if (known.size < SPELLINGS_KEPT) known.set(query, respelled);
  return respelled;
}
