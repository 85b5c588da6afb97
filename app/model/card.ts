import type { AbTest } from "./ab-test";
import type { LightColor } from "./light";

/** How far a card has come, in order; "dropped" ends it at any point. The columns of the board. */
export const CARD_STATES = [
  "idea",
  "scripted",
  "filmed",
  "edited",
  "scheduled",
  "published",
  "dropped",
] as const;
export type CardState = (typeof CARD_STATES)[number];

/** Cards an owner may keep. */
export const MAX_CARDS = 500;
/** Characters of the longer fields; titles and descriptions as everywhere (words/bounds.ts). */
export const NOTES_MAX = 5000;
export const SERIES_MAX = 100;
export const EPISODE_MAX = 999;

/** The light that an idea got, as the creator saw it. */
export interface CardLight {
  /** Spelled as it is kept, handed over and exported; everything else says color. */
  colour: LightColor;
  sentence: string;
  /** The chance to beat the channel's usual, 0 to 1; null where the verdict states none. */
  chance: number | null;
  /** ISO instant. */
  at: string;
}

/** Views a video was forecast to have at an age. */
export interface ForecastRange {
  /** Days since publication. */
  days: number;
  low: number;
  likely: number;
  high: number;
}

export interface CardForecast {
  /** Youngest age first. */
  ranges: ForecastRange[];
  /** The chance that the views lie between low and high, 0 to 1; null where it was not measured. */
  chance: number | null;
  /** ISO instant. */
  at: string;
}

/** Ages in days at which a published video is held against its forecast. */
export const OUTCOME_DAYS = [1, 7, 30] as const;
export type OutcomeDay = (typeof OUTCOME_DAYS)[number];

/** Where a count of views came from: YouTube's API, YouTube Studio's export, the creator's own word, or a sample channel. */
export type ReadingSource = "youtube" | "studio" | "typed" | "sample";

/** The video that a card became. What YouTube's API told of it goes 30 days after it was read last. */
export interface CardVideo {
  /** YouTube's id; null where the source tells none. */
  id: string | null;
  title: string;
  /** ISO instant. */
  publishedAt: string;
  /** As of the upload. */
  publishedWithinDays?: number;
  source: ReadingSource;
  /** ISO instant at which the source was read last. */
  readAt: string;
}

/** The views of a published video at an age. */
export interface OutcomeReading {
  days: OutcomeDay;
  /** null once a count from YouTube's API had to go, 30 days after it was read. */
  views: number | null;
  source: ReadingSource;
  /** ISO instant at which it was counted. */
  at: string;
  /** Whether it lay inside the forecast's range at that age; null without one. */
  isInside: boolean | null;
  /** Whether it beat what the channel's videos usually have at that age; null where that is not known. */
  beatUsual: boolean | null;
  /** The light the idea had before the video came out; null without one. */
  light: LightColor | null;
}

/** What a creator fills in. */
export interface CardFields {
  /** The idea as it was first put; never blank. */
  idea: string;
  /** "" until it has one. */
  title: string;
  description: string;
  notes: string;
  state: CardState;
  /** The day it is to be published, "2026-11-24"; null while open. */
  date: string | null;
  /** "" for a card of no series. */
  series: string;
  /** Its number in the series, from 1; null without one. */
  episode: number | null;
}

/** A video being planned, from the idea to what became of it. */
export interface Card extends CardFields {
  id: string;
  light: CardLight | null;
  forecast: CardForecast | null;
  video: CardVideo | null;
  /** Youngest age first; [] until something was read. */
  outcome: OutcomeReading[];
  /** null until one is noted. */
  abTest: AbTest | null;
  /** Whether it came from sample data. */
  isSample: boolean;
  /** Its place in its column: lower comes first. */
  rank: number;
  /** Counts the changes, from 1. */
  version: number;
  /** ISO instants. */
  createdAt: string;
  updatedAt: string;
}

/** What the board, the calendar and the list show of a card: all but its long texts. */
export interface PlannedCard
  extends Omit<Card, "description" | "notes" | "light" | "outcome" | "abTest" | "createdAt" | "version"> {
  /** The color of its light; null without one. */
  color: LightColor | null;
}

/** A card to be added: an idea, and whatever is known of it. */
export type NewCard = Partial<Omit<CardFields, "idea">> &
  Pick<CardFields, "idea"> & { light?: CardLight; forecast?: CardForecast; isSample?: boolean };

/** What a desk writes back to the card it was opened from. */
export type WriteBack =
  | { title: string }
  | { description: string }
  | { forecast: CardForecast }
  | { light: CardLight };

/** Where a card is moved to. */
export interface CardMove {
  state: CardState;
  /** The card it is put in front of; null for the end of the column. */
  before: string | null;
}

/** How a card is called: by its title, or by its idea until it has one. */
export function cardName({ title, idea }: Pick<Card, "title" | "idea">): string {
  return title || idea;
}

/** What two cards of one idea have in common, however it is written: letters and digits, without regard to case. */
export function cardKey(idea: string): string {
  return (
    idea
      .normalize("NFKC")
      .toLowerCase()
      .replace(/[^\p{L}\p{N}]+/gu, " ")
      .trim() || idea
  );
}

/** A card while it is being worked on: neither published nor dropped. */
export function isOpen({ state }: Pick<Card, "state">): boolean {
  return state !== "published" && state !== "dropped";
}

/** The range of a forecast at an age; null without one. */
export function rangeAt(forecast: CardForecast | null, days: number): ForecastRange | null {
  return forecast?.ranges.find((range) => range.days === days) ?? null;
}
