import type { ChannelAnswer, ChannelUpload } from "../../../app/sources/channel";
import { sampleTopics } from "./catalogue";
import { instantOf } from "./instant";
import type { SampleChannel, SampleTopic, SampleVideo } from "./topic";
import { uploadTitles } from "./upload-titles";
import { generatedUploads, newestFirst, type SampleUpload } from "./uploads";
import { wordsOf } from "./words";

/** Beside those of the catalogue: enough for a forecast to be tried on the channel's own past. */
const GENERATED = 80;

interface Found {
  topic: SampleTopic;
  channel: SampleChannel;
}

/** The sample channel of that id, handle or name, whose case and punctuation do not matter; null for any other. */
export function findSampleChannel(asked: string): Found | null {
  const folded = foldedName(asked);
  for (const topic of sampleTopics) {
    const channel = topic.channels.find(({ id, name }) => id === asked || foldedName(name) === folded);
    if (channel) return { topic, channel };
  }
  return null;
}

/** Its handle as YouTube would write it: "@saffronshelf". */
function handleOf({ name }: SampleChannel): string {
  return `@${foldedName(name)}`;
}

/** A sample channel with its uploads as of `now`: those of the catalogue among generated ones. */
export function sampleChannelAnswer({ topic, channel }: Found, now: Date): ChannelAnswer {
  const uploads = titledUploads(topic, channel).map((upload) => uploadAsOf(upload, now));
  return {
    source: { kind: "sample", name: "Sample catalogue" },
    asOf: now.toISOString(),
    channel: {
      channelId: channel.id,
      name: channel.name,
      handle: handleOf(channel),
      description: `A sample channel on ${topic.name}. It and its figures are invented.`,
      thumbnail: null,
      subscriberCount: channel.subscribers,
      videoCount: uploads.length,
      viewCount: uploads.reduce((sum, { viewCount }) => sum + viewCount, 0),
    },
    uploads,
    more: false,
  };
}

/** What the catalogue does not name has no likes and comments to tell. */
type TitledUpload = SampleUpload & Pick<SampleVideo, "title" | "likes" | "comments">;

function titledUploads(topic: SampleTopic, channel: SampleChannel): TitledUpload[] {
  const own = topic.videos.filter(({ channelId }) => channelId === channel.id);
  const titles = uploadTitles(topic, channel, GENERATED);
  const others = generatedUploads(channel, GENERATED).flatMap((upload, at) => {
    const title = titles[at];
    return title === undefined ? [] : { ...upload, title, likes: null, comments: null };
  });
  return [...own, ...others].sort(newestFirst);
}

/** A generated upload by its id, for its thumbnail; null for any other id. */
export function findGeneratedUpload(videoId: string): { video: TitledUpload; topic: SampleTopic } | null {
  const [, channelId = ""] = /^(.+)-upload-\d\d$/.exec(videoId) ?? [];
  const found = channelId === "" ? null : findSampleChannel(channelId);
  const video = found && titledUploads(found.topic, found.channel).find((one) => one.videoId === videoId);
  return found && video ? { video, topic: found.topic } : null;
}

function uploadAsOf(upload: TitledUpload, now: Date): ChannelUpload {
  const { videoId, title, daysAgo, hour, views, likes, comments, durationSeconds } = upload;
  return {
    videoId,
    title,
    publishedAt: instantOf(daysAgo, hour, now),
    viewCount: views,
    likeCount: likes,
    commentCount: comments,
    thumbnail: `/api/thumbnails/${videoId}.svg`,
    durationSeconds,
  };
}

function foldedName(text: string): string {
  return wordsOf(text).join("");
}
