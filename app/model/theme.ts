/** Spec section 3, Theme. */
export const THEMES = ["light", "dark"] as const;
export type Theme = (typeof THEMES)[number];
