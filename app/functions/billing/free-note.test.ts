import { expect, it } from "vitest";
import { someCaller } from "../../../tests/support/caller";
import { UNLIMITED } from "../../model/caller";
import type { Standing } from "../../model/plan-limits";
import { Refused } from "../refused";
import { freeNote, readFreeNote } from "./free-note";

const had = { feature: "viral", subject: "bread", at: "2026-11-22T12:00:00.000Z" } as const;

it.each([
  ["visibility", "This list is your one free analysis. Starter"],
  ["demand", "This search is your one free analysis. It does not count if there is not enough data. "],
  ["viral", "This forecast is your one free analysis. It does not count if there is not enough data. "],
] as const)("says before the press that it is the free one: %s", (feature, begins) => {
  const note = freeNote({ tier: "free", used: [] }, feature);
  expect(note?.startsWith(begins)).toBe(true);
  expect(note).toMatch(/ sets no limit\. Compare plans\.$/);
});

it("says that it was had, as the refusal would", () => {
  expect(freeNote({ tier: "starter", used: [had] }, "viral")).toBe(
    "Starter has one free analysis of Viral Potential Predictor. You had yours on November 22, 2026, and it does not reset. Pro at $79 a month sets no limit. Compare plans.",
  );
  expect(freeNote({ tier: "free", used: [had] }, "demand")).toMatch(/^This search/);
});

it.each<[string, Standing | null]>([
  ["where nothing is limited", null],
  ["on a plan with the feature", { tier: "pro", used: [] }],
])("says nothing %s", (_when, standing) => {
  expect(freeNote(standing, "viral")).toBeNull();
});

it("goes without where it cannot be read, which is reported; a visitor has none", async () => {
  const reported: unknown[] = [];
  const asking = (failure: Error) => ({
    caller: someCaller({ allowance: { ...UNLIMITED, standing: () => Promise.reject(failure) } }),
    report: (error: unknown) => void reported.push(error),
  });
  const down = new Error("down");
  expect(await readFreeNote(asking(down), "viral")).toBeNull();
  expect(await readFreeNote(asking(new Refused(401, "Sign in.")), "viral")).toBeNull();
  expect(reported).toEqual([down]);
});
