import { describe, expect, it } from "vitest";
import { readChoice } from "../../app/functions/ask-greenlight/worded";
import { seeded } from "../../app/numbers/chance";
import { backingOf, ROUNDS } from "./backing";
import { saidOften, turned } from "./said";

const all = saidOften(ROUNDS).map((said) => ({ ...said, isShown: backingOf(said.answer) }));

describe("What a model says", () => {
  it("is shown in none of 1,000 lies", () => {
    const lies = all.flatMap(({ lies, isShown }) => lies.map((lie) => ({ ...lie, isShown })));
    expect(lies.length).toBeGreaterThanOrEqual(1_000);
    expect(
      lies.filter(({ text, isShown }) => isShown(text)).map(({ how, text }) => `${how}: ${text}`),
    ).toEqual([]);
  });

  it("is not shown where a lie follows on what is true", () => {
    const both = all.flatMap(({ honest, lies, isShown }) =>
      lies.map(({ text }, at) => ({ text: `${honest.known[at % honest.known.length]} ${text}`, isShown })),
    );
    expect(both.filter(({ text, isShown }) => isShown(text)).map(({ text }) => text)).toEqual([]);
  });

  it("is not shown where a true sentence is turned", () => {
    const random = seeded("turned");
    const lies = all.flatMap(({ honest, isShown }) =>
      [...honest.known, ...honest.heldOut].flatMap((text) =>
        turned(text, random).map((lie) => ({ ...lie, isShown })),
      ),
    );
    expect(lies.length).toBeGreaterThanOrEqual(1_000);
    expect(
      lies.filter(({ text, isShown }) => isShown(text)).map(({ how, text }) => `${how}: ${text}`),
    ).toEqual([]);
  });

  it("is shown where it is true: nine of ten sentences it was written with, seven of ten others", () => {
    const share = (set: "known" | "heldOut") => {
      const texts = all.flatMap(({ honest, isShown }) => honest[set].map((text) => isShown(text)));
      return texts.filter(Boolean).length / texts.length;
    };
    expect(share("known")).toBeGreaterThanOrEqual(0.9);
    expect(share("heldOut")).toBeGreaterThanOrEqual(0.7);
  });
});

describe("A choice of the model", () => {
  it.each([
    ['{"ask": "due-next", "about": null}', { ask: "due-next", about: null }],
    ['Sure! {"ask":"judge-idea","about":"bees"} as you asked', { ask: "judge-idea", about: "bees" }],
    ['{"ask": "delete-everything"}', null],
    ["no JSON", null],
    ['{"ask": ', null],
    ["[]", null],
  ])("%s", (answer, chosen) => {
    expect(readChoice(answer)).toEqual(chosen);
  });
});
