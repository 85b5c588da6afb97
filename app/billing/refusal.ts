import { checkoutDetails } from "../functions/billing/checkout";
import type { Refusal } from "../functions/run";

/** Why checkout or the portal was refused, as the pricing page shows it. */
export interface CheckoutRefusal {
  status: number;
  message: string;
  /** The provider's message. */
  detail?: string;
  /** What helps: signing up, the billing portal, or writing to support. */
  remedy?: "sign-up" | "portal" | "support";
}

/** What the page shows of a function's refusal. Support helps where the fault may be ours, or nothing else does. */
export function checkoutRefusal({ status, message, details }: Refusal): CheckoutRefusal {
  const beside = checkoutDetails.safeParse(details).data;
  if (beside) return { status, message, ...beside };
  return status >= 429 ? { status, message, remedy: "support" } : { status, message };
}
