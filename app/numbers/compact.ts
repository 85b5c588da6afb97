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
