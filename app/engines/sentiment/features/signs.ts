import { NEGATIONS, type Term } from "../ratings";
import type { Tokens } from "../tokens";

const setOf = (words: string) => new Set(words.split(" "));

const ASKING = setOf(
  "what whats where wheres when who whos why how hows which does do did is are can could will would anyone anybody should",
);
const SUPPOSING = setOf(
  "if would could should wish hope hoping maybe might may wonder wondering imagine unless whether will gonna",
);
const YOU = setOf("you u your ur youre yours");
const ME = setOf("i im ive my me mine ill id");
const TURNS = setOf("but however although");
const COMPARING = setOf(
  "than prefer prefers better worse vs versus compared compare over instead rather faster cheaper beats superior inferior unlike alternative",
);
const BUYING = setOf(
  "buy buying bought get getting got ordered own owned sold return switched upgrade upgraded",
);
/** What a comment on the video itself speaks of, not one on the thing that is shown. */
const OF_THE_VIDEO = setOf(
  "channel commercial ad advert song intro music edit content explanation you your u ur youre youve thx voice accent episode presenter host guy he she him her",
);
const OF_THE_VIDEO_STEM = /^thank|vids?$|video|review/;
const LAUGHS = /^(?:l+o+l+[olz]*|lmf?ao+|b?a?(?:ha){1,50}h?|(?:he){2,50}|xd|rofl|😂|🤣|😆|:d|=d)$/;

/** What stands in a comment beside its ratings, each 0 or 1 but the counts. */
export type Signs = ReturnType<typeof signsOf>;

/**
 * Counts the signs of a comment; `terms` are its rated terms in their order, of the same tokens. Questions are told by
 * one of the first two terms, superlatives by "best", "worst" and words of more than five letters in -est.
 */
export function signsOf(tokens: Tokens, terms: Term[]) {
  const signs = {
    words: 0,
    asks: 0,
    supposes: 0,
    negations: 0,
    you: 0,
    me: 0,
    turns: 0,
    compares: 0,
    buys: 0,
    digits: 0,
    thanks: 0,
    ofVideo: 0,
    laughs: 0,
    turnedPraise: 0,
    superlative: 0,
    loud: 0,
  };
  for (let at = 0; at < terms.length; at++) {
    const { term, isNegated, rating } = terms[at] as Term;
    const code = term.charCodeAt(0);
    if (code >= 97 && code <= 122) signs.words++;
    if (code >= 48 && code <= 57) signs.digits = 1;
    if (at < 2 && ASKING.has(term)) signs.asks = 1;
    if (SUPPOSING.has(term)) signs.supposes++;
    if (NEGATIONS.has(term)) signs.negations++;
    if (YOU.has(term)) signs.you = 1;
    if (ME.has(term)) signs.me = 1;
    if (TURNS.has(term)) signs.turns = 1;
    if (COMPARING.has(term)) signs.compares = 1;
    if (BUYING.has(term)) signs.buys = 1;
    if (term.startsWith("thank") || term === "thx") signs.thanks = 1;
    if (OF_THE_VIDEO.has(term) || OF_THE_VIDEO_STEM.test(term)) signs.ofVideo = 1;
    if (LAUGHS.test(term)) signs.laughs = 1;
    if (isNegated && rating > 0) signs.turnedPraise = 1;
    if (term === "best" || term === "worst" || (term.length > 5 && term.endsWith("est")))
      signs.superlative = 1;
  }
  for (const isLoud of tokens.loud) if (isLoud) signs.loud++;
  return signs;
}
