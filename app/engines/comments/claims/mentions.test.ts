import { describe, expect, it } from "vitest";
import { scoredAs } from "../../../../tests/support/comments/plain-classifier";
import type { GivenComment } from "../../../model/comment-digest";
import { digest } from "../digest";

const mentionsOf = (...comments: (string | GivenComment)[]) =>
  (
    digest(
      comments.map((comment) => (typeof comment === "string" ? { text: comment } : comment)),
      () => scoredAs("neutral"),
    ).mentions ?? []
  ).map(({ text, support }) => [text, support]);

const SKIN = [
  "Love that MacBook skin",
  "Where is the macbook skin from?",
  "The MacBook skin is too dark for me",
  "I want the MacBook skin now",
  "my brother has this MacBook skin",
];

describe("what viewers name", () => {
  it("takes five people, whatever they say of it, spelled as most spell it", () => {
    expect(mentionsOf(...SKIN)).toEqual([["MacBook skin", 5]]);
    expect(mentionsOf(...SKIN.slice(1))).toEqual([]);
    expect(mentionsOf(...SKIN.map((text) => ({ text, writer: 1 })))).toEqual([]);
  });

  it("is a longer name rather than the words in it, but where these are named more often alone", () => {
    const skins = Array.from({ length: 7 }, (_, at) => `the skin is gone ${"abcdefg"[at]}`);
    expect(mentionsOf(...SKIN, ...skins)).toEqual([
      ["skin", 12],
      ["MacBook skin", 5],
    ]);
  });

  it("is nothing that any comment has, nothing that is done, and not the video's subject", () => {
    const plain = Array.from(
      { length: 6 },
      (_, at) => `Great video, I really enjoyed watching ${"abcdef"[at]}`,
    );
    expect(mentionsOf(...plain)).toEqual([]);
    const bread = Array.from({ length: 20 }, (_, at) => `This bread ${"abcdefghijklmnopqrst"[at]}`);
    expect(mentionsOf(...bread)).toEqual([]);
  });
});
