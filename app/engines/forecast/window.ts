/** A forecast uses at most this many uploads: the work grows with their third power, and older ones hardly count. */
const MAX_WINDOW = 200;
/** Uploads leave the window this many at a time: the forecasts in between share one model, which a back-test needs. */
const WINDOW_STEP = 50;

/**
 * The index of the first upload that a forecast after `count` uploads uses, oldest first: 0 up to 199 uploads, later
 * the one that leaves the newest 150 to 199.
 */
export function windowStart(count: number): number {
  return count < MAX_WINDOW ? 0 : Math.floor(count / WINDOW_STEP) * WINDOW_STEP - (MAX_WINDOW - WINDOW_STEP);
}

/** Up to how many uploads the model whose window begins at `start` serves: later forecasts have a later window. */
export function windowEnd(start: number): number {
  return start + MAX_WINDOW - 1;
}
