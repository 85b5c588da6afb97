import { aiProductivity } from "./ai-productivity";
import { cooking } from "./cooking";
import { fitness } from "./fitness";
import { photography } from "./photography";
import { reactTutorials } from "./react-tutorials";
import type { SampleTopic, SampleVideo } from "./topic";

export type { SampleChannel, SampleTopic, SampleVideo } from "./topic";

/** What a creator sees when no YouTube key is set. Every channel, video and figure in it is invented. */
export const sampleTopics: readonly SampleTopic[] = [
  aiProductivity,
  reactTutorials,
  fitness,
  cooking,
  photography,
];

const byId = new Map(
  sampleTopics.flatMap((topic) => topic.videos.map((video) => [video.videoId, { video, topic }] as const)),
);

/** The sample video of that id with the topic it belongs to; null for any other id. */
export function findSampleVideo(id: string): { video: SampleVideo; topic: SampleTopic } | null {
  return byId.get(id) ?? null;
}
