import { TITLE_MAX } from "../../words/bounds";
import { hasUnspacedScript } from "../../words/words";
import { readLanguage, splitWords } from "../titles";
import { isCut, isMove, type TitleChange } from "./changes";
import { SHOWN } from "./cuts";
import { rewrite } from "./rewrites";
import { type Draft, tidy } from "./tidy";

/** A title that says the same in other words. */
export interface Alternative {
  title: string;
  changes: TitleChange[];
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
  /** The fewest changes first; empty if nothing can be changed safely. */
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
 * Each names what was changed. Any text may come; a title that is not English, has no words or is longer than TITLE_MAX
 * gets none and a note.
 */
export function writeAlternatives(title: string): Alternatives {
  const original = title.trim().replace(/\s+/gu, " ");
  if (original.length > TITLE_MAX) return { written: [], note: { kind: "too-long" } };
  const refusal = refuse(original);
  if (refusal) return { written: [], note: refusal };
  const offers = drafts(original).filter((draft) => [...draft.title].length <= YOUTUBE_MAX);
  const ranked = offers
    .filter(({ isSlight }) => !isSlight)
    .sort((a, b) => a.changes.length - b.changes.length);
  // The same words with another divider are the same title.
  const keys = ranked.map((one) => wordsOf(one.title));
  const written = ranked
    .filter((_, at) => keys.indexOf(keys[at] ?? "") === at)
    .slice(0, MOST)
    .map(({ title, changes }) => ({ title, changes }));
  if (written.length > 0) return { written, note: null };
  if ([...original].length > YOUTUBE_MAX) return { written, note: { kind: "over-youtube" } };
  const slight = offers.find((draft) => draft.isSlight);
  return { written, note: slight ? { kind: "just-tidy", title: slight.title } : { kind: "leave" } };
}

const wordsOf = (title: string) =>
  splitWords(title)
    .filter((word) => /[\p{L}\p{N}]/u.test(word))
    .join(" ");

/** The tidied title and what can be made of it, each once: of one rewrite, and of two in a row. None is cut to a few words. */
function drafts(original: string): Draft[] {
  const tidied = tidy(original);
  const found = new Map<string, Draft>([[tidied.title, tidied]]);
  for (const base of [tidied, ...rewriteDraft(tidied)]) {
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

/** What a proposal may add to the words of the title and the notes. */
const FORM_WORDS = new Set(
  `a an the my your you i we me us it its this that these those what why how when where who which here there is are was
   were be been do does did can could will would should to of in on at for with without from by and or but not no so
   as than then if after before about into over under up out off all every some any more most less best worst top new
   first last never always only just really still even one`.split(/\s+/),
);
const MOST_PROPOSALS = 12;

/**
 * Which of a language model's proposals may be shown beside a title, in their order: those YouTube takes, and whose numbers,
 * names and content words all come from the title or from the creator's notes on the video (both plain text). Titles in
 * other languages cannot be checked: none is shown for them.
 */
export function judgeProposals(title: string, notes: string, proposals: string[]): Alternative[] {
  const original = title.trim().replace(/\s+/gu, " ");
  if (!readLanguage(original).isEnglish) return [];
  const given = new Set(splitWords(`${original} ${notes}`).map(stem));
  const seen = new Set([original.toLowerCase()]);
  return proposals
    .slice(0, MOST_PROPOSALS)
    .map((proposal) => proposal.trim().replace(/\s+/gu, " "))
    .filter((proposal) => {
      const key = proposal.toLowerCase();
      const words = splitWords(proposal);
      if (words.length === 0 || [...proposal].length > YOUTUBE_MAX || seen.has(key)) return false;
      seen.add(key);
      return words.every((word) => FORM_WORDS.has(word) || given.has(stem(word)));
    })
    .slice(0, MOST)
    .map((proposal) => ({ title: proposal, changes: [{ kind: "model", words: [] }] }));
}

/** The same for a word's usual forms: "fails" and "fail", "restoring" and "restore". */
function stem(word: string): string {
  return word.replace(/(?:ing|ed|es|s|e|['’]s)$/u, "");
}

function refuse(title: string): NoAlternative | null {
  const { words, isEnglish } = readLanguage(title);
  if (title === "") return { kind: "no-title" };
  if (words === 0) return { kind: "no-words" };
  if (words < 2) return { kind: hasUnspacedScript(title) ? "not-english" : "one-word" };
  if (!isEnglish) return { kind: "not-english" };
  const all = splitWords(title);
  if (all.length > 3 && new Set(all).size <= all.length / 2) return { kind: "repeats" };
  return null;
}
