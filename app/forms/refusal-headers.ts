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

/** A page's `headers`: lets those of its loader and its action through, as Retry-After. */
export function headers({
  loaderHeaders,
  actionHeaders,
}: Record<"loaderHeaders" | "actionHeaders", Headers>) {
  return new Headers([...loaderHeaders, ...actionHeaders]);
}
