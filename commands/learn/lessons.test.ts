import { mkdtempSync, rmSync, writeFileSync } from "node:fs";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { afterAll, expect, it, vi } from "vitest";
import { learnAll } from "./lessons";

const DATA = mkdtempSync(join(tmpdir(), "greenlight-lessons-"));
afterAll(() => rmSync(DATA, { recursive: true }));
for (const name of ["rye.csv", "oat.csv"]) writeFileSync(join(DATA, name), "");

const lesson = (file: string, learn: (path: string) => void) => ({ file, about: "how it rises", learn });
const tooLittle = () => {
  throw new Error("2 loaves: 5 are needed");
};

it("goes on behind a lesson that fails, and names it at the end", async () => {
  const learn = vi.fn();
  const messages: string[] = [];
  const lessons = [lesson("rye.csv", tooLittle), lesson("oat.csv", learn), lesson("bran.csv", learn)];
  await expect(learnAll(lessons, DATA, (text) => messages.push(text))).rejects.toThrow(
    "Not learned, and what ships stays as it is:\n  rye.csv, how it rises: 2 loaves: 5 are needed",
  );
  expect(learn).toHaveBeenCalledExactlyOnceWith(join(DATA, "oat.csv"));
  expect(messages.at(-1)).toBe("bran.csv is not there, so how it rises is not measured");
});

it("fails where there is nothing to learn from", async () => {
  await expect(learnAll([lesson("bran.csv", () => {})], DATA, () => {})).rejects.toThrow("None of the sets");
  await learnAll([lesson("rye.csv", () => {})], DATA, () => {});
});
