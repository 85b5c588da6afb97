import { z } from "zod";

/** Spec section 3, RPM recommendation; amounts are dollars a thousand views. */
export const rpmRecommendation = z.object({
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
  /** Which of the action steps are ticked off, by their places from 0, in order. */
  stepsDone: z.array(z.number()),
});
export type RpmRecommendation = z.infer<typeof rpmRecommendation>;

/** A recommendation before it is measured against a channel's RPM. */
export type RpmTip = Omit<RpmRecommendation, "currentRPM" | "projectedRPM" | "stepsDone">;

/** What a recommendation promises from that RPM on, in whole cents. */
export function measuredFrom(currentRPM: number, { potentialIncrease }: Pick<RpmTip, "potentialIncrease">) {
  return { currentRPM, projectedRPM: wholeCents(currentRPM + potentialIncrease) };
}

/** Ticks a step off, or opens it again; a step that there is none of changes nothing. */
export function markStep(
  recommendation: RpmRecommendation,
  { step, done }: { step: number; done: boolean },
): RpmRecommendation {
  if (!recommendation.actionSteps[step]) return recommendation;
  const others = recommendation.stepsDone.filter((place) => place !== step);
  const stepsDone = done ? [...others, step].toSorted((a, b) => a - b) : others;
  return { ...recommendation, stepsDone };
}

/** An amount without the crumbs of binary fractions. */
export function wholeCents(dollars: number): number {
  return Math.round(dollars * 100) / 100;
}
