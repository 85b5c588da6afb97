/** A model uses at most this many uploads, and those that came since its window began: older ones hardly count. */
const WINDOW = 250;
/** The window moves this many uploads at a time, so that a back-test needs one model for all between. */
const STEP = 50;
/** Of a young channel it grows in smaller steps: how rare words are must be told from enough titles. */
const FIRST_STEPS = 10;

/** Which uploads a model uses after `count` of them, oldest first. */
export interface Window {
  /** The first it uses. */
  start: number;
  /** How many from there tell which words are rare. */
  known: number;
  /** Up to how many uploads of the channel it serves. */
  end: number;
}

export function windowAfter(count: number): Window {
  const step = count < STEP ? FIRST_STEPS : STEP;
  const base = Math.floor(count / step) * step;
  const start = Math.max(base - WINDOW, 0);
  return { start, known: base - start, end: base + step - 1 };
}
