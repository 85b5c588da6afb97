import { z } from "zod";
import { CARD_STATES, type CardFields, EPISODE_MAX, NOTES_MAX, SERIES_MAX } from "../../model/card";
import { LIGHT_COLORS } from "../../model/light";
import { MOST_VIEWS } from "../../numbers/bounds";
import { DESCRIPTION_MAX, storable, TITLE_MAX } from "../../words/bounds";
import { optionalLine, optionalText, typedDay, typedLine } from "../../words/typed";
import { PLAN_MESSAGES as SAYS } from "./messages";
import { NOT_KEPT } from "./not-kept";

const ID = /^[\w-]{1,40}$/;

/** The id of a card. `says` is the message for what can be none. */
export const cardId = (says: string = NOT_KEPT.gone) => z.string(says).regex(ID, says);

/** The number of a video in its series. */
export const episode = z
  .number(SAYS.episode)
  .int(SAYS.episode)
  .min(1, SAYS.episode)
  .max(EPISODE_MAX, SAYS.episode);

/** What a creator fills in of a card: texts as they are typed, cleaned here. */
export const cardFields = z.object({
  idea: typedLine(TITLE_MAX, { blank: SAYS.blank, tooLong: SAYS.idea }),
  title: optionalLine(TITLE_MAX, { tooLong: SAYS.title }),
  description: optionalText(DESCRIPTION_MAX, { tooLong: SAYS.description }),
  notes: optionalText(NOTES_MAX, { tooLong: SAYS.notes }),
  state: z.enum(CARD_STATES, SAYS.state),
  date: typedDay(SAYS.date).nullable().default(null),
  series: optionalLine(SERIES_MAX, { tooLong: SAYS.series }),
  episode: episode.nullable().default(null),
}) satisfies z.ZodType<CardFields>;

/** The name of a series that has to have one. */
export const seriesName = typedLine(SERIES_MAX, { blank: SAYS["no-series"], tooLong: SAYS.series });

/** An instant, a share, a count: the bounds of what tools hand over. */
const instant = z.iso.datetime();
const share = z.number().min(0).max(1);
const views = z.number().min(0).max(MOST_VIEWS);

export const cardLight = z.object({
  /** Spelled as it is kept (model/card.ts). */
  colour: z.enum(LIGHT_COLORS),
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

/** The card of an idea: a new one, or the open one that has the same idea already. */
export const addedCard = z.object({ added: z.enum(["new", "already"]), id: z.string() });

/** What all changes of the plan have alike: they are counted together, and where one fails nothing is kept. */
export const PLAN_CHANGE = {
  scope: "write",
  limit: { name: "plan", tooMany: NOT_KEPT["too-many"] },
  failed: NOT_KEPT["not-kept"],
} as const;
