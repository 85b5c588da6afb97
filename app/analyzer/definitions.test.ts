import { expect, it } from "vitest";
import { DEFINITIONS } from "./definitions";
import { engagementLabel } from "./labels";

it("explains each figure of the page in one sentence", () => {
  expect(DEFINITIONS.map(({ term }) => term)).toEqual(
    expect.arrayContaining([
      "Videos Analyzed",
      "Opportunities",
      "Total Views",
      "Avg Engagement",
      "Total Opportunities",
      "Content Volume",
      "Avg Market Size",
      "Best Engagement",
    ]),
  );
  for (const { meaning } of DEFINITIONS) expect(meaning).toMatch(/^[A-Z][^.]*(?:\d\.\d[^.]*)*\.$/);
});

it("explains the engagement labels with their bounds", () => {
  const meaning = DEFINITIONS.find(({ term }) => term === "Engagement labels")?.meaning;
  for (const score of [5, 2, 1]) expect(meaning).toContain(`${engagementLabel(score)} from ${score}%`);
  expect(meaning).toContain(`${engagementLabel(0.9)} below that`);
});
