import { expect, it } from "vitest";
import { drill, faultsOf } from "../../commands/drill-mail/drill";

/** So long the mail service may take, in milliseconds. */
const MAIL = 3000;

// npm run drill:mail has 200, and each kind of failure by itself.
it("keeps 60 feedbacks once and tries each mail until it is taken, and no more, through every kind of failure", {
  timeout: 90_000,
}, async () => {
  const drilled = await drill("mixed", 60, { mailCall: MAIL });
  expect(faultsOf(drilled)).toEqual([]);
  expect(drilled).toMatchObject({
    thanked: 60,
    stored: 60,
    keys: 60,
    texts: 60,
    asSent: true,
    waiting: 0,
  });
  // Each of the first tries fails in one of four ways, and the second is taken.
  expect(drilled).toMatchObject({ attempts: 120, takenBefore: 15, taken: 75 });
  // The visitor's thanks did not wait for the mail service that hung.
  expect(drilled.slowestMs).toBeLessThan(0.8 * MAIL);
});

it("tries mail once that is taken at once", { timeout: 60_000 }, async () => {
  const drilled = await drill("take", 40);
  expect(faultsOf(drilled)).toEqual([]);
  expect(drilled).toMatchObject({ attempts: 40, taken: 40, runs: 0 });
});
