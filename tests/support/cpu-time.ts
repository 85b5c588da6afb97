/**
 * Milliseconds of CPU that this process has used: unlike a clock, it does not count what the machine does beside it.
 * Test files of one worker run one after the other, so the difference of two is what ran in between.
 */
export function cpuTime(): number {
  const { user, system } = process.cpuUsage();
  return (user + system) / 1000;
}

/** Milliseconds that `reference` takes, undisturbed, on the machine that the bounds in tests were set on. */
const REFERENCE_MS = 14;
/** Milliseconds that one measurement may take: in as many rounds, one is undisturbed. */
const MOST_MS = 10_000;

const WORDS = Array.from({ length: 4000 }, (_, at) => `word${(at * 7919) % 1500}`).join(" ");
const NUMBERS = Float64Array.from({ length: 300_000 }, (_, at) => Math.sin(at));

/** Work of the kinds that engines do: words counted, and sums over numbers. */
function reference() {
  const counts = new Map<string, number>();
  for (let round = 0; round < 6; round++)
    for (const word of WORDS.toLowerCase().match(/\p{L}+\d*/gu) ?? [])
      counts.set(word, (counts.get(word) ?? 0) + 1);
  let sum = counts.size;
  for (let round = 0; round < 6; round++) for (const value of NUMBERS) sum += value * value;
  return sum;
}

const timeOf = (work: () => unknown) => {
  const from = cpuTime();
  work();
  return cpuTime() - from;
};

/**
 * Whether work takes less CPU time than a bound, once warm, on a machine like the one that bounds are set on. A slower
 * machine, or one whose cores are shared, takes longer for the same work: as much longer as it takes for `reference`,
 * measured beside each round. A faster one gains nothing.
 *
 * @param bound milliseconds
 * @returns the least of the rounds, in milliseconds: as many as it takes to get under the bound, for up to 10 seconds
 */
export function leastTime(work: () => unknown, bound: number): number {
  // Not yet compiled it would be slow itself, and excuse the work.
  for (let round = 0; round < 5; round++) reference();
  let least = Number.POSITIVE_INFINITY;
  for (const from = cpuTime(); least >= bound && cpuTime() - from < MOST_MS; ) {
    const slowness = Math.max(timeOf(reference) / REFERENCE_MS, 1);
    least = Math.min(least, timeOf(work) / slowness);
  }
  return least;
}
