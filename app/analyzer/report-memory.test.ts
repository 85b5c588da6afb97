import { describe, expect, it } from "vitest";
import { NOW, sourdough } from "../../tests/support/analyzer-fixture";
import { reportOn } from "./report-memory";

describe("reportOn", () => {
  it("writes a report once an hour for an answer", () => {
    const answer = sourdough();
    const first = reportOn(answer, NOW);
    expect(reportOn(answer, new Date(NOW.getTime() + 60_000))).toBe(first);
    expect(reportOn(answer, new Date(NOW.getTime() + 3_600_000))).not.toBe(first);
  });

  it("writes another for another answer", () => {
    expect(reportOn(sourdough(), NOW)).not.toBe(reportOn(sourdough(), NOW));
  });
});
