import type { GivenComment } from "../../tables/given-comment";
import type { Digest } from "./claims";
import type { Heard, Named } from "./heard";
import { type ReadFeeling, type Reading, readPart } from "./reading";
import { wordsOf } from "./words";

/** Up to so many words the same comment may well come from different people: "first", "nice", a heart. */
const SHORT_WORDS = 3;
/** How many of the same short comment count at least, and at most as a share of the different comments. */
const SHORT_COUNTED = 5;
const SHORT_SHARE = 0.02;
const MOST_REPEATED = 5;

interface Group {
  index: number;
  comment: GivenComment;
  key: string;
  count: number;
}

/**
 * Sets apart what is not counted: what the creator wrote, other languages, spam, what holds nothing to score, and
 * repeats. A comment of four words or more counts once however often it comes; a shorter one, which many people write
 * alike, counts up to five times or up to 2 % of the different comments, whichever is more. Each text is read once.
 */
export function setApart(comments: readonly GivenComment[], readFeeling: ReadFeeling) {
  const groups = new Map<string, Group>();
  let byCreator = 0;
  comments.forEach((comment, index) => {
    if (comment.byCreator) {
      byCreator += 1;
      return;
    }
    const key = comment.text.trim().replace(/\s+/g, " ").toLowerCase();
    const group = groups.get(key);
    if (group) {
      group.count += 1;
      // Of those that say the same, the most liked stands for all.
      if ((comment.likes ?? 0) > (group.comment.likes ?? 0)) Object.assign(group, { comment, index });
    } else groups.set(key, { index, comment, key, count: 1 });
  });

  const counts = { spam: 0, nothing: 0, repeats: 0 };
  const languages = new Map<string | null, number>();
  const read = new Map<string, string>();
  const heard: Heard[] = [];
  const bare: Named[] = [];
  const repeated: Digest["repeated"] = [];
  const shortMost = Math.max(SHORT_COUNTED, Math.floor(groups.size * SHORT_SHARE));
  for (const { index, comment, key, count } of groups.values()) {
    const words = wordsOf(readPart(comment.text), read);
    const isShort = count > 1 && key.length <= 40 && words.length <= SHORT_WORDS;
    const times = Math.min(count, isShort ? shortMost : 1);
    if (count > times) {
      counts.repeats += count - times;
      repeated.push({ text: comment.text, times: count });
    }
    const reading: Reading = readFeeling(comment.text);
    if (reading.kind === "scored") {
      const { feeling, valence, chances } = reading;
      heard.push({ index, comment, feeling, valence, times, ...(chances && { chances }), words });
    } else if (reading.kind === "other-language") {
      languages.set(reading.language, (languages.get(reading.language) ?? 0) + times);
    } else {
      counts[reading.kind] += times;
      if (reading.kind === "nothing") bare.push({ index, comment, words });
    }
  }
  heard.sort((a, b) => a.index - b.index);
  repeated.sort((a, b) => b.times - a.times);
  return {
    heard,
    /** What holds nothing to score may still be a time stamp. */
    bare,
    repeated: repeated.slice(0, MOST_REPEATED),
    counts: {
      given: comments.length,
      scored: heard.reduce((sum, { times }) => sum + times, 0),
      distinct: heard.length,
      otherLanguages: [...languages]
        .map(([language, count]) => ({ language, count }))
        .sort((a, b) => b.count - a.count || String(a.language).localeCompare(String(b.language), "en")),
      ...counts,
      byCreator,
    } satisfies Digest["counts"],
  };
}
