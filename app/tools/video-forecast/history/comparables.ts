import type { Belief, ChannelModel } from "./channel-model";
import { solveBack } from "./cholesky";
import type { Comparable } from "./forecast";
import { type Likeness, startShared, wordsOf } from "./title-likeness";

const SHOWN = 6;
/** Below this, titles have hardly a word in common. */
const ALIKE = 0.2;

/**
 * The earlier uploads whose titles are most like the next one's, the most alike first; where fewer than six are,
 * the newest after them. A weight is the share of the forecast that rests on the upload (the row of K⁻¹k).
 */
export function comparablesOf(
  model: ChannelModel,
  { gains }: Belief,
  title: string,
  likeness: Likeness,
): Comparable[] {
  const weights = solveBack(model.factor, gains);
  const words = wordsOf(title);
  const all = model.counted.map(({ upload, log30 }, at) => {
    const similarity = Math.max(likeness.words[at] as number, likeness.runs[at] as number);
    const isAlike = similarity >= ALIKE;
    return {
      at,
      similarity: isAlike ? similarity : 0,
      comparable: {
        title: upload.title,
        views: upload.views,
        viewsAt30: 10 ** log30,
        publishedAt: new Date(upload.publishedAt).toISOString(),
        similarity,
        weight: weights[at] as number,
        why: isAlike ? whyAlike(words, wordsOf(upload.title)) : "One of your newest uploads",
      },
    };
  });
  return all
    .sort((a, b) => b.similarity - a.similarity || b.at - a.at)
    .slice(0, SHOWN)
    .map(({ comparable }) => comparable);
}

function whyAlike(words: string[], others: string[]): string {
  const start = startShared(words, others);
  const alike = words.filter(
    (word, at) => word !== "0" && others.includes(word) && words.indexOf(word) === at,
  );
  if (start === 2 && words[0] !== "0") return `Begins with the same words: “${words.slice(0, 2).join(" ")}”`;
  if (alike.length === 0) return "Its words are written alike";
  return `Has words of your title: ${alike.map((word) => `“${word}”`).join(", ")}`;
}
