import {
  type FeatureId,
  type FreeUse,
  firstPlanWith,
  MOST_WATCHED,
  PLAN_FEATURES,
  planWatchingMore,
  type Tier,
  tierName,
} from "../../model/plan-limits";
import { longDayText } from "../../numbers/days";
import { COMPARE_PLANS } from "./compare-plans";

/** Where another tab has the free analysis. */
export const UNDER_WAY =
  "Your free analysis was begun in another tab a moment ago. Wait for its answer, then try again.";

/** A plan without its feature: "Pro at $79 a month". */
function offer({ name, price }: { name: string; price: string }): string {
  return `${name} at ${price} a month`;
}

/** Why there is no second free analysis: what the limit is, whether it resets, what the next plan gives. */
export function freeAnalysisHad(feature: FeatureId, tier: Tier, { at }: Pick<FreeUse, "at">): string {
  const { name } = PLAN_FEATURES[feature];
  return `${tierName(tier)} has one free analysis of ${name}. You had yours on ${longDayText(at)}, and it does not reset. ${offer(firstPlanWith(feature))} sets no limit. ${COMPARE_PLANS}`;
}

/** The features whose free analysis begins with a form that others send without one, by what the form asks for. A list of topics is kept before anything is searched. */
const BEGUN_BY = {
  visibility: "This list is your one free analysis.",
  demand: "This search is your one free analysis. It does not count if there is not enough data.",
  viral: "This forecast is your one free analysis. It does not count if there is not enough data.",
} as const satisfies Partial<Record<FeatureId, string>>;

export type BegunByForm = keyof typeof BEGUN_BY;

/** At a form, before the free analysis: that it begins it, when it does not count, what the next plan gives. */
export function freeAnalysisNext(feature: BegunByForm): string {
  return `${BEGUN_BY[feature]} ${offer(firstPlanWith(feature))} sets no limit. ${COMPARE_PLANS}`;
}

/** Why no further channel can be watched. */
export function watchedFull(tier: Tier): string {
  const most = MOST_WATCHED[tier];
  const more = planWatchingMore(tier);
  const room = `${tierName(tier)} watches ${most} channels at most. Remove one to make room`;
  return more ? `${room}. ${offer(more)} watches ${MOST_WATCHED[more.id]}. ${COMPARE_PLANS}` : `${room}.`;
}

/** Beside a free analysis that stays as of its day. */
export function freeAsOf(feature: FeatureId, { at }: Pick<FreeUse, "at">): string {
  return `Your free analysis, as of ${longDayText(at)}. ${offer(firstPlanWith(feature))} keeps it up to date. ${COMPARE_PLANS}`;
}
