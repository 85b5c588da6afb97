import { expect, it } from "vitest";
import { splitWords } from "../../words/words";
import { areOfOccasion, labelOf, readLabels, withoutEnding } from "./labels";
import type { OwnUpload } from "./own-uploads";

const DAY_MS = 86_400_000;
const read = (title: string, day: number): OwnUpload => ({
  ...{ title, lower: title.toLowerCase(), words: splitWords(title) },
  ...{ id: null, views: 1, publishedAt: day * DAY_MS, multiple: 1 },
});
/** One upload a month. */
const monthly = (...titles: string[]) => titles.map((title, at) => read(title, 30 * at));
/** Four without a label for each that has one: a label of most titles is the channel's name. */
const among = (own: OwnUpload[]) => [
  ...own,
  ...own.flatMap(({ publishedAt }) =>
    ["Plum", "Pear", "Fig", "Quince"].map((title) => read(title, publishedAt / DAY_MS)),
  ),
];

it("finds what titles end in or begin with, again and again", () => {
  const own = monthly("Oak | Wood & Co", "Rye | Wood & Co", "Figs", "Fir | Wood & Co", "Elm | Wood & Co");
  const labels = readLabels(own);
  expect(withoutEnding(read("Ash | Wood & Co", 0), labels)).toEqual(["Ash", " | Wood & Co"]);
  expect(withoutEnding(read("Ash | Other", 0), labels)).toEqual(["Ash | Other", ""]);
  expect(labelOf("Oak", own.slice(0, 1), readLabels(among(own)))).toBe("… | Wood & Co");
  expect(labelOf("Oak", own.slice(0, 1), labels)).toBeNull();
  expect(labelOf("Figs", own.slice(2, 3), labels)).toBeNull();
  const begun = monthly("Live: oak", "Live: rye", "Live: fir", "Live: elm");
  expect(labelOf("oak", begun.slice(0, 1), readLabels(among(begun)))).toBe("Live: …");
});

it("counts on where a label counts", () => {
  const own = monthly("Ann Lee | Talk #7", "Bo Kim | Talk #8", "Cy Roe | Talk #9", "Di Poe | Talk #10");
  expect(labelOf("Bo Kim", own.slice(1, 2), readLabels(own))).toBe("… | Talk #11");
  expect(labelOf("Bo Kim", own.slice(1, 2), readLabels(own), true)).toBe("… | Talk #11");
  const same = monthly("Ann Lee | Talk", "Bo Kim | Talk", "Cy Roe | Talk", "Di Poe | Talk");
  expect(labelOf("Bo Kim", same.slice(1, 2), readLabels(same), true)).toBeNull();
});

it("takes no label of one occasion, out of use, of a year, with half a bracket or that names the subject", () => {
  const fair = ["Oak | Fair", "Rye | Fair", "Fir | Fair"].map((title, day) => read(title, day));
  expect(areOfOccasion(fair)).toBe(true);
  expect(areOfOccasion(monthly("a", "b", "c", "d", "e"))).toBe(false);
  const without = (subject: string, own: OwnUpload[]) =>
    labelOf(subject, own.slice(0, 1), readLabels(among(own)));
  expect(without("Oak", fair)).toBeNull();
  const old = monthly("Oak | Late", "Rye | Late", "Fir | Late", "Elm | Late", "Ash | Late");
  expect(without("Oak", old)).toBe("… | Late");
  expect(without("Oak", [...old, read("Yew", 900)])).toBeNull();
  expect(
    without("Oak", monthly("Oak | 2024", "Rye | 2024", "Fir | 2024", "Elm | 2024", "Ash | 2024")),
  ).toBeNull();
  expect(
    without("Oak", monthly("Talk 1 [ Oak ]", "Talk 2 [ Rye ]", "Talk 3 [ Fir ]", "Talk 4 [ Elm ]")),
  ).toBeNull();
  expect(
    without("Ann Lee", monthly("Oak - Ann Lee", "Rye - Ann Lee", "Fir - Ann Lee", "Elm - Ann Lee")),
  ).toBeNull();
});
