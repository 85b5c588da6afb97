import { mkdtempSync, rmSync, writeFileSync } from "node:fs";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { afterAll, expect, it } from "vitest";
import { filesOf } from "../measures/files";
import type { Accuracy, Evaluated } from "./evaluated";
import { held } from "./held";
import { SETS } from "./sets";

const DATA = mkdtempSync(join(tmpdir(), "greenlight-held-"));
afterAll(() => rmSync(DATA, { recursive: true }));
writeFileSync(join(DATA, "rye.csv"), "");

const set = (evaluate: () => Evaluated, place = "rye.csv") => ({ place, about: "bread", evaluate });
const READ: Evaluated = { text: "all of it", held: "3 loaves", figure: "3 read", failures: ["one: burnt"] };

it("passes over a set that is not there", async () => {
  expect(
    await held(
      set(() => READ, "oat.csv"),
      DATA,
    ),
  ).toBeNull();
});

it("gives what came of a set", async () => {
  expect(
    await held(
      set(() => READ),
      DATA,
    ),
  ).toEqual(READ);
});

it("makes a failure of a set that breaks off", async () => {
  const broken = set(() => {
    throw new Error("“flat” is no label");
  });
  expect(await held(broken, DATA)).toMatchObject({
    text: "NOT MEASURED: “flat” is no label",
    failures: ["“flat” is no label"],
  });
});

it("makes a failure of a figure that is no number", async () => {
  const row: Accuracy = {
    engine: "loaves",
    set: "rye",
    measure: "macro-F1",
    items: 1,
    shipped: 0.7,
    interval: [0.6, 0.8],
    references: [{ name: "flat bread", value: 0.5 }],
  };
  const figures = { ...READ, accuracy: [row, { ...row, set: "oat", crossValidated: Number.NaN }] };
  expect(
    (
      await held(
        set(() => figures),
        DATA,
      )
    )?.failures,
  ).toEqual(["one: burnt", "no macro-F1 for oat"]);
});

it("refuses a folder without a file of the kind", () => {
  expect(filesOf(DATA, ".csv")).toHaveLength(1);
  expect(() => filesOf(DATA, ".json")).toThrow("no file *.json in it");
});

it.each(SETS.filter(({ place }) => /\.\w+$/.test(place)))(
  "fails by an empty $place",
  async ({ place, ...rest }) => {
    for (const text of ["", "rubbish\n"]) {
      writeFileSync(join(DATA, "any"), text);
      const found = await held({ place: "any", ...rest }, DATA);
      expect(found?.failures, `${place}: ${JSON.stringify(text)}`).toHaveLength(1);
    }
  },
);
