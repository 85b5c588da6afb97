import type { Digest, Excerpt } from "./claims";
import type { Heard, Named } from "./heard";

/** Bytes of a digest as JSON, so that a desk can keep several. */
const MOST_BYTES = 40 * 1024;
/** Characters kept of a comment: the first that keeps the digest in its bounds. */
const LENGTHS = [300, 200, 120, 60, 20];

/** The digest with the comments behind its claims, each once, whole up to 300 characters where they fit. */
export function excerptsOf(named: readonly Named[], found: Omit<Digest, "comments">): Digest {
  const { themes, questions, requests, triggers, topPositive, topNegative } = found;
  const behind = [...(themes ?? []), ...questions, ...requests, ...(triggers ?? [])].flatMap(
    ({ evidence }) => evidence,
  );
  const needed = new Set([...behind, ...topPositive, ...topNegative]);
  const kept = named.filter(({ index }) => needed.has(index));
  let digest: Digest = { ...found, comments: [] };
  for (const most of LENGTHS) {
    const repeated = found.repeated.map(({ text, times }) => ({
      text: clipped(text, Math.min(most, 120)),
      times,
    }));
    digest = { ...found, repeated, comments: kept.map((one) => excerptOf(one, most)) };
    if (new TextEncoder().encode(JSON.stringify(digest)).length <= MOST_BYTES) break;
  }
  return digest;
}

function excerptOf(one: Named | Heard, most: number): Excerpt {
  const { index, comment, feeling } = one;
  const text = clipped(comment.text, most);
  const excerpt: Excerpt = { index, text, cut: text.length < comment.text.length };
  if (comment.likes !== undefined) excerpt.likes = comment.likes;
  if (feeling) excerpt.feeling = feeling;
  if ("valence" in one) {
    excerpt.valence = rounded(one.valence);
    if (one.chances) {
      const { positive, neutral, negative } = one.chances;
      excerpt.chances = {
        positive: rounded(positive),
        neutral: rounded(neutral),
        negative: rounded(negative),
      };
    }
  }
  return excerpt;
}

/** To three decimals: more are not told, and would take room. */
function rounded(value: number): number {
  return Math.round(value * 1000) / 1000;
}

/** The front of a text, up to a space where one is near; no letter or emoji is cut in two. */
export function clipped(text: string, most: number): string {
  if (text.length <= most) return text;
  const front = text.slice(0, most).replace(/[\uD800-\uDBFF]$/, "");
  const space = front.lastIndexOf(" ");
  return space > most * 0.8 ? front.slice(0, space) : front;
}
