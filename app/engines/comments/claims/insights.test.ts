import { expect, test } from "vitest";
import type { Theme, TriggerKind } from "../../../model/comment-digest";
import type { Trigger } from "../digested";
import { computeShares } from "../shares";
import { deriveInsights, triggerAdvice } from "./insights";

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

test("names what to do about a fault and a moment", () => {
  expect([
    triggerAdvice(trigger("ads", { side: "breaks", complaint: true })),
    triggerAdvice(trigger("moment", { at: 213, about: ["dog"] })),
    triggerAdvice(trigger("moment", { at: 13 })),
    triggerAdvice(trigger("moment", { at: 213, complaint: true, isSkippedTo: true })),
    triggerAdvice(trigger("ads", { side: "sponsor", complaint: true })),
  ]).toEqual(["breaks", "reuse", "open-again", "begin-nearer", null]);
});

test("gives no advice on what viewers feel, on a product's price, and on a moment that pleases nobody", () => {
  const feelings = [
    "humour",
    "moved",
    "helped",
    "surprise",
    "nostalgia",
    "inspired",
    "confusion",
    "frustration",
  ] as const;
  for (const kind of feelings) expect(triggerAdvice(trigger(kind))).toBeNull();
  expect(triggerAdvice(trigger("audio", { side: "faint", complaint: true, ofProduct: true }))).toBeNull();
  const dull = computeShares({ positive: 0, neutral: 3, negative: 0 });
  expect(triggerAdvice(trigger("moment", { at: 213, shares: dull }))).toBeNull();
});

const PEOPLE = { asked: 3, seen: 4, minded: 4 };

test("takes more people for what is found by a few words than for what is asked", () => {
  const theme = { ...THEME, name: "music is too loud", side: "negative" as const };
  const found = (support: number) =>
    deriveInsights(
      { themes: [{ ...theme, support }], triggers: [], questions: [], requests: [] },
      PEOPLE,
    ).map(({ advice }) => advice);
  expect([found(3), found(4)]).toEqual([[], ["fix"]]);
});

test("tells a creator once what is asked and requested", () => {
  const answers = { answered: 0, unanswered: 0, unknown: 5 };
  const question = { text: "Where is the wallpaper from?", asked: 5, likes: null, answers, evidence: [0, 1] };
  const request = { kind: "addition" as const, asked: 4, likes: null, evidence: [2, 3] };
  const told = (wants: string) =>
    deriveInsights(
      { themes: [], triggers: [], questions: [question], requests: [{ ...request, wants }] },
      PEOPLE,
    ).map(({ advice }) => advice);
  expect(told("Wallpaper")).toEqual(["answer"]);
  // One word in common is not the same.
  expect(told("wallpaper tour of the whole office")).toEqual(["answer", "add"]);
  expect(told("subtitles")).toEqual(["answer", "add"]);
});
