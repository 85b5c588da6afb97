import { expect, it } from "vitest";
import { LEARNED } from "../../app/engines/forecast/learned";
import type { UsableUpload } from "../../app/engines/growth/usable-uploads";
import { seeded } from "../../app/numbers/chance";
import { medianError, scoreForecasts } from "../evaluate/forecast-scores";
import { weightsModule } from "./forecast";
import { searchOver } from "./forecast-search";

/** A channel of two kinds of titles; in some the kind decides the views, in others chance does. */
function history(channel: string, isByTitle: boolean) {
  const random = seeded(channel);
  const uploads = Array.from({ length: 120 }, (_, day): UsableUpload => {
    const kind = random() < 0.5 ? 0 : 1;
    const title = kind ? "Oven repair at home" : "Sourdough diary week";
    const logViews = 3 + (isByTitle ? kind : random() * 1.5) + random() * 0.2;
    return { upload: { title, publishedAt: "", views: 1 }, day, ageDays: 400 - day, logViews };
  });
  return { channel, uploads };
}

const OAT = history("oat", true);
const HISTORIES = [history("rye", true), OAT, history("bran", false), history("malt", false)];

it("learns from the given channels only, and helps others of the same kind", () => {
  const learn = searchOver(HISTORIES);
  const byTitle = learn(["rye"]);
  const byChance = learn(["bran"]);
  const error = (weights: typeof byTitle) => medianError(scoreForecasts(OAT, { weights, words: new Map() }));
  expect(error(byTitle)).toBeLessThan(error(byChance));
  expect(byChance).not.toEqual(byTitle);
  expect(learn(["rye"])).toEqual(byTitle);
  expect(searchOver(HISTORIES.slice(0, 1))(["rye"])).toEqual(byTitle);
});

it("writes the weights module", () => {
  const text = weightsModule(LEARNED);
  expect(text).toContain(`\n  clip: ${LEARNED.weights.clip},\n`);
  expect(Object.keys(LEARNED.weights).every((name) => text.includes(`  ${name}: `))).toBe(true);
});
