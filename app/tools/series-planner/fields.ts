import { z } from "zod";
import { optionalText, typedLine } from "../../forms/typed";
import { FIELD_MESSAGES, LIMITS } from "./messages";
import { VIDEO_STATUSES } from "./series";

/** Spec section 5, Add series: title non-blank. */
const title = typedLine(LIMITS.title, {
  blank: FIELD_MESSAGES.title.missing,
  tooLong: FIELD_MESSAGES.title.long,
});

const description = optionalText(LIMITS.description, { tooLong: FIELD_MESSAGES.description.long });

const id = z.string();

export const titleForm = z.object({ title });
export const seriesForm = z.object({ series: id, title, description });
export const seriesChoice = z.object({ series: id });
export const videoChoice = z.object({ series: id, video: id });

const publishDate = z
  .string()
  .refine((text) => text === "" || z.iso.date().safeParse(text).success, FIELD_MESSAGES.publishDate.wrong)
  .transform((text) => text || null)
  .default(null);

const minutes = z
  .string()
  .trim()
  .refine((text) => text === "" || isMinutes(text), FIELD_MESSAGES.minutes.wrong)
  .transform((text) => (text === "" ? null : Number(text)))
  .default(null);

function isMinutes(text: string): boolean {
  return /^\d{1,4}$/.test(text) && Number(text) >= 1 && Number(text) <= LIMITS.minutes;
}

const videoFields = {
  title,
  description,
  status: z.enum(VIDEO_STATUSES, FIELD_MESSAGES.status.unknown).default("planned"),
  publishDate,
  minutes,
};
export const newVideoForm = seriesChoice.extend(videoFields);
export const videoForm = videoChoice.extend(videoFields);
