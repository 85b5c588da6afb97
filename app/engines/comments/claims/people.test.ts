import { expect, it } from "vitest";
import type { ScoredComment } from "../scored-comments";
import { tokenize } from "../words";
import { peopleOf } from "./people";

const said = (text: string, index: number, person = index) => ({
  comment: { index, person, words: tokenize(text), given: { text } } as ScoredComment,
});
const LONG = `Dear Sir, the students who live in our street lost four of their friends in the flood last week,
  so please make a video on it as soon as you can.`;

it("counts a person once, in the order given", () => {
  expect(peopleOf([said("two", 2), said("one", 1), said("one again", 3, 1)])).toHaveLength(2);
  expect(peopleOf([said("two", 2), said("one", 1)]).map(({ index }) => index)).toEqual([1, 2]);
});

it("counts a long comment and its copies once, and short ones that are alike as they are", () => {
  expect(peopleOf([said(LONG, 0), said(`${LONG} Thank you`, 1)])).toHaveLength(1);
  expect(peopleOf([said(LONG, 0), said(LONG.slice(0, 60), 1)])).toHaveLength(2);
  expect(peopleOf([said("part two please", 0), said("part two please!", 1)])).toHaveLength(2);
});
