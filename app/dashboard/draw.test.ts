import { expect, it } from "vitest";
import type { IdeaThen } from "../functions/content-ideas/yours";
import { drawWeek } from "./draw";

const idea = (subject: string): IdeaThen => ({
  ...{ key: subject, kind: "comeback", title: null, subject, frame: null, chance: 0.7, color: "green" },
});

it.each([
  ["One", ["rye"]],
  ["Two", ["rye", "bread knives"]],
  ["Three", ["rye", "bread knives", "ovens"]],
])("says that %s ideas are for this week", (many, subjects) => {
  const drawn = drawWeek(subjects.map(idea), { isSample: false, unread: [] });
  expect(drawn).toContain(`${many} for this week`);
});
