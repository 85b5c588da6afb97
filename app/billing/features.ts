import { type FeatureId, PLAN_FEATURES } from "../model/plan-limits";
import type { PlanId } from "../model/subscription-plan";
import { CHANNEL_PATH, LIGHT_PATH, MONITOR_PATH, NOTE_PATH } from "../navigation/paths";

/** A link to a feature. */
export interface Place {
  label: string;
  to: string;
  /** For who has connected a channel. */
  yours?: string;
}

/** Spec section 3, Feature matrix entry. */
interface Feature {
  id: FeatureId;
  name: string;
  description: string;
  /** Where it is in the product; empty for what is arranged with a person. */
  places: Place[];
  platforms: string[];
  starter: boolean;
  pro: boolean;
  creator: boolean;
}

const YOUTUBE = ["youtube"];

function inPlans(id: FeatureId) {
  const { name, plans } = PLAN_FEATURES[id];
  const isIn = (plan: PlanId) => plans.includes(plan);
  return { id, name, starter: isIn("starter"), pro: isIn("pro"), creator: isIn("creator") };
}

/** Spec section 6, Plan tiers. */
export const FEATURES: Feature[] = [
  {
    ...inPlans("visibility"),
    description: "How often searches for your topics show your videos.",
    places: [{ label: "Live Visibility Score", to: "/channel/visibility" }],
    platforms: YOUTUBE,
  },
  {
    ...inPlans("gaps"),
    description: "Topics that viewers look for and few channels serve.",
    places: [{ label: "Content Idea Generator", to: "/content-ideas", yours: "/content-ideas/yours" }],
    platforms: YOUTUBE,
  },
  {
    ...inPlans("demand"),
    description: "The subjects people watch, and whether they look for your idea now.",
    places: [
      { label: "Content Analyzer", to: "/youtube-tool" },
      { label: "The Light", to: LIGHT_PATH },
    ],
    platforms: YOUTUBE,
  },
  {
    ...inPlans("timing"),
    description: "The days and hours at which your own uploads did best.",
    places: [{ label: "Your Channel", to: CHANNEL_PATH }],
    platforms: YOUTUBE,
  },
  {
    ...inPlans("surges"),
    description: "A heads-up before your busy season, in the note that you get each week.",
    places: [
      { label: "Competitor Monitor", to: MONITOR_PATH },
      { label: "Your note", to: NOTE_PATH },
    ],
    platforms: YOUTUBE,
  },
  {
    ...inPlans("viral"),
    description: "The chance that a video gets three times your usual views.",
    places: [{ label: "Video Performance Forecaster", to: "/video-forecast/yours" }],
    platforms: YOUTUBE,
  },
  {
    ...inPlans("coaching"),
    description: "A person goes through your channel with you.",
    places: [],
    platforms: YOUTUBE,
  },
];

/** How many of the features a plan includes. */
export function countFeatures(plan: PlanId): number {
  return FEATURES.filter((feature) => feature[plan]).length;
}
