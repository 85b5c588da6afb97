import { type Cues, countCues } from "./cues";
import type { Term } from "./ratings";
import { type Tokens, tokenize } from "./tokens";

// Hutto and Gilbert, ICWSM 2014: an exclamation mark adds .292 up to four, and s / sqrt(s² + 15) brings a sum to -1..1.
const PER_MARK = 0.292;
const MAX_MARKS = 4;
const RATINGS_SQUASH = 15;
/** A quarter of that for polarities: they end at three quarters of what ratings do. */
const POLARITIES_SQUASH = 4;
/** Polarities end at 1, ratings at 4, but few are above 3: this brings both to one size. */
const AS_RATING = 3;

const squash = (sum: number, by = RATINGS_SQUASH) => sum / Math.sqrt(sum * sum + by);

/** The names of the rule features, in the order of `ruleFeatures`. */
export const RULE_FEATURES = Object.keys(namedFeatures(tokenize(""), []));

/** The rule features of a comment, about -1 to 1 each, in the order of `RULE_FEATURES`. */
export function ruleFeatures(tokens: Tokens, terms: Term[]): Float64Array {
  return Float64Array.from(Object.values(namedFeatures(tokens, terms)));
}

function namedFeatures(tokens: Tokens, terms: Term[]) {
  const sums = sumRatings(terms);
  const cues = countCues(tokens, terms);
  const marks = Math.min(tokens.exclamations, MAX_MARKS);
  const all = squash(sums.sum + Math.sign(sums.sum) * marks * PER_MARK);
  const praise = squash(sums.praise);
  const blame = squash(sums.blame);
  return {
    sum: all * 2,
    sumSquare: all * Math.abs(all) * 2,
    praise: praise * 2,
    blame: blame * 2,
    ...balanceFeatures(sums, cues.words),
    ...questionFeatures(tokens, sums, cues, praise, blame),
    ...circumstanceFeatures(tokens, cues),
    ...interactionFeatures(sums, cues, praise, blame),
    ...adjectiveFeatures(terms),
    exclaims: marks / MAX_MARKS,
    exclaimsPraise: marks > 0 ? praise : 0,
    exclaimsBlame: marks > 0 ? blame : 0,
    replyPraise: tokens.mentions > 0 ? praise : 0,
    replyBlame: tokens.mentions > 0 ? blame : 0,
  };
}

/** Praise against blame, and how much of the comment they are. */
function balanceFeatures(sums: RatingSums, words: number) {
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
    emoji: squash(sums.emoji, 6),
    emojiOnly: words === 0 ? squash(sums.emoji, 2) : 0,
    density: sum / spread,
    densityPraise: praise / spread,
    densityBlame: blame / spread,
  };
}

/** People who ask mostly want to know: praise in a question counts less. */
function questionFeatures(
  { questions }: Tokens,
  { rated }: RatingSums,
  cues: Cues,
  praise: number,
  blame: number,
) {
  const hasMark = questions > 0 ? 1 : 0;
  const isAsked = hasMark || cues.asks;
  return {
    question: hasMark,
    asksShort: Number(cues.asks === 1 && (hasMark === 1 || cues.words < 14)),
    questionPraise: isAsked * praise,
    questionBlame: isAsked * blame,
    questionUnrated: Number(isAsked === 1 && rated === 0),
    asks: cues.asks,
  };
}

/** What has no rating: length, links, whether it speaks of the video, and the like. */
function circumstanceFeatures(tokens: Tokens, cues: Cues) {
  return {
    length: Math.log1p(cues.words) / 4,
    short: Number(cues.words <= 4),
    long: Number(cues.words > 30),
    negations: Math.min(cues.negations, 3) / 3,
    you: cues.you,
    me: cues.me,
    thanks: cues.thanks,
    mention: Number(tokens.mentions > 0),
    link: Number(tokens.links > 0),
    stamp: Number(tokens.stamps > 0),
    supposes: Math.min(cues.supposes, 3) / 3,
    turns: cues.turns,
    digits: cues.digits,
    loud: Math.min(cues.loud, 4) / 4,
    ofVideo: cues.ofVideo,
    compares: cues.compares,
    buys: cues.buys,
    laughs: cues.laughs,
    turnedPraise: cues.turnedPraise,
    superlative: cues.superlative,
  };
}

/** Praise and blame mean more or less beside a laugh, a comparison, in a long text. */
function interactionFeatures({ rated }: RatingSums, cues: Cues, praise: number, blame: number) {
  const size = Math.min(1, cues.words / 40);
  const isShort = Number(cues.words <= 6);
  return {
    longPraise: size * praise * 2,
    longBlame: size * blame * 2,
    longUnrated: rated === 0 ? size : 0,
    shortPraise: isShort * praise,
    shortBlame: isShort * blame,
    negatedUnrated: Number(cues.negations > 0 && rated === 0),
    supposesPraise: cues.supposes > 0 ? praise : 0,
    videoPraise: cues.ofVideo * praise * 2,
    otherPraise: (1 - cues.ofVideo) * praise * 2,
    videoBlame: cues.ofVideo * blame * 2,
    otherBlame: (1 - cues.ofVideo) * blame * 2,
    comparesPraise: cues.compares * praise,
    comparesBlame: cues.compares * blame,
    mePraise: cues.me * praise,
    meBlame: cues.me * blame,
    digitsPraise: cues.digits * praise,
    digitsBlame: cues.digits * blame,
    laughsBlame: cues.laughs * blame,
    laughsOnly: Number(cues.laughs === 1 && rated <= 1),
  };
}

type RatingSums = ReturnType<typeof sumRatings>;

/**
 * Sums over the rated terms of a comment, each by its weight in context; all 0 where no term is rated. `blame` and
 * `lowest` are positive: how negative the comment is.
 */
function sumRatings(terms: Term[]) {
  const sums = {
    sum: 0,
    praise: 0,
    blame: 0,
    highest: 0,
    lowest: 0,
    first: 0,
    last: 0,
    rated: 0,
    emoji: 0,
  };
  for (const { weight, isRated, isEmoji } of terms) {
    if (!isRated) continue;
    sums.rated++;
    sums.sum += weight;
    if (weight > 0) sums.praise += weight;
    else sums.blame -= weight;
    sums.highest = Math.max(sums.highest, weight);
    sums.lowest = Math.max(sums.lowest, -weight);
    if (sums.first === 0) sums.first = weight;
    sums.last = weight;
    if (isEmoji) sums.emoji += weight;
  }
  return sums;
}

/** From the list of adjectives: polarity and subjectivity, each scaled to about the spread of the other rule features. */
export function adjectiveFeatures(terms: Term[]) {
  let praise = 0;
  let blame = 0;
  let highest = 0;
  let lowest = 0;
  let known = 0;
  let opinion = 0;
  let mostOpinion = 0;
  for (const { polarity, subjectivity } of terms) {
    const weight = polarity * AS_RATING;
    if (weight > 0) praise += weight;
    else blame -= weight;
    highest = Math.max(highest, weight);
    lowest = Math.max(lowest, -weight);
    if (subjectivity === 0 && polarity === 0) continue;
    known++;
    opinion += subjectivity;
    mostOpinion = Math.max(mostOpinion, subjectivity);
  }
  const spread = Math.sqrt(terms.length + 3);
  return {
    adjectives: squash(praise - blame, POLARITIES_SQUASH) * 0.8,
    adjectivesPraise: squash(praise, POLARITIES_SQUASH) * 1.1,
    adjectivesBlame: squash(blame, POLARITIES_SQUASH) * 1.5,
    adjectivesHighest: highest * 0.4,
    adjectivesLowest: lowest * 0.6,
    adjectivesDensity: ((praise - blame) / spread) * 0.9,
    opinion: (opinion / spread) * 2,
    opinionHighest: mostOpinion,
    opinionMean: (known > 0 ? opinion / known : 0) * 1.2,
  };
}
