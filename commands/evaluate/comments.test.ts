import { expect, it } from "vitest";
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
