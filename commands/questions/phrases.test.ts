import { readFileSync } from "node:fs";
import { expect, it } from "vitest";
import { readPhrases } from "./phrases.ts";

const FILE = new URL("../../docs/evaluation/ask-phrases.txt", import.meta.url);

it("makes questions of phrases, the same each time", () => {
  const text = "how\n{thing} bees; boats\n\n# judge-idea\nshould i (film|make) {thing}\n";
  const made = readPhrases(text);
  expect(readPhrases(text)).toEqual(made);
  expect(made.length).toBeGreaterThan(3);
  for (const { outcome, question } of made) {
    expect(outcome).toBe("judge-idea");
    expect(question.toLowerCase()).toMatch(/^[a-z ]+\??$/);
  }
});

it("refuses a phrase under no outcome, and one of a list that there is not", () => {
  expect(() => readPhrases("how\n# nothing\nask me")).toThrow("without an outcome");
  expect(() => readPhrases("how\n# series\nhow is {it}")).toThrow();
});

it("leaves no bracket of the file's phrases", () => {
  const made = readPhrases(readFileSync(FILE, "utf8"));
  expect(made.length).toBeGreaterThan(3_000);
  expect(made.filter(({ question }) => /[{}|]|\(.*\)/.test(question))).toEqual([]);
});
