import type { PlanId } from "../model/subscription-plan";

/** Spec section 3, Feature matrix entry. */
interface Feature {
  name: string;
  description: string;
  /** Where it is in the product, or when it comes. */
  place: { label: string; to: string } | { comes: string };
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
    description: "How often searches for your topics show your videos.",
    place: { label: "Live Visibility Score", to: "/channel/visibility" },
    platforms: YOUTUBE,
    ...EVERY_PLAN,
  },
  {
    name: "Content Gap Analysis",
    description: "Topics that viewers look for and few channels serve.",
    place: { label: "Content Analyzer", to: "/youtube-tool" },
    platforms: YOUTUBE,
    ...FROM_PRO,
  },
  {
    name: "Audience Demand Insights",
    description: "Your viewers' requests, counted in their comments.",
    place: { label: "Comment Sentiment", to: "/comment-sentiment/yours" },
    platforms: YOUTUBE,
    ...FROM_PRO,
  },
  {
    name: "Optimal Upload Timing",
    description: "The days and hours at which your own uploads did best.",
    place: { label: "Your Channel", to: "/channel" },
    platforms: YOUTUBE,
    ...FROM_PRO,
  },
  {
    name: "Seasonal Topic Surge Alerts",
    description: "A heads-up before your busy season, beside your topic's trend.",
    place: { label: "Dashboard", to: "/dashboard#trend" },
    platforms: YOUTUBE,
    ...FROM_PRO,
  },
  {
    name: "Viral Potential Predictor",
    description: "The chance that a video gets three times your usual views.",
    place: { label: "Video Performance Forecaster", to: "/video-forecast/yours" },
    platforms: YOUTUBE,
    ...FROM_PRO,
  },
  {
    name: "1-on-1 Channel Strategy Coaching",
    description: "A conversation about your channel, with a person.",
    place: { comes: "Not bookable yet. It comes at launch." },
    platforms: YOUTUBE,
    ...CREATOR_ONLY,
  },
];

/** How many of the features a plan includes. */
export function countFeatures(plan: PlanId): number {
  return FEATURES.filter((feature) => feature[plan]).length;
}
