/** So many results are kept; the oldest makes room. */
export const MAX_KEPT = 3;
/** So many tests run at once. */
export const MAX_TESTS = 5;

export const REVENUE_MESSAGES = {
  nothing: "There is nothing to read. Choose an export of YouTube Studio with revenue in it, or paste one.",
  "no-revenue":
    "No revenue found. In YouTube Studio's Advanced mode add the metric Estimated revenue, and export again.",
  "no-channel-revenue":
    "No revenue is kept with your channel. Choose the export of YouTube Studio with revenue in it here.",
  target: "Type the target as a number above 0, such as 6.50.",
  "too-many-tests": `${MAX_TESTS} tests run already. Drop one first.`,
} as const;

/** Exports of several currencies: they are never added up. */
export function mixedCurrencies(currencies: (string | null)[]): string {
  const names = currencies.map((one) => one ?? "no named currency");
  return `These exports are in ${names.join(" and ")}. Send those of one currency at a time.`;
}
