import { chanceFromDifference, scoreTitle, splitWords, type TitleScore } from "../titles";
import { type Casing, casingOf } from "./casing";
import { chosen } from "./choice";
import { cleaned, type Draft } from "./cleaning";
import { said } from "./families";
import { COUNTING_FORMS } from "./forms-counting";
import { DOING_FORMS } from "./forms-doing";
import { EXPLAINING_FORMS } from "./forms-explaining";
import { NAMING_FORMS } from "./forms-naming";
import { PRAISING_FORMS } from "./forms-praising";
import { halvesOf, shortened } from "./halves";

/** One thing that was changed, and why it may help. */
export interface TitleChange {
  /** "Took out “#shorts”" */
  what: string;
  /** A sentence. */
  why: string;
}

/** A title that says the same in other words. */
export interface Alternative {
  title: string;
  changes: TitleChange[];
  score: TitleScore;
  /** Its logit less that of the original; below zero it scores lower. */
  difference: number;
  /** The chance that it draws more clicks than the original. */
  chance: number;
}

export interface Alternatives {
  /** Best score first; none where nothing can be changed safely. */
  written: Alternative[];
  /** Why there are none or only few, in a sentence; null where there are enough. */
  note: string | null;
}

const FORMS = [...DOING_FORMS, ...EXPLAINING_FORMS, ...NAMING_FORMS, ...PRAISING_FORMS, ...COUNTING_FORMS];
/** How often a form is put on top of another: “How I …”, then “This is how I …”. */
const TURNS = 3;
const ENOUGH = 3;
/** YouTube Data API, Videos: a title has at most 100 characters. */
const LONGEST = 100;
/** So many are drafted of a title at the most: what bounds the work of a title that every form fits. */
const MOST_DRAFTS = 60;

/**
 * Writes a title anew, by changes that add no number, name or claim: what says nothing is taken out, a half is
 * left out (and said to be), the order or the form of the sentence is turned. English only; any text may come.
 */
export function alternativesOf(title: string): Alternatives {
  const original = title.trim().replace(/\s+/g, " ");
  const score = scoreTitle(original);
  const refusal = refusalOf(original, score);
  if (refusal) return { written: [], note: refusal };
  const written = chosen(rankedOf(original, score.logit), original);
  return { written, note: noteOf(written.length) };
}

/** All that can be written to a title, whose score is given, best score first: more than are worth reading. */
export function rankedOf(original: string, logit: number): Alternative[] {
  return draftsOf(original)
    .filter(({ title }) => title !== original && [...title].length <= LONGEST)
    .map((draft) => {
      const score = scoreTitle(draft.title);
      const difference = score.logit - logit;
      return { ...draft, score, difference, chance: chanceFromDifference(difference) };
    })
    .sort((one, other) => other.difference - one.difference);
}

/** The cleaned title, its halves, and each of them in every form that it has the shape for. */
function draftsOf(original: string): Draft[] {
  const clean = cleaned(original);
  const after = (next: Draft | null): Draft[] =>
    next ? [{ title: next.title, changes: [...clean.changes, ...next.changes] }] : [];
  const bases = [clean, ...halvesOf(clean.title).flatMap(after), ...after(shortened(clean.title))];
  const casing = casingOf(clean.title);
  const drafts = new Map(bases.map((base) => [keyOf(base), base]));
  const fresh = (all: Draft[]) =>
    all.filter((draft) => {
      if (drafts.has(keyOf(draft)) || keyOf(draft) === original.toLowerCase()) return false;
      if (drafts.size < MOST_DRAFTS) drafts.set(keyOf(draft), draft);
      return true;
    });
  let latest = bases;
  for (let turn = 0; turn < TURNS && drafts.size < MOST_DRAFTS; turn++) {
    const sources = latest;
    latest = fresh(sources.flatMap((source) => turned(source, casing)));
    if (turn < TURNS - 1) fresh(sources.filter(isTold).flatMap((source) => said(source, casing)));
  }
  return [...drafts.values()];
}

/** Not opened yet with words that point at the rest: one such opening is enough. */
const isTold = ({ title, changes }: Draft) =>
  changes.at(-1)?.what !== "Said it as a statement" &&
  !/, explained$/i.test(title) &&
  !/^(?:this is|these are|here['’]s|here are|what happened when|let me)\b/i.test(title);

const keyOf = ({ title }: Draft) => title.toLowerCase();

/** A draft in every form it has the shape for; of two openings put on one another only the last is told. */
function turned(base: Draft, casing: Casing): Draft[] {
  return FORMS.flatMap(({ what, why, write }) => {
    const title = write(base.title, casing);
    if (title === null) return [];
    const kept = base.changes.filter(
      (change) => !(/^Opened|^Made it/.test(change.what) && /^Opened/.test(what)),
    );
    return [{ title, changes: [...kept.filter((change) => change.what !== what), { what, why }] }];
  });
}

function refusalOf(title: string, { words, isJudged }: TitleScore): string | null {
  if (title === "") return "There is no title.";
  if (words.all === 0) return "There are no words in it to write anew.";
  if (words.all < 2) return "One word leaves nothing to turn: write what the video shows in a few words.";
  if (!isJudged)
    return "Most of its words are not known English words, and alternatives are written in English only.";
  const said = splitWords(title);
  if (said.length > 3 && new Set(said).size <= said.length / 2)
    return "The same few words come again and again.";
  return null;
}

function noteOf(count: number): string | null {
  if (count >= ENOUGH) return null;
  const why = "only changes that add no fact are made, and this title has few places for them.";
  if (count === 0) return `No alternative: ${why}`;
  return `Only ${count === 1 ? "one alternative" : `${count} alternatives`}: ${why}`;
}
