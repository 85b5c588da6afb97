import { numberBetween, pick, wholeBetween } from "../../numbers/chance";
import { LEAST_SCORE, MOST_SCORE } from "./title-reading";

export const LEVELS = ["Low", "Medium", "High"] as const;
export type Level = (typeof LEVELS)[number];

export interface Figures {
  predictedViews: { min: number; max: number; expected: number };
  predictedCTR: number;
  predictedEngagement: number;
  successProbability: number;
  viralPotential: Level;
  competitionLevel: Level;
  trendAlignment: number;
  topicScore: number;
  timingScore: number;
  overallScore: number;
}

/** How much competition lowers a topic's score. */
const COMPETITION_PENALTY: Record<Level, number> = { Low: 0, Medium: 6, High: 14 };
/** The low and high views, as a factor around the expected: a video that may take off may also not. */
const SPREAD: Record<Level, number> = { Low: 1.7, Medium: 2.3, High: 3.2 };

/**
 * The figures of a forecast, simulated within the ranges of spec section 9 and derived from each other, so that no
 * card contradicts itself. Chance sets competition, trend alignment (70-99) and timing (60-99). Then:
 * - topic score: trend alignment less 6 for medium and 14 for high competition, give or take 3;
 * - overall score: 30 % title, 30 % trend alignment, 25 % topic, 15 % timing;
 * - success probability: the overall score give or take 5, within 60-99;
 * - viral potential: see `viralPotentialOf`;
 * - click-through rate (5.0-9.0) follows the title's score, engagement (4.0-7.0) the topic's;
 * - expected views follow the success probability, and the range widens with viral potential.
 *
 * @param random the same sequence for the same topic: then only the title's score makes a difference
 */
export function simulate(random: () => number, titleScore: number): Figures {
  const competitionLevel = pick(random, LEVELS);
  const trendAlignment = wholeBetween(random, 70, 99);
  const timingScore = wholeBetween(random, 60, 99);
  const topicScore = clamp(
    50,
    99,
    trendAlignment - COMPETITION_PENALTY[competitionLevel] + wholeBetween(random, -3, 3),
  );
  const overallScore = Math.round(
    titleScore * 0.3 + trendAlignment * 0.3 + topicScore * 0.25 + timingScore * 0.15,
  );
  const successProbability = clamp(60, 99, overallScore + wholeBetween(random, -5, 5));
  const viralPotential = viralPotentialOf({ successProbability, trendAlignment, competitionLevel });
  return {
    predictedViews: predictViews(random, successProbability, viralPotential),
    predictedCTR: near(random, 5, 9, shareBetween(titleScore, LEAST_SCORE, MOST_SCORE)),
    predictedEngagement: near(random, 4, 7, shareBetween(topicScore, 50, 99)),
    successProbability,
    viralPotential,
    competitionLevel,
    trendAlignment,
    topicScore,
    timingScore,
    overallScore,
  };
}

/** High from 80 % success on a trend of 85 or more without high competition; low under 70 %; else medium. */
export function viralPotentialOf(
  figures: Pick<Figures, "successProbability" | "trendAlignment" | "competitionLevel">,
): Level {
  const { successProbability, trendAlignment, competitionLevel } = figures;
  if (successProbability < 70) return "Low";
  const takesOff = successProbability >= 80 && trendAlignment >= 85 && competitionLevel !== "High";
  return takesOff ? "High" : "Medium";
}

/** From about 2,000 to about 180,000 expected views, in two digits: more would pretend to know. */
function predictViews(random: () => number, success: number, viral: Level) {
  const expected = 10 ** (3.5 + 1.6 * shareBetween(success, 60, 99) + numberBetween(random, -0.15, 0.15, 2));
  const spread = SPREAD[viral];
  return {
    min: twoDigits(expected / spread),
    expected: twoDigits(expected),
    max: twoDigits(expected * spread),
  };
}

function twoDigits(value: number): number {
  return Number(value.toPrecision(2));
}

/** A score as a share of the way from `low` to `high`, 0 to 1. */
function shareBetween(score: number, low: number, high: number): number {
  return clamp(0, 1, (score - low) / (high - low));
}

/** A number of one decimal around that share of the way from `low` to `high`. */
function near(random: () => number, low: number, high: number, part: number): number {
  const middle = low + (high - low) * part;
  return numberBetween(random, Math.max(low, middle - 0.3), Math.min(high, middle + 0.3), 1);
}

function clamp(low: number, high: number, value: number): number {
  return Math.min(high, Math.max(low, value));
}
