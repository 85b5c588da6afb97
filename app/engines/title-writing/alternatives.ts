import { TITLE_MAX } from "../../words/bounds";
import { chanceFromDifference, scoreTitle, splitWords, type TitleScore } from "../titles";
import { isCut, isMove, type TitleChange } from "./changes";
import { SHOWN } from "./cuts";
import { rewrite } from "./rewrites";
import { type Draft, tidy } from "./tidy";

/** A title that says the same in other words. */
export interface Alternative {
  title: string;
  changes: TitleChange[];
  score: TitleScore;
  /** Its logit less that of the original; never negative. */
  difference: number;
  /** The chance, 0.5 to 1, that it draws more clicks than the original. */
  chance: number;
}

/** Why a title has no alternatives; "just-tidy" has the title with a mark less, where nothing more helps. */
export type NoAlternative =
  | {
      kind:
        | "no-title"
        | "no-words"
        | "one-word"
        | "not-english"
        | "repeats"
        | "too-long"
        | "over-youtube"
        | "leave";
    }
  | { kind: "just-tidy"; title: string };

export interface Alternatives {
  /** Best score first; empty if nothing can be changed safely. */
  written: Alternative[];
  /** Why no title was found; null if one was. */
  note: NoAlternative | null;
}

/** More are not worth reading. */
export const MOST = 5;
/** YouTube Data API, Videos: a title has at most 100 characters. */
export const YOUTUBE_MAX = 100;
/** A title leads to at most this many drafts, to bound the work. */
const MOST_DRAFTS = 40;
/** Shorter titles say too little on most channels: `KNOWN_FORMS` of engines/titles. */
const LEAST_CHARACTERS = 30;

/**
 * Alternatives to a title: tidied, cut, with its subject or number in front, or turned from a question to its answer.
 * Each names what was changed and scores at least as high as the original. Any text may come; a title that is not
 * judged (another language, no words) or longer than TITLE_MAX gets none and a note.
 */
export function writeAlternatives(title: string): Alternatives {
  const original = title.trim().replace(/\s+/gu, " ");
  if (original.length > TITLE_MAX) return { written: [], note: { kind: "too-long" } };
  const score = scoreTitle(original);
  const refusal = refuse(original, score);
  if (refusal) return { written: [], note: refusal };
  const offers = drafts(original);
  const ranked = offers
    .filter(({ isSlight }) => !isSlight)
    .flatMap((draft) => alternative(draft, score.logit) ?? [])
    .sort((a, b) => b.difference - a.difference || a.changes.length - b.changes.length);
  // The same words with another divider are the same title.
  const keys = ranked.map((one) => wordsOf(one.title));
  const written = ranked.filter((_, at) => keys.indexOf(keys[at] ?? "") === at).slice(0, MOST);
  if (written.length > 0) return { written, note: null };
  if ([...original].length > YOUTUBE_MAX) return { written, note: { kind: "over-youtube" } };
  const slight = offers.find((draft) => draft.isSlight && alternative(draft, score.logit));
  return { written, note: slight ? { kind: "just-tidy", title: slight.title } : { kind: "leave" } };
}

const wordsOf = (title: string) =>
  splitWords(title)
    .filter((word) => /[\p{L}\p{N}]/u.test(word))
    .join(" ");

/**
 * The tidied title and what can be made of it, each once: of one rewrite, and of two in a row. Tidied as a whole, and by
 * the steps alone that do not lower its score. None is cut to a few words.
 */
function drafts(original: string): Draft[] {
  const best = tidy(original, (title, than) => scoreTitle(title).logit >= scoreTitle(than).logit);
  const whole = tidy(original);
  const tidied = [best, whole];
  const found = new Map<string, Draft>(tidied.map((draft) => [draft.title, draft]));
  for (const base of tidied.flatMap((one) => [one, ...rewriteDraft(one)])) {
    for (const draft of [base, ...rewriteDraft(base)]) {
      if (found.size < MOST_DRAFTS && !found.has(draft.title)) found.set(draft.title, draft);
    }
  }
  return [...found.values()].filter(
    ({ title, changes }) =>
      title !== original && ([...title].length >= LEAST_CHARACTERS || !changes.some(isCut)),
  );
}

function rewriteDraft({ title, changes }: Draft): Draft[] {
  // After a move the first piece stands last, where it would be cut as a label: moving comes last.
  if (changes.some(isMove)) return [];
  // What lists show whole loses no second piece.
  const isShort = [...title].length <= SHOWN && changes.some(isCut);
  return rewrite(title)
    .filter((next) => !(isShort && next.changes.some(isCut)))
    .map((next) => ({ title: next.title, changes: [...changes, ...next.changes] }));
}

function alternative({ title, changes }: Draft, logit: number): Alternative | null {
  if ([...title].length > YOUTUBE_MAX) return null;
  const score = scoreTitle(title);
  const difference = score.logit - logit;
  if (!score.isJudged || difference < 0) return null;
  return { title, changes, score, difference, chance: chanceFromDifference(difference) };
}

/** What a proposal may add to the words of the title and the notes. */
const FORM_WORDS = new Set(
  `a an the my your you i we me us it its this that these those what why how when where who which here there is are was
   were be been do does did can could will would should to of in on at for with without from by and or but not no so
   as than then if after before about into over under up out off all every some any more most less best worst top new
   first last never always only just really still even one`.split(/\s+/),
);
const MOST_PROPOSALS = 12;

/**
 * Which of a language model's proposals may be shown beside a title, best first: those YouTube takes, that score at
 * least as high as the original, and whose numbers, names and content words all come from the title or from the
 * creator's notes on the video (both plain text). Titles in other languages are not judged: none is shown for them.
 */
export function judgeProposals(title: string, notes: string, proposals: string[]): Alternative[] {
  const original = title.trim().replace(/\s+/gu, " ");
  const score = scoreTitle(original);
  if (!score.isJudged) return [];
  const given = new Set(splitWords(`${original} ${notes}`).map(stem));
  const seen = new Set([original.toLowerCase()]);
  return proposals
    .slice(0, MOST_PROPOSALS)
    .map((proposal) => proposal.trim().replace(/\s+/gu, " "))
    .filter((proposal) => {
      const key = proposal.toLowerCase();
      if (proposal === "" || seen.has(key)) return false;
      seen.add(key);
      return splitWords(proposal).every((word) => FORM_WORDS.has(word) || given.has(stem(word)));
    })
    .flatMap((proposal) => {
      const changes: TitleChange[] = [{ kind: "model", words: [] }];
      return alternative({ title: proposal, changes }, score.logit) ?? [];
    })
    .sort((a, b) => b.difference - a.difference)
    .slice(0, MOST);
}

/** The same for a word's usual forms: "fails" and "fail", "restoring" and "restore". */
function stem(word: string): string {
  return word.replace(/(?:ing|ed|es|s|e|['’]s)$/u, "");
}

function refuse(title: string, { words, isJudged }: TitleScore): NoAlternative | null {
  if (title === "") return { kind: "no-title" };
  if (words.all === 0) return { kind: "no-words" };
  if (words.all < 2) return { kind: "one-word" };
  if (!isJudged) return { kind: "not-english" };
  const all = splitWords(title);
  if (all.length > 3 && new Set(all).size <= all.length / 2) return { kind: "repeats" };
  return null;
}
