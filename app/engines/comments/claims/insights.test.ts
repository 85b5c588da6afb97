import { expect, test } from "vitest";
import type { Theme, Trigger, TriggerKind } from "../schema";
import { computeShares } from "../shares";
import { questionText, requestText, themeText, triggerText } from "./insights";

const FEW = "3 of 65 comments";
const shares = computeShares({ positive: 3, neutral: 0, negative: 0 });

const THEME: Omit<Theme, "name"> = {
  variants: [],
  support: 3,
  likes: null,
  shares,
  leaning: "positive",
  evidence: [0],
};

function trigger(kind: TriggerKind, more: Partial<Trigger> = {}): Trigger {
  return {
    kind,
    name: "The moment at 3:33",
    complaint: false,
    support: 3,
    likes: null,
    shares,
    leaning: "positive",
    words: ["lol"],
    about: [],
    evidence: [0],
    ...more,
  };
}

test("advice comes first, then the evidence", () => {
  expect([
    requestText({ wants: "sharpening", kind: "video", asked: 3, likes: null, evidence: [] }, FEW),
    questionText(
      {
        text: "What glue is that?",
        asked: 3,
        likes: null,
        answers: { answered: 0, unanswered: 3, unknown: 0 },
        evidence: [],
      },
      FEW,
    ),
    triggerText(trigger("moved", { about: ["ride"] }), FEW),
    triggerText(trigger("ads", { complaint: true, words: ["too many ads", "ads * minutes"] }), FEW),
    triggerText(trigger("moment", { at: 213, about: ["dog"] }), FEW),
    themeText(
      { ...THEME, name: "music fits so well", side: "positive" },
      FEW,
      computeShares({ positive: 10, neutral: 50, negative: 40 }),
    ),
    themeText({ ...THEME, name: "music is too loud", side: "negative" }, FEW, shares),
    themeText({ ...THEME, name: "battery dies fast", side: "negative" }, FEW, shares),
  ]).toEqual([
    "Put “sharpening” on the list of your next videos: 3 of 65 comments ask for it.",
    "Answer “What glue is that?” in a pinned comment or the description: 3 of 65 comments ask it, and none has your answer yet.",
    "Keep what moved them, and let such moments run: 3 of 65 comments tell of it. Several name “ride”.",
    "Look at where the breaks fall, and keep the sponsor short: 3 of 65 comments mind the advertising. In their words: “too many ads” and “ads … minutes”.",
    "Cut a Short from 3:33, or open with it: 3 of 65 comments name 3:33, most of them gladly. Several name “dog”.",
    "Keep this, and show more of it: 3 of 65 comments say “music fits so well”.",
    "Fix this in the next video: 3 of 65 comments say “music is too loud”.",
    "Speak to this in the next video or a pinned comment: 3 of 65 comments say “battery dies fast”.",
  ]);
});

test("a polite laugh is no reason to keep the jokes", () => {
  expect(triggerText(trigger("humour", { words: ["lol", "haha", "hehe"] }), FEW)).toBe("");
});

test("the words of praise are not repeated", () => {
  expect(triggerText(trigger("humour", { words: ["hilarious", "lol"] }), FEW)).toBe(
    "Keep room for the jokes: 3 of 65 comments laugh.",
  );
});

test("those who buy are no makers", () => {
  expect(triggerText(trigger("inspired", { words: ["just ordered", "buying this"] }), FEW)).toBe(
    "Put the link to it first in the description: 3 of 65 comments want to buy it or have.",
  );
  expect(triggerText(trigger("inspired", { words: ["making this tonight", "buying this"] }), FEW)).toBe(
    "Ask in the pinned comment how theirs came out: 3 of 65 comments are about making it, too.",
  );
});

test("a surprise that pleases nobody is no insight", () => {
  const sides = (positive: number, negative: number) => computeShares({ positive, neutral: 2, negative });
  expect(triggerText(trigger("surprise", { shares: sides(4, 1) }), FEW)).toMatch(/^Hint at the surprise/);
  expect(triggerText(trigger("surprise", { shares: sides(3, 2) }), FEW)).toBe("");
});

test("what names nothing to do is no insight", () => {
  expect(triggerText(trigger("frustration", { complaint: true }), FEW)).toBe("");
  expect(
    triggerText(
      trigger("moment", { at: 213, shares: computeShares({ positive: 0, neutral: 3, negative: 0 }) }),
      FEW,
    ),
  ).toBe("");
  expect(themeText({ ...THEME, name: "great sound", side: "positive" }, FEW, shares)).toBe("");
  // A video cannot show more of a price.
  const few = computeShares({ positive: 10, neutral: 50, negative: 40 });
  expect(themeText({ ...THEME, name: "nice price", side: "positive" }, FEW, few)).toBe("");
});
