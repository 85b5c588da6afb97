import { growthShare, type Upload } from "../../../app/engines/growth";
import { seeded } from "../../../app/numbers/chance";
import type { ChannelAnswer, ChannelUpload } from "../../../app/services/channels";
import { instantAt, sampleTopics } from "./catalogue";
import type { SampleChannel, SampleTopic, SampleVideo } from "./topics/topic";
import { splitWords } from "./words";

/** Beside those of the catalogue: enough for a forecast to be tried on the channel's own past. */
const GENERATED = 80;

export interface Found {
  topic: SampleTopic;
  channel: SampleChannel;
  /** How videos on each sub-topic do against the channel's usual, where no videos of a catalogue tell. */
  pulls?: Record<string, number>;
}

/** The sample channel of that id, handle or name, whose case and punctuation do not matter; null for any other. */
export function findSampleChannel(asked: string): Found | null {
  const folded = foldName(asked);
  for (const topic of sampleTopics) {
    const channel = topic.channels.find(({ id, name }) => id === asked || foldName(name) === folded);
    if (channel) return { topic, channel };
  }
  return null;
}

/** Its handle as YouTube would write it: "@saffronshelf". */
function makeHandle({ name }: SampleChannel): string {
  return `@${foldName(name)}`;
}

/** A sample channel with its uploads as of `now`: those of the catalogue among generated ones. */
export function sampleChannelAnswer(found: Found, now: Date): ChannelAnswer {
  const { topic, channel } = found;
  const uploads = titledUploads(found).map((upload) => uploadAsOf(upload, now));
  return {
    source: { kind: "sample", name: "Sample catalogue" },
    asOf: now.toISOString(),
    channel: {
      channelId: channel.id,
      name: channel.name,
      handle: makeHandle(channel),
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

function titledUploads({ topic, channel, pulls }: Found): TitledUpload[] {
  const own = topic.videos.filter(({ channelId }) => channelId === channel.id);
  const titles = uploadTitles(channel, pulls ?? evenPulls(topic), GENERATED);
  const others = generatedUploads(channel, GENERATED).flatMap((upload, at) => {
    const titled = titles[at];
    if (titled === undefined) return [];
    const { title, pull } = titled;
    return { ...upload, views: Math.round(upload.views * pull), title, likes: null, comments: null };
  });
  return [...own, ...others].sort(newestFirst);
}

/** A generated upload by its id, for its thumbnail; null for any other id. */
export function findGeneratedUpload(videoId: string): { video: TitledUpload; topic: SampleTopic } | null {
  const [, channelId = ""] = /^(.+)-upload-\d\d$/.exec(videoId) ?? [];
  const found = channelId === "" ? null : findSampleChannel(channelId);
  const video = found && titledUploads(found).find((one) => one.videoId === videoId);
  return found && video ? { video, topic: found.topic } : null;
}

function uploadAsOf(upload: TitledUpload, now: Date): ChannelUpload {
  const { videoId, title, daysAgo, hour, views, likes, comments, durationSeconds } = upload;
  return {
    videoId,
    title,
    publishedAt: instantAt(daysAgo, hour, now),
    viewCount: views,
    likeCount: likes,
    commentCount: comments,
    thumbnail: `/api/thumbnails/${videoId}.svg`,
    durationSeconds,
  };
}

function foldName(text: string): string {
  return splitWords(text).join("");
}

const RECENT = 10;
// Standard deviation of log views within a channel at equal age, as measured (docs/evaluation.md): a typical error
// of ×1.995 is a mean deviation of ln 1.995, which in a normal distribution is √(2/π) of the standard deviation.
const spread = Math.log(1.995) * Math.sqrt(Math.PI / 2);

/** One of a sample channel's uploads: an age instead of a date. */
type SampleUpload = Pick<SampleVideo, "videoId" | "daysAgo" | "hour" | "views" | "durationSeconds">;

/**
 * A channel's newest uploads, newest first, 10 of them: generated ones around what the channel usually
 * gets, and the catalogue's own videos of that channel where they are as recent. The same channel has
 * the same uploads at the same ages whatever `now` is; a channel that posts Shorts has a few among them.
 */
export function recentUploads(topic: SampleTopic, channel: SampleChannel, now: Date): Upload[] {
  const own = topic.videos.filter((video) => video.channelId === channel.id);
  return [...own, ...generatedUploads(channel, RECENT)]
    .sort(newestFirst)
    .slice(0, RECENT)
    .map(({ videoId, daysAgo, hour, views, durationSeconds }) => ({
      videoId,
      publishedAt: instantAt(daysAgo, hour, now),
      viewCount: views,
      durationSeconds,
    }));
}

/** The newest so many of the uploads that the catalogue does not name: the same whatever `count` is. */
function generatedUploads(channel: SampleChannel, count: number): SampleUpload[] {
  const random = seeded(channel.id);
  const usualSeconds = 420 + random() * 840;
  let daysAgo = 1 + Math.floor(random() * channel.everyDays);
  return Array.from({ length: count }, (_, index) => {
    const short = channel.shorts && random() < 0.35;
    const upload = {
      videoId: `${channel.id}-upload-${String(index + 1).padStart(2, "0")}`,
      daysAgo,
      hour: 8 + Math.floor(random() * 13),
      views: Math.round(channel.usualViews * growthShare(daysAgo) * Math.exp(spread * normal(random))),
      durationSeconds: Math.round(short ? 25 + random() * 34 : usualSeconds * Math.exp(0.2 * normal(random))),
    };
    daysAgo += Math.max(1, Math.round(channel.everyDays * (0.5 + random())));
    return upload;
  });
}

function newestFirst(a: SampleUpload, b: SampleUpload): number {
  return a.daysAgo - b.daysAgo || b.hour - a.hour;
}

/** Not what a channel would make a series of. */
const REST = "Odds and ends";

/** Phrases about a sub-topic, `*` in its place: nouns only, so that it may be one or many. */
const ANGLES = [
  "Back to *",
  "*, one step at a time",
  "A quiet week of *",
  "My notes on *",
  "Your questions about *, answered",
  "*: five things I got wrong",
  "What nobody told me about *",
  "* without the fuss",
  "The cheapest way into *",
  "* in under ten minutes",
  "Thirty days of *",
  "*, tested twice",
  "Start here: *",
  "Old advice on *, checked",
  "A better order for *",
  "* when you have no time",
  "One hour of *, unedited",
  "How I plan for *",
  "*: your mistakes, mended",
  "Three ways into *",
  "* from scratch",
  "The part of * I always skipped",
  "A year of *, in numbers",
  "* with almost nothing",
];

function evenPulls({ videos }: SampleTopic): Record<string, number> {
  return Object.fromEntries(videos.map(({ subTopic }) => [subTopic, 1]));
}

/** So many different titles, newest first, of a sample channel, and how far each pulls: the same ones every time. */
function uploadTitles(channel: SampleChannel, pulls: Record<string, number>, count: number) {
  const random = seeded(`${channel.id} titles`);
  return Object.entries(pulls)
    .filter(([subTopic]) => subTopic !== REST)
    .flatMap(([subTopic, pull]) =>
      ANGLES.map((angle) => ({ title: fillAngle(angle, subTopic), pull, at: random() })),
    )
    .sort((a, b) => a.at - b.at)
    .slice(0, count);
}

function fillAngle(angle: string, subTopic: string): string {
  const isName = !/^[A-Z][a-z-]+( |$)/.test(subTopic);
  const inside = isName || angle.startsWith("*") ? subTopic : subTopic[0]?.toLowerCase() + subTopic.slice(1);
  return angle.replace("*", inside);
}

/** One draw from the standard normal distribution (Box-Muller), from two random numbers. */
function normal(random: () => number): number {
  return Math.sqrt(-2 * Math.log(1 - random())) * Math.cos(2 * Math.PI * random());
}
