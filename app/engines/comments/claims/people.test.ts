import { expect, it } from "vitest";
import type { ScoredComment } from "../scored-comments";
import { tokenize } from "../words";
import { findPassedOn, peopleOf } from "./people";

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

it("finds the comments with a beginning that five share, and one in fifty", () => {
  const said = (text: string, index: number) =>
    ({ index, person: index, words: tokenize(text), given: { text } }) as ScoredComment;
  const jokes = ["the sword", "the hat", "the whip", "the horse", "the rope"];
  const comments = jokes.map((what, at) => said(`I love the part where ${what} speaks`, at));
  const others = Array.from({ length: 250 }, (_, at) => said(`a remark of its own ${at}`.repeat(at + 1), at));
  expect(findPassedOn([...comments, said("i love the part", 9), said("what a day it was", 8)])).toEqual(
    new Set(comments),
  );
  expect(findPassedOn(comments.slice(1)).size).toBe(0);
  expect([...findPassedOn([...comments, ...others])].some((one) => comments.includes(one))).toBe(false);
});
