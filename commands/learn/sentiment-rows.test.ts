import { mkdtempSync, rmSync, writeFileSync } from "node:fs";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { afterEach, beforeEach, expect, it } from "vitest";
import { missingFiles, readRows } from "./sentiment-rows";

let folder: string;
beforeEach(() => {
  folder = mkdtempSync(join(tmpdir(), "greenlight-sentiment-"));
});
afterEach(() => rmSync(folder, { recursive: true }));

const write = (name: string, text: string) => writeFileSync(join(folder, name), text);

it("reads the sets that are there, with labels or ratings", () => {
  write("jziumo.csv", "text,overall\nGood bread,positive\n");
  write("vader_amazon.tsv", "1_1\t-2.5\tFlat bread\n");
  expect(readRows(folder)).toMatchObject([
    { set: "jziumo", text: "Good bread", label: "positive" },
    { set: "vader_amazon", group: "vader_amazon 1", text: "Flat bread", rating: -2.5 },
  ]);
});

it("names the files that are not there", () => {
  write("jziumo.csv", "text,overall\nGood bread,positive\n");
  expect(missingFiles(folder)).toEqual(["sentube.csv", "vader_tweets.tsv", "vader_amazon.tsv"]);
});

it("names a file that is empty or unreadable", () => {
  write("jziumo.csv", "text,overall\n");
  expect(() => readRows(folder)).toThrow("jziumo.csv: no comments in it");
  write("jziumo.csv", "text,overall\nGood bread,tasty\n");
  expect(() => readRows(folder)).toThrow("jziumo.csv: “tasty” is no label");
});
