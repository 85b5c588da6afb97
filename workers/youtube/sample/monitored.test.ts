import { expect, it } from "vitest";
import { NICHES, UPLOADS } from "../../../app/tools/competitor-monitor/pool";
import { monitoredThumbnail } from "./monitored";

it("draws a thumbnail for every upload that the Competitor Monitor can show, each its own", () => {
  const ids = NICHES.flatMap((niche) => UPLOADS[niche].map(({ number }) => `monitor-${niche}-${number}`));
  const drawn = ids.map(monitoredThumbnail);
  for (const svg of drawn) expect(svg).toMatch(/^<svg [^>]*width="320" height="180"/);
  expect(new Set(drawn).size).toBe(ids.length);
});

it("draws an upload that comes no more, for the states that kept it", () => {
  expect(monitoredThumbnail("monitor-travel-0")).toContain("<title>Nine countries by night train");
});

it("draws the same for a kept address, wherever another upload is put into the list", () => {
  const { baking } = UPLOADS;
  const [first] = baking;
  if (!first) throw new Error("no uploads");
  const kept = ["monitor-baking-0", "monitor-baking-3"];
  const before = kept.map(monitoredThumbnail);
  baking.unshift({ ...first, number: 99, title: "Put in front of the others" });
  try {
    expect(kept.map(monitoredThumbnail)).toEqual(before);
  } finally {
    baking.shift();
  }
});

it("draws none for what it does not know", () => {
  for (const id of [
    "monitor-baking-99",
    "monitor-baking-00",
    "monitor-baking-constructor",
    "monitor-constructor-0",
    "monitor-nothing-0",
    "baking-0",
    "",
  ]) {
    expect(monitoredThumbnail(id)).toBeNull();
  }
});
