import { asLabel, commonForm } from "./casing";
import type { Document } from "./documents";
import { meaningOf } from "./weights";
import type { Word } from "./words";

/** A phrase names a topic only when at least this many of its videos say it, one of them in the title. */
const MIN_VIDEOS = 2;

/** What a video counts for that says the phrase in its description only. */
const DESCRIPTION_ONLY = 0.5;

/** How much more a phrase of one, two or three words tells a reader; looked at on real titles. */
const READABILITY = [0, 1, 2, 2.2];

/**
 * Of the videos that say a name's one word, the share that must say a longer phrase for that to be the name:
 * less where the other words are the query's or a format's and narrow nothing ("street photography").
 */
const FULLER_SHARE = 0.4;
const FULLER_SHARE_KNOWN = 0.3;

/** Further phrases shown under a label. */
const MAX_PHRASES = 5;

/** A topic's name and what else its videos say. */
export interface Label {
  name: string;
  phrases: string[];
}

interface Candidate {
  key: string;
  weight: number;
  /** Words that are neither the query's nor a format's. */
  topicWords: number;
  score: number;
  text: string;
}

/**
 * Names groups of documents, the largest first, by the phrase that most of their videos share and others do
 * not: (share inside − share outside) × root of meaning × readability. A name really occurs in the titles, in
 * its commonest form, says more than the query, and neither contains nor is part of another group's name.
 * null for a group whose titles share no such phrase.
 */
export function labelsOf(groups: Document[][], all: Document[], query: string[]): (Label | null)[] {
  const everywhere = supportOf(all);
  const taken: string[] = [];
  const labels: (Label | null)[] = groups.map(() => null);
  const largestFirst = groups
    .map((group, at) => ({ group, at }))
    .sort((a, b) => b.group.length - a.group.length);
  for (const { group, at } of largestFirst) {
    const candidates = candidatesOf(group, all.length, everywhere, query);
    const free = candidates.filter((candidate) => !taken.some((key) => overlaps(key, candidate.key)));
    const name = free[0] && fuller(free[0], free);
    if (!name) continue;
    taken.push(name.key);
    labels[at] = { name: name.text, phrases: furtherPhrases(candidates, name) };
  }
  return labels;
}

function candidatesOf(group: Document[], total: number, everywhere: Map<string, Support>, query: string[]) {
  const candidates: Candidate[] = [];
  const asked = new Set(query);
  const inGroup = supportOf(group);
  for (const [key, { words, forms }] of formsIn(group, query)) {
    const support = inGroup.get(key) as Support;
    const topicWords = words.filter((word) => word.kind === "topic" && !asked.has(word.key)).length;
    if (support.videos < Math.min(MIN_VIDEOS, group.length) || topicWords === 0) continue;
    const inside = support.weight / group.length;
    const others = total - group.length;
    const outside = others > 0 ? ((everywhere.get(key) as Support).weight - support.weight) / others : 0;
    const score = (inside - outside) * Math.sqrt(meaningOf(words, asked)) * (READABILITY[words.length] ?? 0);
    if (score > 0)
      candidates.push({ key, weight: support.weight, topicWords, score, text: asLabel(commonForm(forms)) });
  }
  return candidates.sort((a, b) => b.score - a.score || (a.key < b.key ? -1 : 1));
}

/** "Street photography" rather than "street", when enough of those who say the word say it so. */
function fuller(best: Candidate, free: Candidate[]): Candidate {
  if (best.key.includes(" ")) return best;
  const longer = free.filter(({ key }) => ` ${key} `.includes(` ${best.key} `) && key !== best.key);
  return (
    longer.find(({ weight, topicWords }) => {
      return weight >= (topicWords > 1 ? FULLER_SHARE : FULLER_SHARE_KNOWN) * best.weight;
    }) ?? best
  );
}

/** The phrases of a group's titles with every form they are written in. */
function formsIn(group: Document[], query: string[]) {
  const found = new Map<string, { words: Word[]; forms: Map<string, number> }>();
  for (const { video, titlePhrases } of group) {
    for (const { key, words, start, end, before } of titlePhrases) {
      if (isCut(before, words, query)) continue;
      const entry = found.get(key) ?? { words, forms: new Map<string, number>() };
      const form = video.title.slice(start, end);
      entry.forms.set(form, (entry.forms.get(form) ?? 0) + 1);
      found.set(key, entry);
    }
  }
  return found;
}

/** "Science interview" out of "data science interview" is half a phrase when "data science" was asked for. */
function isCut(before: string | null, words: Word[], query: string[]): boolean {
  return query.some((key, at) => at > 0 && key === words[0]?.key && query[at - 1] === before);
}

/** How many videos say a phrase, and how much that counts for. */
interface Support {
  videos: number;
  weight: number;
}

/** Support for what the titles say; a phrase that only descriptions know can name nothing. */
function supportOf(documents: Document[]): Map<string, Support> {
  const supports = new Map<string, Support>();
  for (const { titlePhrases } of documents) {
    for (const { key } of titlePhrases) supports.set(key, { videos: 0, weight: 0 });
  }
  for (const { titlePhrases, descriptionPhrases } of documents) {
    const inTitle = new Set(titlePhrases.map((phrase) => phrase.key));
    for (const key of new Set([...inTitle, ...descriptionPhrases.keys()])) {
      const support = supports.get(key);
      if (!support) continue;
      support.videos++;
      support.weight += inTitle.has(key) ? 1 : DESCRIPTION_ONLY;
    }
  }
  return supports;
}

/** Phrases that add something: no part of the name or of one another. */
function furtherPhrases(candidates: Candidate[], name: Candidate): string[] {
  const kept = [name];
  for (const candidate of candidates) {
    if (kept.length > MAX_PHRASES) break;
    if (!kept.some(({ key }) => overlaps(key, candidate.key))) kept.push(candidate);
  }
  return kept.slice(1).map(({ text }) => text);
}

function overlaps(a: string, b: string): boolean {
  return ` ${a} `.includes(` ${b} `) || ` ${b} `.includes(` ${a} `);
}
