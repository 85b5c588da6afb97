import { expect, it } from "vitest";
import { accuracyJson, accuracyTable, failuresOf, summaryTable } from "./evaluated";

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

it("puts an engine beside its references and its target", () => {
  const row = {
    engine: "loaves",
    set: "rye",
    measure: "macro-F1",
    items: 1200,
    shipped: 0.71234,
    interval: [0.68, 0.74] as [number, number],
    references: [{ name: "flat bread", value: 0.6 }],
    target: "≥ .69",
  };
  const [, , learned] = accuracyTable([{ ...row, crossValidated: 0.7 }]).split("\n");
  expect(learned).toMatch(
    /^loaves +rye +macro-F1 +1,200 +0\.712 +0\.700 +0\.680 to 0\.740 +flat bread 0\.600 +≥ \.69$/,
  );
  const [, , asIs] = accuracyTable([{ ...row, decimals: 1 }]).split("\n");
  expect(asIs).toMatch(/1,200 +0\.7 +0\.7 to 0\.7/);
});

it("writes the figures as JSON, unrounded, with null where nothing is known", () => {
  const row = {
    engine: "loaves",
    set: "rye",
    measure: "macro-F1",
    items: 1200,
    shipped: 0.71234,
    interval: [0.68, 0.74] as [number, number],
    references: [{ name: "flat bread", value: 0.6 }],
    decimals: 1,
  };
  const { decimals, ...kept } = row;
  expect(JSON.parse(accuracyJson([row, { ...row, crossValidated: 0.7, target: "≥ .69" }]))).toEqual([
    { ...kept, crossValidated: null, target: null },
    { ...kept, crossValidated: 0.7, target: "≥ .69" },
  ]);
  expect(decimals).toBe(1);
});
