import { GAP } from "../titles";
import { ideaKeys } from "./own-uploads";
import type { ContentIdea } from "./types";

export const MOST_LISTED = 50;
/** An idea of the channel's own has at least this chance to beat the usual: about 5 in 10. */
export const LEAST_CHANCE = 0.45;
/** Each idea of the same kind, frame or subject before it brings one down by so much. */
const PER_KIND = 0.04;
const PER_FRAME = 0.1;
const PER_SUBJECT = 0.2;
/** So many of one frame are listed before others. */
const MOST_OF_FRAME = 5;
/** Two ideas that share so many of their words are one. */
const SAME_SHARE = 0.7;
/** A subject with a title beside it goes back by so much, and one alone stands behind all titles. */
const BESIDE = 0.25;
const BARE = 1.5;

/**
 * Those worth making, one of each subject and in their order: a weak title never stands in for a viewers' request.
 *
 * @param least the chance that an idea of the channel's own has at least
 */
export const chooseIdeas = (judged: readonly ContentIdea[], least = LEAST_CHANCE): ContentIdea[] =>
  spread(onePerSubject(judged.filter((idea) => isWorthMaking(idea, least))));

/** What came from the channel itself is offered if it likely beats the usual; what others ask or have, unless it is red. */
const isWorthMaking = (idea: ContentIdea, least: number) =>
  idea.color !== "red" &&
  (isGiven(idea) || idea.chance >= least || (least < LEAST_CHANCE && isRunning(idea)));

/** Each subject once: its best title, else the subject itself. */
function onePerSubject(ideas: readonly ContentIdea[]): ContentIdea[] {
  const best = ideas.toSorted(
    (a, b) => Number(a.title === null) - Number(b.title === null) || b.chance - a.chance,
  );
  const subjectOf = ({ subject }: ContentIdea) => ideaKeys(subject).toSorted().join(" ");
  return [...new Map(best.toReversed().map((idea) => [subjectOf(idea), idea])).values()];
}

const isGiven = ({ kind }: ContentIdea) => kind === "request" || kind === "gap" || kind === "season";
const isBeside = (idea: ContentIdea) => idea.title === null && !isGiven(idea);

/** What the channel makes again and again goes on, whatever its words promise, behind what is likelier. */
const isRunning = ({ kind, evidence }: ContentIdea) =>
  evidence.kind === "uploads" &&
  (evidence.basis.of === "series" || (evidence.basis.of === "frame" && kind === "series"));

/** A subject of the channel's own that stands alone; a series' name, a viewer's wish and others' subject say enough. */
export const isAlone = ({ title, frame, evidence }: ContentIdea) =>
  title === null && frame === null && evidence.kind === "uploads" && evidence.basis.of !== "series";

/** A subject that stands alone and has no title to go by: it may be a piece of a name, and waits behind all others. */
export const isBare = (idea: ContentIdea) => isAlone(idea) && !idea.like;

/** A wording that titles begin or end with, "A better order for …": its subject is still to be chosen. */
const isOpen = ({ title, subject }: ContentIdea) => title === null && /^…|…$/u.test(subject);

/**
 * Titles and subjects with a frame first, green lights before others, then series by how their titles begin and subjects
 * beside a title of the channel's own, at last those that stand alone; each best first and brought down by how many like it
 * stand before it. A subject that is part of one before it is left out.
 */
function spread(ideas: readonly ContentIdea[]): ContentIdea[] {
  const rest = ideas.toSorted((a, b) => b.chance - a.chance || (a.key < b.key ? -1 : 1));
  const times = new Map<string, number>();
  // A label beside a subject says how the channel names its videos, and nothing of this one.
  const frameOf = ({ title, frame, subject }: ContentIdea) =>
    ((title === null ? null : frame) ?? subject).toLowerCase();
  const marksOf = (idea: ContentIdea): [mark: string, weight: number][] => [
    [`kind ${idea.kind}`, PER_KIND],
    [`frame ${frameOf(idea)}`, PER_FRAME],
    ...ideaKeys(idea.subject).map((key): [string, number] => [`subject ${key}`, PER_SUBJECT]),
  ];
  const worth = (idea: ContentIdea) =>
    marksOf(idea).reduce(
      (value, [mark, weight]) => value - weight * (times.get(mark) ?? 0),
      idea.chance - (isBare(idea) ? BARE : isBeside(idea) ? BESIDE : 0),
    );
  const listed: ContentIdea[] = [];
  const subjects: Set<string>[] = [];
  const titled: { frame: string | null; subject: Set<string>; words: Set<string> }[] = [];
  const more = new Set<ContentIdea>();
  while (rest.length > 0 && listed.length < MOST_LISTED) {
    const values = rest.map(worth);
    const at = values.indexOf(Math.max(...values));
    const [best] = rest.splice(at, 1);
    if (!best) break;
    const keys = ideaKeys(best.subject);
    const own = wordsOf(best.title ?? best.subject);
    const isWithinOne = subjects.some((one) => isWithin(keys, one) || isWithin([...one], new Set(keys)));
    // Another thing in a frame that ends alike is another idea, however many words the frame has.
    const isOther = (one: (typeof titled)[number]) =>
      endOf(one.frame) !== null &&
      endOf(one.frame) === endOf(best.frame) &&
      keys.some((key) => !one.subject.has(key)) &&
      !isWithin([...one.subject], new Set(keys));
    const isSame = titled.some((one) => sharedOf(one.words, own) >= SAME_SHARE && !isOther(one));
    if (best.title === null ? isWithinOne : isSame) continue;
    subjects.push(new Set(keys));
    titled.push({ frame: best.frame, subject: new Set(keys), words: own });
    if (listed.filter((idea) => frameOf(idea) === frameOf(best)).length >= MOST_OF_FRAME) more.add(best);
    // Two subjects of one title are not two ideas.
    const isShown = best.like != null && listed.some(({ like }) => like === best.like);
    listed.push(isShown ? { ...best, like: null } : best);
    for (const [mark] of marksOf(best)) times.set(mark, (times.get(mark) ?? 0) + 1);
  }
  const placeOf = (idea: ContentIdea) => {
    if (isAlone(idea)) return isBare(idea) ? 4 : 2;
    if (isOpen(idea)) return 2;
    if (more.has(idea)) return 3;
    return Number(idea.color !== "green");
  };
  return listed.toSorted((a, b) => placeOf(a) - placeOf(b));
}

/** What a frame has behind its gap; null where nothing is there. */
const endOf = (frame: string | null) => frame?.split(GAP).at(-1)?.toLowerCase() || null;

/** Without numbers, which an edition and an episode change. */
function wordsOf(text: string): Set<string> {
  const keys = ideaKeys(text);
  const words = keys.filter((key) => !/^\p{N}+$/u.test(key));
  return new Set(words.length > 0 ? words : keys);
}

/** Of the words of the longer one. */
const sharedOf = (one: ReadonlySet<string>, other: ReadonlySet<string>) =>
  [...one].filter((key) => other.has(key)).length / Math.max(one.size, other.size, 1);

const isWithin = (keys: readonly string[], others: ReadonlySet<string>) =>
  keys.every((key) => others.has(key));
