import { readFileSync } from "node:fs";
import { describe, expect, it } from "vitest";
import {
  CREATOR_DESCRIPTIONS,
  type CreatorDescription,
} from "../../../../tests/support/creator-descriptions";
import { generateDescription } from "../../../../tests/support/generated-description";
import { tellChange } from "../../../functions/description-rewriter/reading";
import { rewriteDescription } from "./rewrite";

// Everything here is read in another way than the engine reads it.
const wordsOf = (text: string) => text.toLowerCase().match(/[\p{L}\p{M}\p{N}]+/gu) ?? [];
const linesOf = (text: string) => text.split("\n").filter((line) => line.trim() !== "");
const FIXED =
  /https?:\/\/\S*[^\s.,)]|[\w.+-]+@[\w-]+\.\w+|(?<![\d.])\d{1,2}:\d\d(?!\d)|\b[A-Z]{3,}\d+\b|(?<!\S)@\w+/gu;
const HASHTAG = /#[\p{L}\p{M}\p{N}_]+/gu;
const ITEM = /^\s*(?:[-*•✓►|]|\d{1,2}[.)]|\(?\d{1,2}:\d\d|\[\d\])|https?:\/\//u;
/** A sentence that leans on the one before: the words of the rule, in the languages of the table. */
const LEANING =
  /(?<=[.!?।] )(?:It|They|This|That|That's|Here|There|These|Those|Also|But|So|He|She|Then|Now|Next|Another|Eso|También|Después|Isso|Deshalb|Das hat|Er trägt|Der war|उनका|Eso da|Ela colocou|Questo è|Se è|C'est|Ensuite|Isliye|Jadi|Itu)\b/g;

function checkInvariants({ title, description }: Pick<CreatorDescription, "title" | "description">): void {
  const original = description.replace(/\r\n?/g, "\n");
  const { rewritten } = rewriteDescription({ title, description: original });
  // No word is lost, added or changed.
  expect(wordsOf(rewritten).sort()).toEqual(wordsOf(original).sort());
  // Links, addresses, mentions, times and codes stand in their order, and so do hashtags.
  expect(rewritten.match(FIXED)).toEqual(original.match(FIXED));
  expect(rewritten.match(HASHTAG)).toEqual(original.match(HASHTAG));
  // Lists stay lists: each of their lines still follows the one it followed.
  const after = linesOf(rewritten);
  const before = linesOf(original);
  before.forEach((line, at) => {
    const next = before[at + 1];
    if (!next || !ITEM.test(line) || !ITEM.test(next) || !after.includes(line)) return;
    const isThere = after.some(
      (one, place) => one === line && after[place + 1]?.startsWith(next.slice(0, 5)),
    );
    expect(isThere, `${line} / ${next}\n${original}\n=====\n${rewritten}`).toBe(true);
  });
  // What is rewritten once is not rewritten again.
  expect(rewriteDescription({ title, description: rewritten }).changes).toEqual([]);
}

function checkLeaning({ title, description }: Pick<CreatorDescription, "title" | "description">): void {
  const { rewritten } = rewriteDescription({ title, description });
  for (const { index } of description.matchAll(LEANING))
    expect(rewritten).toContain(description.slice(Math.max(0, index - 12), index + 12));
}

describe("the descriptions of creators", () => {
  it("are 116, in fourteen languages, each once", () => {
    expect(CREATOR_DESCRIPTIONS).toHaveLength(116);
    expect(new Set(CREATOR_DESCRIPTIONS.map(({ description }) => description)).size).toBe(116);
    expect(new Set(CREATOR_DESCRIPTIONS.map(({ language }) => language)).size).toBe(14);
  });

  it.each(CREATOR_DESCRIPTIONS)(
    "lose nothing and keep together what belongs together: $language, $name",
    (one) => {
      checkInvariants(one);
      checkLeaning(one);
    },
  );

  it.each(CREATOR_DESCRIPTIONS)(
    "are rewritten as their table says: $language, $name",
    ({ title, description, holds }) => {
      const { rewritten, changes, flags } = rewriteDescription({ title, description });
      if (holds.leave) {
        expect(changes).toEqual([]);
        expect(rewritten).toBe(description);
      } else expect(changes).not.toEqual([]);
      if (holds.first) expect(rewritten.slice(0, holds.first.length)).toBe(holds.first);
      const places = (holds.order ?? []).map((part) => `\n${rewritten}\n`.indexOf(part));
      expect(places).toEqual(places.toSorted((a, b) => a - b));
      expect(places).not.toContain(-1);
      for (const [first, second] of holds.together ?? [])
        expect(rewritten.replaceAll("\n", " ")).toContain(`${first} ${second}`);
      if (holds.flags) expect(flags.map(({ kind }) => kind)).toEqual(holds.flags);
    },
  );

  it("are counted in docs/evaluation/descriptions.md", () => {
    const made = CREATOR_DESCRIPTIONS.map((one) => ({ ...one, ...rewriteDescription(one) }));
    const counts = (of: string[][]) =>
      [
        ...Map.groupBy(
          of.flatMap((kinds) => [...new Set(kinds)]),
          (kind) => kind,
        ),
      ]
        .map(([kind, all]) => [kind, all.length] as const)
        .sort((a, b) => b[1] - a[1] || a[0].localeCompare(b[0]));
    const rows = [
      ["Left as it is", made.filter(({ changes }) => changes.length === 0).length] as const,
      ...counts(made.map(({ changes }) => changes.map((change) => tellChange(change).what))),
      ...counts(made.map(({ flags }) => flags.map(({ kind }) => `flag: ${kind}`))),
    ].map(([what, count]) => `| ${what} | ${count} |`);
    console.log(rows.join("\n"));
    const notes = readFileSync("docs/evaluation/descriptions.md", "utf8");
    for (const row of rows) expect(notes).toContain(row);
  });
});

it.each([0, 50, 100])(
  "loses nothing of generated descriptions, and never rewrites twice: from %i",
  (from) => {
    for (let seed = from; seed < from + 50; seed += 1)
      checkInvariants({
        title: "Fixing an old lathe from 1962",
        description: generateDescription(`${seed}`),
      });
  },
);
