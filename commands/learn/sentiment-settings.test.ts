import { expect, it } from "vitest";
import { extractFeatures } from "./sentiment-design";
import type { SentimentRow } from "./sentiment-rows";
import { chooseSettings } from "./sentiment-settings";

function rowsOf(about: "video" | "product", label: SentimentRow["label"], text: string) {
  return Array.from({ length: 40 }, (_, at) =>
    extractFeatures({
      set: "sentube",
      group: `${about} ${at}`,
      text: `${text} ${at}`,
      label,
      status: "ok",
      isOfVideo: about === "video",
    }),
  );
}

const VIDEO = [
  ...rowsOf("video", "negative", "horrible awful terrible crap"),
  ...rowsOf("video", "neutral", "the second of the two is on the left"),
];

it("tells from comments under videos what a sure complaint is, where there are no others", () => {
  expect(chooseSettings(VIDEO).sure[1]).toBeLessThan(1);
});

it("is sure of no complaint where people call half of those about products neutral", () => {
  const products = [
    ...rowsOf("product", "negative", "horrible awful terrible crap"),
    ...rowsOf("product", "neutral", "horrible awful terrible crap"),
  ];
  expect(chooseSettings([...VIDEO, ...products]).sure[1]).toBe(1);
});
