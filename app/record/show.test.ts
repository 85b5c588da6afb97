import { expect, it } from "vitest";
import { toFigures } from "../model/seal";
import { showFigures, showRecord } from "./show";

const NONE = toFigures([], { sealed: 0, countsSample: false });

it("shows no claim before anything was counted, and no count before anything was sealed", () => {
  expect(showFigures(NONE, "your usual")).toEqual({ claims: [], others: [] });
  const sealed = showFigures({ ...NONE, sealed: 2, waiting: 2 }, "your usual");
  expect([sealed.claims, sealed.others[1]]).toEqual([[], { name: "Not yet due", count: "2" }]);
  expect(showFigures({ ...NONE, sealed: 1, red: { hits: 0, of: 1 } }, "your usual").claims).toHaveLength(4);
});

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
