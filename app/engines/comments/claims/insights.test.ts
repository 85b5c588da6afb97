import { expect, test } from "vitest";
import type { Theme, TriggerKind } from "../../../model/comment-digest";
import type { Trigger } from "../digested";
import { computeShares } from "../shares";
import { deriveInsights, themeAdvice, triggerAdvice } from "./insights";

const shares = computeShares({ positive: 3, neutral: 0, negative: 0 });

const THEME: Omit<Theme, "name"> = {
  side: "positive",
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

test("names what to do about a claim", () => {
  const dull = computeShares({ positive: 10, neutral: 50, negative: 40 });
  expect([
    triggerAdvice(trigger("moved", { about: ["ride"] })),
    triggerAdvice(trigger("ads", { complaint: true, words: ["too many ads", "ads * minutes"] })),
    triggerAdvice(trigger("moment", { at: 213, about: ["dog"] })),
    triggerAdvice(trigger("moment", { at: 13 })),
    triggerAdvice(trigger("moment", { at: 213, complaint: true })),
    triggerAdvice(trigger("moment", { at: 213, complaint: true, isSkippedTo: true })),
    themeAdvice({ ...THEME, name: "music fits so well", side: "positive" }, dull),
    themeAdvice({ ...THEME, name: "music is too loud", side: "negative" }, shares),
    themeAdvice({ ...THEME, name: "battery dies fast", side: "negative" }, shares),
  ]).toEqual(["moved", "ads", "reuse", "open-again", "cut", "begin-nearer", "keep", "fix", "speak-to"]);
});

test("a polite laugh is no reason to keep the jokes", () => {
  expect(triggerAdvice(trigger("humour", { words: ["lol", "haha", "hehe"] }))).toBeNull();
});

test("one word of praise among laughs is a reason", () => {
  expect(triggerAdvice(trigger("humour", { words: ["hilarious", "lol"] }))).toBe("humour");
});

test("those who buy are no makers", () => {
  expect(triggerAdvice(trigger("inspired", { words: ["just ordered", "buying this"] }))).toBe("link");
  expect(triggerAdvice(trigger("inspired", { words: ["making this tonight", "buying this"] }))).toBe(
    "inspired",
  );
});

test("advises on a surprise only if clearly more viewers liked it", () => {
  const sides = (positive: number, negative: number) => computeShares({ positive, neutral: 2, negative });
  expect(triggerAdvice(trigger("surprise", { shares: sides(4, 1), words: ["plot twist"] }))).toBe("surprise");
  expect(triggerAdvice(trigger("surprise", { shares: sides(3, 2), words: ["plot twist"] }))).toBeNull();
  expect(triggerAdvice(trigger("surprise", { shares: sides(4, 1), words: ["speechless", "🤯"] }))).toBeNull();
});

test("gives no advice on a complaint, a neutral moment, praise or a price", () => {
  expect(triggerAdvice(trigger("frustration", { complaint: true }))).toBeNull();
  expect(
    triggerAdvice(
      trigger("moment", { at: 213, shares: computeShares({ positive: 0, neutral: 3, negative: 0 }) }),
    ),
  ).toBeNull();
  expect(themeAdvice({ ...THEME, name: "great sound", side: "positive" }, shares)).toBeNull();
  // A video cannot show more of a price.
  const few = computeShares({ positive: 10, neutral: 50, negative: 40 });
  expect(themeAdvice({ ...THEME, name: "nice price", side: "positive" }, few)).toBeNull();
});

test("tells a creator once what is asked and requested", () => {
  const answers = { answered: 0, unanswered: 0, unknown: 5 };
  const question = { text: "Where is the wallpaper from?", asked: 5, likes: null, answers, evidence: [0, 1] };
  const request = { kind: "addition" as const, asked: 4, likes: null, evidence: [2, 3] };
  const told = (wants: string) =>
    deriveInsights(
      { themes: [], triggers: [], questions: [question], requests: [{ ...request, wants }] },
      { n: 50, likesEach: 0, shares, support: 3 },
    ).map(({ advice }) => advice);
  expect(told("Wallpaper")).toEqual(["answer"]);
  expect(told("subtitles")).toEqual(["answer", "add"]);
});
