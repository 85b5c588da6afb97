import { asLabel, commonForm } from "./casing";
import type { Document } from "./documents";
import type { Phrase } from "./phrases";
import { meaningOf } from "./weights";
import type { Word } from "./words";

/** A phrase names a topic when at least this many of its titles say it … */
const MIN_VIDEOS = 2;

/** What a video counts for that says the phrase in its description only. */
const DESCRIPTION_ONLY = 0.3;

/** … or one title, where descriptions make up this share of at least so many videos. */
const ONE_TITLE_SHARE = 2 / 3;
const ONE_TITLE_GROUP = 4;

/** How much more a phrase of one, two or three words tells a reader; looked at on real titles. */
const READABILITY = [0, 1, 2, 2.2];

/**
 * Of the videos that say a name's one word, the share that must say a longer phrase for that to be the name:
 * more where a single title says it, or a topic of spreadsheets is named "budget spreadsheet".
 */
const FULLER_SHARE = 0.3;
const FULLER_SHARE_ONE_TITLE = 0.35;

/** Of a topic's titles, the share that must say both words of a phrase for it to name them. */
const COMPANION_SHARE = 1 / 3;

/** Further phrases shown under a label. */
const MAX_PHRASES = 5;

/** Of the times titles use a name's last word, the share in the plural from which the name is plural. */
const PLURAL_SHARE = 1 / 3;

/** An angle is a phrase of at least this many words that at least so many titles say: one word tells no angle. */
const ANGLE_WORDS = 2;
const ANGLE_TITLES = 2;

/** A topic's name and what else its videos say. */
export interface Label {
  name: string;
  /** Further phrases, strongest first. */
  phrases: string[];
  /** Those of them a video could be about: of two words or more, said by two titles or more. */
  angles: string[];
}

interface Candidate extends Support {
  key: string;
  score: number;
  text: string;
}

/**
 * Names groups of documents, the largest first, by the phrase that most of their videos share and others do
 * not: (share inside − share outside) × root of meaning × readability. A single word gives way to a longer
 * phrase around it that enough of them say. A name really occurs in the titles, in its commonest form, says
 * more than the query, and neither contains nor is part of another group's name. Two titles of the group must
 * say it, or one and most of the descriptions: what less say is chance. null for a group without such a phrase.
 */
export function labelsOf(groups: Document[][], all: Document[], query: string[]): (Label | null)[] {
  const everywhere = supportOf(all);
  const onQuery = [...formsIn(all, query)].filter(([, { words }]) =>
    words.some(({ key }) => query.includes(key)),
  );
  const taken: string[] = [];
  const labels: (Label | null)[] = groups.map(() => null);
  const largestFirst = groups
    .map((group, at) => ({ group, at }))
    .sort((a, b) => b.group.length - a.group.length);
  for (const { group, at } of largestFirst) {
    const isFree = (key: string) => !taken.some((other) => overlaps(other, key));
    const candidates = candidatesOf(group, all.length, everywhere, query);
    const free = candidates.filter(({ key }) => isFree(key));
    const best = free.find((candidate) => isShared(candidate, group.length));
    if (!best) continue;
    const longer = fuller(best, free);
    const pair = longer ? undefined : withCompanion(best, group, onQuery, query, isFree);
    const name = longer ?? pair ?? best;
    taken.push(name.key);
    // Many phrases hold one word of a pair, and would say it again.
    const said = pair ? [pair.key, ...pair.key.split(" ")] : [name.key];
    const further = furtherPhrases(candidates, said);
    labels[at] = {
      name: inNumber(name, group),
      phrases: further.map(({ text }) => text),
      angles: further.filter(isAngle).map(({ text }) => text),
    };
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
    if (score > 0) candidates.push({ key, ...support, score, text: asLabel(commonForm(forms)) });
  }
  return candidates.sort((a, b) => b.score - a.score || (a.key < b.key ? -1 : 1));
}

/** "Street photography" rather than "street", when enough of those who say the word say it so. A phrase stays. */
function fuller(best: Candidate, free: Candidate[]): Candidate | undefined {
  if (best.key.includes(" ")) return best;
  const longer = free.filter(({ key }) => ` ${key} `.includes(` ${best.key} `) && key !== best.key);
  return longer.find(({ weight, titles }) => {
    return weight >= (titles < MIN_VIDEOS ? FULLER_SHARE_ONE_TITLE : FULLER_SHARE) * best.weight;
  });
}

/**
 * "Portrait lighting" rather than "light": a title says it so, another has both words in one phrase in some
 * other way, and a third of the titles say both somewhere. Few titles put the same words in the same order.
 * With a word of the query ("React app") the title that says it so may be of any group. Undefined when no two
 * words go together like that.
 */
function withCompanion(
  best: Candidate,
  group: Document[],
  onQuery: [string, Said][],
  query: string[],
  isFree: (key: string) => boolean,
): Candidate | undefined {
  const sayable = new Map([...onQuery, ...formsIn(group, query)]);
  const pairs = [...sayable].flatMap(([key, { words, forms }]) => {
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

/** "AI Agents" where titles say "agent" mostly but "agents" often enough: topics are named in the plural. */
function inNumber({ key, text }: Candidate, group: Document[]): string {
  const last = key.split(" ").at(-1) as string;
  const forms = formsIn(group, []).get(last)?.forms ?? new Map<string, number>();
  const written = (text.split(" ").at(-1) as string).toLowerCase();
  let [plural, total] = [0, 0];
  for (const [form, count] of forms) {
    if (form.toLowerCase() === `${written}s`) plural += count;
    total += count;
  }
  return plural >= MIN_VIDEOS && plural >= total * PLURAL_SHARE ? `${text}s` : text;
}

function isAngle({ key, titles }: Candidate): boolean {
  return key.split(" ").length >= ANGLE_WORDS && titles >= ANGLE_TITLES;
}

interface Said {
  words: Word[];
  forms: Map<string, number>;
}

/** The phrases of a group's titles with every form they are written in. */
function formsIn(group: Document[], query: string[]): Map<string, Said> {
  const found = new Map<string, Said>();
  for (const { video, titlePhrases } of group) {
    for (const phrase of titlePhrases) {
      if (isCut(phrase, query)) continue;
      const { key, words, start, end } = phrase;
      const entry = found.get(key) ?? { words, forms: new Map<string, number>() };
      const form = video.title.slice(start, end);
      entry.forms.set(form, (entry.forms.get(form) ?? 0) + 1);
      found.set(key, entry);
    }
  }
  return found;
}

/** "Science interview" out of "data science interview" is half a phrase when "data science" was asked for. */
function isCut({ before, words, after }: Phrase, query: string[]): boolean {
  const [first, last] = [words[0]?.key, words.at(-1)?.key];
  return query.some((key, at) => {
    const next = query[at + 1];
    return next !== undefined && ((key === before && next === first) || (key === last && next === after));
  });
}

/** How many videos say a phrase, and how much that counts for. */
interface Support {
  videos: number;
  /** Of them, those that say it in the title. */
  titles: number;
  weight: number;
}

/** Whether enough of a group say a phrase for it to name them. */
function isShared({ videos, titles }: Support, size: number): boolean {
  if (titles >= Math.min(MIN_VIDEOS, size)) return true;
  return size >= ONE_TITLE_GROUP && videos >= size * ONE_TITLE_SHARE;
}

/** Support for what the titles say; a phrase that only descriptions know can name nothing. */
function supportOf(documents: Document[]): Map<string, Support> {
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

/** Phrases that add something: no part of what is said already or of one another. */
function furtherPhrases(candidates: Candidate[], said: string[]): Candidate[] {
  const further: Candidate[] = [];
  const adds = (key: string) =>
    ![...said, ...further.map((kept) => kept.key)].some((own) => overlaps(own, key));
  for (const candidate of candidates) {
    if (further.length < MAX_PHRASES && adds(candidate.key)) further.push(candidate);
  }
  return further;
}

function overlaps(a: string, b: string): boolean {
  return ` ${a} `.includes(` ${b} `) || ` ${b} `.includes(` ${a} `);
}
