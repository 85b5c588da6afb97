import { Notice } from "../ui/notice";
import { ManageBilling } from "./manage-billing";
import type { Standing } from "./subscription";

/** Spec section 2, Pricing: the plan's name, and 'Renews on' or 'Expires on' a date; and the way to manage it. */
export function SubscriptionBanner({ standing, manage }: { standing: Standing; manage: boolean }) {
  const { planName, periodEnd } = standing;
  return (
    <Notice tone="success" title={`Active subscription: ${planName}`}>
      {periodEnd && (
        <p>
          {periodEnd.verb} on {periodEnd.date}
        </p>
      )}
      {manage && <ManageBilling />}
    </Notice>
  );
}
