import { TITLE_MAX } from "../../words/bounds";
import { chanceFromDifference, scoreTitle, splitWords, type TitleScore } from "../titles";
import { readCasing } from "./casing";
import { clean, type Draft, shorten, splitHalves, type TitleChange } from "./drafts";
import { KINDS, LAST_KINDS, PATTERNS } from "./kinds/kinds";
import { type Writer, writerFor } from "./rules";

/** A title that says the same in other words. */
export interface Alternative {
  title: string;
  changes: TitleChange[];
  score: TitleScore;
  /** Its logit less that of the original; negative if it scores lower. */
  difference: number;
  /** The chance, 0 to 1, that it draws more clicks than the original. */
  chance: number;
}

export interface Alternatives {
  /** Best score first; empty if nothing can be changed safely. */
  written: Alternative[];
  /** Why there are none or only a few, in a sentence; null if there are enough. */
  note: string | null;
}

/** How many patterns may be applied on top of each other: “How I …”, then “This is how I …”. */
const TURNS = 3;
/** A title that no more than this many alternatives were written for gets a note. */
const FEW = 2;
/** YouTube Data API, Videos: a title has at most 100 characters. */
const YOUTUBE_MAX = 100;
/** At most this many drafts a title, to bound the work for one that every pattern fits. */
const MOST_DRAFTS = 60;
const TOO_LONG = `It is longer than ${TITLE_MAX} characters: no title on YouTube is.`;
/** From this many sayings on, a title counts as read by its kind. */
const READ_FROM = 3;

/**
 * Writes alternatives to a title that add no number, name or claim: clutter is taken out, a half is left out (and said
 * to be), the order or the form of the sentence is changed. Writes English only, and takes any text; one longer than
 * TITLE_MAX gets none.
 */
export function writeAlternatives(title: string): Alternatives {
  const original = title.trim().replace(/\s+/g, " ");
  if (original.length > TITLE_MAX) return { written: [], note: TOO_LONG };
  const score = scoreTitle(original);
  const refusal = refuse(original, score);
  if (refusal) return { written: [], note: refusal };
  const written = choose(rankAlternatives(original, score.logit), original);
  return { written, note: shortageNote(written.length) };
}

/** Every alternative to a title with that logit, best score first: more than are worth reading. */
export function rankAlternatives(original: string, logit: number): Alternative[] {
  return writeDrafts(original)
    .filter(({ title }) => title !== original && [...title].length <= YOUTUBE_MAX)
    .map((draft) => {
      const score = scoreTitle(draft.title);
      const difference = score.logit - logit;
      return { ...draft, score, difference, chance: chanceFromDifference(difference) };
    })
    .sort((one, other) => other.difference - one.difference);
}

/** The cleaned title, its halves, and all of them in every other shape and kind that fits. */
function writeDrafts(original: string): Draft[] {
  const cleaned = clean(original);
  const after = (next: Draft | null): Draft[] =>
    next ? [{ title: next.title, changes: [...cleaned.changes, ...next.changes] }] : [];
  const bases = [cleaned, ...splitHalves(cleaned.title).flatMap(after), ...after(shorten(cleaned.title))];
  const writer = writerFor(readCasing(cleaned.title));
  const drafts = new Map(bases.map((base) => [keyOf(base), base]));
  /** Those of the drafts that are new; kept until there are enough. */
  const keepNew = (all: Draft[]) =>
    all.filter((draft) => {
      if (drafts.has(keyOf(draft)) || keyOf(draft) === original.toLowerCase()) return false;
      if (drafts.size < MOST_DRAFTS) drafts.set(keyOf(draft), draft);
      return true;
    });
  let latest = bases;
  for (let turn = 0; turn < TURNS && drafts.size < MOST_DRAFTS; turn++) {
    const sources = latest;
    latest = keepNew(sources.flatMap((source) => applyPatterns(source, writer)));
    if (turn < TURNS - 1)
      keepNew(sources.filter((draft) => !isAnnounced(draft)).flatMap((source) => sayByKind(source, writer)));
  }
  return [...drafts.values()];
}

const keyOf = ({ title }: Draft) => title.toLowerCase();

/** Whether a draft already announces what follows (“This is why …”): one such opening is enough. */
const isAnnounced = ({ title, changes }: Draft) =>
  changes.at(-1)?.what === "Said it as a statement" ||
  /, explained$/i.test(title) ||
  /^(?:this is|these are|here['’]s|here are|what happened when|let me)\b/i.test(title);

/** A draft turned by every pattern it has the shape for. Of two openings on top of each other only the last is told. */
function applyPatterns(base: Draft, writer: Writer): Draft[] {
  return PATTERNS.flatMap(({ what, why, write }) => {
    const title = write(base.title, writer);
    if (title === null) return [];
    const kept = base.changes.filter(
      (change) => !(/^Opened|^Made it/.test(change.what) && /^Opened/.test(what)),
    );
    return [{ title, changes: [...kept.filter((change) => change.what !== what), { what, why }] }];
  });
}

/** Every way to say a draft by its kind. If no kind has read it, it may still state something or name a thing. */
function sayByKind({ title, changes }: Draft, writer: Writer): Draft[] {
  // Halves are only joined anew in the order they came in.
  const isTurned = changes.some(({ what }) => /^(?:Put|Made|Opened|Set|Said|Left)/.test(what));
  const isRequest = changes.at(-1)?.what === "Said it as a request";
  const sayings = KINDS.flatMap((kind) => kind(title, writer));
  const isRead = sayings.filter(({ what }) => !what.startsWith("Set “")).length >= READ_FROM;
  if (!isRead && !isRequest) {
    const { statement, thing, halves } = LAST_KINDS;
    const last = isTurned ? [statement, thing] : [statement, thing, halves];
    sayings.push(...(last.map((kind) => kind(title, writer)).find((all) => all.length > 0) ?? []));
  }
  return sayings.map(({ title, what, why }) => ({
    title,
    changes: [...changes.filter((change) => change.what !== what), { what, why }],
  }));
}

/** More are not worth reading. */
export const MOST = 8;
/** Up to this many, similar ones are let in. */
const FILLED = 5;
/** This many are to be short if there are any: at most `A_LITTLE` characters longer than the title. */
const SHORT = 3;
const A_LITTLE = 8;

const OPENING =
  /^(?:this is|here['’]s|here are|these are|let me show you|see|want to know|do you know|ever wondered|do you think|wondering|finding out|take a look at|a look at|watch me|i['’]m) /;
const withoutOpening = ({ title }: Alternative) =>
  title
    .toLowerCase()
    .replace(OPENING, "")
    .replace(/\. here['’]s why$|[?.!]$/, "");
const lastChange = ({ changes }: Alternative) => changes.at(-1)?.what;

/**
 * Chooses the best: first those that differ from each other, then, if there are few, similar ones. The score favours
 * long titles, so a few short ones are kept whatever they score. Best first.
 */
function choose(ranked: Alternative[], original: string): Alternative[] {
  const length = [...original].length;
  const isShort = ({ title }: Alternative) => [...title].length <= length + A_LITTLE;
  /** Whether fewer than `most` of those before share a trait with this one. */
  const isRare = (most: number, one: Alternative, at: number, trait: (one: Alternative) => unknown) =>
    ranked.slice(0, at).filter((other) => trait(other) === trait(one)).length < most;
  const different = ranked.filter(
    (one, at) => isRare(1, one, at, lastChange) && isRare(2, one, at, withoutOpening),
  );
  const rest = ranked.filter((one, at) => !different.includes(one) && isRare(2, one, at, lastChange));
  const kept = [...different, ...rest.slice(0, Math.max(FILLED - different.length, 0))];
  const short = [...kept, ...rest].filter(isShort).slice(0, SHORT);
  const others = kept.filter((one) => !short.includes(one)).slice(0, MOST - short.length);
  return ranked.filter((one) => short.includes(one) || others.includes(one));
}

function refuse(title: string, { words, isJudged }: TitleScore): string | null {
  if (title === "") return "There is no title.";
  if (words.all === 0) return "There are no words in it to write anew.";
  if (words.all < 2) return "One word leaves nothing to turn: write what the video shows in a few words.";
  if (!isJudged)
    return "Most of its words are not known English words, and alternatives are written in English only.";
  const all = splitWords(title);
  if (all.length > 3 && new Set(all).size <= all.length / 2)
    return "The same few words come again and again.";
  return null;
}

function shortageNote(count: number): string | null {
  if (count > FEW) return null;
  const why = "only changes that add no fact are made, and this title has few places for them.";
  if (count === 0) return `No alternative: ${why}`;
  return `Only ${count === 1 ? "one alternative" : `${count} alternatives`}: ${why}`;
}
