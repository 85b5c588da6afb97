import type { Stripe } from "stripe";
import { isInvalidRequest } from "./client";

/** Closes an open checkout, so that nobody can pay it any more: "complete" where somebody just has. */
export async function closeCheckout(stripe: Stripe, id: string): Promise<"expired" | "complete"> {
  try {
    await stripe.checkout.sessions.expire(id);
    return "expired";
  } catch (error) {
    if (!isInvalidRequest(error)) throw error;
    // It is not open any more: paid in this very moment, or closed by another click.
    const { status } = await stripe.checkout.sessions.retrieve(id);
    if (status === "complete") return "complete";
    if (status === "expired") return "expired";
    throw error;
  }
}
