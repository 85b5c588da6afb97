// How a count reads on a page, by one rule (spec section 9: "1M+ as x.xM, 1K+ as x.xK (one decimal)"):
//
// - What an audience did (views, likes, subscribers, impressions, comments under a video), as it was counted:
//   `compact`, with its noun `compactCounted`: "89.1K views".
// - An estimate, a median, a bound, or a size told within a sentence: `approximate`: "about 18K, likely 9K to 44K".
// - What was counted piece by piece and can be checked so (uploads, comments analyzed, words, characters), a reading
//   kept for the record (an outcome of the plan), a limit, a sum of money, a file to download: exact, `formatCount`,
//   with its noun `counted`: "2,140 characters".

/** Made once: `toLocaleString` looks one up with every call. */
const COUNT = new Intl.NumberFormat("en-US");

/** A whole count with its thousands set apart: "2,140". */
export function formatCount(count: number): string {
  return COUNT.format(count);
}

/**
 * A count as people read it (spec section 9): 1M and over as "x.xM", 1K and over as "x.xK", below that a
 * whole number. The unit is chosen after rounding, so 999,950 reads "1.0M" and never "1000.0K".
 * Negative counts keep their sign; a value that is not finite reads "–".
 */
export function compact(value: number): string {
  if (!Number.isFinite(value)) return "–";
  const size = Math.abs(value);
  const sign = value < 0 && Math.round(size) > 0 ? "-" : "";
  if (Math.round(size) < 1000) return `${sign}${Math.round(size)}`;
  const thousands = oneDecimal(size / 1000);
  if (Number(thousands) < 1000) return `${sign}${thousands}K`;
  return `${sign}${oneDecimal(size / 1_000_000)}M`;
}

function oneDecimal(value: number): string {
  return (Math.round(value * 10) / 10).toFixed(1);
}

/** An audience's count with its noun: "1 view", "89.1K views". The noun is plural by the count, not by how it reads. */
export function compactCounted(count: number, one: string, several = `${one}s`): string {
  return `${compact(count)} ${count === 1 ? one : several}`;
}

/** A count to two digits, "160K": for figures that would pretend to know more. */
export function approximate(value: number): string {
  return compact(Number(value.toPrecision(2))).replace(/\.0(?=[KM])/, "");
}

/** A multiple: "2.4×", "12×", "0.4×"; with a second decimal below 0.1. */
export function timesText(times: number): string {
  if (times >= 9.95) return `${formatCount(Math.round(times))}×`;
  return `${times.toFixed(times < 0.095 ? 2 : 1)}×`;
}

/** A multiple in a sentence: "1.4 times", "twice", "12 times". */
export function timesInWords(times: number): string {
  const text = timesText(times).replace(/(?:\.0)?×$/, "");
  return text === "2" ? "twice" : `${text} times`;
}

/** A share from 0 to 1 as "38%", rounded. */
export function wholePercent(share: number): string {
  return `${Math.round(share * 100)}%`;
}

/** A share from 0 to 1 as "64%". A share that is not quite 0 or 1 never reads "0%" or "100%". */
export function percentText(share: number): string {
  const percent = Math.round(share * 100);
  if (percent === 0 && share > 0) return "under 1%";
  if (percent === 100 && share < 1) return "over 99%";
  return `${percent}%`;
}

/** A count with its noun, singular or plural: "1 comment", "2,140 comments". */
export function counted(count: number, one: string, several = `${one}s`): string {
  return `${formatCount(count)} ${count === 1 ? one : several}`;
}

/** A list as a sentence has it: "a", "a and b", "a, b and c". "" for an empty list. */
export function listed(items: string[]): string {
  if (items.length < 2) return items.join("");
  return `${items.slice(0, -1).join(", ")} and ${items.at(-1)}`;
}

/** An amount that is an estimate, to two digits: "$3,200", "$0.44". */
export function approximateMoney(units: number, currency: string | null): string {
  return moneyText(Number(units.toPrecision(2)), currency, units < 10 ? undefined : 0);
}

/** An amount in its currency, to the cent: "$29,068.65", "EUR" where that has no sign; a plain number without one. */
export function moneyText(units: number, currency: string | null, decimals = 2): string {
  const digits = { minimumFractionDigits: decimals, maximumFractionDigits: decimals };
  const amount = Object.is(Math.round(units * 100), -0) ? 0 : units;
  try {
    if (currency) return amount.toLocaleString("en-US", { style: "currency", currency, ...digits });
  } catch {
    // No code of ISO 4217.
  }
  return amount.toLocaleString("en-US", digits);
}
