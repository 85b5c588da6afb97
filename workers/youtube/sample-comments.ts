import type { VideoComments } from "../../app/sources/video-comments";
import { videoIdOf } from "../../app/sources/video-link";
import { findSampleVideo } from "./sample/catalogue";
import { findVideoByText, sampleCommentsAnswer } from "./sample/comments";
import { fullHour } from "./sample/instant";

/** The message without a key names them. */
const SAMPLES = ["sample-cooking-001", "sample-photo-001", "sample-fitness-001"];

/** The sample catalogue behind a tool that asks for a video's comments. */
export function sampleComments(now: Date): VideoComments {
  return {
    source: { kind: "sample", name: "Sample catalogue" },
    samples: SAMPLES.map((asked) => ({ asked, name: findSampleVideo(asked)?.video.title ?? asked })),
    async commentsOf(link) {
      const found = findVideoByText(link);
      if (!found) return { ok: false, problem: videoIdOf(link) === null ? "not-a-video" : "sample-only" };
      if (found.video.comments === null) return { ok: false, problem: "disabled" };
      return { ok: true, answer: sampleCommentsAnswer(found, fullHour(now)) };
    },
  };
}
