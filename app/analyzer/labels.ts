import { asLabel, commonForm } from "./casing";
import type { Document } from "./documents";
import type { Phrase } from "./phrases";
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

/** Of a topic's titles, the share that must say both words of a phrase for it to name them. */
const COMPANION_SHARE = 1 / 3;

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
 * not: (share inside − share outside) × root of meaning × readability. A single word gives way to a longer
 * phrase around it that enough of them say. A name really occurs in the titles, in its commonest form, says
 * more than the query, and neither contains nor is part of another group's name. null for a group whose titles
 * share no such phrase.
 */
export function labelsOf(groups: Document[][], all: Document[], query: string[]): (Label | null)[] {
  const everywhere = supportOf(all);
  const taken: string[] = [];
  const labels: (Label | null)[] = groups.map(() => null);
  const largestFirst = groups
    .map((group, at) => ({ group, at }))
    .sort((a, b) => b.group.length - a.group.length);
  for (const { group, at } of largestFirst) {
    const isFree = (key: string) => !taken.some((other) => overlaps(other, key));
    const candidates = candidatesOf(group, all.length, everywhere, query);
    const free = candidates.filter(({ key }) => isFree(key));
    const [best] = free;
    if (!best) continue;
    const longer = fuller(best, free);
    const pair = longer ? undefined : withCompanion(best, group, query, isFree);
    const name = longer ?? pair ?? best;
    taken.push(name.key);
    // Many phrases hold one word of a pair, and would say it again.
    const said = pair ? [pair.key, ...pair.key.split(" ")] : [name.key];
    labels[at] = { name: name.text, phrases: furtherPhrases(candidates, said) };
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

/** "Street photography" rather than "street", when enough of those who say the word say it so. A phrase stays. */
function fuller(best: Candidate, free: Candidate[]): Candidate | undefined {
  if (best.key.includes(" ")) return best;
  const longer = free.filter(({ key }) => ` ${key} `.includes(` ${best.key} `) && key !== best.key);
  return longer.find(({ weight, topicWords }) => {
    return weight >= (topicWords > 1 ? FULLER_SHARE : FULLER_SHARE_KNOWN) * best.weight;
  });
}

/**
 * "Portrait lighting" rather than "light": a title says it so, another has both words in one phrase in some
 * other way, and a third of the titles say both somewhere. Few titles put the same words in the same order.
 * Undefined when no two words go together like that.
 */
function withCompanion(
  best: Candidate,
  group: Document[],
  query: string[],
  isFree: (key: string) => boolean,
): Candidate | undefined {
  const pairs = [...formsIn(group, query)].flatMap(([key, { words, forms }]) => {
    const [first, second] = words;
    if (!first || !second || words.length > 2 || first.key === second.key || !isFree(key)) return [];
    if (words.some(({ kind }) => kind !== "topic")) return [];
    if (first.key !== best.key && second.key !== best.key) return [];
    const near = group.filter(({ titlePhrases }) => titlePhrases.some((said) => holds(said.words, words)));
    const both = group.filter(({ titlePhrases }) => holds(titlePhrases.flatMap(wordsOf), words));
    if (near.length < MIN_VIDEOS || both.length < group.length * COMPANION_SHARE) return [];
    const topicWords = words.filter((word) => !query.includes(word.key)).length;
    // English puts what narrows a noun before it.
    const order = second.key === best.key ? 1 : 0;
    const text = asLabel(commonForm(forms));
    return [{ ...best, key, weight: both.length, topicWords, near: near.length, order, text }];
  });
  const [pair] = pairs.sort(
    (a, b) =>
      b.topicWords - a.topicWords ||
      b.near - a.near ||
      b.weight - a.weight ||
      b.order - a.order ||
      (a.key < b.key ? -1 : 1),
  );
  return pair;
}

function holds(words: Word[], sought: Word[]): boolean {
  return sought.every(({ key }) => words.some((word) => word.key === key));
}

function wordsOf({ words }: Phrase): Word[] {
  return words;
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

/** Phrases that add something: no part of what is said already or of one another. */
function furtherPhrases(candidates: Candidate[], said: string[]): string[] {
  const further: Candidate[] = [];
  const adds = (key: string) =>
    ![...said, ...further.map((kept) => kept.key)].some((own) => overlaps(own, key));
  for (const candidate of candidates) {
    if (further.length < MAX_PHRASES && adds(candidate.key)) further.push(candidate);
  }
  return further.map(({ text }) => text);
}

function overlaps(a: string, b: string): boolean {
  return ` ${a} `.includes(` ${b} `) || ` ${b} `.includes(` ${a} `);
}
