import { AD_OPTIMIZATION } from "./pool/ad-optimization";
import { AUDIENCE_TARGETING } from "./pool/audience-targeting";
import { CHANNEL_GROWTH } from "./pool/channel-growth";
import { CONTENT_STRATEGY } from "./pool/content-strategy";
import type { RpmTip } from "./recommendation";

/** Recommendations to draw from: invented, and so is every amount in them. */
export const TIPS: RpmTip[] = [
  ...AD_OPTIMIZATION,
  ...CONTENT_STRATEGY,
  ...AUDIENCE_TARGETING,
  ...CHANNEL_GROWTH,
];

/** What stands there on the first visit, the newest first. */
export const STARTING_TIPS: RpmTip[] = ["mid-roll", "buying-guide", "subtitles", "session-playlists"].flatMap(
  (wanted) => TIPS.filter(({ id }) => id === wanted),
);

/** Of the channel that is none: how often it is watched in a month. */
export const SAMPLE_MONTHLY_VIEWS = 84_000;

/** Spec section 9, Sample RPM: dollars a thousand views. */
export const BENCHMARK = { industryAverage: 3.2, topPerformerRPM: 5.8 };

/** Spec section 4, RPM analysis: what an analysis finds, each time. */
export const FOUND = { currentRPM: 2.67, monthlyTrend: "increasing", trendPercentage: 15.2 } as const;

/** What the one before had found. */
export const FOUND_BEFORE = { currentRPM: 2.32, monthlyTrend: "increasing", trendPercentage: 4.9 } as const;
