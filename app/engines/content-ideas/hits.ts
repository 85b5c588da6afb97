import { DAY_MS } from "../../numbers/days";
import { median } from "../../statistics/quantiles";
import { findKeyphrases } from "../keyphrases";
import { PAYS } from "../series";
import { exampleOf, fastReader } from "./example";
import type { Labels } from "./labels";
import { isName, isSpeaker } from "./nouns";
import { isOver } from "./over";
import { basisOf, type OwnUpload, told } from "./own-uploads";
import { isCounted, type Place, phraseOf } from "./phrases";
import { sequelWriter } from "./sequels";
import { areEnglish, type Subject } from "./subjects";
import type { Candidate } from "./types";

const LEAST_UPLOADS = 3;
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
  /** A series that counts goes on if its last episodes did so many times what uploads around them did. */
  goesOn: number;
  /** So many times after a pause. */
  returns: number;
}
export const HIGH_BAR: Bar = { pays: 1.2, didWell: 1.5, sequelDays: 900, goesOn: 1, returns: PAYS };
/** For a channel that would be left with few ideas. */
export const LOW_BAR: Bar = { pays: 1, didWell: 1.2, sequelDays: 1500, goesOn: 0.85, returns: 1 };
export const LAST_BAR: Bar = { pays: 0.9, didWell: 1.1, sequelDays: 3000, goesOn: 0.7, returns: 0.85 };
const MOST_SHOWN = 3;
/** Names that are looked at in a title, and words of one. */
const MOST_NAMES = 4;
const MOST_IN_NAME = 4;
/** A name begins with it: "York Pizza" is no part of "New York Pizza". */
const OPENS_NAME =
  /(?<!\p{L})(?:new|san|santa|los|las|el|saint|st\.?|north|south|east|west|mr|mrs|dr)\.?\s$/iu;
/** Subjects that pay and were not made for a while. */
export function subjectIdeas(
  subjects: readonly Subject[],
  own: readonly OwnUpload[],
  now: number,
  { pays }: Bar,
): Candidate[] {
  const recent = new Set(own.slice(-AWAY_UPLOADS));
  const isFast = fastReader(own);
  return subjects.flatMap(({ made }): Candidate[] => {
    const newest = made.at(-1);
    if (!newest || made.length < LEAST_UPLOADS || isOver(made, now)) return [];
    const awayDays = (now - newest.upload.publishedAt) / DAY_MS;
    if (awayDays < AWAY_DAYS || awayDays > FORGOTTEN_DAYS || recent.has(newest.upload)) return [];
    const multiples = made.map(({ upload }) => upload.multiple);
    if (Math.min(median(multiples) ?? 0, median(multiples.slice(-NEWEST)) ?? 0) < pays) return [];
    return [ideaOf("comeback", newest, made, now, isFast)];
  });
}

/**
 * Hits of the last year whose subject was not made again since: the second one of each, as the channel would title it, and
 * its subject.
 */
export function hitIdeas(
  subjects: readonly Subject[],
  own: readonly OwnUpload[],
  labels: Labels,
  now: number,
  { didWell, sequelDays }: Bar,
): Candidate[] {
  const isEnglish = areEnglish(own);
  const words = own.map(({ words }) => new Set(words.map(({ key }) => key)));
  const writeSequel = sequelWriter(own, labels, now);
  const isFast = fastReader(own);
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
      place &&
      days >= AWAY_DAYS / 2 &&
      !isOver(best?.made ?? [place], now) &&
      (isHit || !best || (sequel === null && best.made.length < LEAST_UPLOADS))
        ? [ideaOf("follow-up", place, best?.made ?? [place], now, isFast)]
        : [];
    if (sequel === null) return alone;
    const subject = place ? phraseOf(place) : hit.title;
    const whole = { upload: hit, from: 0, to: hit.words.length - 1, left: 0, right: 0 };
    return [
      {
        ...ideaOf("follow-up", whole, [whole], now, isFast),
        ...sequel,
        subject,
        text: sequel.title,
        isNew: true,
      },
      ...alone,
    ];
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
    if (from < 0 || to <= from || parts.length > MOST_IN_NAME || !isName(parts)) continue;
    if (OPENS_NAME.test(upload.lower.slice(0, Math.max(at, 0)))) continue;
    if (isCounted({ upload, from, to, left: 0, right: 0 })) continue;
    if (isPiece(upload, from, to) || isSpeaker({ upload, from, to, left: 0, right: 0 })) continue;
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
  return isBeside(after, lower.slice(last.end, after?.start));
}

function ideaOf(
  kind: "comeback" | "follow-up",
  place: Place,
  made: readonly Place[],
  now: number,
  isFast: (title: string) => boolean,
): Candidate {
  const subject = phraseOf(place);
  const uploads = made.map(({ upload }) => upload);
  return {
    ...{ kind, title: null, subject, frame: null, text: subject, like: exampleOf(made, now, isFast) },
    evidence: {
      kind: "uploads",
      uploads: uploads.slice(-MOST_SHOWN).reverse().map(told),
      basis: kind === "follow-up" ? basisOf("upload", [place.upload]) : basisOf("subject", uploads),
    },
  };
}
