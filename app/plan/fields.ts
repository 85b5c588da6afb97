import { z } from "zod";
import { CARD_STATES, type CardFields, EPISODE_MAX, NOTES_MAX, SERIES_MAX } from "../model/card";
import { MOST_VIEWS } from "../numbers/bounds";
import { DESCRIPTION_MAX, TITLE_MAX } from "../words/bounds";
import { storable } from "../words/storable";
import { optionalDay, optionalLine, optionalText, typedLine } from "../words/typed";
import { PLAN_MESSAGES } from "./messages";

const episode = z
  .string()
  .default("")
  .transform((text) => (text.trim() ? Number(text) : null))
  .pipe(
    z
      .number(PLAN_MESSAGES.episode)
      .int(PLAN_MESSAGES.episode)
      .min(1, PLAN_MESSAGES.episode)
      .max(EPISODE_MAX, PLAN_MESSAGES.episode)
      .nullable(),
  );

/** The fields of a card as its form sends them. */
export const cardForm = z.object({
  idea: typedLine(TITLE_MAX, { blank: PLAN_MESSAGES.blank, tooLong: PLAN_MESSAGES.idea }),
  title: optionalLine(TITLE_MAX, { tooLong: PLAN_MESSAGES.title }),
  description: optionalText(DESCRIPTION_MAX, { tooLong: PLAN_MESSAGES.description }),
  notes: optionalText(NOTES_MAX, { tooLong: PLAN_MESSAGES.notes }),
  state: z.enum(CARD_STATES, PLAN_MESSAGES.state),
  date: optionalDay(PLAN_MESSAGES.date),
  series: optionalLine(SERIES_MAX, { tooLong: PLAN_MESSAGES.series }),
  episode,
}) satisfies z.ZodType<CardFields>;

/** An instant, a share, a count: the bounds of what tools hand over. */
const instant = z.iso.datetime();
const share = z.number().min(0).max(1);
const views = z.number().min(0).max(MOST_VIEWS);

export const cardLight = z.object({
  colour: z.enum(["green", "amber", "red", "unknown"]),
  sentence: z.string().max(500).transform(storable),
  chance: share.nullable(),
  at: instant,
});

export const cardForecast = z.object({
  ranges: z
    .array(z.object({ days: z.number().int().min(1).max(365), low: views, likely: views, high: views }))
    .min(1)
    .max(5),
  chance: share.nullable(),
  at: instant,
});
