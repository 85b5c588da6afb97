/** Seconds after which a minute's limit lets an address go on. */
const RETRY_SECONDS = 60;

/** The headers of a refusal: with 429, when to try again. */
export function refusalHeaders({
  status,
  retryAfter = RETRY_SECONDS,
}: {
  status: number;
  retryAfter?: number;
}): [string, string][] {
  return status === 429 ? [["Retry-After", String(retryAfter)]] : [];
}

/** A page's `headers`: lets its action's Retry-After through. */
export function headers({ actionHeaders }: { actionHeaders: Headers }): Headers {
  return actionHeaders;
}
