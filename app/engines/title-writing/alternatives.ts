import { isOrder, readBacking, sharedContent } from "../../words/backing";
import { TITLE_MAX } from "../../words/bounds";
import { hasUnspacedScript } from "../../words/words";
import { readLanguage, replaceEmoji, splitWords } from "../titles";
import { isCut, isMove, type TitleChange } from "./changes";
import { cutBrackets, cutSegments, SHOWN, stopEarly, YOUTUBE_MAX } from "./cuts";
import { rewrite } from "./rewrites";
import { PLAIN, type TitleStyle } from "./spelling";
import { type Draft, tidy } from "./tidy";

/** A title that says the same in other words. */
export interface Alternative {
  title: string;
  changes: TitleChange[];
}

/**
 * Why a title has no alternatives; "just-tidy" has the title with a mark less, where nothing more helps; "worse" is for who
 * knows the channel to say.
 */
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
        | "worse"
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
/** A title leads to at most this many drafts, to bound the work. */
const MOST_DRAFTS = 40;
/** Shorter titles say too little on most channels: `KNOWN_FORMS` of engines/titles. */
const LEAST_CHARACTERS = 30;

/**
 * Alternatives to a title: tidied, cut, with its subject or number in front, or turned from a question to its answer.
 * Each names what was changed. In other languages than English only marks, ends and brackets go. Any text may come; a
 * title without words or longer than TITLE_MAX gets none and a note.
 *
 * @param style of the channel (`readStyle`): what its own titles have stays
 */
export function writeAlternatives(title: string, style: TitleStyle = PLAIN): Alternatives {
  const original = title.trim().replace(/\s+/gu, " ");
  if (original.length > TITLE_MAX) return { written: [], note: { kind: "too-long" } };
  const { isEnglish } = readLanguage(original);
  const refusal = refuse(original, isEnglish);
  if (refusal) return { written: [], note: refusal };
  const offers = drafts(original, isEnglish, style).filter((draft) => [...draft.title].length <= YOUTUBE_MAX);
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
  if (slight) return { written, note: { kind: "just-tidy", title: slight.title } };
  return { written, note: { kind: isEnglish ? "leave" : "not-english" } };
}

const wordsOf = (title: string) =>
  splitWords(title)
    .filter((word) => /[\p{L}\p{N}]/u.test(word))
    .join(" ");

/** The tidied title and what can be made of it, each once: of one rewrite, and of two in a row. None is cut to a few words. */
function drafts(original: string, isEnglish: boolean, style: TitleStyle): Draft[] {
  const tidied = tidy(original, style, isEnglish);
  const found = new Map<string, Draft>([[tidied.title, tidied]]);
  for (const base of [tidied, ...rewriteDraft(tidied, isEnglish)]) {
    for (const draft of [base, ...rewriteDraft(base, isEnglish)]) {
      if (found.size < MOST_DRAFTS && !found.has(draft.title)) found.set(draft.title, draft);
    }
  }
  return [...found.values()]
    .filter(
      ({ title, changes }) =>
        title !== original && ([...title].length >= LEAST_CHARACTERS || !changes.some(isCut)),
    )
    .map((draft) => (/\p{Lu}/u.test(draft.title) ? draft : withoutCapitals(draft)));
}

/** Where the word that got the capital went again. */
const withoutCapitals = ({ changes, ...draft }: Draft): Draft => ({
  ...draft,
  changes: changes.filter(({ kind }) => kind !== "capitals"),
});

function rewriteDraft({ title, changes }: Draft, isEnglish: boolean): Draft[] {
  // After a move the first piece stands last, where it would be cut as a label: moving comes last.
  if (changes.some(isMove)) return [];
  // What lists show whole loses no second piece.
  const isShort = [...title].length <= SHOWN && changes.some(isCut);
  const written = isEnglish
    ? rewrite(title)
    : [...cutSegments(title), ...cutBrackets(title), ...stopEarly(title)];
  return written
    .filter((next) => !(isShort && next.changes.some(isCut)))
    .map((next) => ({ title: next.title, changes: [...changes, ...next.changes] }));
}

/** Two titles that share so much of what they say are one. */
const SAME = 0.8;
/** Links, handles, hashtags, markup and what is no title: a proposal has no sign that the creator did not type. */
const SIGNS = /[#@{}<>*_\\^~`]|:\/\/|\bwww\./u;

/**
 * Which of a language model's proposals may be shown beside a title, in their order: those that YouTube takes, that say
 * nothing beyond the title and the creator's notes on the video (`readBacking`), neither shout nor bring signs or emoji of
 * their own, and are no near double of the title, of `known` titles or of each other. Titles in other languages cannot be
 * checked: none is shown for them.
 */
export function judgeProposals(
  { title, notes, known = [] }: { title: string; notes: string; known?: readonly string[] },
  proposals: readonly string[],
): Alternative[] {
  const original = title.trim().replace(/\s+/gu, " ");
  if (!readLanguage(original).isEnglish) return [];
  const { backs, shouts, orders } = readBacking(original, notes);
  const taken = [original, ...known, ...orders];
  const found: string[] = [];
  for (const proposal of proposals.map((one) => one.trim().replace(/\s+/gu, " "))) {
    const says = splitWords(proposal).length > 1 && [...proposal].length <= YOUTUBE_MAX;
    if (!says || SIGNS.test(proposal) || replaceEmoji(proposal, () => "") !== proposal) continue;
    if (!backs(proposal) || shouts(proposal) || isOrder(proposal)) continue;
    const repeats = [...taken, ...found].some(
      (other) => proposal.toLowerCase() === other.toLowerCase() || sharedContent(proposal, other) >= SAME,
    );
    if (!repeats) found.push(proposal);
  }
  return found.map((title) => ({ title, changes: [{ kind: "model", words: [] }] }));
}

function refuse(title: string, isEnglish: boolean): NoAlternative | null {
  const { words } = readLanguage(title);
  if (title === "") return { kind: "no-title" };
  if (words === 0) return { kind: "no-words" };
  if (!isEnglish && hasUnspacedScript(title)) return null;
  if (words < 2) return { kind: "one-word" };
  const all = splitWords(title);
  if (all.length > 3 && new Set(all).size <= all.length / 2) return { kind: "repeats" };
  return null;
}
