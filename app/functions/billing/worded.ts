import { BillingRefused } from "../../services/billing";
import type { Refused } from "../refused";

/** For `catch`: the provider's refusal in the function's words. Anything else is a failure and goes on as it is. */
export function worded(says: (refusal: BillingRefused) => Refused): (error: unknown) => never {
  return (error) => {
    throw error instanceof BillingRefused ? says(error) : error;
  };
}
