import { expect, it } from "vitest";
import type { ChangeKind } from "../../app/engines/title-writing";
import { evaluateAlternatives, lostWords } from "./title-alternatives";

const HEADING = "channel,title,published_at,age_days,views,duration_s";
const row = (title: string, at: number) => `Knives,"${title}",2024-01-0${at} 12:00:00,300,1000,600`;

it("counts the titles with an alternative among those that are judged", () => {
  const { accuracy, failures } = evaluateAlternatives(
    [
      HEADING,
      row("Ten ways to sharpen a kitchen knife", 1),
      row("Have you tried this?", 2),
      row("東京で一番安いラーメン", 3),
    ].join("\n"),
  );
  expect(accuracy?.[0]).toMatchObject({
    engine: "title-writing",
    set: "channel titles",
    measure: "titles with an alternative",
    items: 2,
    shipped: 0.5,
  });
  expect(failures).toEqual([]);
  expect(() => evaluateAlternatives(`${HEADING}\n${row("東京で一番安いラーメン", 1)}`)).toThrow("no title");
});

it("finds the words that went without being named", () => {
  const lost = (title: string, alternative: string, kind: ChangeKind, ...words: string[]) =>
    lostWords(title, { title: alternative, changes: [{ kind, words }] });
  expect(lost("Knives (a rant)", "Knives", "brackets", "a rant")).toEqual([]);
  expect(lost("Two ways to cook rice", "2 ways to cook rice", "digits")).toEqual([]);
  expect(lost("Knives for cheap cooks", "Knives", "number-first")).toEqual(["cheap", "cooks"]);
});
