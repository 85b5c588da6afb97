import { NEGATIONS, type Term } from "./ratings";
import type { Tokens } from "./tokens";

const wordSet = (words: string) => new Set(words.split(" "));

const ASKING = wordSet(
  "what whats where wheres when who whos why how hows which does do did is are can could will would anyone anybody should",
);
const SUPPOSING = wordSet(
  "if would could should wish hope hoping maybe might may wonder wondering imagine unless whether will gonna",
);
const YOU = wordSet("you u your ur youre yours");
const ME = wordSet("i im ive my me mine ill id");
const TURNS = wordSet("but however although");
const COMPARING = wordSet(
  "than prefer prefers better worse vs versus compared compare over instead rather faster cheaper beats superior inferior unlike alternative",
);
const BUYING = wordSet(
  "buy buying bought get getting got ordered own owned sold return switched upgrade upgraded",
);
/** In comments on the video itself, rather than on the thing it shows. */
const OF_THE_VIDEO = wordSet(
  "channel commercial ad advert song intro music edit content explanation you your u ur youre youve thx voice accent episode presenter host guy he she him her",
);
/** Most words give no cue, and one look tells. */
const CUE_WORDS = new Set(
  [SUPPOSING, NEGATIONS, YOU, ME, TURNS, COMPARING, BUYING, OF_THE_VIDEO].flatMap((words) => [...words]),
);
const OF_THE_VIDEO_STEM = /^thank|vids?$|video|review/;
const LAUGHS = /^(?:l+o+l[olz]*|lmf?ao+|b?a?(?:ha){1,50}h?|(?:he){2,50}|xd|rofl|😂|🤣|😆|:d|=d)$/;

/** What a comment has beside ratings. Each is 0 or 1, but `words`, `supposes`, `negations` and `loud` are counts. */
export type Cues = ReturnType<typeof countCues>;

/**
 * Counts the cues of a comment; `terms` are the rated terms of the same tokens, in order. A question is recognised by
 * its first two terms, a superlative by "best", "worst" and words of more than five letters in -est.
 */
export function countCues(tokens: Tokens, terms: Term[]) {
  const cues = {
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
  for (const [at, { term, isNegated, rating }] of terms.entries()) {
    const code = term.charCodeAt(0);
    if (code >= 97 && code <= 122) cues.words++;
    if (code >= 48 && code <= 57) cues.digits = 1;
    if (at < 2 && ASKING.has(term)) cues.asks = 1;
    if (CUE_WORDS.has(term)) {
      if (SUPPOSING.has(term)) cues.supposes++;
      if (NEGATIONS.has(term)) cues.negations++;
      if (YOU.has(term)) cues.you = 1;
      if (ME.has(term)) cues.me = 1;
      if (TURNS.has(term)) cues.turns = 1;
      if (COMPARING.has(term)) cues.compares = 1;
      if (BUYING.has(term)) cues.buys = 1;
      if (OF_THE_VIDEO.has(term)) cues.ofVideo = 1;
    }
    if (term.startsWith("thank") || term === "thx") cues.thanks = 1;
    if (OF_THE_VIDEO_STEM.test(term)) cues.ofVideo = 1;
    if (LAUGHS.test(term)) cues.laughs = 1;
    if (isNegated && rating > 0) cues.turnedPraise = 1;
    if (term === "best" || term === "worst" || (term.length > 5 && term.endsWith("est")))
      cues.superlative = 1;
  }
  for (const isLoud of tokens.loud) if (isLoud) cues.loud++;
  return cues;
}
