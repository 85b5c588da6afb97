import { ABOUT, isAboutUsual, pointsAgainst } from "../engines/ideas";
import { SHORTS_NOT_FORECAST } from "../functions/light/messages";
import type { ExpectedIdea } from "../model/expected-idea";
import { timesInWords, timesText } from "../numbers/figures";

// Light, titles, forecast and plan say what is expected of an idea in the words of this file, so that one idea reads alike
// on all of them.

/**
 * Whose usual a multiple is of. What is expected is a multiple of "your usual" of now; what an upload got, of what the
 * uploads around it got: "your usual at the time".
 */
type Usual = "your usual" | "your usual at the time" | "its usual";

const SHARES: [multiple: number, text: string][] = [
  [0.25, "a quarter of"],
  [1 / 3, "a third of"],
  [0.5, "half"],
  [2, "twice"],
];
/** A multiple within this share of one of those is called by its name. */
const NEAR = 0.06;

/** A multiple of a channel's usual: "about half your usual", "about 70% of your usual", "about 1.4 times its usual". */
export function usualText(multiple: number, usual: Usual = "your usual"): string {
  if (isAboutUsual(multiple)) return `about ${usual}`;
  const near = SHARES.find(([share]) => Math.abs(multiple / share - 1) <= NEAR);
  if (near) return `about ${near[1]} ${usual}`;
  if (multiple < 0.025) return `under 5% of ${usual}`;
  if (multiple < 1) return `about ${Math.round(multiple * 20) * 5}% of ${usual}`;
  return `about ${timesInWords(multiple)} ${usual}`;
}

/** What is expected, as a multiple: "about 1.3 times your usual", "a little over your usual". */
export function expectedText({
  multiple,
  by,
  leans,
}: Pick<ExpectedIdea, "multiple" | "by" | "leans">): string {
  if (leans === null || !isAboutUsual(multiple)) return usualText(multiple);
  if (by !== "titles") return `your usual or ${leans === "up" ? "more" : "less"}`;
  return `a little ${leans === "up" ? "over" : "under"} your usual`;
}

/**
 * The same with its range: "about 1.3 times your usual, likely 0.6 to 3.0 times". The plain median has one range for all
 * ideas. That stands with the reason (`describeBasis`): here it would deny the chance of an idea that leans to a side.
 */
export function likelyText(idea: ExpectedIdea): string {
  return idea.by !== "titles" ? expectedText(idea) : `${expectedText(idea)}, likely ${rangeText(idea)}`;
}

function rangeText({ low, high }: Pick<ExpectedIdea, "low" | "high">): string {
  const [from, to] = [low, high].map((end) => timesText(end).replace("×", ""));
  return `${from} to ${to} times`;
}

/** "The chance to beat your usual is about 7 in 10." Of one that leans, "about 5 in 10" would deny it. */
export function describeChance({ chance, leans }: Pick<ExpectedIdea, "chance" | "leans">): string {
  const ten = inTen(chance, "in");
  const about =
    leans !== null && ten === "5 in 10" ? `a little ${leans === "up" ? "over" : "under"}` : "about";
  return `The chance to beat your usual is ${about} ${ten}.`;
}

/** On a channel whose titles do not tell its uploads apart, once, in place of a figure that is the same for all of them. */
export const TITLES_TELL_LITTLE = "On your channel, titles tell little about views.";

/** Which way an idea leans that could go either way, and by how much: "It leans down: about 4 in 10 beat your usual". */
export function leanText({ chance }: Pick<ExpectedIdea, "chance">): string {
  const ten = inTen(chance, "in");
  if (ten === "5 in 10") return "It could go either way: about 5 in 10 beat your usual";
  return `It leans ${chance > 0.5 ? "up" : "down"}: about ${ten} beat your usual`;
}

/** A share or a chance as people say it, never sure: "6 of 10", "6 in 10". */
export function inTen(chance: number, word: "of" | "in" = "of"): string {
  return `${Math.min(Math.max(Math.round(chance * 10), 1), 9)} ${word} 10`;
}

/** Where nothing on the channel is like the idea: the same words on all pages. "Close", since the engine compares words. */
export const NOTHING_CLOSE = "Nothing close on your channel.";

/**
 * What to expect of an idea, and what the uploads most like it got. Both, since they differ: one is an estimate, the other
 * a fact of the past. Where they lie apart, the sentence says why.
 *
 * @param text where a page adds to it: "about 1.3 times your usual (12K)"
 * @param lead how the sentence begins where something similar is there: "On Rye & Co, expect"
 */
export function describeExpected(idea: ExpectedIdea, text = expectedText(idea), lead = "Expect"): string {
  const { similar } = idea;
  if (!similar)
    return idea.by === "median"
      ? `${NOTHING_CLOSE} ${TITLES_TELL_LITTLE} Expect ${text}.`
      : `${NOTHING_CLOSE} By your recent level and its words alone, expect ${text}.`;
  if (pointsAgainst(idea)) return `${leanText(idea)}, but your ${describeAgainst(similar)}.`;
  const lean = idea.leans === null ? ` ${leanText(idea)}.` : "";
  return `${lead} ${text}.${lean} Your ${describeSimilar(similar)}.${apartText(similar.multiple, idea)}`;
}

type Similar = NonNullable<ExpectedIdea["similar"]>;

/** What the uploads most like an idea got, after "your": "3 most similar uploads got about 1.5 times your usual at the time". */
export function describeSimilar({ uploads, multiple }: Similar): string {
  return `${similarName(uploads)} got ${usualText(multiple, "your usual at the time")}`;
}

/** The same where they point against what is expected: "about your usual" would say neither. */
function describeAgainst(similar: Similar): string {
  if (!isAboutUsual(similar.multiple)) return describeSimilar(similar);
  return `${similarName(similar.uploads)} got no ${similar.multiple < 1 ? "more" : "less"} than your usual at the time`;
}

const similarName = (uploads: number) =>
  uploads === 1 ? "most similar upload" : `${uploads} most similar uploads`;

/** From this factor on, a reader sees that what uploads got and what is expected of an idea like them are not the same. */
const APART = 1.3;

/**
 * Why more or less is expected of an idea than `multiple`, which uploads like it got: a sentence with a space before it, ""
 * where both say the same.
 */
export function apartText(
  multiple: number,
  { multiple: expected, by, leans, chance }: Pick<ExpectedIdea, "multiple" | "by" | "leans" | "chance">,
): string {
  const counts = "it counts your recent level and its words, too";
  // The median is the same for any idea, and Shorts have none: their chance alone tells of the idea.
  if (by !== "titles") return isChanceApart(multiple, chance) ? ` The chance differs: ${counts}.` : "";
  const isUp = leans === "up" && multiple < ABOUT && expected > multiple;
  const isDown = leans === "down" && multiple > 1 / ABOUT && expected < multiple;
  const isApart = leans === null && isChanceApart(multiple, chance);
  const isHigher = expected >= multiple * APART || isUp || (isApart && multiple < 1);
  const isLower = expected * APART <= multiple || isDown || (isApart && multiple > 1);
  if (!isHigher && !isLower) return "";
  return ` The estimate is ${isHigher ? "higher" : "lower"}: ${counts}.`;
}

/** Whether an idea is said to lean to one side ("about 4 in 10"), and what uploads got lies on the other. */
function isChanceApart(multiple: number, chance: number): boolean {
  const tenths = Math.round(chance * 10);
  return !isAboutUsual(multiple) && (tenths - 5) * (multiple - 1) < 0;
}

/** Why the plain median is what is expected; "" where titles were the nearer guess, or it was not tried. */
export function describeBasis(idea: Pick<ExpectedIdea, "by" | "low" | "high">): string {
  if (idea.by === "shorts") return SHORTS_NOT_FORECAST;
  return idea.by === "median"
    ? `On your channel the median of the last 20 uploads was nearer than estimates from titles, so that is what to expect. Whatever the title, 8 in 10 got ${rangeText(idea)} that.`
    : "";
}
