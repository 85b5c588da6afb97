import { z } from "zod";
import type { CardVideo } from "../../model/card";
import { type MeasuredUpload, publishedRange } from "../../model/upload";
import { define } from "../define";
import { Refused } from "../refused";
import { cardId, PLAN_CHANGE } from "./card-schemas";
import { isPublishedAround } from "./find-video";
import { PLAN_MESSAGES } from "./messages";
import { NOT_KEPT } from "./not-kept";
import { readOutcome } from "./outcome";

export const pickVideo = define({
  name: "plan.pick-video",
  about: "Names the upload of the connected channel that a card of the plan became, and reads its views.",
  input: z.object({
    id: cardId(),
    /** The upload's key (`uploadKey`). */
    video: z.string(PLAN_MESSAGES.video).min(1, PLAN_MESSAGES.video).max(300, PLAN_MESSAGES.video),
  }),
  output: z.object({}),
  ...PLAN_CHANGE,
  uses: ["plan.read", "plan.setOutcome", "channel.read"],
  examples: {
    good: { id: "card-one", video: "dQw4w9WgXcQ" },
    bad: { input: { id: "card-one", video: "" }, status: 400, message: PLAN_MESSAGES.video },
  },
  async run({ id, video }, _caller, { plan, channel }) {
    const [card, connected] = await Promise.all([plan.read(id), channel.read()]);
    if (!card) throw new Refused(404, NOT_KEPT.gone);
    const upload = connected?.uploads.find((one) => uploadKey(one) === video);
    if (!connected || !upload) throw new Refused(400, PLAN_MESSAGES.video, { field: "video" });
    const found = readOutcome({ ...card, outcome: [], video: namedVideo(upload) }, connected);
    if (!found || !(await plan.setOutcome(id, found))) throw new Refused(404, NOT_KEPT.gone);
    return {};
  },
});

/** What names an upload: its id, or its day and title where a list has no ids. */
export function uploadKey({ videoId, title, publishedAt }: MeasuredUpload): string {
  return videoId ?? `${publishedAt.slice(0, 10)} ${title}`;
}

/** Whether a card's video is this upload: by id, or by day and title where one lacks an id. */
export function isSameVideo(
  upload: Pick<MeasuredUpload, "videoId" | "title" | "publishedAt" | "publishedWithinDays">,
  video: Pick<CardVideo, "id" | "title" | "publishedAt">,
): boolean {
  if (upload.videoId && video.id) return upload.videoId === video.id;
  return video.title === upload.title && isPublishedAround(upload, video.publishedAt);
}

/** The video of an upload that the creator named: whenever it came out, and not read yet. */
function namedVideo(upload: MeasuredUpload): CardVideo {
  return {
    id: upload.videoId,
    title: upload.title,
    publishedAt: new Date(upload.publishedAt).toISOString(),
    ...publishedRange(upload),
    source: "typed",
    readAt: "",
  };
}
