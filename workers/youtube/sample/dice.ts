/**
 * A random number generator that gives the same numbers for the same text, in 0 (included) to 1
 * (excluded): FNV-1a makes the seed, mulberry32 the numbers. Sample data has to look scattered and still
 * be the same on every machine and every visit.
 */
export function diceOf(text: string): () => number {
  let seed = 0x811c9dc5;
  for (let i = 0; i < text.length; i += 1) {
    seed = Math.imul(seed ^ text.charCodeAt(i), 0x01000193);
  }
  return () => {
    seed = (seed + 0x6d2b79f5) | 0;
    let bits = Math.imul(seed ^ (seed >>> 15), seed | 1);
    bits ^= bits + Math.imul(bits ^ (bits >>> 7), bits | 61);
    return ((bits ^ (bits >>> 14)) >>> 0) / 2 ** 32;
  };
}

/** One draw from the standard normal distribution (Box-Muller), from two throws of the dice. */
export function normal(dice: () => number): number {
  return Math.sqrt(-2 * Math.log(1 - dice())) * Math.cos(2 * Math.PI * dice());
}
