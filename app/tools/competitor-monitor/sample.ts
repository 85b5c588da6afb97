import { BAKING } from "./pool/baking";
import { GAMING } from "./pool/gaming";
import { GARDENING } from "./pool/gardening";
import { HISTORY } from "./pool/history";
import { HOMELAB } from "./pool/homelab";
import { LANGUAGES } from "./pool/languages";
import { MONEY } from "./pool/money";
import { PARENTING } from "./pool/parenting";
import { PHOTOGRAPHY } from "./pool/photography";
import { RUNNING } from "./pool/running";
import { TRAVEL } from "./pool/travel";
import type { PooledUpload } from "./pool/upload";
import { WOODWORKING } from "./pool/woodworking";

export const NICHES = [
  "baking",
  "woodworking",
  "money",
  "homelab",
  "languages",
  "gardening",
  "photography",
  "running",
  "travel",
  "history",
  "gaming",
  "parenting",
] as const;
export type Niche = (typeof NICHES)[number];

/** Uploads to draw from, by niche. They may stand in any order: a new one takes the next number. */
export const UPLOADS: Record<Niche, PooledUpload[]> = {
  baking: BAKING,
  woodworking: WOODWORKING,
  money: MONEY,
  homelab: HOMELAB,
  languages: LANGUAGES,
  gardening: GARDENING,
  photography: PHOTOGRAPHY,
  running: RUNNING,
  travel: TRAVEL,
  history: HISTORY,
  gaming: GAMING,
  parenting: PARENTING,
};

/** On the first visit: invented channels of five niches, one of them paused. */
export const STARTING_CHANNELS = [
  { id: "sample-slow-crumb", name: "Slow Crumb Baking", subscriberCount: "412K", isActive: true },
  { id: "sample-offcut", name: "Offcut Workshop", subscriberCount: "188K", isActive: true },
  { id: "sample-shoebox", name: "Shoebox Money", subscriberCount: "96.4K", isActive: true },
  { id: "sample-ten-watt", name: "Ten Watt Server", subscriberCount: "57.1K", isActive: true },
  { id: "sample-north-window", name: "North Window Photo", subscriberCount: "1.2M", isActive: false },
];

/** What is usual for those channels, in views. */
export const USUAL_VIEWS: Record<string, number> = {
  "Slow Crumb Baking": 38_200,
  "Offcut Workshop": 21_400,
  "Shoebox Money": 14_500,
  "Ten Watt Server": 9_200,
  "North Window Photo": 86_000,
};
