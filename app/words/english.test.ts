import { describe, expect, it } from "vitest";
import { looksForeign, readsEnglish } from "./english";

describe("readsEnglish", () => {
  it.each([
    [true, "At last a sharp knife! All by hand, in a garden, under a tree, or so I say to you."],
    [true, "LIKE AND SUBSCRIBE\nhttps://amzn.to/abc (affiliate)\nMusic: Lofi by X\n00:00 Intro\n02:10 Test"],
    [
      false,
      "I dag visar jag hur jag bakar bröd utan maskin. Det tar tid, men det är värt det, och alla är glada.",
    ],
    [
      false,
      "In diesem Video zeige ich, was man in einer Küche an Brot backen will, und warum der Teig so lange ruht.",
    ],
    [
      false,
      "In deze video laat ik zien hoe we brood bakken zonder machine. Het is de beste manier van bakken.",
    ],
    [false, "Это текст о хлебе."],
  ])("says %s for %j", (expected, text) => {
    expect(readsEnglish(text)).toBe(expected);
  });

  it("takes a text that is too short to tell for English", () => {
    expect(readsEnglish("Brot backen")).toBe(true);
    expect(readsEnglish("")).toBe(true);
  });
});

describe("looksForeign", () => {
  it.each([
    [false, "how to fix a bike"],
    [true, "wie man ein fahrrad repariert und putzt"],
    [false, "bicycle repair"],
  ])("says %s for %j", (expected, title) => {
    expect(looksForeign(title.split(" "))).toBe(expected);
  });
});
