import { expect, it } from "vitest";
import { failuresOf, summaryTable } from "./evaluated";

const ROWS = [
  {
    place: "bread/answers",
    evaluated: { text: "", held: "3 answers", figure: "2 read", failures: ["rye.json: no crumb"] },
  },
  { place: "bread/seasons.json", evaluated: null },
];

it("names what is absent beside what was measured", () => {
  const [, , measured, absent] = summaryTable(ROWS).split("\n");
  expect(measured).toMatch(/^bread\/answers +3 answers +1 +2 read$/);
  expect(absent).toMatch(/^bread\/seasons\.json +absent +not measured$/);
});

it("names each failure with its set; what is absent fails nothing", () => {
  expect(failuresOf(ROWS)).toEqual(["bread/answers: rye.json: no crumb"]);
});
