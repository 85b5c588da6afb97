import type { PlanId } from "./plans";

/** Spec section 3, Feature matrix entry. */
interface Feature {
  name: string;
  description: string;
  platforms: string[];
  starter: boolean;
  pro: boolean;
  creator: boolean;
}

const YOUTUBE = ["youtube"];
const EVERY_PLAN = { starter: true, pro: true, creator: true };
const FROM_PRO = { ...EVERY_PLAN, starter: false };
const CREATOR_ONLY = { ...FROM_PRO, pro: false };

/** Spec section 6, Plan tiers. */
export const FEATURES: Feature[] = [
  {
    name: "Live Visibility Score",
    description: "How easily viewers come across your videos, followed from week to week.",
    platforms: YOUTUBE,
    ...EVERY_PLAN,
  },
  {
    name: "Content Gap Analysis",
    description: "Topics that viewers look for and few channels serve.",
    platforms: YOUTUBE,
    ...FROM_PRO,
  },
  {
    name: "Audience Demand Insights",
    description: "See what people watch on your topic, and how much.",
    platforms: YOUTUBE,
    ...FROM_PRO,
  },
  {
    name: "Optimal Upload Timing",
    description: "The days and hours at which your kind of video finds its viewers.",
    platforms: YOUTUBE,
    ...FROM_PRO,
  },
  {
    name: "Seasonal Topic Surge Alerts",
    description: "A heads-up before your busy season.",
    platforms: YOUTUBE,
    ...FROM_PRO,
  },
  {
    name: "Viral Potential Predictor",
    description: "How far an idea could travel, told with the evidence behind it.",
    platforms: YOUTUBE,
    ...FROM_PRO,
  },
  {
    name: "1-on-1 Channel Strategy Coaching",
    description: "A conversation about your channel, with a person.",
    platforms: YOUTUBE,
    ...CREATOR_ONLY,
  },
];

/** How many of the features a plan includes. */
export function countFeatures(plan: PlanId): number {
  return FEATURES.filter((feature) => feature[plan]).length;
}
