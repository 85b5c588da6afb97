import { expect, it } from "vitest";
import type { JudgedChannel } from "../learn/ideas-estimates";
import { brier, byDecile, evaluateViral, predictViral } from "./viral";

/** A channel whose uploads were all forecast alike; each fourth came to four times the usual. */
function channel(name: string, uploads: number): JudgedChannel {
  return {
    ...{ channel: name, pairs: [], byHistory: [], byWords: [] },
    uploads: Array.from({ length: uploads }, (_, at) => ({
      ...{ at: at + 20, size: at + 20, mean: 3, usual: 3, below: 0.5, above: 0.5, missesAbove: 0 },
      ...{ basis: "nothing" as const, similarMultiple: null },
      actual: 3 + (at % 4 === 3 ? Math.log10(4) : 0),
    })),
  };
}

it("holds told chances against what came, beside the rate of other channels and the channel's own", () => {
  const all = predictViral([channel("rye", 80), channel("oat", 40)]);
  expect(all.map(({ length }) => length)).toEqual([80, 40]);
  const rows = byDecile(all.flat());
  expect(rows[1]).toMatchObject({ uploads: 120, came: 0.25 });
  expect(rows[1]?.told).toBeCloseTo(1 / (1 + 9 ** (Math.log10(3) / 0.5)));
  expect(rows[0]?.uploads).toBe(0);
  expect(all[0]?.[0]).toMatchObject({ base: 0.25, own: 0.25 });
  // Four before it, of which one came.
  expect(all[0]?.[4]?.own).toBeCloseTo((1 + 30 * 0.25) / 34);
  expect(brier("base")(all.flat())).toBeCloseTo(0.25 * 0.75);
});

it("refuses what it cannot measure", () => {
  expect(() => evaluateViral("")).toThrow("no upload has 20 before it");
});
