import { DAY_MS } from "../../numbers/days";
import { median } from "../../statistics/quantiles";
import { tellsSubject } from "../../words/telling";
import { hasUnspacedScript } from "../../words/words";
import { titleTerms } from "../ideas";
import { findKeyphrases } from "../keyphrases";
import { isKnown, readLanguage } from "../titles";
import { basisOf, type OwnUpload, told } from "./own-uploads";
import { type Phrases, type Place, phraseOf } from "./phrases";
import { sequelWriter } from "./sequels";
import type { Candidate } from "./types";

/** Something that the channel makes videos about, in the words of its titles. */
export interface Subject {
  /** In lower case. */
  key: string;
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
const NEWEST = 3;
/** A subject is due after so many days and uploads, and forgotten after so many days. */
const AWAY_DAYS = 45;
const AWAY_UPLOADS = 5;
const FORGOTTEN_DAYS = 3 * 365;
/** A hit: so many times what uploads around it got, within so many days, and none on its subject after it. */
const HIT = 2;
const HIT_DAYS = 500;
/** What counts as paying: a second one is made of what did well, too, and longer after it. */
export interface Bar {
  /** A subject pays if its uploads, and its newest three, got so many times what uploads around them did. */
  pays: number;
  didWell: number;
  sequelDays: number;
}
export const HIGH_BAR: Bar = { pays: 1.2, didWell: 1.5, sequelDays: 900 };
/** For a channel that would be left with few ideas. */
export const LOW_BAR: Bar = { pays: 1, didWell: 1.2, sequelDays: 1500 };
const MOST_SHOWN = 3;
/** Names that are looked at in a title, and words of one. */
const MOST_NAMES = 4;
const MOST_IN_NAME = 4;
const LANGUAGE_FROM = 40;
/** One of its words is in no more of the titles. */
const MOST_OF_WORD = 0.08;
/** A phrase that is a whole later part of so many of its titles is a label. */
const MOST_LABEL = 0.6;
/** A participle or a verb within a name makes it a sentence: "Crowds Rattled Trump". */
const PARTICIPLE = /[a-z]{3}(?:ed|ates|izes|yzes|ifies)$/iu;
/** A name begins with it: "York Pizza" is no part of "New York Pizza". */
const OPENS_NAME =
  /(?<!\p{L})(?:new|san|santa|los|las|el|saint|st\.?|north|south|east|west|mr|mrs|dr)\.?\s$/iu;
/** What names no thing at an end: a part's number, a month, a unit, "anymore". */
const ODD =
  /^(?:min|mins|minutes?|hours?|days?|anymore)\s|\s(?:anymore|again|pt|part|pt\.?\p{N}+)$|(?<!\p{L})(?:jan|feb|mar|apr|jun|jul|aug|sep|sept|oct|nov|dec|january|february|march|april|june|july|august|september|october|november|december)\s\p{N}|\s0\p{N}$|^(?:tier|level|season|episode|session|chapter|lesson)\s\p{N}|\s(?:friendly|preview)$|^pt\.?\p{N}|\spt\.\p{N}/iu;
const NUMBER = /^\p{N}+$/u;
/** What stands within a sentence, and not within a name. */
const JOINS = /^(?:with|in|on|at|by|from|to|into|for|this|that|my|your|every|a|an|is|are|was|vs)$/u;

/** What the channel makes videos about: phrases of at least two uploads that stand as one, the longest of each. */
export function readSubjects({ places }: Phrases, own: readonly OwnUpload[], channel: string): Subject[] {
  const isEnglish = areEnglish(own);
  const name = channel.toLowerCase();
  const titlesWith = new Map<string, number>();
  for (const { words } of own)
    for (const key of new Set(words.map((word) => word.key)))
      titlesWith.set(key, (titlesWith.get(key) ?? 0) + 1);
  const isRare = ({ upload: { words }, from, to }: Place) =>
    words
      .slice(from, to + 1)
      .some(
        ({ key, kind }) => kind === "topic" && (titlesWith.get(key) ?? 0) <= MOST_OF_WORD * own.length + 2,
      );
  const found = [...places].flatMap(([key, all]) => {
    if (all.length < 2 || all.length > MOST_SHARE * own.length + 2) return [];
    const made = [...new Map(all.map((place) => [place.upload, place])).values()];
    const [first] = made;
    if (!first || made.length < (isEnglish ? 2 : LEAST_UPLOADS) || !isRare(first)) return [];
    if (
      name.includes(key) ||
      made.some(isTag) ||
      made.filter(isBracketed).length * 2 > made.length ||
      !isSubject(key, made, isEnglish) ||
      !isWhole(made, isEnglish)
    )
      return [];
    return isCut(made, -1) || isCut(made, 1) ? [] : [{ key: ` ${key} `, made }];
  });
  const byNewest = Map.groupBy(found, ({ made }) => made.at(-1)?.upload);
  // A longer one that most of a shorter one's uploads have mostly has its newest, too: this looks at a title's phrases alone.
  const longest = found.filter(
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
  return longest.map(({ key, made }) => ({ key: key.trim(), made }));
}

/** Whether most of the newest titles are English. */
function areEnglish(own: readonly OwnUpload[]): boolean {
  const newest = own.slice(-LANGUAGE_FROM);
  return newest.filter(({ title }) => readLanguage(title).isEnglish).length * 2 > newest.length;
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

/** Whether a place begins a title or a part of it (-1), or ends one (1). */
function isEdge({ upload: { lower, words }, from, to }: Place, side: -1 | 1): boolean {
  const word = side < 0 ? words[from - 1] : words[to + 1];
  const gap =
    side < 0 ? lower.slice(word?.end ?? 0, words[from]?.start) : lower.slice(words[to]?.end, word?.start);
  return !word || /[^\s'’#&+-]|\s-\s/u.test(gap);
}

/**
 * Whether a phrase is more than a piece of sentences. A number ends one if a title's part ends there. Of other languages
 * than English the function words are not known: there it is a whole part of a title once, or mostly begins one.
 */
function isWhole(made: readonly Place[], isEnglish: boolean): boolean {
  const share = (is: (place: Place) => boolean) => made.filter(is).length / made.length;
  const [first] = made;
  if (
    first &&
    NUMBER.test(phraseOf(first).split(/\s/u).at(-1) ?? "") &&
    share((place) => isEdge(place, 1)) < 0.5
  )
    return false;
  // "… | NYT Opinion", "… (Public Preview)": a label says what a video is, not what it is about.
  if (share((place) => place.from > 0 && isEdge(place, -1) && isEdge(place, 1)) >= MOST_LABEL) return false;
  if (isEnglish) return true;
  return (
    made.some((place) => isEdge(place, -1) && isEdge(place, 1)) || share((place) => isEdge(place, -1)) >= 0.5
  );
}

/** "(Public Preview)", "[Tier 0]": what stands in brackets says what a video is. */
const isBracketed = ({ upload: { lower, words }, from }: Place) =>
  /[([]/u.test(lower[(words[from]?.start ?? 0) - 1] ?? "");

const isTag = ({ upload: { lower, words }, from }: Place) => lower[(words[from]?.start ?? 0) - 1] === "#";

/** Whether a telling word stands right before a phrase: "fryer" alone is no subject beside "air fryer" and "deep fryer". */
function isQualified(place: Place): boolean {
  return !isEdge(place, -1) && place.upload.words[place.from - 1]?.kind === "topic";
}

/** Whether mostly a telling word stands right before it: "Ultra" alone is no name. */
export function isPartOfName(own: readonly Place[]): boolean {
  return own.length > 0 && own.filter(isQualified).length * 2 > own.length;
}

/** What is done, and what is not: at an end of a phrase they make it a piece of a sentence. */
const VERBS = new Set(
  `add adds ask asks attack attacks battles beat beats become becomes begin begins break breaks bring brings burn burns
   buy buys call calls celebrate celebrates change changes choose chooses come comes compete competes contain contains crack cracks create creates cut cuts
   destroy destroys die dies discover discovers do does drop drops eat eats escape escapes execute executes explain explains fail fails
   fall falls feel feels fight fights find finds fix fixes forced forces gain gains get gets give gives go goes grow grows
   happen happens hate hates help helps hide hides improve improves join joins keep keeps kill kills know knows launched
   lead leads learn learns leave leaves let lets like likes live lives lose loses love loves make makes mean means meet
   meets need needs open opens play plays prove proves pull pulls push pushes put puts raise raises react reacts reach
   reads reduce reveal reveals run runs save saves say says see sees sell sells send sends show shows spend spends start
   starts steal steals stop stops survive survives take takes talk talks teach teaches tell tells think thinks took try
   tries turn turns use uses visit visits want wants watch watches win wins work works write writes wrote`.split(
    /\s+/,
  ),
);
/** Of words in -ing, what is a thing: "Pasta Making" is not, but a piece of "making pasta". */
const ACTIVITIES = new Set(
  `banking baking bodybuilding boxing building camping ceiling cleaning climbing clustering coding computing cooking cycling
   dancing debugging diving drawing dressing editing engineering evening farming filtering fishing flooring gaming gardening
   hacking hiking hunting investing king knitting learning lighting lifting marketing meeting mining modeling modelling
   morning networking packing painting parenting phishing piercing planning pricing processing programming pudding racing
   recycling reasoning ring running sailing scripting sewing shopping singing skiing spring storytelling streaming string
   styling surfing swimming tempering testing thing trading training travelling traveling tuning typing upskilling
   wedding weightlifting welding wing woodworking working wrestling writing yearning`.split(/\s+/),
);
const isDoing = (word: string) => VERBS.has(word) || (/^[a-z]{3,}ing$/.test(word) && !ACTIVITIES.has(word));

const isThing = (word: string) => [...titleTerms(word).values()].some((term) => term.isSubject);

/** Whether a phrase names a thing: two words and more that do at both ends, or a name. */
function isSubject(key: string, made: readonly Place[], isEnglish: boolean): boolean {
  const words = key.split(/\s/u);
  const last = words.at(-1) ?? "";
  if (/['’]s?$/u.test(key) || ODD.test(key) || !isThing(words[0] ?? "")) return false;
  if (!NUMBER.test(last) && !(isThing(last) && tellsSubject(last))) return false;
  if (words.length === 1 && made.filter(isQualified).length * 2 > made.length) return false;
  // A word of the dictionary alone, as "Amazon" and "TV", leaves open what is to be made of it.
  if (isEnglish && words.length === 1 && (key.length < 3 || isKnown(key) || isKnown(key.replace(/s$/u, ""))))
    return false;
  if (isEnglish && (isDoing(words[0] ?? "") || isDoing(last))) return false;
  if (words.length > 1) return words.slice(1, -1).every((word) => !JOINS.test(word));
  if (hasUnspacedScript(key)) return [...key].length > 2;
  const written = made.map(phraseOf);
  if (written.some((one) => /\p{N}|\p{Ll}\p{Lu}/u.test(one))) return true;
  if (isEnglish && /^[a-z]/u.test(key) && !isKnown(key)) return made.length >= LEAST_UPLOADS;
  const inSentence = made.filter(({ upload, from }) => from > 0 && isSentence(upload.title));
  return inSentence.length > 1 && inSentence.every((place) => /^\p{Lu}/u.test(phraseOf(place)));
}

/** Most words of a title are small: capitals then tell a name. */
function isSentence(title: string): boolean {
  const words = title.match(/\p{L}[\p{L}\p{M}'’]{2,}/gu) ?? [];
  return words.filter((word) => /^\p{Ll}/u.test(word)).length * 2 > words.length;
}

const PAST_YEAR = /20\p{N}\p{N}$/u;

/** Whether a phrase ends in a year that is over. */
const isOver = (place: Place, now: number) =>
  Number(PAST_YEAR.exec(phraseOf(place))?.[0] ?? Number.POSITIVE_INFINITY) < new Date(now).getUTCFullYear();

/** Subjects that pay and were not made for a while. */
export function subjectIdeas(
  subjects: readonly Subject[],
  own: readonly OwnUpload[],
  now: number,
  { pays }: Bar,
): Candidate[] {
  const recent = new Set(own.slice(-AWAY_UPLOADS));
  return subjects.flatMap(({ made }): Candidate[] => {
    const newest = made.at(-1);
    if (!newest || made.length < LEAST_UPLOADS || isOver(newest, now)) return [];
    const awayDays = (now - newest.upload.publishedAt) / DAY_MS;
    if (awayDays < AWAY_DAYS || awayDays > FORGOTTEN_DAYS || recent.has(newest.upload)) return [];
    const multiples = made.map(({ upload }) => upload.multiple);
    if (Math.min(median(multiples) ?? 0, median(multiples.slice(-NEWEST)) ?? 0) < pays) return [];
    return [ideaOf("comeback", newest, made)];
  });
}

/**
 * Hits of the last year whose subject was not made again since: the second one of each, as the channel would title it, and
 * its subject.
 */
export function hitIdeas(
  subjects: readonly Subject[],
  own: readonly OwnUpload[],
  now: number,
  { didWell, sequelDays }: Bar,
): Candidate[] {
  const isEnglish = areEnglish(own);
  const words = own.map(({ words }) => new Set(words.map(({ key }) => key)));
  const writeSequel = sequelWriter(own, now);
  return own.flatMap((hit): Candidate[] => {
    const days = (now - hit.publishedAt) / DAY_MS;
    if (hit.multiple < didWell || days > sequelDays) return [];
    const [best] = subjects
      .filter(({ made }) => made.at(-1)?.upload === hit)
      .sort((a, b) => a.made.length - b.made.length);
    const isHit = hit.multiple >= HIT && days <= HIT_DAYS;
    const place = best?.made.at(-1) ?? (isEnglish ? nameIn(hit, words.slice(own.indexOf(hit) + 1)) : null);
    const isGoneOn = subjects.some(
      ({ key, made }) =>
        key.includes(" ") && made.at(-1)?.upload !== hit && made.some(({ upload }) => upload === hit),
    );
    const sequel = isGoneOn ? null : writeSequel(hit);
    const alone =
      place && (isHit || !best || (sequel === null && best.made.length < LEAST_UPLOADS))
        ? [ideaOf("follow-up", place, best?.made ?? [place])]
        : [];
    if (sequel === null) return alone;
    const subject = place ? phraseOf(place) : hit.title;
    const whole = { upload: hit, from: 0, to: hit.words.length - 1, left: 0, right: 0 };
    return [{ ...ideaOf("follow-up", whole, [whole]), ...sequel, subject, text: sequel.title }, ...alone];
  });
}

/** The name of a thing in a title, two words and more, which no later title has; null without one. */
function nameIn(upload: OwnUpload, later: readonly ReadonlySet<string>[]): Place | null {
  for (const { phrase } of findKeyphrases(upload.title, { limit: MOST_NAMES })) {
    const at = upload.lower.indexOf(phrase.toLowerCase());
    const from = upload.words.findIndex(({ start }) => start === at);
    const to = upload.words.findIndex(({ end }) => end === at + phrase.length);
    const keys = upload.words.slice(from, to + 1).map(({ key }) => key);
    const parts = phrase.split(/\s/u);
    if (from < 0 || to <= from || parts.length > MOST_IN_NAME || !parts.every(isThing)) continue;
    if (OPENS_NAME.test(upload.lower.slice(0, Math.max(at, 0)))) continue;
    if (parts.some((part) => PARTICIPLE.test(part)) || ODD.test(phrase) || isPiece(upload, from, to))
      continue;
    if (later.some((one) => keys.every((key) => one.has(key)))) continue;
    return { upload, from, to, left: 0, right: 0 };
  }
  return null;
}

/** After these words stands a thing of many, and no name: "a Medical Diagnosis", "my Pennsylvania County". */
const GENERIC = new Set(
  "a an my your our their his her its no any some every each was were is are be been".split(" "),
);

/** Whether a phrase of an English title is a piece of a longer one, or of a sentence. */
function isPiece({ lower, words }: OwnUpload, from: number, to: number): boolean {
  const [before, first, last, after] = [words[from - 1], words[from], words[to], words[to + 1]];
  if (!first || !last) return true;
  const isBeside = (one: (typeof words)[number] | undefined, gap: string) =>
    one !== undefined && one.kind === "topic" && gap.trim() === "";
  if (before && GENERIC.has(lower.slice(before.start, before.end))) return true;
  if (isBeside(before, lower.slice(before?.end ?? 0, first.start))) return true;
  if (isBeside(after, lower.slice(last.end, after?.start))) return true;
  return isDoing(lower.slice(first.start, first.end)) || isDoing(lower.slice(last.start, last.end));
}

function ideaOf(kind: "comeback" | "follow-up", place: Place, made: readonly Place[]): Candidate {
  const subject = phraseOf(place);
  const uploads = made.map(({ upload }) => upload);
  return {
    ...{ kind, title: null, subject, frame: null, text: subject },
    evidence: {
      kind: "uploads",
      uploads: uploads.slice(-MOST_SHOWN).reverse().map(told),
      basis: kind === "follow-up" ? basisOf("upload", [place.upload]) : basisOf("subject", uploads),
    },
  };
}
