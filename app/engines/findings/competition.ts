import type { Video } from "../topics";

import { LARGE_CHANNEL, type Survey, subscribersOf } from "./survey";

/** How much of a topic large channels hold. */
export interface Competition {
  /** 0..1 of the videos whose channel's size is known; null when none is. */
  share: number | null;
  large: number;
  known: number;
}

/** Counts the videos by channels of 100,000 subscribers or more among those by channels of known size. */
export function competitionOn(videos: Video[], channels: Survey["channels"]): Competition {
  const sizes = videos.flatMap((video) => subscribersOf(video, channels) ?? []);
  const large = sizes.filter((size) => size >= LARGE_CHANNEL).length;
  return { share: sizes.length === 0 ? null : large / sizes.length, large, known: sizes.length };
}
