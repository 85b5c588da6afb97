import type { Channel, SearchAnswer } from "../../../app/engines/findings";
import type { Video } from "../../../app/engines/topics";
import { tellingWords } from "../../../app/words/telling";
import { instantAt, type SampleTopic, type SampleVideo, sampleTopics } from "./catalogue";
import { recentUploads } from "./channels";
import { contentWords, isOccurrence, splitWords } from "./words";

const atMost = 50;

interface Hit {
  topic: SampleTopic;
  video: SampleVideo;
  /** How many of the query's terms occur in the title. */
  titleHits: number;
}

/**
 * Searches the sample catalogue. The words of an example chip (case, spaces and punctuation do not
 * matter) find that topic's whole catalogue; any other query finds the videos in which every meaningful
 * word occurs, in title, description or topic name. At most 50 videos, most title hits first, then most
 * views, with the channels behind them; dates are relative to `now`. Returns null when nothing is found
 * or when the query holds no meaningful word. Callers bound the query's length.
 */
export function searchCatalogue(query: string, now: Date): SearchAnswer | null {
  const hits = find(query)
    .sort((a, b) => b.titleHits - a.titleHits || b.video.views - a.video.views)
    .slice(0, atMost);
  return hits.length === 0 ? null : toAnswer(query, hits, now);
}

/** Fewer videos are too few for an idea. */
const LEAST_NEAR = 3;
/** A video is near where so many of the idea's telling words are in its title: one of four ("pan") is chance. */
const NEAR_SHARE = 0.5;
/**
 * The videos of the sample catalogue that come near an idea: those that a search for it finds, else those with at least
 * half of its telling words in their title, most of them first. null where fewer than three are near.
 */
export function searchNear(idea: string, now: Date): SearchAnswer | null {
  const exact = searchCatalogue(idea, now);
  if (exact && exact.videos.length >= LEAST_NEAR) return exact;
  const terms = contentWords(tellingWords(idea).join(" ")).filter(
    (term) => term.length > 2 && !/^\d+$/.test(term),
  );
  const hits = sampleTopics
    .flatMap((topic) =>
      topic.videos.map((video) => {
        const words = splitWords(video.title);
        return {
          topic,
          video,
          titleHits: terms.filter((term) => words.some((word) => isOccurrence(word, term))).length,
        };
      }),
    )
    .filter(({ titleHits }) => titleHits > 0 && titleHits >= terms.length * NEAR_SHARE)
    .sort((a, b) => b.titleHits - a.titleHits || b.video.views - a.video.views)
    .slice(0, atMost);
  return hits.length < LEAST_NEAR ? null : toAnswer(idea, hits, now);
}

function toAnswer(query: string, hits: Hit[], now: Date): SearchAnswer {
  return {
    query,
    source: { kind: "sample", name: "Sample catalogue" },
    asOf: now.toISOString(),
    videos: hits.map((hit) => toVideo(hit, now)),
    channels: toChannels(hits, now),
  };
}

function find(query: string): Hit[] {
  const asked = splitWords(query).join(" ");
  const chip = sampleTopics.find((topic) => splitWords(topic.name).join(" ") === asked);
  if (chip) return chip.videos.map((video) => ({ topic: chip, video, titleHits: 0 }));

  const terms = contentWords(query);
  if (terms.length === 0) return [];
  return sampleTopics.flatMap((topic) => {
    const topicWords = splitWords(topic.name);
    return topic.videos.flatMap((video) => {
      const titleWords = splitWords(video.title);
      const otherWords = [...splitWords(video.description), ...topicWords];
      const missing = terms.filter((term) => !titleWords.some((word) => isOccurrence(word, term)));
      const found = missing.every((term) => otherWords.some((word) => isOccurrence(word, term)));
      return found ? [{ topic, video, titleHits: terms.length - missing.length }] : [];
    });
  });
}

function toVideo({ topic, video }: Hit, now: Date): Video {
  return {
    videoId: video.videoId,
    title: video.title,
    description: video.description,
    channelId: video.channelId,
    channel: topic.channels.find((channel) => channel.id === video.channelId)?.name ?? "",
    publishedAt: instantAt(video.daysAgo, video.hour, now),
    viewCount: video.views,
    likeCount: video.likes,
    commentCount: video.comments,
    thumbnail: `/api/thumbnails/${video.videoId}.svg`,
    durationSeconds: video.durationSeconds,
  };
}

function toChannels(hits: Hit[], now: Date): Channel[] {
  const occurring = new Set(hits.map((hit) => hit.video.channelId));
  return sampleTopics.flatMap((topic) =>
    topic.channels
      .filter((channel) => occurring.has(channel.id))
      .map((channel) => ({
        channelId: channel.id,
        name: channel.name,
        subscriberCount: channel.subscribers,
        recentUploads: recentUploads(topic, channel, now),
      })),
  );
}
