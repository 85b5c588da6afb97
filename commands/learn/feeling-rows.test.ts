import { mkdtempSync, rmSync, writeFileSync } from "node:fs";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { afterEach, beforeEach, expect, it } from "vitest";
import { readRows } from "./feeling-rows";

let folder: string;
beforeEach(() => {
  folder = mkdtempSync(join(tmpdir(), "greenlight-feeling-"));
});
afterEach(() => rmSync(folder, { recursive: true }));

const write = (name: string, text: string) => writeFileSync(join(folder, name), text);

it("reads the sets that are there, labels of one and ratings of the other", () => {
  write("jziumo.csv", "text,overall\nGood bread,positive\n");
  write("vader_amazon.tsv", "1_1\t-2.5\tFlat bread\n");
  expect(readRows(folder)).toMatchObject([
    { set: "jziumo", text: "Good bread", label: "positive" },
    { set: "vader_amazon", group: "vader_amazon 1", text: "Flat bread", rating: -2.5 },
  ]);
});

it("names the file that is empty or cannot be read", () => {
  write("jziumo.csv", "text,overall\n");
  expect(() => readRows(folder)).toThrow("jziumo.csv: no comments in it");
  write("jziumo.csv", "text,overall\nGood bread,tasty\n");
  expect(() => readRows(folder)).toThrow("jziumo.csv: “tasty” is no label");
});
