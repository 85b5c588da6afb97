import { DAY_MS } from "../../numbers/days";
import { median } from "../../statistics/quantiles";
import { splitWords } from "../../words/words";
import { GAP, isKnown } from "../titles";
import { BEGINS, ENDS, EXPLAINS, INTRODUCES, isIntroduced } from "./introduced";
import { areOfOccasion } from "./labels";
import { isGuest, isPersonal, PROFESSION } from "./nouns";
import { basisOf, ideaKeys, told } from "./own-uploads";
import { isRecurring, LEAST_TITLES, type Phrases, type Place, partsOf, phraseOf } from "./phrases";
import { isPartOfName } from "./subjects";
import type { Candidate } from "./types";

/** So many of a frame's own phrases stand beside the same words as a new one … */
const LEAST_ALIKE = 2;
/** … and are such a share of all phrases there; by several such words the shares add up. */
const LEAST_SHARE = 0.6;
/** A frame takes any subject of the channel if so many of its phrases are such, of so many, and nothing around it asks for more. */
const LEAST_FOR_SUBJECTS = 4;
const LEAST_SUBJECTS = 2;
/** Who is in one video is in no other. */
export const GUESTS = /(?<!\p{L})(?:ft|feat|featuring)(?!\p{L})/iu;
/** Words that more phrases stand beside tell nothing of them. */
const MOST_BESIDE = 150;
/** A frame is joined if its uploads got so much; without a hit beside it, it must pay by itself. */
const LEAST_MULTIPLE = 1;
const PAYS = 1.2;
/** A hit, of which a second one is made: so many times what uploads around it got, within so many days. */
const HIT = 2;
const HIT_DAYS = 365;
/** A subject was made within so many days, and a frame is away after so many. */
const SUBJECT_DAYS = 2 * 365;
const AWAY_DAYS = 90;
const MOST_SHOWN = 2;
/** Of one frame. */
const MOST_OF_FRAME = 8;
/** A subject in more of the titles says what the channel is about. */
const MOST_SHARE = 0.12;
/** A gap behind a version ("iPhone 11 …") or the beginning of an infinitive ("How to …") takes no thing. */
const WITHIN_NAME =
  /(?:(?<![\p{L}\p{N}])\p{L}*\p{N}[\p{L}\p{N}]*|\p{Ll}\p{Lu}\p{L}*|(?<!guide |ntroduction |ntro )(?<!\p{L})[Tt]o)\s$/u;
const LETTERS = /\p{L}/u;
const NUMBER = /^\p{N}+$/u;
const PAST_YEAR = /20\d\d/u;

/**
 * Titles that put a subject of the channel into a frame of it: "AdaBoost, Clearly Explained!!!" after "PCA, Clearly
 * Explained!!!". A frame is the rest of at least three titles; a subject fits if it stands elsewhere where several of the
 * frame's own do ("AdaBoost in R" beside "PCA in R"), is written as they are, and was made within two years.
 */
export function filledIdeas(
  { places, frames, besides }: Phrases,
  known: ReadonlySet<string>,
  now: number,
): Candidate[] {
  const titles = new Set([...places.values()].flatMap((all) => all.map(({ upload }) => upload))).size;
  const besidesOf = reversed(besides);
  const year = new Date(now).getUTCFullYear();
  return [...frames.values()].flatMap((fillings) => {
    if (fillings.size < LEAST_TITLES) return [];
    const made = [...fillings.values()].toSorted((a, b) => a.upload.publishedAt - b.upload.publishedAt);
    const newest = made.at(-1);
    if (!newest || (multipleOf(made) ?? 0) < LEAST_MULTIPLE) return [];
    if (areOfOccasion(made.map(({ upload }) => upload))) return [];
    const [before, after] = partsOf(newest);
    if (Number((before + after).match(PAST_YEAR)?.[0] ?? year) < year) return [];
    if (ideaKeys(before + after).every((key) => NUMBER.test(key)) || WITHIN_NAME.test(before)) return [];
    const isWorded = INTRODUCES.test(before) || EXPLAINS.test(after);
    if (GUESTS.test(after) || !(isWorded || splitWords(before + after).some(({ kind }) => kind !== "stop")))
      return [];
    const fitting = new Map([
      ...findSubjects(fillings, [before, after], known),
      ...findFitting(fillings, besides, besidesOf),
    ]);
    return [...fitting]
      .flatMap(([key, fits]) => {
        if (!isRecurring(places.get(key) ?? [])) return [];
        const own = (places.get(key) ?? []).filter(
          ({ upload }) => now - upload.publishedAt <= SUBJECT_DAYS * DAY_MS,
        );
        const subject = writtenAs(made, own);
        if (subject === null || !isWordedFor(before, after, subject, made)) return [];
        if ((places.get(key)?.length ?? 0) > MOST_SHARE * titles + 2 || isPartOfName(own)) return [];
        if (isWorded && own.some((one) => isGuest(one) || isPersonal(one))) return [];
        if (INTRODUCES.test(before) && places.get(key)?.some(isIntroduced)) return [];
        if (ideaKeys(subject).some((one) => ideaKeys(before + after).includes(one))) return [];
        const candidate = candidateOf({ before, after, subject, made, own }, now);
        return candidate ? [{ ...candidate, fits }] : [];
      })
      .sort((a, b) => b.fits - a.fits)
      .slice(0, MOST_OF_FRAME)
      .map(({ fits: _, ...one }) => one);
  });
}

export function reversed(besides: Phrases["besides"]): Map<string, number[]> {
  const found = new Map<string, number[]>();
  for (const [beside, keys] of besides) {
    if (keys.size < LEAST_TITLES || keys.size > MOST_BESIDE) continue;
    for (const key of keys) {
      const known = found.get(key);
      if (known) known.push(beside);
      else found.set(key, [beside]);
    }
  }
  return found;
}

const multipleOf = (made: readonly Place[]) => median(made.map(({ upload }) => upload.multiple));

/** Phrases that stand where several of the fillings do, with how surely. */
function findFitting(
  fillings: ReadonlyMap<string, Place>,
  besides: Phrases["besides"],
  besidesOf: ReadonlyMap<string, number[]>,
): [key: string, fits: number][] {
  const counts = new Map<number, number>();
  for (const key of fillings.keys()) {
    for (const beside of besidesOf.get(key) ?? []) counts.set(beside, (counts.get(beside) ?? 0) + 1);
  }
  const fits = new Map<string, number>();
  for (const [beside, count] of counts) {
    const all = besides.get(beside);
    if (count < LEAST_ALIKE || all === undefined || all.size < LEAST_TITLES) continue;
    for (const key of all) {
      if (!fillings.has(key)) fits.set(key, (fits.get(key) ?? 0) + count / all.size);
    }
  }
  return [...fits].filter(([, share]) => share >= LEAST_SHARE);
}

/** The channel's subjects, for a frame that has some of them and takes any: not longer than what it has. */
function findSubjects(
  fillings: ReadonlyMap<string, Place>,
  [before, after]: readonly [before: string, after: string],
  known: ReadonlySet<string>,
): [key: string, fits: number][] {
  const isOpen =
    (BEGINS.test(before) || INTRODUCES.test(before)) && (ENDS.test(after) || EXPLAINS.test(after));
  const isWorded =
    (INTRODUCES.test(before) || EXPLAINS.test(after)) &&
    !splitWords(before.replace(INTRODUCES, "") + after.replace(EXPLAINS, "")).some(
      ({ kind }) => kind === "topic",
    );
  const keys = [...fillings.keys()];
  const isTaking =
    keys.length >= LEAST_FOR_SUBJECTS && keys.filter((key) => known.has(key)).length >= LEAST_SUBJECTS;
  if (!isOpen || !(isWorded || isTaking)) return [];
  const longest = Math.max(...keys.map(wordCount));
  return [...known]
    .filter((key) => !fillings.has(key) && wordCount(key) <= longest && isNoun(key))
    .map((key) => [key, LEAST_SHARE]);
}

/** One word alone names a thing for sure where it is no word of the dictionary: "PyTorch", and not "Olympic". */
const isNoun = (key: string) =>
  !PROFESSION.test(key) &&
  (key.includes(" ") || (!isKnown(key) && splitWords(key).some(({ kind }) => kind === "topic")));
const wordCount = (key: string) => key.split(" ").length;

const isCapitals = (text: string) =>
  LETTERS.test(text) && text === text.toUpperCase() && text !== text.toLowerCase();
const isSmall = (text: string) => text === text.toLowerCase();
const styleOf = (text: string) => (isCapitals(text) ? "capitals" : isSmall(text) ? "small" : "mixed");

/** A phrase as one of its titles has it, in capitals or small letters as most of a frame's own phrases; null without one. */
export function writtenAs(made: readonly Place[], own: readonly Place[]): string | null {
  const styles = made.map((one) => styleOf(phraseOf(one)));
  const style = (["mixed", "capitals", "small"] as const).find(
    (one) => styles.filter((other) => other === one).length * 2 >= styles.length,
  );
  const written = own.map(phraseOf).toReversed();
  const fitting = written.find((one) => styleOf(one) === style);
  if (fitting !== undefined) return fitting;
  // A short name in capitals is one in any title: "PCA".
  return style === "mixed" ? (written.find((one) => isCapitals(one) && one.length <= 4) ?? null) : null;
}

/** Whether an article and an ending fit: "a drill" and no "a oven", "5 drills" and no "5 drill". */
export function isWordedFor(before: string, after: string, subject: string, made: readonly Place[]): boolean {
  if (/\ba $/iu.test(before) && /^[aeio]/iu.test(subject)) return false;
  if (/\ban $/iu.test(before) && !/^[aeiouh\p{N}FLMNRSX]/u.test(subject)) return false;
  if (/^\p{L}/u.test(after)) return false;
  if (/\bis $/iu.test(before) && (isPlural(subject) || needsArticle(subject))) return false;
  if (/\bare $/iu.test(before) && !isPlural(subject)) return false;
  if (HANGUL.test(subject) !== made.some((one) => HANGUL.test(phraseOf(one)))) return false;
  const plurals = made.filter((one) => isPlural(phraseOf(one))).length;
  return isPlural(subject) ? plurals > 0 : plurals < made.length;
}

/** "What is machine learning", and no "what is keynote": what is counted stands with an article, in several words at least. */
const MASS = /(?:ing|[ts]ion|ity|ment|ness|ics|sis|ism|[ae]nce|ure|data|ware|arithmetic|logic|art)$/iu;
const needsArticle = (subject: string) => {
  const [first = "", ...others] = subject.split(" ").reverse();
  return others.length > 0 && !/^the /iu.test(subject) && isKnown(first.toLowerCase()) && !MASS.test(first);
};

const HANGUL = /\p{sc=Hangul}/u;
const isPlural = (text: string) => /[^s]s$/iu.test(text);

function candidateOf(
  {
    before,
    after,
    subject,
    made,
    own,
  }: {
    before: string;
    after: string;
    subject: string;
    made: readonly Place[];
    own: readonly Place[];
  },
  now: number,
): Candidate | null {
  const title = before + subject + after;
  const hits = own.filter(
    ({ upload }) => upload.multiple >= HIT && now - upload.publishedAt <= HIT_DAYS * DAY_MS,
  );
  const hit = hits.at(-1);
  const frame = basisOf(
    "frame",
    made.map(({ upload }) => upload),
  );
  if (!hit && frame.multiple < PAYS) return null;
  const of = (places: readonly Place[]) =>
    places
      .slice(-MOST_SHOWN)
      .reverse()
      .map(({ upload }) => told(upload));
  const shown = [...of(hit ? hits : own), ...of(made)];
  return {
    kind: hit ? "follow-up" : now - frame.last > AWAY_DAYS * DAY_MS ? "comeback" : "strong-word",
    title,
    subject,
    frame: `${before}${GAP}${after}`,
    text: title,
    evidence: {
      kind: "uploads",
      uploads: [...new Map(shown.map((one) => [one.title, one])).values()],
      basis: hit ? basisOf("upload", [hit.upload]) : frame,
    },
  };
}
