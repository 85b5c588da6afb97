/**
 * Milliseconds of CPU that this process has used: unlike a clock, it does not count what the machine does beside it.
 * Test files of one worker run one after the other, so the difference of two is what ran in between.
 */
export function cpuTime(): number {
  const { user, system } = process.cpuUsage();
  return (user + system) / 1000;
}
