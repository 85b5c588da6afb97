/** At most so many uploads are reckoned with: the work grows with their third power, and older ones hardly count. */
const AT_MOST = 200;
/** They are dropped so many at a time: forecasts in between rest on one model, and a back-test can afford them. */
const STEP = 50;

/**
 * From which of a channel's uploads on, oldest first, a forecast after `count` of them reckons: all of fewer than
 * 200, else the newest 150 to 199.
 */
export function firstOf(count: number): number {
  return count < AT_MOST ? 0 : Math.floor(count / STEP) * STEP - (AT_MOST - STEP);
}

/** How many uploads in all the model that begins at `first` serves: forecasts after more begin later. */
export function lastOf(first: number): number {
  return first + AT_MOST - 1;
}
