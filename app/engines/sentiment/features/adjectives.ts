import type { Term } from "../ratings";

/** Brings a sum of polarities to -1..1; a quarter of what ratings take, as polarities end at three quarters of them. */
const BENT_BY = 4;
/** Polarities end at 1, ratings at 4, but few are above 3: so both are of one size. */
const AS_RATING = 3;

const bent = (sum: number) => sum / Math.sqrt(sum * sum + BENT_BY);

/**
 * What the list of adjectives makes of a comment: polarities and subjectivities, each brought to about the same spread
 * over comments as the other rule features have.
 */
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
    adjectives: bent(praise - blame) * 0.8,
    adjectivesPraise: bent(praise) * 1.1,
    adjectivesBlame: bent(blame) * 1.5,
    adjectivesHighest: highest * 0.4,
    adjectivesLowest: lowest * 0.6,
    adjectivesDensity: ((praise - blame) / spread) * 0.9,
    opinion: (opinion / spread) * 2,
    opinionHighest: mostOpinion,
    opinionMean: (known > 0 ? opinion / known : 0) * 1.2,
  };
}
