import { type Outcome, outcomesOf, readWeights } from "./features";
import { foldWords } from "./folded";
import { CLAUSE } from "./patterns";
import { findSubject } from "./subject";
import type { Intent, Reading, Turn } from "./types";
import { WEIGHTS } from "./weights";

/** So many words are read: a longer question has said by then what it asks. */
export const MAX_WORDS = 60;
/** A question without a word of a creator's work is answered only where it is so sure: docs/evaluation/ask.md. */
const SURE_ELSEWHERE = 0.65;
/** A follow-up turns to another intent, or is declined, only where that is so sure. */
const TURNS = 0.6;
/** One that begins as one ("and …") turns only where it is surer. */
const TURNS_BEGUN = 0.85;
/** A follow-up has at most so many words, where it neither begins as one nor points back. */
const SHORT = 6;

const set = (words: string) => new Set(words.split(/\s+/));
const CONNECTIVES = set(
  "and und y e et ou but aber pero mas mais or also only more why warum porque pourquoi",
);
const REFERENCES = set("it that them those one ones eso esa esto isso isto ca cela das dies davon dazu");
const ORDINALS: Record<string, number> = {
  ...{
    first: 1,
    second: 2,
    third: 3,
    fourth: 4,
    fifth: 5,
    erste: 1,
    zweite: 2,
    dritte: 3,
    ersten: 1,
    zweiten: 2,
  },
  ...{ primero: 1, segundo: 2, tercero: 3, primeira: 1, primeiro: 1, premier: 1, premiere: 1, deuxieme: 2 },
  ...{ "1st": 1, "2nd": 2, "3rd": 3, "4th": 4, "5th": 5 },
};

/** Words of a creator's work, by their beginnings. */
const WORK =
  /^(?:vid|film|shoot|record|channel|view|sub|upload|post|publish|titl|comment|idea|short|serie|episod|plan|content|audience|fan|niche|compet|rival|watch|earn|revenue|forecast|kanal|aufruf|abo|kommentar|zuschauer|canal|vist|visit|suscr|inscrit|chaine|vue|ide|tutorial|review|challenge|make)/;

let weights: Map<string, number[]> | undefined;

/**
 * What a question asks, or null where it asks nothing that can be answered. `before` is the turn before, whose intent and
 * subject a follow-up keeps ("and Shorts?", "why?", "the second one"). Time is linear in the text.
 */
export function readQuestion(text: string, before: Turn | null = null): Reading | null {
  weights ??= readWeights(WEIGHTS);
  return readWith(text, before, weights);
}

/** The same by given weights, for the measure. */
export function readWith(text: string, before: Turn | null, weights: Map<string, number[]>): Reading | null {
  const words = foldWords(text).slice(0, MAX_WORDS);
  const said = words.filter((word) => word !== CLAUSE);
  if (said.length === 0) return null;
  const [best] = outcomesOf(words, weights);
  if (!best) return null;
  const item = said.map((word) => ORDINALS[word]).find((at) => at !== undefined) ?? null;
  const begins = CONNECTIVES.has(said[0] ?? "");
  const refers = item !== null || said.some((word) => REFERENCES.has(word));
  if (before && (begins || refers || said.length <= SHORT)) {
    const isSure = best.share >= (begins ? TURNS_BEGUN : TURNS);
    if (!isSure || best.outcome === before.intent) return { ...before, other: null, isFollowUp: true, item };
    if (best.outcome === "decline") return null;
    const { subject, other } = findSubject(text, best.outcome);
    return {
      intent: best.outcome,
      subject: refers || !subject ? before.subject : subject,
      other,
      isFollowUp: true,
      item,
    };
  }
  const isOfWork = said.some((word) => WORK.test(word));
  if (!isIntent(best.outcome) || (!isOfWork && best.share < SURE_ELSEWHERE)) return null;
  return { intent: best.outcome, ...findSubject(text, best.outcome), isFollowUp: false, item };
}

function isIntent(outcome: Outcome): outcome is Intent {
  return outcome !== "decline";
}
