import { globSync, readFileSync } from "node:fs";
import { expect, it } from "vitest";
import { readSentences } from "../../commands/texts/sentences";

/** Tables of words and weights, in which no line is a sentence. */
const DATA = /weights\.ts$|\/lexicon\//;
const ENGINES = globSync("app/engines/*/**/*.ts").filter(
  (path) => !path.endsWith(".test.ts") && !DATA.test(path),
);

/** What reads as a sentence: three words, the first with one capital, or a figure among words. */
function sentencesOf(path: string, source: string): string[] {
  return readSentences(path, source)
    .map(({ text }) => text)
    .filter((text) => {
      const words = text.match(/(?<!\p{L})\p{L}[\p{L}'’-]*/gu) ?? [];
      return /^["“(]?\p{Lu}(?!\p{Lu})/u.test(text)
        ? words.length >= 3
        : text.includes("…") && words.length >= 2;
    });
}

it("knows a sentence and a figure in words", () => {
  const source = `
    const why = "A number is read first.";
    const count = \`\${n} of \${all} comments\`;
    const words = "a an the that these those";
    const shouted = "ADHD AI AMA API";
    const again = \`\${first} \${rest} \${last}\`;
  `;
  expect(sentencesOf("one.ts", source)).toEqual(["A number is read first.", "… of … comments"]);
});

it("finds the engines", () => expect(ENGINES.length).toBeGreaterThan(100));

it.each(ENGINES)("%s writes no sentence", (path) => {
  expect(sentencesOf(path, readFileSync(path, "utf8"))).toEqual([]);
});
