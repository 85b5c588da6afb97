import { expect, it } from "vitest";
import { scoredWith } from "../../app/engines/sentiment/feeling";
import { tokensOf } from "../../app/engines/sentiment/tokens";
import { weightsText } from "./feeling";
import { featured } from "./feeling-design";
import { learnModel } from "./feeling-model";
import type { FeelingRow } from "./feeling-rows";

const row = (at: number, text: string, label: FeelingRow["label"]): FeelingRow => ({
  set: "sentube",
  group: `video ${at}`,
  text,
  label,
  status: "ok",
  isOfVideo: true,
});

const ROWS = [
  ...Array.from({ length: 12 }, (_, at) => row(at, `flumpy bread number ${at}`, "negative")),
  ...Array.from({ length: 12 }, (_, at) => row(at, `zabbed bread number ${at}`, "positive")),
  ...Array.from({ length: 12 }, (_, at) => row(7, `onevideo bread ${at}`, "positive")),
].map(featured);

it("learns a word that several videos have, and none that only one has", () => {
  const model = learnModel(ROWS);
  expect(scoredWith(model, tokensOf("zabbed")).valence).toBeGreaterThan(
    scoredWith(model, tokensOf("flumpy")).valence,
  );
  expect(model.grams.has("flumpy")).toBe(true);
  expect(model.grams.has("onevideo")).toBe(false);
});

it("writes the same weights again for the same comments, and not for others", () => {
  const text = weightsText(learnModel(ROWS));
  expect(weightsText(learnModel(ROWS))).toBe(text);
  expect(weightsText(learnModel(ROWS.slice(3)))).not.toBe(text);
  expect(text).toMatch(/(?:"|\\n)...flumpy(?:"|\\n)/);
});
