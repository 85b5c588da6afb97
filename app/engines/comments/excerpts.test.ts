import { expect, test } from "vitest";
import { scoredAs } from "../../../tests/support/comments/plain-classifier";
import { topComments, topOfProduct } from "./excerpts";
import { tokenize } from "./words";

const comment = (index: number, text: string, likes: number, isSure = true) => ({
  ...scoredAs("positive", 3),
  isSure,
  index,
  person: index,
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

test("praise that names something goes before praise that could stand under any video, however liked", () => {
  const comments = [
    comment(0, "nice", 900),
    comment(1, "Your calm voice helps", 1),
    comment(2, "That was amazing!", 1000),
    comment(3, "The diagrams are so clear", 12),
  ];
  expect(topComments(comments, "positive")).toEqual([3, 1, 2, 0]);
});

test("what one viewer answers another is no praise", () => {
  const comments = [
    comment(0, "No problem. We are very happy to help you :)", 3),
    comment(1, "You're welcome, glad the bread came out", 3),
    comment(2, "Welcome words on bread, no problem is left out", 1),
  ];
  expect(topComments(comments, "positive")).toEqual([2]);
});

test("under a review what is said of the video goes before what is said of the product", () => {
  const comments = [
    comment(0, "Mine is fast and the battery lasts for days", 90),
    comment(1, "Lovely keyboard, sturdy hinge", 80),
    comment(2, "You explained the difference clearly", 2),
    comment(3, "Calm narration, honest verdict", 1),
  ];
  expect(topOfProduct(comments, "positive")).toEqual([2, 3, 0, 1]);
});
