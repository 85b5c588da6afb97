import { strToU8, zipSync } from "fflate";
import { expect, it } from "vitest";
import { comparable, evaluateKeywords, macroF1, matchPhrases, microF1, readAnnotated } from "./keywords";
import { rake, tfIdf } from "./keywords-references";

const ARCHIVE = zipSync({
  "Set/docsutf8/1.txt": strToU8(
    "Cold frames in winter\r\n\tA cold frame protects young lettuce. Cold frames need sun.",
  ),
  "Set/keys/1.key": strToU8("cold frames\r\nyoung \tlettuce\r\n"),
  "Set/docsutf8/2.txt": strToU8("Fruit trees. Pruning fruit trees needs a sharp saw."),
  "Set/keys/2.key": strToU8("fruit tree\nsharp saw"),
  "Set/docsutf8/3.txt": strToU8("Nobody said what this one is about."),
  "Set/keys/3.key": strToU8("\n"),
});

it("reads documents with keys and skips those without", () => {
  expect(readAnnotated(ARCHIVE).map(({ keys }) => comparable(keys))).toEqual([
    ["cold frame", "young lettuc"],
    ["fruit tree", "sharp saw"],
  ]);
});

it("counts forms of one phrase once", () => {
  expect(matchPhrases(["Cold frame", "cold-frames", "winter"], ["cold frames", "young lettuce"])).toEqual({
    named: 2,
    asked: 2,
    both: 1,
  });
});

it("compares the first ten only", () => {
  const ranking = [..."abcdefghij".split(""), "sharp saw"];
  expect(matchPhrases(ranking, ["sharp saw"])).toEqual({ named: 10, asked: 1, both: 0 });
});

it("averages F1 over documents and computes it over all phrases", () => {
  const matches = [
    { named: 10, asked: 10, both: 10 },
    { named: 10, asked: 5, both: 0 },
  ];
  expect(macroF1(matches)).toBe(0.5);
  expect(microF1(matches)).toMatchObject({ precision: 0.5, recall: 10 / 15 });
});

it("scores RAKE by degree over frequency", () => {
  // Degree over frequency: "sharp" 2 / 1, "knife" (2 + 1) / 2.
  expect(rake("A knife and a sharp knife.")).toEqual(["sharp knife", "knife"]);
});

it("ranks words that are in no other text first by TF-IDF", () => {
  expect(tfIdf(["Sharp saw with garden", "Garden"])[0]?.at(-1)).toBe("garden");
});

it("evaluates the engine next to both", () => {
  const { accuracy, held } = evaluateKeywords(ARCHIVE, "inspec");
  expect(held).toBe("2 documents");
  expect(accuracy?.[0]?.references.map(({ name }) => name)).toEqual(["TF-IDF", "RAKE"]);
});

it("refuses other files, and archives without documents", () => {
  expect(() => evaluateKeywords(strToU8("no archive"), "inspec")).toThrow("zip");
  expect(() => evaluateKeywords(zipSync({}), "inspec")).toThrow("no documents with keys in it");
});
