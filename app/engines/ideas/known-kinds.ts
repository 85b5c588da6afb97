import type { Language, NamedKind, Niche, ReadIdea } from "./idea-words";

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
 * What is known of the kinds of video that an idea names (`NAMED_KINDS`): those that six channels or more have. A kind
 * helps or hurts from 3 standard errors on, since some sixty were looked at. It is what went together, not what causes
 * what. Measured by `npm run evaluate`: docs/evaluation/titles.md, "Kinds within channels".
 */
export const KNOWN_KINDS = {
  minutes: { channels: 7, times: 1.9, better: 1, verdict: "helps" },
  complete: { channels: 9, times: 1.46, better: 0.78, verdict: "helps" },
  beginner: { channels: 20, times: 1.41, better: 0.85, verdict: "helps" },
  software: { channels: 19, times: 1.35, better: 0.84, verdict: "helps" },
  learn: { channels: 14, times: 1.34, better: 0.79, verdict: "helps" },
  tutorial: { channels: 20, times: 1.31, better: 0.75, verdict: "helps" },
  explained: { channels: 22, times: 1.25, better: 0.77, verdict: "helps" },
  ai: { channels: 12, times: 1.24, better: 0.83, verdict: "helps" },
  live: { channels: 13, times: 0.55, better: 0.15, verdict: "hurts" },
  announcement: { channels: 16, times: 0.71, better: 0.25, verdict: "hurts" },
  days: { channels: 11, times: 1.26, better: 0.82, verdict: "no difference" },
  // Past 3 only since its words were changed: still open.
  trouble: { channels: 8, times: 1.22, better: 0.88, verdict: "no difference" },
  ranking: { channels: 11, times: 1.2, better: 0.82, verdict: "no difference" },
  list: { channels: 19, times: 1.08, better: 0.63, verdict: "no difference" },
  tips: { channels: 28, times: 1.07, better: 0.68, verdict: "no difference" },
  howTo: { channels: 37, times: 1.04, better: 0.51, verdict: "no difference" },
  comparison: { channels: 21, times: 1.05, better: 0.62, verdict: "no difference" },
  superlative: { channels: 28, times: 1.03, better: 0.61, verdict: "no difference" },
  why: { channels: 14, times: 1, better: 0.57, verdict: "no difference" },
  challenge: { channels: 15, times: 1.06, better: 0.53, verdict: "no difference" },
  question: { channels: 50, times: 1, better: 0.52, verdict: "no difference" },
  building: { channels: 12, times: 0.98, better: 0.5, verdict: "no difference" },
  episode: { channels: 28, times: 1, better: 0.57, verdict: "no difference" },
  me: { channels: 42, times: 0.89, better: 0.4, verdict: "no difference" },
  newest: { channels: 14, times: 0.95, better: 0.36, verdict: "no difference" },
  price: { channels: 12, times: 0.96, better: 0.5, verdict: "no difference" },
  interview: { channels: 16, times: 0.92, better: 0.38, verdict: "no difference" },
  review: { channels: 17, times: 0.82, better: 0.35, verdict: "no difference" },
  vlog: { channels: 9, times: 0.79, better: 0.22, verdict: "no difference" },
} as const satisfies { [Kind in NamedKind]?: KnownKind };

export type KnownKindName = keyof typeof KNOWN_KINDS;

/** The same on channels of one niche, where three or more of them have the kind. */
export interface NicheKind {
  channels: number;
  times: number;
  /** On how many of them it was above 1. */
  better: number;
}

export const NICHE_KINDS: { [Of in Niche]?: { [Kind in KnownKindName]?: NicheKind } } = {
  software: {
    minutes: { channels: 3, times: 1.69, better: 3 },
    complete: { channels: 6, times: 1.76, better: 6 },
    beginner: { channels: 12, times: 1.67, better: 12 },
    software: { channels: 18, times: 1.32, better: 15 },
    learn: { channels: 11, times: 1.34, better: 8 },
    tutorial: { channels: 11, times: 1.24, better: 8 },
    explained: { channels: 13, times: 1.28, better: 10 },
    ai: { channels: 10, times: 1.22, better: 8 },
    live: { channels: 7, times: 0.54, better: 2 },
    announcement: { channels: 4, times: 0.58, better: 1 },
    ranking: { channels: 3, times: 1.01, better: 1 },
    list: { channels: 6, times: 1.28, better: 5 },
    tips: { channels: 12, times: 1.05, better: 8 },
    howTo: { channels: 13, times: 1.15, better: 9 },
    comparison: { channels: 8, times: 1.16, better: 6 },
    superlative: { channels: 3, times: 0.75, better: 1 },
    why: { channels: 4, times: 0.91, better: 1 },
    challenge: { channels: 3, times: 0.83, better: 0 },
    question: { channels: 18, times: 1.09, better: 10 },
    episode: { channels: 8, times: 0.83, better: 4 },
    me: { channels: 12, times: 0.99, better: 4 },
    newest: { channels: 4, times: 1.17, better: 3 },
    interview: { channels: 5, times: 0.75, better: 1 },
    review: { channels: 6, times: 0.75, better: 2 },
  },
  gaming: {
    tutorial: { channels: 3, times: 1.42, better: 2 },
    live: { channels: 3, times: 0.68, better: 0 },
    announcement: { channels: 4, times: 0.85, better: 2 },
    ranking: { channels: 5, times: 1.3, better: 5 },
    list: { channels: 4, times: 1.04, better: 3 },
    tips: { channels: 6, times: 1.26, better: 5 },
    howTo: { channels: 5, times: 1.11, better: 3 },
    comparison: { channels: 5, times: 1.24, better: 4 },
    superlative: { channels: 8, times: 1.04, better: 5 },
    challenge: { channels: 4, times: 1.03, better: 2 },
    question: { channels: 9, times: 1.04, better: 6 },
    building: { channels: 4, times: 1.06, better: 4 },
    episode: { channels: 9, times: 1.01, better: 4 },
    me: { channels: 7, times: 0.86, better: 2 },
    newest: { channels: 6, times: 0.85, better: 0 },
    price: { channels: 3, times: 0.88, better: 1 },
    review: { channels: 4, times: 0.78, better: 1 },
  },
  education: {
    explained: { channels: 6, times: 1.2, better: 5 },
    trouble: { channels: 4, times: 1.34, better: 4 },
    tips: { channels: 3, times: 1.06, better: 2 },
    howTo: { channels: 3, times: 0.81, better: 0 },
    superlative: { channels: 3, times: 1.08, better: 3 },
    why: { channels: 5, times: 1.12, better: 4 },
    question: { channels: 6, times: 0.95, better: 3 },
    me: { channels: 4, times: 0.94, better: 2 },
  },
  cooking: {
    howTo: { channels: 6, times: 1.06, better: 5 },
    comparison: { channels: 3, times: 1.08, better: 2 },
    superlative: { channels: 4, times: 1.01, better: 1 },
    challenge: { channels: 3, times: 1.22, better: 3 },
    question: { channels: 3, times: 1.03, better: 2 },
    building: { channels: 4, times: 1.02, better: 2 },
    me: { channels: 4, times: 0.99, better: 3 },
    price: { channels: 3, times: 0.79, better: 1 },
    interview: { channels: 3, times: 1.04, better: 1 },
  },
  finance: {
    howTo: { channels: 3, times: 1.09, better: 1 },
    question: { channels: 4, times: 1.06, better: 3 },
    me: { channels: 3, times: 1.05, better: 2 },
  },
  fitness: {
    minutes: { channels: 3, times: 2.29, better: 3 },
    days: { channels: 3, times: 1.83, better: 3 },
    howTo: { channels: 3, times: 0.9, better: 0 },
    superlative: { channels: 3, times: 1.1, better: 2 },
    challenge: { channels: 3, times: 1.2, better: 2 },
    question: { channels: 3, times: 0.62, better: 0 },
    me: { channels: 3, times: 0.52, better: 0 },
    vlog: { channels: 3, times: 0.66, better: 1 },
  },
  music: {
    me: { channels: 3, times: 1.17, better: 2 },
  },
};

/** The channels that all of it was measured on, and how many of them are of a niche, or in a language by a third of its titles. */
export const MEASURED_ON: {
  channels: number;
  niches: { [Of in Niche]?: number };
  languages: { [In in Language]?: number };
} = {
  channels: 69,
  niches: { software: 23, gaming: 11, education: 7, cooking: 7, beauty: 2, finance: 4, fitness: 3, music: 4 },
  languages: { en: 54, id: 5, pt: 2, ko: 3, zh: 4, fr: 1 },
};

/** The known kinds that an idea says its video is of, those that help or hurt first. */
export function knownKinds({ kinds }: ReadIdea): KnownKindName[] {
  const names = Object.keys(KNOWN_KINDS) as KnownKindName[];
  return names.filter((name) => kinds.has(name));
}
