import { ACCURACY } from "../../../engines/ideas";
import { formatCount, inTen, timesInWords } from "../../../numbers/figures";
import type { Analysis, KeptEntry, KeptIdea } from "./analysis";
import { COIN, floorPercent } from "./chance";

/** Within this factor of the usual, a multiple is called about the usual. */
const ABOUT = 1.15;
/** Under this share of what a title may change, the uploads say little of it. */
const LITTLE = 0.15;
/** Up to this chance, in percent, the best of several is only a little ahead. */
const SLIGHT_CHANCE = 60;
/** By words alone, differences under this factor are not worth a choice. */
const SLIGHT = 1.12;

/** "about 1.8 times your usual", "about your usual", "about 60% of your usual". */
export function multipleText(multiple: number, whose = "your usual"): string {
  if (multiple < ABOUT && multiple > 1 / ABOUT) return `about ${whose}`;
  if (multiple >= ABOUT) return `about ${timesInWords(multiple)} ${whose}`;
  return `about ${Math.max(Math.round(multiple * 20) * 5, 5)}% of ${whose}`;
}

/** From this chance on, a video around the usual is said to land on one side of it. */
const SURE_OF_SIDE = 0.65;

/** The multiple in words that agree with the chance to beat the usual: "a little over your usual". */
export function expectedText(multiple: number, beats: number, whose: string): string {
  const text = multipleText(multiple, whose);
  if (text !== `about ${whose}`) return text;
  if (beats >= SURE_OF_SIDE) return `a little over ${whose}`;
  return beats <= 1 - SURE_OF_SIDE ? `a little under ${whose}` : text;
}

/** "0.6 to 4.1 times". */
function rangeText(low: number, high: number): string {
  const text = (value: number) => (value >= 9.5 ? String(Math.round(value)) : value.toFixed(1));
  return `${text(low)} to ${text(high)} times`;
}

/** The answer for the idea, in a sentence: on the channel, or by words alone. null in results that did not ask. */
export function describeIdea({ entries, channel }: Analysis): string | null {
  const judged = entries.flatMap(({ title, idea }) => (idea ? [{ title, idea }] : []));
  const [best, second] = judged.toSorted((one, other) => other.idea.multiple - one.idea.multiple);
  if (!best) return null;
  if (!channel) return describeAnywhere(best, second);
  const { own, multiple } = best.idea;
  if (!own) return null;
  if (!second) {
    const expected = `On ${channel.name}, expect ${expectedText(multiple, own.beats, "your usual")}`;
    return own.similar.length === 0
      ? `${expected}, but no upload there is like it.`
      : `${expected}: ${inTen(own.beats)} ideas like it beat the usual.`;
  }
  const chance = Math.round(100 * (1 - (second.idea.chance ?? 0.5)));
  if (chance <= COIN.high) {
    // As many as are a coin flip against the best: the list below has them first.
    const level = judged.filter(
      ({ idea }) => Math.round(100 * (1 - (idea.chance ?? 0.5))) <= COIN.high,
    ).length;
    const which = level === judged.length ? "these ideas" : `the first ${level} of these ideas`;
    return `On ${channel.name}, ${which} should do about the same. Pick the one you want to make.`;
  }
  const lead = chance <= SLIGHT_CHANCE ? "is a little ahead" : "is the safer bet";
  return `On ${channel.name}, “${best.title}” ${lead}: ${multipleText(multiple)}, ${chance}% to beat the next.`;
}

function describeAnywhere(
  best: { title: string; idea: KeptIdea },
  second: { idea: KeptIdea } | undefined,
): string {
  const nothing = "No channel is connected, and words alone do not tell";
  if (!second) return `${nothing} how this idea will do.`;
  if (best.idea.multiple / second.idea.multiple < SLIGHT) return `${nothing} these ideas apart.`;
  return `By words alone, “${best.title}” is a little ahead. Connect your channel for an answer about yours.`;
}

export type IdeaShown = NonNullable<ReturnType<typeof showIdea>>;

/** One title's idea, as its own section shows it. */
export function showIdea({ idea }: KeptEntry, channel: Analysis["channel"]) {
  if (!idea) return null;
  const { multiple, own, words } = idea;
  if (!own || !channel) {
    return {
      heading: "On any channel",
      answer: byWordsAlone(multiple, words),
      note: `Learned from ${ACCURACY.channels} channels: words alone name the better of two uploads in ${floorPercent(ACCURACY.anywhere)}, little more than a coin.`,
      similar: [],
    };
  }
  return {
    heading: `On ${channel.name}`,
    answer: [
      `${sentence(expectedText(multiple, own.beats, "your usual views"))}, likely ${rangeText(own.low, own.high)}.`,
      // Where no upload is like it, the chance comes from words and form alone: no share of ideas like it.
      ...(own.similar.length > 0 ? [`${inTen(own.beats)} ideas like it beat the usual.`] : []),
    ].join(" "),
    note:
      own.told < LITTLE
        ? `Your last ${formatCount(channel.uploads)} uploads say little about it: ${own.similar.length > 0 ? "these are only a little like it" : "no upload is like it"}.`
        : `Based on your last ${formatCount(channel.uploads)} uploads. On other channels this named the better of two in ${floorPercent(ACCURACY.history)}.`,
    similar: own.similar.map(({ title, views, multiple }) => ({
      title,
      did: `${formatCount(views)} views, ${multipleText(multiple, "the usual then")}`,
    })),
  };
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
