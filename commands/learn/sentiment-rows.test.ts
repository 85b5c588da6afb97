import { mkdtempSync, rmSync, writeFileSync } from "node:fs";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { afterEach, beforeEach, expect, it } from "vitest";
import { readMoods } from "./sentiment-moods";
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

it("teaches the weights one of five comments of GoEmotions, by their sides, and the moods the others", () => {
  expect(readMoods(folder)).toEqual({ ofMoods: [], ofWeights: [] });
  const named = { admiration: "0", anger: "2", sadness: "25", both: "0,2" };
  const lines = Object.values(named).flatMap((emotions) =>
    Array.from({ length: 40 }, (_, at) => `bread ${at} with ${emotions}\t${emotions}\tid`),
  );
  write("goemotions_train.tsv", lines.join("\n"));
  const { ofMoods, ofWeights } = readMoods(folder);
  const taught = new Set(ofWeights.map(({ text }) => text));
  expect(ofMoods.length + taught.size).toBe(lines.length);
  expect(ofMoods.some(({ text }) => taught.has(text))).toBe(false);
  expect(taught.size).toBeGreaterThan(lines.length / 10);
  const sharesOf = (emotions: string) =>
    ofWeights.find(({ text }) => text.endsWith(`with ${emotions}`))?.shares;
  expect(sharesOf(named.admiration)).toEqual({ positive: 1, neutral: 0, negative: 0 });
  expect(sharesOf(named.anger)).toEqual({ positive: 0, neutral: 0, negative: 1 });
  expect(sharesOf(named.sadness)).toEqual({ positive: 0, neutral: 1, negative: 0 });
  expect(sharesOf(named.both)).toEqual({ positive: 0.5, neutral: 0, negative: 0.5 });
});
