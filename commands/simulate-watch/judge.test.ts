import { expect, it } from "vitest";
import { seeded } from "../../app/numbers/chance";
import { DAY_MS } from "../../app/numbers/days";
import { tellChanges } from "./judge";

const FETCHED = Date.parse("2026-06-01T00:00:00Z");

/** Channels of one to six days between uploads, as a table of videos/*.csv has them. */
function invented(seed: string): Record<string, string>[] {
  const random = seeded(seed);
  return Array.from({ length: 5 }, (_, channel) => {
    const gap = 1 + random() * 5;
    return Array.from({ length: 70 }, (_, at) => ({
      ...{ source: "invented", channel: `Channel ${channel}`, title: `Rye & dough, part ${70 - at}` },
      published_at: new Date(FETCHED - (at + 1 + random() / 2) * gap * DAY_MS).toISOString(),
      fetched_at: new Date(FETCHED).toISOString(),
      views: String(Math.round(2000 + 20_000 * random())),
      duration_s: String(random() < 0.2 ? 30 : 600),
    }));
  }).flat();
}

it("finds all that a source shows, and nothing that is not so", { timeout: 120_000 }, async () => {
  const { text, missed, untrue } = await tellChanges(invented("1"), "1", 5);
  expect([missed, untrue]).toEqual([0, 0]);
  // Each kind was there to be found; pushes tell nothing of thumbnails.
  for (const [source, kinds] of [
    ["API", 5],
    ["feed", 5],
    ["push", 4],
  ] as const) {
    const row = text.split("\n").find((line) => line.startsWith(`${source} `));
    expect(row?.match(/ of [1-9]/g)).toHaveLength(kinds);
  }
});
