/** A share from 0 to 1 as "64%"; nothing between 0 and 100 reads as either end. */
export function percentText(share: number): string {
  const percent = Math.round(share * 100);
  if (percent === 0 && share > 0) return "under 1%";
  if (percent === 100 && share < 1) return "over 99%";
  return `${percent}%`;
}
