import { expect, it } from "vitest";
import { claimsReadTable } from "./claims-read";
import { evaluateComments } from "./comments";

it("says of each file what it was read as, and what was taken from it", () => {
  const file = (name: string, text: string) => ({ name, bytes: new TextEncoder().encode(text) });
  const { text, figure, failures } = evaluateComments([
    file("a.jsonl", '{"text":"So calm","author":"@anna","votes":"3"}\n{"text":"Yes","reply":true}'),
    file("b.csv", "Video,Views\nBread,5\nRye,6"),
    { name: "c.png", bytes: new Uint8Array([0x89, 0x50, 0]) },
  ]);
  expect(text).toContain("a.jsonl\n  JSON, 2 comments (1 reply)\n  text = text; author = author, not read;");
  expect(text).toContain("1 with likes\n");
  expect(text).toContain("b.csv\n  refused: No column holds comments.");
  expect(text).toContain("c.png\n  refused: it is no text");
  expect(figure).toBe("1 read (2 comments), 2 refused");
  expect(failures).toEqual([]);
});

it("tells how many claims were right, by kind, by set and of all", () => {
  const labels = ["set,kind,label", "1,moment,right", "1,request,about another thing", "2,moment,right"];
  const lines = claimsReadTable(labels.join("\n")).split("\n").slice(2);
  expect(lines.map((line) => line.trim().split(/\s{2,}/))).toEqual([
    ["moment", "2", "2", "1.000", "0.342 to 1.000", "0"],
    ["request", "1", "0", "0.000", "0.000 to 0.793", "1"],
    ["set 1", "2", "1", "0.500", "0.095 to 0.905", "1"],
    ["set 2", "1", "1", "1.000", "0.207 to 1.000", "0"],
    ["all but moments", "1", "0", "0.000", "0.000 to 0.793", "1"],
    ["all", "3", "2", "0.667", "0.208 to 0.939", "1"],
  ]);
});
