import type { StripeFault } from "./stripe-faults.ts";

/** What is to go wrong, and where events go. */
export interface StripeSettings {
  faults: { with: StripeFault; path?: string; times?: number }[];
  /** Milliseconds before each answer. */
  slowness: number;
  /** Where events go; nowhere without one. */
  webhookUrl: string | null;
  /** False keeps events back until they are released. */
  delivers: boolean;
  /** The prices that there are; null for any. */
  prices: string[] | null;
}

export function freshSettings(): StripeSettings {
  return { faults: [], slowness: 0, webhookUrl: null, delivers: true, prices: null };
}
