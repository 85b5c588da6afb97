import { bytesOf, STATE_BYTES } from "../tool/state";
import { type ToolAction, toolActionOf } from "../tool/tool";
import { REFUSALS } from "./messages";
import type { PlannerState } from "./series";

/** Beside the lists there is always room for the longest video, deleted last: 5,200 characters of three bytes. */
export const LISTS_BYTES = STATE_BYTES - 24 * 1024;

/** What a change is tried with, to see how much room it would take. */
const TRIAL = { now: new Date(0), random: () => 0 };

/**
 * An action on the lists. What was deleted before it is forgotten, as it can no longer be undone; and it is refused
 * where it would add to lists that are full. One that makes them smaller never is.
 */
export function listAction<Input>(
  action: ToolAction<PlannerState, Input, undefined>,
): ToolAction<PlannerState> {
  const apply: typeof action.apply = (...given) => ({ ...action.apply(...given), lastDeleted: null });
  return toolActionOf<PlannerState>()({
    ...action,
    apply,
    refusal(state, input) {
      const refusal = action.refusal?.(state, input);
      if (refusal) return refusal;
      const after = bytesOf(apply(state, input, TRIAL, undefined));
      const isFull = after > LISTS_BYTES && after > bytesOf({ ...state, lastDeleted: null });
      return isFull ? REFUSALS["no-room"] : undefined;
    },
  });
}

/** The state with what undo would bring back; without it where there is no room, so that deleting always works. */
export function undoable(state: PlannerState, lastDeleted: PlannerState["lastDeleted"]): PlannerState {
  const kept = { ...state, lastDeleted };
  return bytesOf(kept) <= STATE_BYTES ? kept : { ...state, lastDeleted: null };
}
