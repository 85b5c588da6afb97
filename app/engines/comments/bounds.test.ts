import { describe, expect, it } from "vitest";
import { scoredAs } from "../../../tests/support/comments/plain-classifier";
import { SOFTWARE_TUTORIAL } from "../../../tests/support/comments/software-tutorial";
import { cpuTime, leastTime } from "../../../tests/support/cpu-time";
import { distinctWords } from "../../../tests/support/hostile-shapes";
import { readComments } from "../../tables/read-comments";
import { TEXT_MAX_BYTES } from "../../words/bounds";
import { analyzeComments } from "./analyze";
import { digest } from "./digest";

/** Far over what they take, and far under what anything quadratic would. */
const MOST_MS = 4000;
const fill = (text: string) => text.repeat(Math.ceil(TEXT_MAX_BYTES / text.length)).slice(0, TEXT_MAX_BYTES);
const lines = (count: number, line: (at: number) => string) =>
  Array.from({ length: count }, (_, at) => line(at)).join("\n");
const LINES = SOFTWARE_TUTORIAL.trim().split("\n");

describe("two megabytes of text", () => {
  it.each([
    ["one line", fill("a b ")],
    ["quotes", fill('"')],
    ["quotes in a table", `text,likes\n${fill('"a"b,1\n')}`.slice(0, TEXT_MAX_BYTES)],
    ["a quote never closed", `text,likes\n"${fill("x,1\n")}`.slice(0, TEXT_MAX_BYTES)],
    ["open tags", fill("<a ")],
    ["entities", fill("&#")],
    ["addressees", fill("@abc ")],
    ["YouTube's page", fill("@abc\n2 days ago\nhello there\n5\nReply\n")],
    ["handles", fill("@a_b.c\n")],
    ["wide rows", fill(`hi there,${"1,".repeat(2000)}\n`)],
    ["gaps", fill(`x${" ".repeat(9000)}y\n`)],
    ["long comments of questions", lines(209, (at) => `please ${at} ${"the cat? ".repeat(1000)}`)],
    ["long comments of requests", lines(209, (at) => `${at} ${"can you ".repeat(1100)}`)],
    ["time stamps", lines(10_000, (at) => `${at % 60}:${String(at % 59).padStart(2, "0")} lol ${at}`)],
    [
      "comments",
      lines(10_000, (at) => `${LINES[at % LINES.length]} ${LINES[(at * 7) % LINES.length]} ${at}`),
    ],
  ])("are analyzed in time: %s", (_, text) => {
    const start = cpuTime();
    const read = readComments(text);
    if (!("refused" in read)) digest(read.comments, () => scoredAs("positive", 1));
    expect(cpuTime() - start).toBeLessThan(MOST_MS);
  });

  it("are analyzed in 2 s though no word comes twice", { timeout: 60_000 }, () => {
    const read = readComments(distinctWords(1_800_000));
    if ("refused" in read) throw new Error(read.refused);
    const { comments } = read;
    expect(leastTime(() => analyzeComments(comments), 2000)).toBeLessThan(2000);
  });
});
