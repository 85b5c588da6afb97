import { expect, it } from "vitest";
import { scoreWith } from "../../app/engines/sentiment/classify";
import { tokenize } from "../../app/engines/sentiment/tokens";
import { weightsText } from "./sentiment";
import { extractFeatures } from "./sentiment-design";
import { learnModel } from "./sentiment-model";
import type { SentimentRow } from "./sentiment-rows";

const row = (at: number, text: string, label: SentimentRow["label"]): SentimentRow => ({
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
].map((row) => extractFeatures(row));

it("learns words of several videos, and none of only one", () => {
  const model = learnModel(ROWS);
  expect(scoreWith(model, tokenize("zabbed")).valence).toBeGreaterThan(
    scoreWith(model, tokenize("flumpy")).valence,
  );
  expect(model.grams.has("flumpy")).toBe(true);
  expect(model.grams.has("onevideo")).toBe(false);
});

it("writes the same weights for the same comments, and others for others", () => {
  const text = weightsText(learnModel(ROWS));
  expect(weightsText(learnModel(ROWS))).toBe(text);
  expect(weightsText(learnModel(ROWS.slice(3)))).not.toBe(text);
  expect(text).toMatch(/(?:"|\\n)...flumpy(?:"|\\n)/);
});
