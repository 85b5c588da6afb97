/** A channel of the sample catalogue. Its recent uploads are generated from these figures (uploads.ts). */
export interface SampleChannel {
  id: string;
  name: string;
  /** null when the channel hides it. */
  subscribers: number | null;
  /** Views that an ordinary upload of this channel reaches in its first year. */
  usualViews: number;
  /** Days between two uploads, roughly. */
  everyDays: number;
  /** Whether Shorts are among its uploads. */
  shorts: boolean;
}

/** A video of the sample catalogue: fixed counts, and an age instead of a date. */
export interface SampleVideo {
  videoId: string;
  title: string;
  description: string;
  channelId: string;
  /** How the catalogue is laid out. Never part of an answer: finding it is the analyzer's work. */
  subTopic: string;
  daysAgo: number;
  /** Hour of the day it was published, UTC. */
  hour: number;
  durationSeconds: number;
  views: number;
  /** null when the owner hides the count. */
  likes: number | null;
  /** null when comments are off. */
  comments: number | null;
}

export interface SampleTopic {
  /** Short and stable: part of every id ("photo" in "sample-photo-017"). */
  key: string;
  /** The words of the example chip. */
  name: string;
  channels: readonly SampleChannel[];
  videos: readonly SampleVideo[];
}

type ChannelRow = readonly [
  name: string,
  subscribers: number | null,
  usualViews: number,
  everyDays: number,
  shorts?: "shorts",
];

type VideoRow<Key> = readonly [
  channel: Key,
  daysAgo: number,
  hour: number,
  durationSeconds: number,
  views: number,
  likes: number | null,
  comments: number | null,
  title: string,
  description: string,
];

interface TopicTable<Key extends string> {
  key: string;
  name: string;
  channels: Record<Key, ChannelRow>;
  subTopics: Record<string, readonly VideoRow<NoInfer<Key>>[]>;
}

/**
 * Expands a topic's table into channels and videos with ids. Videos are numbered in the order of the
 * table ("sample-photo-001" first), so a row is added at the end of the table or the ids after it move.
 */
export function sampleTopic<Key extends string>(table: TopicTable<Key>): SampleTopic {
  const channelIdOf = (key: string) => `sample-${table.key}-channel-${key}`;
  const channels = Object.entries<ChannelRow>(table.channels).map(
    ([key, [name, subscribers, usualViews, everyDays, shorts]]) => ({
      id: channelIdOf(key),
      name,
      subscribers,
      usualViews,
      everyDays,
      shorts: shorts === "shorts",
    }),
  );
  const rows = Object.entries(table.subTopics).flatMap(([subTopic, videos]) =>
    videos.map((row) => ({ subTopic, row })),
  );
  const videos = rows.map(({ subTopic, row }, index) => {
    const [channel, daysAgo, hour, durationSeconds, views, likes, comments, title, description] = row;
    const videoId = `sample-${table.key}-${String(index + 1).padStart(3, "0")}`;
    const channelId = channelIdOf(channel);
    return {
      videoId,
      title,
      description,
      channelId,
      subTopic,
      daysAgo,
      hour,
      durationSeconds,
      views,
      likes,
      comments,
    };
  });
  return { key: table.key, name: table.name, channels, videos };
}
