import { z } from "zod";

/** Spec section 3, RPM recommendation; amounts are dollars per thousand views. */
const rpmRecommendation = z.object({
  id: z.string(),
  category: z.enum(["Content Strategy", "Audience Targeting", "Ad Optimization", "Channel Growth"]),
  title: z.string(),
  description: z.string(),
  currentRPM: z.number(),
  projectedRPM: z.number(),
  potentialIncrease: z.number(),
  difficulty: z.enum(["Easy", "Medium", "Hard"]),
  timeToImplement: z.string(),
  reasoning: z.string(),
  actionSteps: z.array(z.string()),
  priority: z.enum(["High", "Medium", "Low"]),
  /** Indexes of the action steps ticked off, ascending. */
  stepsDone: z.array(z.number()),
});
export type RpmRecommendation = z.infer<typeof rpmRecommendation>;

/** Spec section 3, RPM analysis; amounts are dollars per thousand views. */
const rpmAnalysis = z.object({
  currentRPM: z.number(),
  industryAverage: z.number(),
  topPerformerRPM: z.number(),
  monthlyTrend: z.enum(["increasing", "decreasing", "steady"]),
  /** Percent, against the month before. */
  trendPercentage: z.number(),
  /** How many are on the list. */
  totalRecommendations: z.number(),
  /** Dollars a month, if every recommendation on the list delivered. */
  potentialMonthlyIncrease: z.number(),
});

export const rpmState = z.object({
  analysis: rpmAnalysis,
  /** Newest first. */
  recommendations: z.array(rpmRecommendation),
  /** Ids of the recommendations shown so far: none comes again before the others have. */
  drawn: z.array(z.string()),
  totalAnalyses: z.number(),
  lastAnalyzed: z.iso.datetime(),
});
export type RpmState = z.infer<typeof rpmState>;

/** A recommendation before it is applied to a channel's RPM. */
export type RpmTip = Omit<RpmRecommendation, "currentRPM" | "projectedRPM" | "stepsDone">;

/** The RPM a recommendation projects from the current one, rounded to cents. */
export function projectRpm(currentRPM: number, { potentialIncrease }: Pick<RpmTip, "potentialIncrease">) {
  return { currentRPM, projectedRPM: wholeCents(currentRPM + potentialIncrease) };
}

/** Ticks a step off or reopens it. An index without a step changes nothing. */
export function markStep(
  recommendation: RpmRecommendation,
  { step, done }: { step: number; done: boolean },
): RpmRecommendation {
  if (!recommendation.actionSteps[step]) return recommendation;
  const others = recommendation.stepsDone.filter((index) => index !== step);
  const stepsDone = done ? [...others, step].toSorted((a, b) => a - b) : others;
  return { ...recommendation, stepsDone };
}

/** Rounds away the error of binary fractions: 2.67 + 0.31 is 2.98. */
function wholeCents(amount: number): number {
  return Math.round(amount * 100) / 100;
}

/** An amount in dollars with its cents: "$2.67". */
export function dollars(amount: number): string {
  return `$${amount.toFixed(2)}`;
}
