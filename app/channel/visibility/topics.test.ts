import { expect, it } from "vitest";
import { readTopics } from "./topics";

it("reads one topic a line, each once", () => {
  expect(readTopics(" rye  bread \r\n\nSourdough\nRye Bread\n")).toEqual({
    topics: ["Rye Bread", "Sourdough"],
  });
  expect(readTopics("")).toEqual({ topics: [] });
  expect(readTopics(null)).toEqual({ topics: [] });
});

it("refuses more than five, and one that is too long", () => {
  expect(readTopics("a\nb\nc\nd\ne\nf")).toEqual({ refused: "Name at most five topics: one a line." });
  expect(readTopics("a".repeat(101))).toHaveProperty("refused");
  expect(readTopics("a".repeat(100))).toHaveProperty("topics");
});
