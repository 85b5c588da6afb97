import type { Term } from "../ratings";
import { type Tokens, tokensOf } from "../tokens";
import { adjectiveFeatures } from "./adjectives";
import { type Signs, signsOf } from "./signs";
import { type Sums, sumsOf } from "./sums";

// Hutto and Gilbert, ICWSM 2014: an exclamation mark adds .292 up to four, and s / sqrt(s² + 15) brings a sum to -1..1.
const PER_MARK = 0.292;
const MOST_MARKS = 4;
const BENT_BY = 15;

const bent = (sum: number, by = BENT_BY) => sum / Math.sqrt(sum * sum + by);

/** The names of what the rules see, in the order of `ruleFeatures`. */
export const RULE_FEATURES = Object.keys(featuresOf(tokensOf(""), []));

/** What the rules see of a comment: about -1 to 1 each, in the order of `RULE_FEATURES`. */
export function ruleFeatures(tokens: Tokens, terms: Term[]): Float64Array {
  return Float64Array.from(Object.values(featuresOf(tokens, terms)));
}

function featuresOf(tokens: Tokens, terms: Term[]) {
  const sums = sumsOf(terms);
  const signs = signsOf(tokens, terms);
  const marks = Math.min(tokens.exclamations, MOST_MARKS);
  const all = bent(sums.sum + Math.sign(sums.sum) * marks * PER_MARK);
  const praise = bent(sums.praise);
  const blame = bent(sums.blame);
  return {
    sum: all * 2,
    sumSquare: all * Math.abs(all) * 2,
    praise: praise * 2,
    blame: blame * 2,
    ...balance(sums, signs.words),
    ...questions(tokens, sums, signs, praise, blame),
    ...circumstances(tokens, signs),
    ...together(sums, signs, praise, blame),
    ...adjectiveFeatures(terms),
    exclaims: marks / MOST_MARKS,
    exclaimsPraise: marks > 0 ? praise : 0,
    exclaimsBlame: marks > 0 ? blame : 0,
    replyPraise: tokens.mentions > 0 ? praise : 0,
    replyBlame: tokens.mentions > 0 ? blame : 0,
  };
}

/** How praise and blame stand to each other, and how much of the comment they are. */
function balance(sums: Sums, words: number) {
  const { sum, praise, blame, rated } = sums;
  const spread = 2 * Math.sqrt(words + 2);
  return {
    highest: sums.highest / 3,
    lowest: sums.lowest / 3,
    first: sums.first / 3,
    last: sums.last / 3,
    firstSign: Math.sign(sums.first),
    mean: rated > 0 ? sum / rated / 3 : 0,
    onlyPraise: Number(praise > 0 && blame === 0),
    onlyBlame: Number(blame > 0 && praise === 0),
    both: Number(praise > 0 && blame > 0),
    nothing: Number(rated === 0),
    strongPraise: Number(sum > 2.5),
    strongBlame: Number(sum < -2),
    emoji: bent(sums.emoji, 6),
    emojiOnly: words === 0 ? bent(sums.emoji, 2) : 0,
    density: sum / spread,
    densityPraise: praise / spread,
    densityBlame: blame / spread,
  };
}

/** Whoever asks mostly wants to know: praise within a question is less than praise. */
function questions({ questions }: Tokens, { rated }: Sums, signs: Signs, praise: number, blame: number) {
  const hasMark = questions > 0 ? 1 : 0;
  const isAsked = hasMark || signs.asks;
  return {
    question: hasMark,
    asksShort: Number(signs.asks === 1 && (hasMark === 1 || signs.words < 14)),
    questionPraise: isAsked * praise,
    questionBlame: isAsked * blame,
    questionUnrated: Number(isAsked === 1 && rated === 0),
    asks: signs.asks,
  };
}

/** What stands there whatever it is rated. */
function circumstances(tokens: Tokens, signs: Signs) {
  return {
    length: Math.log1p(signs.words) / 4,
    short: Number(signs.words <= 4),
    long: Number(signs.words > 30),
    negations: Math.min(signs.negations, 3) / 3,
    you: signs.you,
    me: signs.me,
    thanks: signs.thanks,
    mention: Number(tokens.mentions > 0),
    link: Number(tokens.links > 0),
    stamp: Number(tokens.stamps > 0),
    supposes: Math.min(signs.supposes, 3) / 3,
    turns: signs.turns,
    digits: signs.digits,
    loud: Math.min(signs.loud, 4) / 4,
    ofVideo: signs.ofVideo,
    compares: signs.compares,
    buys: signs.buys,
    laughs: signs.laughs,
    turnedPraise: signs.turnedPraise,
    superlative: signs.superlative,
  };
}

/** Praise and blame mean less or more beside other things: a laugh, a comparison, a long text. */
function together({ rated }: Sums, signs: Signs, praise: number, blame: number) {
  const size = Math.min(1, signs.words / 40);
  const isShort = Number(signs.words <= 6);
  return {
    longPraise: size * praise * 2,
    longBlame: size * blame * 2,
    longUnrated: rated === 0 ? size : 0,
    shortPraise: isShort * praise,
    shortBlame: isShort * blame,
    negatedUnrated: Number(signs.negations > 0 && rated === 0),
    supposesPraise: signs.supposes > 0 ? praise : 0,
    videoPraise: signs.ofVideo * praise * 2,
    otherPraise: (1 - signs.ofVideo) * praise * 2,
    videoBlame: signs.ofVideo * blame * 2,
    otherBlame: (1 - signs.ofVideo) * blame * 2,
    comparesPraise: signs.compares * praise,
    comparesBlame: signs.compares * blame,
    mePraise: signs.me * praise,
    meBlame: signs.me * blame,
    digitsPraise: signs.digits * praise,
    digitsBlame: signs.digits * blame,
    laughsBlame: signs.laughs * blame,
    laughsOnly: Number(signs.laughs === 1 && rated <= 1),
  };
}
