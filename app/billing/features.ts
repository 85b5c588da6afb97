import type { PlanId } from "../model/subscription-plan";
import { LIGHT_PATH, MONITOR_PATH, NOTE_PATH } from "../navigation/paths";

/** A link to a feature. */
export interface Place {
  label: string;
  to: string;
  /** For who has connected a channel. */
  yours?: string;
}

/** Spec section 3, Feature matrix entry. */
interface Feature {
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
const EVERY_PLAN = { starter: true, pro: true, creator: true };
const FROM_PRO = { ...EVERY_PLAN, starter: false };
const CREATOR_ONLY = { ...FROM_PRO, pro: false };

/** Spec section 6, Plan tiers. */
export const FEATURES: Feature[] = [
  {
    name: "Live Visibility Score",
    description: "How often searches for your topics show your videos.",
    places: [{ label: "Live Visibility Score", to: "/channel/visibility" }],
    platforms: YOUTUBE,
    ...EVERY_PLAN,
  },
  {
    name: "Content Gap Analysis",
    description: "Topics that viewers look for and few channels serve.",
    places: [{ label: "Content Idea Generator", to: "/content-ideas", yours: "/content-ideas/yours" }],
    platforms: YOUTUBE,
    ...FROM_PRO,
  },
  {
    name: "Audience Demand Insights",
    description: "The subjects people watch, and whether they look for your idea now.",
    places: [
      { label: "Content Analyzer", to: "/youtube-tool" },
      { label: "The Light", to: LIGHT_PATH },
    ],
    platforms: YOUTUBE,
    ...FROM_PRO,
  },
  {
    name: "Optimal Upload Timing",
    description: "The days and hours at which your own uploads did best.",
    places: [{ label: "Your Channel", to: "/channel" }],
    platforms: YOUTUBE,
    ...FROM_PRO,
  },
  {
    name: "Seasonal Topic Surge Alerts",
    description: "A heads-up before your busy season, in the note that you get each week.",
    places: [
      { label: "Competitor Monitor", to: MONITOR_PATH },
      { label: "Your note", to: NOTE_PATH },
    ],
    platforms: YOUTUBE,
    ...FROM_PRO,
  },
  {
    name: "Viral Potential Predictor",
    description: "The chance that a video gets three times your usual views.",
    places: [{ label: "Video Performance Forecaster", to: "/video-forecast/yours" }],
    platforms: YOUTUBE,
    ...FROM_PRO,
  },
  {
    name: "1-on-1 Channel Strategy Coaching",
    description: "A person goes through your channel with you.",
    places: [],
    platforms: YOUTUBE,
    ...CREATOR_ONLY,
  },
];

/** How many of the features a plan includes. */
export function countFeatures(plan: PlanId): number {
  return FEATURES.filter((feature) => feature[plan]).length;
}
