/** A model uses at most this many uploads, and those that came since its window began: older ones hardly count. */
const WINDOW = 250;
/** The window moves this many uploads at a time, so that measuring needs one model for all between. */
const STEP = 50;

/** So a model has at most this many. */
export const MOST_UPLOADS = WINDOW + STEP - 1;

/** The index of the first upload that a model after `count` of them uses, oldest first: 0 up to 299 uploads. */
export function windowStart(count: number): number {
  return Math.max(Math.floor(count / STEP) * STEP - WINDOW, 0);
}
