import { gatherEvidence, LARGE_CHANNEL, type SearchAnswer } from "../../app/engines/findings";
import { ageInDays, MIN_BASELINE_UPLOADS, type Upload } from "../../app/engines/growth";
import { topicKey } from "../../app/model/trend";
import { uploadKind } from "../../app/model/upload";
import type { SearchOutcome, VideoSearch } from "../../app/services/videos";
import type { Found, Page, YoutubeChannel } from "./api/answers";
import { aFewAtATime } from "./api/call";
import type { YoutubeApi } from "./api/client";
import { countedVideos } from "./api/items";
import { nullOnFailure, searchProblem, YoutubeError } from "./api/problems";
import type { CachedAnswers } from "./cached-answers";
import type { Run, Spend } from "./one-asker";
import { YOUTUBE } from "./sources";

/** So many channels a topic run reads the uploads of (references, "Estimating"). */
const MOST_CHANNELS = 8;

/** Of one sub-topic: four measured channels can rule out luck (decision 5), and leave room for a second one. */
const MOST_A_TOPIC = 4;

/**
 * The channels whose uploads are worth reading: small ones whose video could be evidence of a gateway. A
 * sub-topic needs several measured channels before luck can be ruled out, so they are taken sub-topic by
 * sub-topic, those with the most small channels first, and eight channels are not scattered over eight of them.
 *
 * How well a video did plays no part. Reading up only on videos with many views would choose the evidence by its
 * outcome, and the test in gateways.ts, which asks how often luck alone would bring it about, would not hold.
 * Within a sub-topic they come in the order of the search.
 */
export function gatewayChannels(answer: SearchAnswer, read: YoutubeChannel[]): YoutubeChannel[] {
  const { topics, at } = gatherEvidence(answer, new Date(answer.asOf));
  const small = new Map(read.filter(isReadable).map((channel) => [channel.channelId, channel]));
  const order = new Map(answer.videos.map(({ videoId }, place) => [videoId, place]));
  const comparable = answer.videos.filter(
    (video) => uploadKind(video.durationSeconds) !== null && ageInDays(video.publishedAt, at) !== null,
  );
  const usable = new Set(comparable.map(({ videoId }) => videoId));

  const byTopic = topics
    .map(({ videos }) => {
      const inOrder = videos
        .filter(({ videoId }) => usable.has(videoId))
        .sort((a, b) => (order.get(a.videoId) ?? 0) - (order.get(b.videoId) ?? 0));
      return smallChannels(inOrder, small);
    })
    .sort((a, b) => b.length - a.length);

  const chosen = new Set<YoutubeChannel>();
  for (const channels of byTopic) {
    // One chosen for another sub-topic counts for this one, too.
    const already = channels.filter((channel) => chosen.has(channel)).length;
    const more = channels.filter((channel) => !chosen.has(channel));
    for (const channel of more.slice(0, Math.max(0, MOST_A_TOPIC - already))) {
      if (chosen.size < MOST_CHANNELS) chosen.add(channel);
    }
  }
  // Room that is left goes to the rest, of sub-topics first.
  for (const channel of [...byTopic.flat(), ...smallChannels(comparable, small)]) {
    if (chosen.size < MOST_CHANNELS) chosen.add(channel);
  }
  return [...chosen];
}

/** Known to be small, with enough uploads to compare with, and a playlist to read them from. */
function isReadable({ subscriberCount, videoCount, uploads }: YoutubeChannel): boolean {
  if (subscriberCount === null || subscriberCount >= LARGE_CHANNEL || uploads === null) return false;
  return videoCount === null || videoCount > MIN_BASELINE_UPLOADS;
}

function smallChannels(
  videos: { channelId: string }[],
  small: Map<string, YoutubeChannel>,
): YoutubeChannel[] {
  return [...new Set(videos.flatMap(({ channelId }) => small.get(channelId) ?? []))];
}

/** As many as a channel's usual views are read off (references, "Estimating"). */
const NEWEST_UPLOADS = 10;

/**
 * The newest 10 uploads of each channel, newest first, by channel id: a playlistItems.list each, and a
 * videos.list for all of them each 50. A channel whose playlist cannot be read is left out, whatever the reason,
 * since the others still say something, and so are all of them when their videos cannot be: the search is paid
 * for, and says most without. Thrown is only what concerns every call (quota, key).
 */
async function recentUploads(
  channels: YoutubeChannel[],
  api: Pick<YoutubeApi, "uploads" | "videos">,
): Promise<Map<string, Upload[]>> {
  const lists = await aFewAtATime(channels, async ({ channelId, uploads }) => {
    if (uploads === null) return null;
    const list = await nullOnFailure(api.uploads(uploads, { size: NEWEST_UPLOADS }));
    return list && { channelId, ids: list.items };
  });
  const read = lists.filter((list) => list !== null);
  const videos = (await nullOnFailure(api.videos(read.flatMap(({ ids }) => ids)))) ?? [];
  const counted = new Map(countedVideos(videos).map((video) => [video.videoId, video]));
  return new Map(
    read.map(({ channelId, ids }) => {
      const uploads = ids.flatMap((id) => counted.get(id) ?? []).map(toUpload);
      return [channelId, uploads.sort((a, b) => Date.parse(b.publishedAt) - Date.parse(a.publishedAt))];
    }),
  );
}

function toUpload({ videoId, publishedAt, viewCount, durationSeconds }: Upload): Upload {
  return { videoId, publishedAt, viewCount, durationSeconds };
}

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
