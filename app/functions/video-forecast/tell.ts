import type { BackTest, Forecasted, NotTested, Part, WhyCompared } from "../../engines/forecast";
import { MIN_UPLOADS } from "../../engines/growth";
import type { KeptForecast } from "./kept-forecast";

// A forecast is kept in the words it was told in: what a page says of one does not change with a later version.

/** Why there is no forecast. */
export function refusalText({ has, needs }: { has: number; needs: number }): string {
  return `A forecast needs at least ${needs} uploads with a date and views; ${has} found.`;
}

/** How a forecast is worked out. */
export function methodText({ basis, all }: Pick<Forecasted, "basis" | "all">): string {
  const which = basis < all ? `your newest ${basis} uploads of ${all}` : `your ${basis} uploads`;
  return `Based on ${which}, each brought to 30 days by the growth curve. Uploads that are close in time or have similar titles are assumed to do similarly (a Gaussian process over the logarithm of views). How similarly, and how words do on any channel, was learned from the histories of 70 channels. The median of uploads with similar titles counts too, and where that of your last 20 uploads was nearer lately, the forecast leans on it. The range is as wide as your uploads have missed their own forecasts. An upload's share is its part of all positive weights.`;
}

/** A part of a forecast by its name, with what it is. */
export function tellPart(part: Part): { name: string; explanation: string } {
  switch (part.kind) {
    case "usual":
      return {
        name: "Your usual views",
        explanation: part.alone
          ? "The median of your last 20 uploads. On your channel that was nearer than a forecast from titles and trend."
          : `The median of your last ${part.uploads} uploads, each brought to 30 days by the growth curve.`,
      };
    case "trend":
      return {
        name: "Recent trend",
        explanation:
          "Where your uploads are heading beside that. Newer ones count more, and a hit counts as no more than a good upload.",
      };
    case "titles":
      return {
        name: "Titles like this one",
        explanation:
          "How uploads that share words, a beginning, an end or form with this title did compared with your others, recent ones most.",
      };
    case "words":
      return {
        name: "Its words on other channels",
        explanation: "How its words do on many other channels, compared with the rest of their videos.",
      };
  }
}

/** Why an upload is compared with. All numbers are one word: "5 mistakes" and "7 mistakes" have the same beginning. */
export function whyText(why: WhyCompared): string {
  if (why.kind === "newest") return "One of your newest uploads";
  const quoted = why.words.map((word) => `“${word}”`);
  if (why.kind === "shared") return `Also has ${quoted.join(", ")}`;
  if (!why.words.includes("0")) return `Begins with the same words: “${why.words.join(" ")}”`;
  return `Begins alike: ${why.words.map((word, at) => (word === "0" ? "a number" : quoted[at])).join(", then ")}`;
}

/** A back-test with its words, as it is kept. */
export function tellTest(test: BackTest | NotTested): KeptForecast["test"] {
  if (test.kind === "not-enough") return { ...test, why: notTestedText(test) };
  const { isNewest, ...tested } = test;
  const which = isNewest ? `The newest ${test.n}` : `${test.n}`;
  return {
    ...tested,
    against: { name: "the median of the 20 uploads before", ...test.against },
    method: `${which} of your uploads that are 30 days and older, each forecast from those published before it only. Their views are today's brought to 30 days, since nobody wrote down what they had then.`,
  };
}

function notTestedText({ has, needs }: NotTested): string {
  const there = has === 0 ? "there are none" : has === 1 ? "there is one" : `there are ${has}`;
  return `Not enough data: a back-test needs ${needs} uploads that are 30 days and older with ${MIN_UPLOADS} before them; ${there}.`;
}
