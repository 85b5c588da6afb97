import { median } from "../../statistics/quantiles";
import { YOUTUBE_TITLE_MAX } from "../../words/bounds";
import { splitWords, type Word } from "../../words/words";
import { GAP, isKnown } from "../titles";
import { GUESTS, isWordedFor, reversed, writtenAs } from "./fill";
import { EXPLAINS, INTRODUCES, isIntroduced } from "./introduced";
import { areOfOccasion } from "./labels";
import { isDoing, isPersonal, PROFESSION, readsAsThing, type Tagger } from "./nouns";
import { ideaKeys, type madeBefore } from "./own-uploads";
import { LEAST_TITLES, type Phrases, type Place, partsOf, phraseOf } from "./phrases";
import type { Titled } from "./types";

/** The rest of titles around a thing, where another thing of the channel can stand. */
interface Slot {
  before: string;
  after: string;
  /** What stood there, oldest first. */
  made: readonly Place[];
  fillings: ReadonlySet<string>;
  /** The last words of those. */
  heads: ReadonlySet<string>;
  /** The article before it; "" without one. */
  article: string;
  /** By how many of them each place beside others is shared. */
  besides: ReadonlyMap<number, number>;
  /** The things that its own words name. */
  names: readonly string[];
  keys: readonly string[];
  multiple: number;
  /** Whether its wording takes any thing: "Introduction to …". */
  takesAny: boolean;
}

/** A wording is offered for another subject if its uploads kept up. */
const KEEPS_UP = 1;
/** So many of what stood in a frame read as things. */
const MOSTLY = 0.6;
/** What a frame names is near a subject if so many of its uploads name it, too. */
const NEAR = 0.34;
const LEAST_ALIKE = 2;
/** A frame has so many letters, and two words or one that takes any thing. */
const LEAST_CHARACTERS = 4;
/** A frame that was offered already goes back by so much each time. */
const PER_USE = 0.35;
const BEGINS = /(?:^|[^\p{L}\p{N}\s'’&+#@$-]\s?|\s-\s)$/u;
const ENDS = /^(?:$|\s?[^\p{L}\p{N}\s'’&+-]|\s-\s)/u;
/** "How to …" asks for something to do. */
const TO_DO = /(?<!guide |ntroduction |ntro |\p{L})to\s$/iu;
/** "Most …" and "BEST OF …" ask for more than a thing. */
const DEGREE = /(?<!\p{L})(?:most|more|best of|so|too|very)\s$/iu;
const BEHIND_WORD = /\p{L}\s$/u;
const YEAR = /20\d\d/u;
const LETTERS = /\p{L}/u;

/** Puts subjects into the channel's own frames, each into the one that fits it best; null where none does. */
export function slotWriter(
  { frames, besides, places }: Phrases,
  {
    tag,
    isEnglish,
    isMade,
    now,
  }: {
    tag: Tagger;
    isEnglish: boolean;
    isMade: ReturnType<typeof madeBefore>;
    now: number;
  },
): (subject: string) => Titled | null {
  const besidesOf = reversed(besides);
  const year = new Date(now).getUTCFullYear();
  const slots = [...frames.values()].flatMap((fillings) =>
    fillings.size < LEAST_TITLES ? [] : (slotOf([...fillings.values()]) ?? []),
  );
  const isNamed = (key: string) => key.includes(" ") || !isEnglish || !isKnown(key);
  const used = new Map<Slot, number>();
  // "a dataset", "datasets": what is counted does not stand alone behind "Introduction to".
  const isCounted = (key: string) =>
    isEnglish &&
    (places.has(`${key}s`) ||
      places.has(`${key.split(" ").at(-1)}s`) ||
      (places.get(key) ?? []).some((place) => /^an?$/u.test(articleOf(partsOf(place)[0]))));

  return (subject) => {
    const key = subject.toLowerCase();
    const mine = (places.get(key) ?? []).toSorted((a, b) => a.upload.publishedAt - b.upload.publishedAt);
    const near = Map.groupBy(
      mine.flatMap(({ upload }) => [...new Set(ideaKeys(upload.title))]),
      (one) => one,
    );
    if (!isNamed(key)) return null;
    const keys = new Set(ideaKeys(subject));
    const head = splitWords(key).at(-1)?.key ?? "";
    const isPerson = mine.length > 0 && mine.every((place) => isPersonal(place));
    const scored = slots.flatMap((slot) => {
      if (slot.fillings.has(key) || slot.keys.some((one) => keys.has(one))) return [];
      if (slot.names.some((one) => (near.get(one)?.length ?? 0) < NEAR * mine.length)) return [];
      if (isPerson && !slot.made.some((place) => isPersonal(place))) return [];
      if (slot.article !== "" && !mine.some((place) => articleOf(partsOf(place)[0]) !== "")) return [];
      const the =
        slot.takesAny && slot.article === "" && BEHIND_WORD.test(slot.before) && mostlyThe(mine)
          ? "the "
          : "";
      const written = the + (writtenAs(slot.made, mine) ?? subject);
      if (isMade(slot.before + written + slot.after, slot.takesAny)) return [];
      if (!isWordedFor(slot.before, slot.after, written, slot.made)) return [];
      const alike = Math.max(0, ...(besidesOf.get(key) ?? []).map((one) => slot.besides.get(one) ?? 0));
      if (slot.takesAny && (isPerson || isCounted(key) || PROFESSION.test(key))) return [];
      if (INTRODUCES.test(slot.before) && mine.some(isIntroduced)) return [];
      const isAlike = alike >= Math.max(LEAST_ALIKE, MOSTLY * slot.made.length);
      const isSameHead = slot.heads.has(head);
      if (!isAlike && !isSameHead && !slot.takesAny) return [];
      const score =
        alike / slot.made.length +
        Number(isSameHead) +
        0.2 * Math.min(Math.log2(slot.multiple), 2) +
        0.3 * Number(slot.names.length > 0) -
        PER_USE * (used.get(slot) ?? 0);
      return [{ slot, written, score }];
    });
    const [best] = scored.toSorted((a, b) => b.score - a.score);
    if (!best) return null;
    const { slot, written } = best;
    const title = slot.before + written + slot.after;
    if ([...title].length > YOUTUBE_TITLE_MAX) return null;
    used.set(slot, (used.get(slot) ?? 0) + 1);
    return { title, frame: `${slot.before}${GAP}${slot.after}` };
  };

  function slotOf(all: readonly Place[]): Slot | null {
    const made = all
      .filter((place) => !isEnglish || readsAsThing(place, tag))
      .toSorted((a, b) => a.upload.publishedAt - b.upload.publishedAt);
    const newest = made.at(-1);
    if (made.length < Math.max(LEAST_TITLES, MOSTLY * all.length)) return null;
    const multiple = median(made.map(({ upload }) => upload.multiple)) ?? 0;
    if (!newest || multiple < KEEPS_UP || areOfOccasion(made.map(({ upload }) => upload))) return null;
    const [before, after] = partsOf(newest);
    const text = before + after;
    const takesAny = INTRODUCES.test(before) || EXPLAINS.test(after);
    if (text.replace(/[^\p{L}]/gu, "").length < LEAST_CHARACTERS || !LETTERS.test(text)) return null;
    if (Number(YEAR.exec(text)?.[0] ?? year) < year || TO_DO.test(before) || DEGREE.test(before)) return null;
    if (!takesAny && !splitWords(text).some(({ kind }) => kind !== "stop")) return null;
    if (GUESTS.test(text) || !isOpen(newest, tag, isEnglish)) return null;
    const keys = ideaKeys(text);
    const fillings = made.map((place) => phraseOf(place).toLowerCase());
    const shared = new Map<number, number>();
    for (const key of fillings)
      for (const one of besidesOf.get(key) ?? []) shared.set(one, (shared.get(one) ?? 0) + 1);
    return {
      ...{ before, after, made, multiple, keys, besides: shared },
      fillings: new Set(fillings),
      heads: new Set(fillings.flatMap((key) => splitWords(key).at(-1)?.key ?? [])),
      article: articleOf(before),
      names: namesOf(newest, tag, isEnglish),
      takesAny,
    };
  }
}

/** "Building with the Gemini API", "What is the Gemini API?": a name that its titles mostly have with an article. */
const mostlyThe = (mine: readonly Place[]) =>
  mine.filter((place) => articleOf(partsOf(place)[0]) === "the").length * 2 > mine.length;

const articleOf = (before: string) =>
  /(?<!\p{L})(?:the|an?)\s$/iu.exec(before)?.[0].trim().toLowerCase() ?? "";

/** The things that a title names besides its phrase: words with a meaning of their own, in English the nouns of those. */
function namesOf({ upload, from, to }: Place, tag: Tagger, isEnglish: boolean): string[] {
  const tags = isEnglish ? tag(upload) : [];
  const isNoun = ({ start, end }: Word) =>
    !isEnglish || tags.some((one) => one.start < end && one.end > start && one.tag === "noun");
  return upload.words.flatMap((word, at) =>
    (at < from || at > to) && word.kind === "topic" && isNoun(word) ? word.key : [],
  );
}

/** Whether a phrase stands in its title as a whole thing: no word that names another is joined to it. */
function isOpen({ upload, from, to }: Place, tag: Tagger, isEnglish: boolean): boolean {
  const { lower, words } = upload;
  const [before, after] = [lower.slice(0, words[from]?.start), lower.slice(words[to]?.end ?? lower.length)];
  const isApart = (word: Word | undefined) => {
    if (word === undefined || word.kind === "stop") return true;
    if (!isEnglish) return false;
    const one = tag(upload).find(({ start, end }) => start < word.end && end > word.start);
    return one?.tag === "verb" || one?.tag === "closed" || isDoing(lower.slice(word.start, word.end));
  };
  const isBegun = BEGINS.test(before) || INTRODUCES.test(before) || isApart(words[from - 1]);
  return isBegun && (ENDS.test(after) || EXPLAINS.test(after) || isApart(words[to + 1]));
}
