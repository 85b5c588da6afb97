/** A test that shares its level with others. */
interface SharedTest {
  /** The least p that samples of its sizes can give. */
  leastChance: number;
}

/**
 * The tests that can be passed at all, and the level for each, so that the chance of any passing by luck stays under
 * `chance`. After Tarone (Biometrics 46(2), 1990): a test with samples too small ever to reach the level takes no
 * part, and the others share the level among themselves.
 */
export function testable<Test extends SharedTest>(
  tests: Test[],
  chance: number,
): { tested: Test[]; level: number } {
  for (let among = 1; ; among++) {
    const level = chance / among;
    const tested = tests.filter((test) => test.leastChance <= level);
    if (tested.length <= among) return { tested, level };
  }
}
