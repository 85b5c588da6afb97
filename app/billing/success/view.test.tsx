import { renderToStaticMarkup } from "react-dom/server";
import { MemoryRouter } from "react-router";
import { describe, expect, it } from "vitest";
import type { SubscriptionSummary } from "../../functions/billing/summary";
import { WelcomeSubscriber } from "./view";

function show(subscription: SubscriptionSummary | null): string {
  return renderToStaticMarkup(
    <MemoryRouter>
      <WelcomeSubscriber subscription={subscription} supportEmail="support@greenlight.example" />
    </MemoryRouter>,
  );
}

const STANDING: SubscriptionSummary = {
  active: true,
  status: "Active",
  planName: "Pro",
  periodEnd: { verb: "Renews", date: "December 21, 2026" },
  endsAtPeriodEnd: false,
  willBeCharged: true,
  card: null,
};

describe("the welcome after paying (spec section 2, Success)", () => {
  // Spec 2: "With a subscription it shows status and next billing date."
  it("shows status and next billing date with a subscription", () => {
    const page = show(STANDING);
    expect(page).toMatch(/Status<\/dt><dd[^>]*>Active/);
    expect(page).toMatch(/Next billing date<\/dt><dd[^>]*>December 21, 2026/);
    expect(page).not.toContain("no subscription");
  });

  it("thanks for nothing and promises no date where the subscription is not active (section 4)", () => {
    const page = show({ ...STANDING, active: false, status: "Past due" });
    expect(page).toMatch(/Status<\/dt><dd[^>]*>Past due/);
    expect(page).not.toMatch(/Thank you|December/);
  });

  it("promises no billing of a subscription that ends", () => {
    const page = show({ ...STANDING, periodEnd: { verb: "Expires", date: "December 21, 2026" } });
    expect(page).toMatch(/Expires on<\/dt><dd[^>]*>December 21, 2026/);
    expect(page).not.toContain("Next billing date");
  });
});
