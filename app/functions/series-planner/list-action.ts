import { z } from "zod";
import { optionalDay, optionalText, typedLine } from "../../words/typed";
import { type DeskAction, defineAction } from "../desk/desk";
import { STATE_BYTES, stateBytes } from "../desk/state";
import { type PlannerState, VIDEO_STATUSES } from "../series";

import { FIELD_MESSAGES, LIMITS, REFUSALS } from "./messages";

/** Leaves room beside the lists for the longest deleted video: 5,200 characters of three bytes each. */
export const LISTS_BYTES = STATE_BYTES - 24 * 1024;

/** For trying an action, to measure the state it would produce. */
const TRIAL = { now: new Date(0), random: () => 0 };

/**
 * An action on the lists. It discards the last deleted video, since that can no longer be restored, and is refused if
 * it would grow lists that are full. An action that shrinks them is never refused.
 */
export function listAction<Input>(
  action: DeskAction<PlannerState, Input, undefined>,
): DeskAction<PlannerState> {
  const apply: typeof action.apply = (...given) => ({ ...action.apply(...given), lastDeleted: null });
  return defineAction<PlannerState>()({
    ...action,
    apply,
    refusal(state, input) {
      const refusal = action.refusal?.(state, input);
      if (refusal) return refusal;
      const after = stateBytes(apply(state, input, TRIAL, undefined));
      const isFull = after > LISTS_BYTES && after > stateBytes({ ...state, lastDeleted: null });
      return isFull ? REFUSALS["no-room"] : undefined;
    },
  });
}

/** The state with the video that undo restores. Without it if there is no room, so that deleting always works. */
export function withUndo(state: PlannerState, lastDeleted: PlannerState["lastDeleted"]): PlannerState {
  const kept = { ...state, lastDeleted };
  return stateBytes(kept) <= STATE_BYTES ? kept : { ...state, lastDeleted: null };
}

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

const publishDate = optionalDay(FIELD_MESSAGES.publishDate.wrong);

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
