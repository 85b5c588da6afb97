import type { Document } from "./documents";

/** A phrase names a topic when at least this many of its titles say it … */
export const MIN_VIDEOS = 2;

/** What a video counts for that says the phrase in its description only. */
const DESCRIPTION_ONLY = 0.3;

/** … or one title, where descriptions make up this share of at least so many videos. */
const ONE_TITLE_SHARE = 2 / 3;
const ONE_TITLE_GROUP = 4;

/** How many videos say a phrase, and how much that counts for. */
export interface Support {
  videos: number;
  /** Of them, those that say it in the title. */
  titles: number;
  weight: number;
}

/** Whether enough of a group say a phrase for it to name them. */
export function isShared({ videos, titles }: Support, size: number): boolean {
  if (titles >= Math.min(MIN_VIDEOS, size)) return true;
  return size >= ONE_TITLE_GROUP && videos >= size * ONE_TITLE_SHARE;
}

/** Support for what the titles say; a phrase that only descriptions know can name nothing. */
export function supportOf(documents: Document[]): Map<string, Support> {
  const supports = new Map<string, Support>();
  for (const { titlePhrases } of documents) {
    for (const { key } of titlePhrases) supports.set(key, { videos: 0, titles: 0, weight: 0 });
  }
  for (const { titlePhrases, descriptionPhrases } of documents) {
    const inTitle = new Set(titlePhrases.map((phrase) => phrase.key));
    for (const key of new Set([...inTitle, ...descriptionPhrases.keys()])) {
      const support = supports.get(key);
      if (!support) continue;
      support.videos++;
      support.titles += inTitle.has(key) ? 1 : 0;
      support.weight += inTitle.has(key) ? 1 : DESCRIPTION_ONLY;
    }
  }
  return supports;
}
