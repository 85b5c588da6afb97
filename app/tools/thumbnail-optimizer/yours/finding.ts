import type { Analysis } from "./analysis";
import { chanceShown } from "./chances";

/** What came out, first in a plain sentence. */
export function findingOf({ entries }: Analysis): string {
  return entries.length > 1 ? findingOfSeveral(entries) : findingOfOne(entries[0]);
}

function findingOfSeveral(entries: Analysis["entries"]): string {
  const [, second] = entries;
  const against = chanceShown(1 - (second?.chance ?? 0.5));
  const count = entries.length === 2 ? "two" : String(entries.length);
  return against.kind === "more"
    ? `The first of these ${count} is the most likely to be clicked: ${against.value} against the next.`
    : `The first two are too close to call: ${against.value} is as good as a coin.`;
}

function findingOfOne(entry: Analysis["entries"][number] | undefined): string {
  const { alternatives = [], note } = entry ?? {};
  const [best] = alternatives;
  if (!best) return note ?? "No alternative was written.";
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
