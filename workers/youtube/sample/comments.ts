import { seeded } from "../../../app/numbers/seeded";
import type { Comment, VideoCommentsAnswer } from "../../../app/sources/comments";
import { findSampleVideo, sampleTopics } from "./catalogue";
import { BY_TOPIC, EVERYWHERE } from "./comment-texts";
import { instantOf } from "./instant";
import type { SampleTopic, SampleVideo } from "./topic";
import { wordsOf } from "./words";

interface Found {
  topic: SampleTopic;
  video: SampleVideo;
}

/** The sample video of that id or title, whose case and punctuation do not matter; null for any other. */
export function findVideoByText(asked: string): Found | null {
  const known = findSampleVideo(asked.trim());
  if (known) return known;
  const folded = wordsOf(asked).join(" ");
  for (const topic of sampleTopics) {
    const video = folded && topic.videos.find(({ title }) => wordsOf(title).join(" ") === folded);
    if (video) return { topic, video };
  }
  return null;
}

/** The invented comments of a sample video as of `now`, newest first: the same ones, however often it is asked. */
export function sampleCommentsAnswer({ topic, video }: Found, now: Date): VideoCommentsAnswer {
  const { videoId, title, channelId, daysAgo, hour } = video;
  const comments = commentsOf(topic, video, now);
  return {
    source: { kind: "sample", name: "Sample catalogue" },
    asOf: now.toISOString(),
    video: {
      videoId,
      title,
      channelId,
      channel: topic.channels.find(({ id }) => id === channelId)?.name ?? "",
      publishedAt: instantOf(daysAgo, hour, now),
      commentCount: video.comments,
      thumbnail: `/api/thumbnails/${videoId}.svg`,
    },
    comments,
    more: comments.length < (video.comments ?? 0),
  };
}

function commentsOf(topic: SampleTopic, { videoId, daysAgo, comments }: SampleVideo, now: Date): Comment[] {
  const dice = seeded(`${videoId} comments`);
  const texts = [...EVERYWHERE, ...(BY_TOPIC[topic.key] ?? [])]
    .map((text) => ({ text, at: dice() }))
    .sort((a, b) => a.at - b.at)
    .slice(0, comments ?? 0);
  return texts
    .map(({ text }, index): Comment => {
      const replies = Math.floor(4 * dice() ** 2);
      return {
        commentId: `${videoId}-comment-${index + 1}`,
        text,
        // A few are liked by many, most by hardly anyone.
        likeCount: Math.floor(1.5 / (dice() + 0.02)) - 1,
        replyCount: replies,
        publishedAt: instantOf(1 + Math.floor(dice() ** 2 * (daysAgo - 1)), Math.floor(24 * dice()), now),
        byOwner: false,
        ownerReplied: replies > 0 && dice() < 0.5,
      };
    })
    .sort((a, b) => Date.parse(b.publishedAt) - Date.parse(a.publishedAt));
}
