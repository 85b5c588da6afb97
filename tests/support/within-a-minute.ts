/**
 * Calls are counted anew with each minute of the clock: what must come in one waits where less of it is left than these
 * milliseconds.
 */
export async function withinAMinute(milliseconds = 10_000): Promise<void> {
  const left = 60_000 - (Date.now() % 60_000);
  if (left < milliseconds) await new Promise((resolve) => setTimeout(resolve, left));
}
