import { expect, test } from "vitest";
import { scoredAs } from "../../../tests/support/comments/plain-classifier";
import { topComments } from "./excerpts";
import { tokenize } from "./words";

const comment = (index: number, text: string, likes: number, isSure = true) => ({
  ...scoredAs("positive", 3),
  isSure,
  index,
  given: { text, likes },
  words: tokenize(text),
  times: 1,
});

test("top comments are those that the engine is sure of, the most liked first", () => {
  const comments = [
    comment(0, "I liked the bit about bread", 5),
    comment(1, "Lovely, warm story of a lighthouse", 900, false),
    comment(2, "The clearest words on taxes so far", 40),
    comment(3, "Great colours and a calm voice", 7),
  ];
  expect(topComments(comments, "positive")).toEqual([2, 3, 0]);
  expect(topComments(comments, "negative")).toEqual([]);
});

test("two comments that say the same do not both stand there", () => {
  const comments = [
    comment(0, "Best explanation of compound interest", 50),
    comment(1, "best explanation of compound interest ever", 40),
    comment(2, "Your calm voice helps", 1),
  ];
  expect(topComments(comments, "positive")).toEqual([0, 2]);
});
