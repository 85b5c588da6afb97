/** What a test of one topic must say to share a level with others. */
export interface TopicTest {
  /** The least p that the numbers of videos in it can give. */
  leastChance: number;
}

/**
 * The tests that can be passed at all, and the level each is held to so that the chance of any passing by luck
 * stays under `chance`. After Tarone (Biometrics 46(2), 1990): a topic with too few videos ever to reach the
 * level takes no part, and the level is shared among the others only.
 */
export function testable<Test extends TopicTest>(
  tests: Test[],
  chance: number,
): { tested: Test[]; level: number } {
  for (let among = 1; ; among++) {
    const level = chance / among;
    const tested = tests.filter((test) => test.leastChance <= level);
    if (tested.length <= among) return { tested, level };
  }
}
