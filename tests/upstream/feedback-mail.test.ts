import { expect, it } from "vitest";
import { drill } from "../../commands/drill-mail/drill";

// npm run drill:mail shows each kind of failure by itself.
it("keeps 200 feedbacks once and delivers each once, though the mail service refuses, hangs and drops the line", {
  timeout: 90_000,
}, async () => {
  const drilled = await drill("mixed", 200);
  expect(drilled).toMatchObject({ thanked: 200, stored: 200, delivered: 200, keys: 200, waiting: 0 });
  expect(drilled.deliveredBefore).toBeGreaterThan(0);
  expect(drilled.deliveredBefore).toBeLessThan(200);
  // The visitor's thanks did not wait for the mail, which gives up after 10 s.
  expect(drilled.slowestMs).toBeLessThan(8000);
});
