import type { GivenComment } from "../../tables/given-comment";
import type { Digest } from "./schema";
import { analyzedPart, type Classify, type DistinctComment, type ScoredComment } from "./scored-comments";
import { tokenize } from "./words";

/** Comments of up to so many words may well come from different people: "first", "nice", a heart. */
const SHORT_WORDS = 3;
/** How many of the same short comment count at least, and at most as a share of the different comments. */
const SHORT_COUNTED = 5;
const SHORT_SHARE = 0.02;
const MAX_REPEATED = 5;

interface SameText {
  index: number;
  given: GivenComment;
  key: string;
  count: number;
}

/**
 * Excludes what is not counted: the creator's own comments, other languages, spam, comments with nothing to score, and
 * repeats. The same comment of four words or more counts once; a shorter one, which many people write alike, up to five
 * times or up to 2 % of the different comments, whichever is more. Each different text is classified once.
 */
export function excludeUncounted(comments: readonly GivenComment[], classify: Classify) {
  const { groups, byCreator } = groupByText(comments);
  const counts = { spam: 0, nothing: 0, repeats: 0 };
  const languages = new Map<string | null, number>();
  const readings = new Map<string, string>();
  const scored: ScoredComment[] = [];
  const unscored: DistinctComment[] = [];
  const repeated: Digest["repeated"] = [];
  const shortMost = Math.max(SHORT_COUNTED, Math.floor(groups.length * SHORT_SHARE));
  for (const { index, given, key, count } of groups) {
    const words = tokenize(analyzedPart(given.text), readings);
    const isShort = count > 1 && key.length <= 40 && words.length <= SHORT_WORDS;
    const times = Math.min(count, isShort ? shortMost : 1);
    if (count > times) {
      counts.repeats += count - times;
      repeated.push({ text: given.text, times: count });
    }
    const result = classify(given.text);
    if (result.kind === "scored") {
      const { sentiment, valence, probabilities } = result;
      scored.push({ index, given, sentiment, valence, probabilities, times, words });
    } else if (result.kind === "other-language") {
      languages.set(result.language, (languages.get(result.language) ?? 0) + times);
    } else {
      counts[result.kind] += times;
      if (result.kind === "nothing") unscored.push({ index, given, words });
    }
  }
  scored.sort((a, b) => a.index - b.index);
  repeated.sort((a, b) => b.times - a.times);
  return {
    scored,
    /** Comments with nothing to score. They may still be a time stamp. */
    unscored,
    repeated: repeated.slice(0, MAX_REPEATED),
    counts: {
      given: comments.length,
      scored: scored.reduce((sum, { times }) => sum + times, 0),
      distinct: scored.length,
      otherLanguages: [...languages]
        .map(([language, count]) => ({ language, count }))
        .sort((a, b) => b.count - a.count || String(a.language).localeCompare(String(b.language), "en")),
      ...counts,
      byCreator,
    } satisfies Digest["counts"],
  };
}

/** The viewers' comments by their text, whatever its case and spaces. The most liked stands for all that say the same. */
function groupByText(comments: readonly GivenComment[]): { groups: SameText[]; byCreator: number } {
  const groups = new Map<string, SameText>();
  let byCreator = 0;
  for (const [index, given] of comments.entries()) {
    if (given.byCreator) {
      byCreator += 1;
      continue;
    }
    const key = given.text.trim().replace(/\s+/g, " ").toLowerCase();
    const group = groups.get(key);
    if (!group) {
      groups.set(key, { index, given, key, count: 1 });
      continue;
    }
    group.count += 1;
    if ((given.likes ?? 0) > (group.given.likes ?? 0)) Object.assign(group, { given, index });
  }
  return { groups: [...groups.values()], byCreator };
}
