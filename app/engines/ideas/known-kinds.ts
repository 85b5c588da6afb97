import { titleFeatures } from "./title-features";
import type { KINDS } from "./title-kinds";

/** What uploads of a kind got beside the uploads around them that are of another. */
export interface KnownKind {
  /** Whole histories of channels that have at least ten of each. */
  channels: number;
  /** The mean factor of views. */
  times: number;
  /** The share of these channels where it was above 1. */
  better: number;
  /** "helps" and "hurts" only where the channels agree. */
  verdict: "helps" | "hurts" | "no difference";
}

/**
 * What is known of the kinds of video that a title names (`KINDS`): those that ten channels or more have. A kind helps or
 * hurts from 2.5 standard errors on, since some thirty were looked at. It is what went together, not what causes what.
 * Measured by `npm run evaluate`: docs/evaluation/titles.md, "Kinds within channels".
 */
export const KNOWN_KINDS = {
  minutes: { channels: 10, times: 1.61, better: 1, verdict: "helps" },
  complete: { channels: 25, times: 1.31, better: 0.76, verdict: "helps" },
  software: { channels: 19, times: 1.31, better: 0.84, verdict: "helps" },
  career: { channels: 17, times: 1.27, better: 0.76, verdict: "helps" },
  ai: { channels: 12, times: 1.25, better: 0.83, verdict: "helps" },
  beginner: { channels: 38, times: 1.16, better: 0.63, verdict: "helps" },
  howTo: { channels: 46, times: 1.14, better: 0.61, verdict: "helps" },
  live: { channels: 17, times: 0.61, better: 0.18, verdict: "hurts" },
  announcement: { channels: 16, times: 0.72, better: 0.25, verdict: "hurts" },
  review: { channels: 19, times: 0.77, better: 0.16, verdict: "hurts" },
  fresh: { channels: 30, times: 0.87, better: 0.27, verdict: "hurts" },
  advanced: { channels: 18, times: 1.22, better: 0.67, verdict: "no difference" },
  days: { channels: 11, times: 1.22, better: 0.73, verdict: "no difference" },
  tips: { channels: 27, times: 1.09, better: 0.63, verdict: "no difference" },
  comparison: { channels: 21, times: 1.04, better: 0.57, verdict: "no difference" },
  challenge: { channels: 26, times: 1.02, better: 0.62, verdict: "no difference" },
  why: { channels: 16, times: 1.02, better: 0.63, verdict: "no difference" },
  superlative: { channels: 32, times: 1.04, better: 0.59, verdict: "no difference" },
  money: { channels: 26, times: 1.01, better: 0.58, verdict: "no difference" },
  trouble: { channels: 27, times: 1.01, better: 0.59, verdict: "no difference" },
  interview: { channels: 20, times: 0.92, better: 0.3, verdict: "no difference" },
  episode: { channels: 27, times: 0.95, better: 0.33, verdict: "no difference" },
} as const satisfies { [Kind in keyof typeof KINDS]?: KnownKind };

export type KnownKindName = keyof typeof KNOWN_KINDS;

/** The known kinds that a title says its video is of, those that help or hurt first. */
export function knownKinds(title: string): KnownKindName[] {
  const kinds = new Set(titleFeatures(title).kinds);
  const names = Object.keys(KNOWN_KINDS) as KnownKindName[];
  return names.filter((name) => kinds.has(name));
}
