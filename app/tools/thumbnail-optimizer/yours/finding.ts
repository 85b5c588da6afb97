import type { Analysis, KeptEntry } from "./analysis";
import { chanceShown } from "./chances";

/** What came out, first in a plain sentence. */
export function findingOf({ entries }: Analysis): string {
  const judged = entries.filter(({ isJudged }) => isJudged);
  const [first, second] = judged;
  if (!first) {
    return entries.length === 1
      ? "This title cannot be judged: the score does not know enough of its words."
      : "None of these titles can be judged: the score does not know enough of their words.";
  }
  if (entries.length === 1) return findingOfOne(first);
  if (!second) return "Only the first of these can be judged: the score does not know the others' words.";
  return findingOfSeveral(judged.length, second);
}

function findingOfSeveral(count: number, second: KeptEntry): string {
  const against = chanceShown(1 - (second.chance ?? 0.5));
  return against.kind === "more"
    ? `The first of these ${count === 2 ? "two" : count} is the most likely to be clicked: ${against.value} against the next.`
    : `The first two are too close to call: ${against.value} is as good as a coin.`;
}

function findingOfOne({ alternatives }: KeptEntry): string {
  const [best] = alternatives;
  if (!best) return "No alternative could be written to this title.";
  const chance = chanceShown(best.chance);
  const better = alternatives.filter((one) => chanceShown(one.chance).kind === "more").length;
  if (better === 0) {
    return alternatives.length === 1
      ? "The alternative is not likely to draw more clicks than your title."
      : `None of the ${alternatives.length} alternatives is likely to draw more clicks than your title.`;
  }
  const counted =
    better === 1 ? "One alternative is" : `${better} of ${alternatives.length} alternatives are`;
  const whose = better === 1 ? "with a chance of" : "the best with a chance of";
  return `${counted} likely to draw more clicks than your title, ${whose} ${chance.value}.`;
}
