import { expect, it } from "vitest";
import { findSentences } from "./sentences";

it("splits sentences at their ends, but not at abbreviations, numbers and links", () => {
  const text = "Dr. Brandt paid 3.50 at example.com. Was it ... worth it? 旋盤です。部品です。";
  expect(findSentences(text).map((span) => span.text)).toEqual([
    "Dr. Brandt paid 3.50 at example.com.",
    "Was it ... worth it?",
    "旋盤です。",
    "部品です。",
  ]);
});
