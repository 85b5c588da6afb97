import type { Belief, ChannelModel } from "./channel-model";
import { solveBack } from "./cholesky";
import { startShared, type TitleShape } from "./title-likeness";

/** An earlier upload that the forecast leans on. */
export interface Comparable {
  title: string;
  views: number;
  /** Brought to 30 days by the growth curve. */
  viewsAt30: number;
  /** ISO instant. */
  publishedAt: string;
  /** 0 to 1: how alike the titles are, in words and form. */
  similarity: number;
  /** The share of the forecast that rests on it; some are below 0, and all uploads' come to about 1. */
  weight: number;
  /** The words both titles have, or that it is one of the newest. */
  why: string;
}

const SHOWN = 6;
const WORDS_SHOWN = 3;
/** A word in more of the titles than this share says nothing of any. */
const COMMON = 0.5;

/**
 * The earlier uploads whose titles have words with the next one's, those that weigh most first; where fewer than
 * six do, the newest after them. The weights are how far the forecast's logarithm moves with each upload's.
 * `shapes` are the titles of the uploads, and the next one's last.
 */
export function comparablesOf(
  model: ChannelModel,
  { gains, likeness }: Belief,
  shapes: TitleShape[],
): Comparable[] {
  const weights = solveBack(model.factor, gains);
  const next = shapes[gains.length] as TitleShape;
  const common = commonWords(shapes.slice(0, gains.length));
  const all = model.counted.slice(0, gains.length).map(({ upload, log30 }, at) => {
    const alike = whyAlike(next, shapes[at] as TitleShape, common);
    return {
      at,
      rank: alike ? (likeness.words[at] as number) + (likeness.start[at] as number) / 2 : 0,
      comparable: {
        title: upload.title,
        views: upload.views,
        viewsAt30: 10 ** log30,
        publishedAt: new Date(upload.publishedAt).toISOString(),
        similarity: likeness.words[at] as number,
        weight: weights[at] as number,
        why: alike ?? "One of your newest uploads",
      },
    };
  });
  return all
    .sort((a, b) => b.rank - a.rank || b.at - a.at)
    .slice(0, SHOWN)
    .map(({ comparable }) => comparable);
}

/** The words of more than half of the titles, and numbers. */
function commonWords(shapes: TitleShape[]): Set<string> {
  const counts = new Map<string, number>();
  for (const { traits } of shapes) {
    for (const trait of traits) counts.set(trait, (counts.get(trait) ?? 0) + 1);
  }
  const common = [...counts].filter(([, count]) => count > COMMON * shapes.length);
  return new Set(["0", ...common.map(([word]) => word)]);
}

function whyAlike(next: TitleShape, other: TitleShape, common: Set<string>): string | null {
  const words = [...new Set(next.words)].filter((word) => other.traits.has(word) && !common.has(word));
  const start = startShared(next.words, other.words);
  if (start === 2) return `Begins with the same words: “${next.words.slice(0, 2).join(" ")}”`;
  if (words.length === 0) return null;
  // Long words say more than "the" and "of" in any language.
  const telling = words.toSorted((a, b) => b.length - a.length).slice(0, WORDS_SHOWN);
  return `Also has ${telling.map((word) => `“${word}”`).join(", ")}`;
}
