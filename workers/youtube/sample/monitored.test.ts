import { expect, it } from "vitest";
import { NICHES, UPLOADS } from "../../../app/tools/competitor-monitor/sample";
import { monitoredThumbnail } from "./monitored";

it("draws a thumbnail for every upload that the Competitor Monitor can show, each its own", () => {
  const ids = NICHES.flatMap((niche) => UPLOADS[niche].map((_, place) => `monitor-${niche}-${place}`));
  const drawn = ids.map(monitoredThumbnail);
  for (const svg of drawn) expect(svg).toMatch(/^<svg [^>]*width="320" height="180"/);
  expect(new Set(drawn).size).toBe(ids.length);
});

it("draws none for what it does not know", () => {
  for (const id of ["monitor-baking-99", "monitor-constructor-0", "monitor-nothing-0", "baking-0", ""]) {
    expect(monitoredThumbnail(id)).toBeNull();
  }
});
