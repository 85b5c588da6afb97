import { chanceOfDifference, scoreTitle, type TitleScore } from "../title-score/score";
import { wordsOf } from "../title-score/words";
import { type Casing, casingOf } from "./casing";
import { cleaned, type Draft } from "./cleaning";
import { COUNTING_FORMS } from "./forms-counting";
import { DOING_FORMS } from "./forms-doing";
import { EXPLAINING_FORMS } from "./forms-explaining";
import { NAMING_FORMS } from "./forms-naming";
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

const FORMS = [...DOING_FORMS, ...EXPLAINING_FORMS, ...NAMING_FORMS, ...COUNTING_FORMS];
/** How often a form is put on top of another: “How I …”, then “This is how I …”. */
const TURNS = 3;
export const MOST = 8;
const ENOUGH = 3;
/** The longest title that the form takes. */
const LONGEST = 200;

/**
 * Writes a title anew, by changes that add no number, name or claim: what says nothing is taken out, a half is
 * left out (and said to be), the order or the form of the sentence is turned. English only; any text may come.
 */
export function alternativesOf(title: string): Alternatives {
  const original = title.trim().replace(/\s+/g, " ");
  const score = scoreTitle(original);
  const refusal = refusalOf(original, score);
  if (refusal) return { written: [], note: refusal };
  const written = [...new Map(draftsOf(original).map((draft) => [draft.title.toLowerCase(), draft])).values()]
    .filter((draft) => draft.title !== original && [...draft.title].length <= LONGEST)
    .map((draft) => {
      const own = scoreTitle(draft.title);
      const difference = own.logit - score.logit;
      return { ...draft, score: own, difference, chance: chanceOfDifference(difference) };
    })
    .sort((one, other) => other.difference - one.difference)
    .filter(seldom)
    .slice(0, MOST);
  return { written, note: noteOf(written.length) };
}

/** Lets two through of those that end in the same change: one more would only be the same title again. */
function seldom({ changes }: Draft, at: number, all: Draft[]): boolean {
  const last = changes.at(-1)?.what;
  return all.slice(0, at).filter((other) => other.changes.at(-1)?.what === last).length < 2;
}

/** The cleaned title, its halves, and each of them in every form that it has the shape for. */
function draftsOf(original: string): Draft[] {
  const clean = cleaned(original);
  const after = (one: Draft, next: Draft): Draft => ({
    title: next.title,
    changes: [...one.changes, ...next.changes],
  });
  const bases = [clean, ...halvesOf(clean.title).map((half) => after(clean, half))];
  const short = shortened(clean.title);
  if (short) bases.push(after(clean, short));
  const drafts = new Map([
    [original.toLowerCase(), clean],
    ...bases.map((base) => [keyOf(base), base] as const),
  ]);
  const casing = casingOf(clean.title);
  let latest = bases;
  for (let turn = 0; turn < TURNS; turn++) {
    latest = latest.flatMap((base) => turned(base, casing).filter((draft) => !drafts.has(keyOf(draft))));
    for (const draft of latest) drafts.set(keyOf(draft), draft);
  }
  drafts.delete(original.toLowerCase());
  return clean.title === original ? [...drafts.values()] : [clean, ...drafts.values()];
}

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
  const said = wordsOf(title);
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
