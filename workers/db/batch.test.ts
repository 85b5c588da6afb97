import { expect, it } from "vitest";
import { namedBatch } from "./batch";
import type { Database } from "./database";

/** A database whose statements are texts, each answered by itself in capitals. */
const sent: string[][] = [];
const db = {
  batch: async (statements: string[]) => {
    sent.push(statements);
    return statements.map((one) => one.toUpperCase());
  },
} as unknown as Database;
const named = (statements: Record<string, string | string[]>) => namedBatch(db, statements as never);

it("gives what came of each statement under its name, several and none among them", async () => {
  expect(await named({ one: "a", some: ["b", "c"], none: [], last: "d" })).toEqual({
    one: "A",
    some: ["B", "C"],
    none: [],
    last: "D",
  });
  expect(sent).toEqual([["a", "b", "c", "d"]]);
});
