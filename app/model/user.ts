import { DEFAULT_TOPIC, topicKey } from "./trend";

/** Spec section 3, Theme. */
export const THEMES = ["light", "dark"] as const;
export type Theme = (typeof THEMES)[number];

/** Spec section 3, User. */
export interface User {
  id: string;
  email: string;
  /** A demo user (spec section 6): no live trends, no analyzer, cannot subscribe. */
  isDemo: boolean;
  searchCredits: number;
  platform: string;
  primaryTopic: string;
  youtubeChannel: string;
}

/** Days that a session lasts, and the cookie that names it; a demo owner who stays away for so long is forgotten. */
export const SESSION_DAYS = 30;

/** What creators can change. The platform and every other field are fixed. */
export type Settings = Pick<User, "primaryTopic" | "youtubeChannel">;

/** Insights are only for non-demo users with a primary topic (spec section 5): nothing is read for others. */
export function hasTrend({ isDemo, primaryTopic }: Pick<User, "isDemo" | "primaryTopic">): boolean {
  return !isDemo && topicKey(primaryTopic) !== "";
}

/** The fixed user of demo mode, to the letter of spec section 3. */
export const DUMMY_USER: User = {
  id: "demo-user",
  email: "demo@greenlight.example",
  isDemo: false,
  searchCredits: 999,
  platform: "youtube",
  primaryTopic: DEFAULT_TOPIC,
  youtubeChannel: "Your Channel Name",
};

/** Whether a user is a person with an account, and not the one whom all visitors of the demo share. */
export function hasAccount({ id }: Pick<User, "id">): boolean {
  return id !== DUMMY_USER.id;
}
