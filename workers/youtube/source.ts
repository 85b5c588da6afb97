import type { VideoSource } from "../../app/engines/findings";
import type { Video } from "../../app/engines/topics";
import type { YoutubeVideo } from "./api/answers";

export const YOUTUBE: VideoSource = { kind: "youtube", name: "YouTube" };

/** Videos as the product knows them: one whose views YouTube does not tell has nothing to compare, and is left out. */
export function countedVideos(videos: YoutubeVideo[]): Video[] {
  return videos.flatMap((video) =>
    video.viewCount === null ? [] : { ...video, viewCount: video.viewCount },
  );
}
