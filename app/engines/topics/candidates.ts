import { commonestForm, toLabel } from "./casing";
import { type Document, writtenForms } from "./documents";
import { meaning } from "./weights";

/** A phrase names a group if at least this many of its titles hold it … */
export const MIN_VIDEOS = 2;

/** What a video counts that has the phrase in its description only. */
const DESCRIPTION_ONLY = 0.3;

/** … or a single title, if titles and descriptions make up this share of a group of at least so many videos. */
const ONE_TITLE_SHARE = 2 / 3;
const ONE_TITLE_GROUP = 4;

/** How many videos hold a phrase, and how much that counts. */
export interface Support {
  videos: number;
  /** Those that hold it in the title. */
  titles: number;
  weight: number;
}

/** Whether enough videos of a group hold a phrase for it to name them. */
export function isShared({ videos, titles }: Support, size: number): boolean {
  if (titles >= Math.min(MIN_VIDEOS, size)) return true;
  return size >= ONE_TITLE_GROUP && videos >= size * ONE_TITLE_SHARE;
}

/** The support of each phrase of the titles. A phrase that only descriptions hold names nothing, and is left out. */
export function countSupport(documents: Document[]): Map<string, Support> {
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

/** How much more a phrase of one, two or three words tells a reader; chosen by looking at real titles. */
const READABILITY = [0, 1, 2, 2.2];

/** A phrase that could name a group: the higher its score, the better. */
export interface Candidate extends Support {
  key: string;
  score: number;
  text: string;
}

/**
 * The phrases that could name a group, best first: (share inside − share outside) × root of meaning ×
 * readability. `total` and `everywhere` are the number and the support of all documents. [] if the titles share
 * nothing that says more than the query.
 */
export function rankCandidates(
  group: Document[],
  total: number,
  everywhere: ReadonlyMap<string, Support>,
  query: string[],
): Candidate[] {
  const candidates: Candidate[] = [];
  const queried = new Set(query);
  const inGroup = countSupport(group);
  for (const [key, { words, forms }] of writtenForms(group, query)) {
    const support = inGroup.get(key);
    const topicWords = words.filter((word) => word.kind === "topic" && !queried.has(word.key)).length;
    if (!support || support.videos < Math.min(MIN_VIDEOS, group.length) || topicWords === 0) continue;
    const inside = support.weight / group.length;
    const others = total - group.length;
    const outside = others > 0 ? ((everywhere.get(key)?.weight ?? 0) - support.weight) / others : 0;
    const score = (inside - outside) * Math.sqrt(meaning(words, queried)) * (READABILITY[words.length] ?? 0);
    if (score > 0) candidates.push({ key, ...support, score, text: toLabel(commonestForm(forms)) });
  }
  return candidates.sort((a, b) => b.score - a.score || (a.key < b.key ? -1 : 1));
}
