import {
  ANALYSES,
  includes,
  MOST_WATCHED,
  PLAN_FEATURES,
  type Standing,
  tierName,
  usedUp,
} from "../model/plan-limits";
import { dayText } from "../numbers/days";

export type PlanUseShown = ReturnType<typeof showPlanUse>;

interface Kept {
  channels: number;
  watched: number;
}

/** What an account's plan holds, and what of it was used. */
export function showPlanUse(standing: Standing, { channels, watched }: Kept) {
  const { tier } = standing;
  const analyses = ANALYSES.map((feature) => {
    const had = usedUp(standing, feature);
    const used = includes(tier, feature)
      ? "No limit"
      : had
        ? `Free one used on ${dayText(had.at)}`
        : "1 free analysis left";
    return { name: PLAN_FEATURES[feature].name, used };
  });
  return {
    title: `Your plan: ${tierName(tier)}`,
    limits: [
      { name: "Your channel", used: `${channels} of 1` },
      { name: "Watched channels", used: `${watched} of ${MOST_WATCHED[tier]}` },
    ],
    analyses,
    note: analyses.some(({ used }) => used !== "No limit")
      ? "A free analysis does not reset, and costs nothing if it fails or lacks data. On a smaller plan nothing is deleted: what you have stays."
      : null,
  };
}
