import { DAY_MS, HOUR_MS } from "../../../app/numbers/days";
import { aiProductivity } from "./topics/ai-productivity";
import { cooking } from "./topics/cooking";
import { fitness } from "./topics/fitness";
import { photography } from "./topics/photography";
import { reactTutorials } from "./topics/react-tutorials";
import type { SampleTopic, SampleVideo } from "./topics/topic";

export type { SampleTopic, SampleVideo } from "./topics/topic";

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

/** The full hour before: answers with its times are the very same for whoever asks the same within the hour. */
export function fullHour(now: Date): Date {
  return new Date(Math.floor(now.getTime() / HOUR_MS) * HOUR_MS);
}

/**
 * The ISO 8601 instant (UTC) at a full hour of the day that was `daysAgo` days before `now`. With
 * `daysAgo` of 1 or more it is never in the future. Throws RangeError when `now` is an invalid date.
 */
export function instantAt(daysAgo: number, hour: number, now: Date): string {
  const today = Math.floor(now.getTime() / DAY_MS) * DAY_MS;
  return new Date(today - daysAgo * DAY_MS + hour * HOUR_MS).toISOString();
}
