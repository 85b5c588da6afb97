import { type Candidate, candidatesOf } from "./candidates";
import { withCompanion } from "./companion";
import type { Document } from "./documents";
import { formsIn } from "./said";
import { isShared, MIN_VIDEOS, supportOf } from "./support";

/**
 * Of the videos that say a name's one word, the share that must say a longer phrase for that to be the name:
 * more where a single title says it, or a topic of spreadsheets is named "budget spreadsheet".
 */
const FULLER_SHARE = 0.3;
const FULLER_SHARE_ONE_TITLE = 0.35;

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

/** "Street photography" rather than "street", when enough of those who say the word say it so. A phrase stays. */
function fuller(best: Candidate, free: Candidate[]): Candidate | undefined {
  if (best.key.includes(" ")) return best;
  const longer = free.filter(({ key }) => ` ${key} `.includes(` ${best.key} `) && key !== best.key);
  return longer.find(({ weight, titles }) => {
    return weight >= (titles < MIN_VIDEOS ? FULLER_SHARE_ONE_TITLE : FULLER_SHARE) * best.weight;
  });
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
