import { ACCURACY, pointsAgainst } from "../../../engines/ideas";
import { FRAMES_BEAT } from "../../../engines/titles";
import { COIN } from "../../../functions/thumbnail-optimizer/analysis";
import type { Analysis, KeptEntry, KeptIdea } from "../../../functions/thumbnail-optimizer/kept-analysis";
import {
  apartText,
  describeBasis,
  describeChance,
  describeExpected,
  expectedText,
  likelyText,
  NOTHING_CLOSE,
  usualText,
} from "../../../light/usual";
import { nameInSentence } from "../../../model/channel";
import type { ExpectedIdea } from "../../../model/expected-idea";
import { compactCounted, formatCount, wholePercent } from "../../../numbers/figures";
import type { FigureShown } from "../../tool/figure";

/** Under this share of what a title may change, the uploads are only a little like it. */
const LITTLE = 0.15;
/** Up to this chance, in percent, the best of several is only a little ahead. */
const SLIGHT_CHANCE = 60;
/** By words alone, differences under this factor are not worth a choice. */
const SLIGHT = 1.12;

/** What is expected of a kept idea on the channel; null without one. */
export const expectedOf = ({ own }: KeptIdea): ExpectedIdea | null => own?.expected ?? null;

/** The answer for the idea, in a sentence: on the channel, or by words alone. */
export function describeIdea({ entries, channel, hasTooFew }: Analysis): string {
  const open = entries.filter(({ isPublished }) => !isPublished);
  const [best, second] = open;
  if (!best)
    return entries.length > 1 ? "You have published all of these titles." : "You have published this title.";
  if (!channel) return describeAnywhere(best, second, hasTooFew ?? false);
  const expected = expectedOf(best.idea);
  if (!expected) return "";
  const on = `On ${nameInSentence(channel.name)}`;
  if (!second) {
    const only = open.length < entries.length ? `Only “${best.title}” is new. ` : "";
    return `${only}${describeExpected(expected, expectedText(expected), `${on}, expect`)}`;
  }
  const chance = Math.round(100 * (1 - (second.idea.chance ?? 0.5)));
  if (chance <= COIN.high) {
    // As many as are a coin flip against the best: the list below has them first.
    const level = open.filter(({ idea }) => Math.round(100 * (1 - (idea.chance ?? 0.5))) <= COIN.high).length;
    const which = level === entries.length ? "these titles" : `the first ${level} of these titles`;
    return `${on}, ${which} should do about the same. Pick the one you like best.`;
  }
  const lead = chance <= SLIGHT_CHANCE ? "is a little ahead" : "is the safer bet";
  return `${on}, “${best.title}” ${lead}: ${expectedText(expected)}, ${chance}% to beat the next.`;
}

function describeAnywhere(
  best: { title: string; idea: KeptIdea },
  second: { idea: KeptIdea } | undefined,
  hasTooFew: boolean,
): string {
  const why = hasTooFew ? "Your channel has too few videos of that kind to go by" : "No channel is connected";
  const nothing = `${why}, and words alone do not tell`;
  if (!second) return `${nothing} how this title will do.`;
  if (best.idea.multiple / second.idea.multiple < SLIGHT) return `${nothing} these titles apart.`;
  const rest = hasTooFew ? `${why}.` : "Connect your channel for an answer about yours.";
  return `By words alone, “${best.title}” is the slightly better title. ${rest}`;
}

export type IdeaShown = ReturnType<typeof showIdea>;

/** One title's idea, as its own section shows it. */
export function showIdea({ idea }: KeptEntry, channel: Analysis["channel"]) {
  const { multiple, own, words } = idea;
  const expected = expectedOf(idea);
  if (!own || !expected || !channel) {
    return {
      heading: "On any channel",
      answer: byWordsAlone(multiple, words),
      note: `Learned from ${ACCURACY.channels} channels: words alone name the better of two uploads in ${floorPercent(ACCURACY.anywhere)}, little more than a coin.`,
      similar: [],
    };
  }
  const isLevel = expected.similar === null || pointsAgainst(expected);
  return {
    heading: `On ${nameInSentence(channel.name)}`,
    // A chance is shown unless the most similar uploads contradict it, or there are no similar ones.
    answer: `${sentence(likelyText(expected))}.${isLevel ? "" : ` ${describeChance(expected)}`}${expected.similar ? apartText(expected.similar.multiple, expected) : ""}`,
    note: [basedOn(channel, expected, own.told), describeBasis(expected)].filter(Boolean).join(" "),
    similar: own.similar.map(({ title, views, multiple }) => ({
      title,
      did: `${compactCounted(views, "view")}, ${usualText(multiple, "your usual at the time")}`,
    })),
  };
}

function basedOn(
  { uploads, kind }: NonNullable<Analysis["channel"]>,
  { similar }: ExpectedIdea,
  explained: number,
): string {
  const isShort = kind === "short";
  const based = `Based on your last ${formatCount(uploads)} ${isShort ? "Shorts" : "uploads"}.`;
  if (!similar) return `${based} ${NOTHING_CLOSE}`;
  if (explained < LITTLE) return `${based} These are only a little like it.`;
  return `${based} On other channels this named the better of two in ${floorPercent(isShort ? ACCURACY.shorts : ACCURACY.history)}.`;
}

function byWordsAlone(multiple: number, { known }: KeptIdea["words"]): string {
  if (known === 0) return "No word of it is known from other channels.";
  if (multiple >= SLIGHT) return "Its words do slightly better than most.";
  if (multiple <= 1 / SLIGHT) return "Its words do slightly worse than most.";
  return "Its words do neither better nor worse than most.";
}

/** With a capital. */
export function sentence(text: string): string {
  return text.charAt(0).toUpperCase() + text.slice(1);
}

/** Rounded down: a figure a stranger finds. */
const floorPercent = (share: number) => wholePercent(Math.floor(share * 100) / 100);

/** How often the ranking is right, with its references and method. */
export function accuracyFigure(): FigureShown {
  return {
    label: "How often the title ranked higher on a channel got more views",
    value: floorPercent(ACCURACY.history),
    range: "of two uploads near each other, where a coin has 50%",
    parts: [
      { name: "On Shorts", value: floorPercent(ACCURACY.shorts) },
      { name: "Without a channel, by words alone", value: floorPercent(ACCURACY.anywhere) },
      {
        name: "Uploads with one of these openings or endings that beat the usual",
        value: floorPercent(FRAMES_BEAT),
      },
    ],
    basis: `${formatCount(ACCURACY.pairs)} pairs of neighboring uploads on ${ACCURACY.channels} channels, each judged without its own channel.`,
    method: "Views of one snapshot, adjusted for age. No thumbnail and no A/B test is part of it.",
  };
}

export const ACCURACY_NOTE =
  "Titles for one video are ranked by one thing: the chance on your channel, from what your own uploads got. It does not know your thumbnail, your viewers or how YouTube picks what it shows.";
