import { Notice } from "../ui/notice";
import type { Standing } from "./subscription";

/** Spec section 2, Pricing: the plan's name, and 'Renews on' or 'Expires on' a date. */
export function SubscriptionBanner({ standing: { planName, periodEnd } }: { standing: Standing }) {
  return (
    <Notice tone="success" title={`Active subscription: ${planName}`}>
      {periodEnd && (
        <p>
          {periodEnd.verb} on {periodEnd.date}
        </p>
      )}
    </Notice>
  );
}
