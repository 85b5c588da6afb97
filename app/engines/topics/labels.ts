import type { Word } from "../../words/words";
import { type Candidate, countSupport, isShared, MIN_VIDEOS, rankCandidates } from "./candidates";
import { commonestForm, toLabel } from "./casing";
import { type Document, type WrittenPhrase, writtenForms } from "./documents";

/**
 * A longer phrase becomes the name instead of its one word if it has this share of the word's weight: more if
 * a single title holds it, or a topic of spreadsheets would be named "budget spreadsheet".
 */
const LONGER_SHARE = 0.3;
const LONGER_SHARE_ONE_TITLE = 0.35;

/** Two words become the name if this share of the group's titles hold both. */
const COLLOCATION_SHARE = 1 / 3;

/** The most further phrases of a label. */
const MAX_PHRASES = 5;

/** A name becomes plural if titles use this share of its last word in the plural. */
const PLURAL_SHARE = 1 / 3;

/** An angle is a phrase of at least this many words in at least so many titles: one word is no angle. */
const ANGLE_WORDS = 2;
const ANGLE_TITLES = 2;

/** A topic's name and what else its videos say. */
export interface Label {
  name: string;
  /** Further phrases, strongest first. */
  phrases: string[];
  /** Those of them that a video could be about: two words or more, in two titles or more. */
  angles: string[];
}

/**
 * Names groups of documents, the largest first, by the phrase that most of their videos share and others do
 * not: (share inside − share outside) × root of meaning × readability. A single word gives way to a longer
 * phrase around it, or to a pair with another word, that enough of them hold. A name occurs in the titles, in
 * its commonest form, says more than the query, and neither contains nor is part of another group's name. Two
 * titles of the group must hold it, or one and most of the descriptions: less is chance. Answers labels in the
 * order of the groups, null for a group without such a phrase.
 */
export function labelGroups(groups: Document[][], all: Document[], query: string[]): (Label | null)[] {
  const everywhere = countSupport(all);
  const onQuery = [...writtenForms(all, query)].filter(([, { words }]) =>
    words.some(({ key }) => query.includes(key)),
  );
  const taken: string[] = [];
  const labels: (Label | null)[] = groups.map(() => null);
  const largestFirst = groups
    .map((group, at) => ({ group, at }))
    .sort((a, b) => b.group.length - a.group.length);
  for (const { group, at } of largestFirst) {
    const isFree = (key: string) => !taken.some((other) => overlaps(other, key));
    const candidates = rankCandidates(group, all.length, everywhere, query);
    const free = candidates.filter(({ key }) => isFree(key));
    const best = free.find((candidate) => isShared(candidate, group.length));
    if (!best) continue;
    const longer = longerPhrase(best, free);
    const pair = longer ? undefined : findCollocation(best, group, onQuery, query, isFree);
    const name = longer ?? pair ?? best;
    taken.push(name.key);
    // Many phrases hold one word of a pair, and would repeat it.
    const named = pair ? [pair.key, ...pair.key.split(" ")] : [name.key];
    const further = furtherPhrases(candidates, named);
    labels[at] = {
      name: inPlural(name, group),
      phrases: further.map(({ text }) => text),
      angles: further.filter(isAngle).map(({ text }) => text),
    };
  }
  return labels;
}

/** "Street photography" rather than "street", if enough of the videos that hold the word hold the phrase. */
function longerPhrase(best: Candidate, free: Candidate[]): Candidate | undefined {
  if (best.key.includes(" ")) return best; // It is a phrase already.
  const longer = free.filter(({ key }) => ` ${key} `.includes(` ${best.key} `) && key !== best.key);
  return longer.find(({ weight, titles }) => {
    return weight >= (titles < MIN_VIDEOS ? LONGER_SHARE_ONE_TITLE : LONGER_SHARE) * best.weight;
  });
}

/** "AI Agents" if titles use "agents" often enough, though "agent" more often: topics are named in the plural. */
function inPlural({ key, text }: Candidate, group: Document[]): string {
  const forms = writtenForms(group, []).get(lastWord(key))?.forms ?? new Map<string, number>();
  const singular = lastWord(text).toLowerCase();
  let [plural, total] = [0, 0];
  for (const [form, count] of forms) {
    if (form.toLowerCase() === `${singular}s`) plural += count;
    total += count;
  }
  return plural >= MIN_VIDEOS && plural >= total * PLURAL_SHARE ? `${text}s` : text;
}

function lastWord(phrase: string): string {
  return phrase.slice(phrase.lastIndexOf(" ") + 1);
}

function isAngle({ key, titles }: Candidate): boolean {
  return key.split(" ").length >= ANGLE_WORDS && titles >= ANGLE_TITLES;
}

/** The strongest phrases that overlap neither the name nor one another. */
function furtherPhrases(candidates: Candidate[], named: string[]): Candidate[] {
  const further: Candidate[] = [];
  const adds = (key: string) =>
    ![...named, ...further.map((kept) => kept.key)].some((own) => overlaps(own, key));
  for (const candidate of candidates) {
    if (further.length < MAX_PHRASES && adds(candidate.key)) further.push(candidate);
  }
  return further;
}

function overlaps(a: string, b: string): boolean {
  return ` ${a} `.includes(` ${b} `) || ` ${b} `.includes(` ${a} `);
}

/**
 * A pair of words as a name, "portrait lighting" rather than "light": one title holds the pair, another has
 * both words in one phrase in some other way, and a third of the titles hold both somewhere. (Few titles put
 * the same words in the same order.) With a word of the query ("React app") the title that holds the pair may
 * be of any group. undefined if no other word goes with the best one.
 */
function findCollocation(
  best: Candidate,
  group: Document[],
  onQuery: [string, WrittenPhrase][],
  query: string[],
  isFree: (key: string) => boolean,
): Candidate | undefined {
  const written = new Map([...onQuery, ...writtenForms(group, query)]);
  const pairs = [...written].flatMap(([key, { words, forms }]) => {
    const [first, second] = words;
    if (!first || !second || words.length > 2 || first.key === second.key || !isFree(key)) return [];
    if (words.some(({ kind }) => kind !== "topic")) return [];
    if (first.key !== best.key && second.key !== best.key) return [];
    const near = group.filter(({ titlePhrases }) =>
      titlePhrases.some((phrase) => holdsAll(phrase.words, words)),
    );
    const both = group.filter(({ titlePhrases }) =>
      holdsAll(
        titlePhrases.flatMap((phrase) => phrase.words),
        words,
      ),
    );
    if (near.length < MIN_VIDEOS || both.length < group.length * COLLOCATION_SHARE) return [];
    const topicWords = words.filter((word) => !query.includes(word.key)).length;
    // English puts the narrower word before the noun.
    const order = second.key === best.key ? 1 : 0;
    const text = toLabel(commonestForm(forms));
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

function holdsAll(words: Word[], sought: Word[]): boolean {
  return sought.every(({ key }) => words.some((word) => word.key === key));
}
