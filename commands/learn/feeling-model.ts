import { RULE_FEATURES } from "../../app/engines/sentiment/features/rule-features.ts";
import { creatorPhrases } from "../../app/engines/sentiment/lexicon/lexicon.ts";
import { type FeelingModel, OUTPUTS } from "../../app/engines/sentiment/model.ts";
import { CHOICES, type Featured, featured, isPair, sparse, vocabularyOf } from "./feeling-design.ts";
import { weightsFor } from "./feeling-fit.ts";
import { AS_RATING, balanceOf, CLASSES, COUNT, countOf, sharesOf } from "./feeling-teaching.ts";

/**
 * Learns from rows: log odds of the classes (softmax regression) and the rating (ridge regression), over the same
 * features. A rating also teaches the classes, and a label the rating, both with less weight. The own list of creator
 * language is learned from, too, phrase by phrase, so that it keeps its meaning where the sets say little.
 */
export function learnModel(rows: Featured[]): FeelingModel {
  const taught = rows.filter(({ row }) => row.status !== "spam" && row.status !== "not_english");
  const own = creatorPhrases().map(({ phrase, rating }) =>
    featured({ set: "vader_tweets", group: "own", text: phrase, rating }),
  );
  const vocabulary = vocabularyOf(taught);
  const all = [...taught, ...own];
  const features = sparse(all, vocabulary);
  const balance = balanceOf(taught);
  const shares = new Float64Array(all.length * CLASSES.length);
  const ratings = new Float64Array(all.length);
  const shareCounts = new Float64Array(all.length);
  const ratingCounts = new Float64Array(all.length);
  all.forEach(({ row }, at) => {
    const count = at < taught.length ? countOf(row) : COUNT.own;
    const isRated = row.rating !== undefined;
    sharesOf(row).forEach((share, k) => {
      shares[at * CLASSES.length + k] = share;
    });
    ratings[at] = row.rating ?? AS_RATING[row.label ?? "neutral"];
    shareCounts[at] =
      at >= taught.length ? count : isRated ? COUNT.ratedAsLabel : count * (balance(row) ?? 1);
    ratingCounts[at] = isRated ? count : COUNT.labelAsRating * count;
  });
  const { shrink, rounds } = CHOICES;
  const classes = weightsFor(features, {
    outputs: 3,
    wanted: shares,
    counts: shareCounts,
    loss: "softmax",
    shrink,
    rounds,
  });
  const valence = weightsFor(features, {
    outputs: 1,
    wanted: ratings,
    counts: ratingCounts,
    loss: "square",
    shrink,
    rounds,
  });
  return modelOf(vocabulary, classes, valence);
}

/** Puts the weights in the model's order: praise and blame against neutral, and the scale of the features put in. */
function modelOf(
  vocabulary: Map<string, number>,
  classes: Float64Array,
  valence: Float64Array,
): FeelingModel {
  const three = (place: number, scale: number) => {
    const [praise = 0, blame = 0, neutral = 0] = classes.subarray(place * 3, place * 3 + 3);
    return [(praise - neutral) * scale, (blame - neutral) * scale, (valence[place] ?? 0) * scale];
  };
  const first = RULE_FEATURES.length + 1;
  const rules = new Float64Array(first * OUTPUTS);
  for (let rule = 0; rule < first; rule++)
    rules.set(three(rule, rule === 0 ? 1 : CHOICES.rule), rule * OUTPUTS);
  const grams = new Map<string, number>();
  const learned = new Float64Array(vocabulary.size * OUTPUTS);
  for (const [gram, place] of vocabulary) {
    grams.set(gram, place * OUTPUTS);
    learned.set(three(first + place, isPair(gram) ? CHOICES.pair : CHOICES.word), place * OUTPUTS);
  }
  return { rules, grams, learned, lean: CHOICES.lean };
}
