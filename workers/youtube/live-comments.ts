import type { VideoComments } from "../../app/sources/video-comments";
import { videoIdOf } from "../../app/sources/video-link";
import type { YoutubeApi } from "./api/client";
import { readVideoComments } from "./comments";
import type { Run } from "./one-asker";
import type { Read } from "./readings";
import { YOUTUBE } from "./source";

interface Setup {
  read: Read;
  openApi(run: Run): YoutubeApi;
}

/** YouTube behind a tool that asks for a video's comments: cached 6 hours. */
export function liveComments({ read, openApi }: Setup): VideoComments {
  const reading = (videoId: string) => (run: Run) =>
    readVideoComments(videoId, openApi(run), openApi({ ...run, signal: run.optional }));

  return {
    source: YOUTUBE,
    samples: [],

    async commentsOf(link) {
      const videoId = videoIdOf(link);
      if (videoId === null) return { ok: false, problem: "not-a-video" };
      const outcome = await read("comments", videoId, reading(videoId));
      if (!outcome.ok) return outcome;
      const { source, asOf, video, comments, more, problem } = outcome.answer;
      if (problem === "comments-disabled") return { ok: false, problem: "disabled" };
      if (problem !== null || video === null) return { ok: false, problem: "not-found" };
      return { ok: true, answer: { source, asOf, video, comments, more } };
    },
  };
}
