import { expect, it } from "vitest";
import { toFigures } from "../../model/seal";
import { showRecord } from "./show";

const NONE = toFigures([], { sealed: 0, countsSample: false });

it("says how much is sealed, and how many days are left out", () => {
  const head = "a".repeat(64);
  const day = { day: "2026-11-23", first: 4, last: 6, previous: head, head };
  const shown = showRecord({ days: [day], heads: 3, figures: { ...NONE, sealed: 6 } });
  expect([shown.finding, shown.more]).toEqual([
    "6 lights and forecasts sealed by Nov 23, 2026.",
    "The newest 1 of 3 days",
  ]);
  expect(shown.days).toEqual([{ day: "Nov 23, 2026", seals: "3", head }]);
  expect(showRecord({ days: [], heads: 0, figures: null }).finding).toContain("Nothing is sealed here yet.");
});
