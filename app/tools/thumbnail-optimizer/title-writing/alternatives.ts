import { chanceOfDifference, scoreTitle, type TitleScore } from "../title-score/score";
import { casingOf } from "./casing";
import { cleaned, type Draft } from "./cleaning";
import { FORMS } from "./forms";
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

export const MOST = 8;
const ENOUGH = 3;
/** Wordings of the same change that are let through: one more would only be another pick from the same shelf. */
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
    .slice(0, MOST);
  return { written, note: noteOf(written.length) };
}

/** The cleaned title, its halves, and each of them in every form that it has the shape for. */
function draftsOf(original: string): Draft[] {
  const clean = cleaned(original);
  const after = (one: Draft, next: Draft): Draft => ({ title: next.title, changes: [...one.changes, ...next.changes] });
  const bases = [clean, ...halvesOf(clean.title).map((half) => after(clean, half))];
  const short = shortened(clean.title);
  if (short) bases.push(after(clean, short));
  return [
    ...bases,
    ...bases.flatMap((base) =>
      FORMS.flatMap(({ what, why, write }) => {
        const title = write(base.title, casingOf(base.title));
        return title === null ? [] : [after(base, { title, changes: [{ what, why }] })];
      }),
    ),
  ];
}

function refusalOf(title: string, { words, isJudged }: TitleScore): string | null {
  if (title === "") return "There is no title.";
  if (words.all === 0) return "There are no words in it to write anew.";
  if (!isJudged) return "Most of its words are not known English words, and alternatives are written in English only.";
  if (words.all < 2) return "One word leaves nothing to turn: write what the video shows in a few words.";
  return null;
}

function noteOf(count: number): string | null {
  if (count >= ENOUGH) return null;
  const why = "only changes that add no fact are made, and this title has few places for them.";
  if (count === 0) return `No alternative: ${why}`;
  return `Only ${count === 1 ? "one alternative" : `${count} alternatives`}: ${why}`;
}
