import type { SearchAnswer } from "../../../app/engines/findings";
import { CHANNEL_MAX, type Channels } from "../../../app/services/channels";
import { parseVideoId, type VideoComments } from "../../../app/services/comments";
import type { Sources } from "../../../app/services/quota";
import type { VideoSearch } from "../../../app/services/videos";
import { channelAddress } from "../channels";
import { findSampleVideo, fullHour, sampleTopics } from "./catalogue";
import { findSampleChannel, sampleChannelAnswer } from "./channels";
import { findVideoByText, sampleCommentsAnswer } from "./comments";
import { searchCatalogue, searchNear } from "./search";

/** The sample catalogue behind everything that YouTube is asked for where there is a key. */
export function openSample(now: Date) {
  const videos = sampleVideos(now);
  const { kind, name } = videos.source;
  // Nothing is outside: always there, and there is no quota.
  const sources: Sources = {
    status: async () => ({ ok: true, source: { kind, name } }),
    quota: async () => null,
  };
  return { videos, channels: sampleChannels(now), comments: sampleComments(now), sources };
}

/** Answers of this hour, by query; a few, as anyone may ask anything. */
const ANSWERS_KEPT = 50;
const holdings = {
  videos: sampleTopics.reduce((sum, { videos }) => sum + videos.length, 0),
  topics: sampleTopics.length,
};
const kept = new Map<string, SearchAnswer>();

/**
 * The sample catalogue behind the interface of YouTube: nothing is outside, so recalling is searching. Its
 * times are those of the full hour, so that whoever asks the same within it gets the very same answer.
 */
export function sampleVideos(now: Date): VideoSearch {
  const hour = fullHour(now);

  async function look(query: string, find = searchCatalogue) {
    const key = `${hour.getTime()} ${find.name} ${query}`;
    const known = kept.get(key);
    if (known) return { ok: true, answer: known } as const;
    const answer = find(query, hour);
    if (!answer) return { ok: false, problem: "nothing-found" } as const;
    if (kept.size >= ANSWERS_KEPT) kept.clear();
    kept.set(key, answer);
    return { ok: true, answer } as const;
  }

  return {
    source: { kind: "sample", name: "Sample catalogue" },
    holdings,
    search: (query) => look(query),
    recall: (query) => look(query),
    recallNear: (idea) => look(idea, searchNear),
  };
}

/** Three of different size; the last one posts Shorts, too. */
const CHANNELS_TO_TRY = [
  { asked: "@saffronshelf", name: "Saffron Shelf" },
  { asked: "@harborframe", name: "Harbor Frame" },
  { asked: "@tenminutecompile", name: "Ten Minute Compile" },
];

/** The sample catalogue behind a tool that asks for a channel. */
export function sampleChannels(now: Date): Channels {
  return {
    source: { kind: "sample", name: "Sample catalogue" },
    samples: CHANNELS_TO_TRY,
    async uploadsOf(text) {
      const address = text.length > CHANNEL_MAX ? null : channelAddress(text);
      const found = address && findSampleChannel(readName(address));
      if (!found) return { ok: false, problem: "id-needed" };
      return { ok: true, answer: sampleChannelAnswer(found, fullHour(now)) };
    },
  };
}

function readName(address: NonNullable<ReturnType<typeof channelAddress>>): string {
  if (address.by === "id") return address.id;
  return address.by === "handle" ? address.handle : address.name;
}

/** The message without a key names them. */
const VIDEOS_TO_TRY = ["sample-cooking-001", "sample-photo-001", "sample-fitness-001"];

/** The sample catalogue behind a tool that asks for a video's comments. */
export function sampleComments(now: Date): VideoComments {
  return {
    source: { kind: "sample", name: "Sample catalogue" },
    samples: VIDEOS_TO_TRY.map((asked) => ({
      asked,
      name: findSampleVideo(asked)?.video.title ?? asked,
    })),
    async commentsOf(link) {
      const found = findVideoByText(link);
      if (!found) return { ok: false, problem: parseVideoId(link) === null ? "not-a-video" : "sample-only" };
      if (found.video.comments === null) return { ok: false, problem: "disabled" };
      return { ok: true, answer: sampleCommentsAnswer(found, fullHour(now)) };
    },
  };
}
