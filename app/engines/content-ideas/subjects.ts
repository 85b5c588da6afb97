import { DAY_MS } from "../../numbers/days";
import { median } from "../../statistics/quantiles";
import { tellsSubject } from "../../words/telling";
import { hasUnspacedScript } from "../../words/words";
import { titleTerms } from "../ideas";
import { isKnown, readLanguage } from "../titles";
import { type OwnUpload, told } from "./own-uploads";
import { type Phrases, type Place, phraseOf } from "./phrases";
import type { Candidate } from "./types";

/** Something that the channel makes videos about, in the words of its titles. */
export interface Subject {
  /** Oldest first, one of each upload. */
  made: Place[];
}

/** A phrase that stands between different words is one: "Power BI", and not "in Power". No word stands beside more than this share. */
const MOST_BESIDE = 0.6;
const LEAST_UPLOADS = 3;
/** A phrase in more of the titles says what the channel is about. */
const MOST_SHARE = 0.12;
/** A longer phrase with so many of a shorter one's uploads stands for it. */
const SAME_SHARE = 0.6;
/** A subject pays if its uploads, and its newest three, got so many times what uploads around them did. */
const PAYS = 1.3;
const NEWEST = 3;
/** A subject is due after so many days and uploads, and forgotten after so many days. */
const AWAY_DAYS = 45;
const AWAY_UPLOADS = 8;
const FORGOTTEN_DAYS = 3 * 365;
/** A hit: so many times what uploads around it got, within so many days, and none on its subject after it. */
const HIT = 2;
const HIT_DAYS = 365;
const MOST_SHOWN = 3;
const LANGUAGE_FROM = 40;

/** What the channel makes videos about: phrases of at least two uploads that stand as one, the longest of each. */
export function readSubjects({ places }: Phrases, own: readonly OwnUpload[]): Subject[] {
  const newest = own.slice(-LANGUAGE_FROM);
  const isEnglish = newest.filter(({ title }) => readLanguage(title).isEnglish).length * 2 > newest.length;
  const found = [...places].flatMap(([key, all]) => {
    if (all.length < 2 || all.length > MOST_SHARE * own.length + 2) return [];
    const made = [...new Map(all.map((place) => [place.upload, place])).values()];
    if (made.length < (isEnglish ? 2 : LEAST_UPLOADS) || !isSubject(key, made, isEnglish)) return [];
    return isCut(made, -1) || isCut(made, 1) ? [] : [{ key: ` ${key} `, made }];
  });
  const byNewest = Map.groupBy(found, ({ made }) => made.at(-1)?.upload);
  // A longer one that most of a shorter one's uploads have mostly has its newest, too: this looks at a title's phrases alone.
  return found.filter(
    ({ key, made }) =>
      !byNewest
        .get(made.at(-1)?.upload)
        ?.some(
          (other) =>
            other.key.length > key.length &&
            other.made.length >= SAME_SHARE * made.length &&
            other.key.includes(key),
        ),
  );
}

/** Whether the same word, or a part of the same word, mostly stands before a phrase (-1) or after it (1). */
function isCut(made: readonly Place[], side: -1 | 1): boolean {
  const beside = made.map(({ upload: { lower, words }, from, to }) => {
    const word = side < 0 ? words[from - 1] : words[to + 1];
    const gap =
      side < 0 ? lower.slice(word?.end ?? 0, words[from]?.start) : lower.slice(words[to]?.end, word?.start);
    if (!word || gap.trim() !== "") return /^[-‐‑'’&+]$/u.test(gap) ? "-" : null;
    return word.kind === "stop" ? null : word.key;
  });
  const times = Math.max(
    0,
    ...[
      ...Map.groupBy(
        beside.filter((key) => key !== null),
        (key) => key,
      ).values(),
    ].map(({ length }) => length),
  );
  return beside.includes("-") || times >= 2
    ? times >= MOST_BESIDE * made.length || beside.includes("-")
    : false;
}

/** Whether a phrase names a thing: two words and more, or a name. */
function isSubject(key: string, made: readonly Place[], isEnglish: boolean): boolean {
  const words = key.split(/[\s-]+/u);
  if (!tellsSubject(words.at(-1) ?? "") && !/^\p{N}+$/u.test(words.at(-1) ?? "")) return false;
  if (![...titleTerms(key).values()].some((term) => term.isSubject)) return false;
  if (words.length > 1) return true;
  if (hasUnspacedScript(key)) return [...key].length > 2;
  const written = made.map(phraseOf);
  if (written.some((one) => /\p{N}|\p{Ll}\p{Lu}/u.test(one))) return true;
  if (isEnglish && !isKnown(key)) return true;
  const inSentence = made.filter(({ upload, from }) => from > 0 && isSentence(upload.title));
  return inSentence.length > 0 && inSentence.every((place) => /^\p{Lu}/u.test(phraseOf(place)));
}

/** Most words of a title are small: capitals then tell a name. */
function isSentence(title: string): boolean {
  const words = title.match(/\p{L}[\p{L}\p{M}'’]{2,}/gu) ?? [];
  return words.filter((word) => /^\p{Ll}/u.test(word)).length * 2 > words.length;
}

/** Subjects that pay and were not made for a while. */
export function subjectIdeas(
  subjects: readonly Subject[],
  own: readonly OwnUpload[],
  now: number,
): Candidate[] {
  const recent = new Set(own.slice(-AWAY_UPLOADS));
  return subjects.flatMap(({ made }): Candidate[] => {
    const newest = made.at(-1);
    if (!newest || made.length < LEAST_UPLOADS) return [];
    const awayDays = (now - newest.upload.publishedAt) / DAY_MS;
    if (awayDays < AWAY_DAYS || awayDays > FORGOTTEN_DAYS || recent.has(newest.upload)) return [];
    const multiples = made.map(({ upload }) => upload.multiple);
    if (Math.min(median(multiples) ?? 0, median(multiples.slice(-NEWEST)) ?? 0) < PAYS) return [];
    return [ideaOf("comeback", newest, made)];
  });
}

/** Hits of the last year whose subject was not made again since. */
export function hitIdeas(subjects: readonly Subject[], own: readonly OwnUpload[], now: number): Candidate[] {
  const hits = own.filter(
    ({ multiple, publishedAt }) => multiple >= HIT && now - publishedAt <= HIT_DAYS * DAY_MS,
  );
  return hits.flatMap((hit): Candidate[] => {
    const [best] = subjects
      .filter(({ made }) => made.at(-1)?.upload === hit)
      .sort((a, b) => a.made.length - b.made.length);
    const place = best?.made.at(-1);
    return best && place ? [ideaOf("follow-up", place, best.made)] : [];
  });
}

function ideaOf(kind: "comeback" | "follow-up", place: Place, made: readonly Place[]): Candidate {
  const subject = phraseOf(place);
  const uploads = made.slice(-MOST_SHOWN).reverse();
  return {
    ...{ kind, title: null, subject, frame: null, text: subject },
    evidence: { kind: "uploads", uploads: uploads.map(({ upload }) => told(upload)) },
  };
}
