import { z } from "zod";
import { numberBetween, pick, seeded } from "../../numbers/chance";
import { NICHES, type Niche, USUAL_VIEWS } from "./pool";

/** Spec section 3, Monitored channel. */
const monitoredChannel = z.object({
  id: z.string(),
  name: z.string(),
  /** As text, "412K". */
  subscriberCount: z.string(),
  isActive: z.boolean(),
});
export type MonitoredChannel = z.infer<typeof monitoredChannel>;

/** Spec section 3, Competitor video. */
const competitorVideo = z.object({
  id: z.string(),
  title: z.string(),
  channel: z.string(),
  publishedAt: z.iso.datetime(),
  thumbnail: z.string().startsWith("/"),
  viewCount: z.number(),
  likeCount: z.number(),
  commentCount: z.number(),
  /** As text, "14:32". */
  duration: z.string(),
  description: z.string(),
  tags: z.array(z.string()),
  whyItWorks: z.string(),
  keyTakeaways: z.array(z.string()),
  trendScore: z.number(),
});
export type CompetitorVideo = z.infer<typeof competitorVideo>;

export const monitorState = z.object({
  channels: z.array(monitoredChannel),
  videos: z.array(competitorVideo),
  /** Ids of the uploads shown since their niche's pack was last reshuffled. */
  drawn: z.array(z.string()),
  totalVideosTracked: z.number(),
  avgViewsPerVideo: z.number(),
  topPerformingChannel: z.string(),
  lastUpdated: z.iso.datetime(),
});
export type MonitorState = z.infer<typeof monitorState>;

/** Word beginnings that tell a channel's niche. */
const SIGNS: Record<Niche, string> = {
  baking: "bak bread crumb dough sourdough pastry cake cook kitchen recipe food chef",
  woodworking: "wood workshop offcut carpent joiner timber plywood diy maker build craft",
  money: "money financ invest budget saving wealth shoebox frugal stock econom business",
  homelab: "server homelab lab tech code coding dev linux network self-host program comput ai",
  languages: "languag polyglot spanish french german japanese english polish speak vocab",
  gardening: "garden plant grow allotment compost seed flower botan farm",
  photography: "photo camera lens film portrait light cinema video",
  running: "run fit gym train workout marathon yoga sport health muscle strength",
  travel: "travel trip train backpack wander rail abroad nomad journey",
  history: "histor medieval archive ancient museum castle war",
  gaming: "gam play quest speedrun pixel console esport",
  parenting: "parent family kid child baby mum mom dad toddler",
};

/** A sample channel's niche, guessed from its name. A name without a clue gets a random niche, always the same. */
export function guessNiche(name: string): Niche {
  // Compounds stay whole ("self-host"), unlike in app/words.
  const words = name
    .toLowerCase()
    .split(/[^\p{L}\p{N}-]+/u)
    .filter(Boolean);
  for (const niche of NICHES) {
    const signs = SIGNS[niche].split(" ");
    if (words.some((word) => signs.some((sign) => begins(word, sign)))) return niche;
  }
  return pick(seeded(name), NICHES);
}

/** Signs of up to three letters match whole words only: "ai" is not "aisle", "war" not "warm". */
function begins(word: string, sign: string): boolean {
  return sign.length > 3 ? word.startsWith(sign) : word === sign || word === `${sign}s`;
}

/** How many recent uploads a channel's usual views are the median of. */
export const RECENT = 11;

/**
 * A sample channel's usual views, seeded by its name so that they stay the same from visit to visit. `views` is the
 * median of its recent uploads; `recent` are those uploads as multiples of it, ascending.
 */
export function usualViews(channel: string): { views: number; recent: number[] } {
  const random = seeded(`usual/${channel}`);
  // Channels differ by orders of magnitude, so the exponent is drawn: 4,000 to 100,000 views.
  const drawnViews = Math.round(10 ** numberBetween(random, 3.6, 5, 2) / 100) * 100;
  const views = Object.hasOwn(USUAL_VIEWS, channel) ? (USUAL_VIEWS[channel] ?? drawnViews) : drawnViews;
  const drawn = Array.from({ length: RECENT }, () => 2 ** numberBetween(random, -0.7, 0.7, 2));
  const sorted = drawn.sort((a, b) => a - b);
  const median = sorted[(RECENT - 1) / 2] ?? 1;
  return { views, recent: sorted.map((multiple) => multiple / median) };
}

/** A video's views as a multiple of its channel's usual views. */
export function timesUsual({ channel, viewCount }: { channel: string; viewCount: number }): number {
  return viewCount / usualViews(channel).views;
}
