import { describe, expect, it } from "vitest";
import { planOfPrice, pricesOf } from "./prices";

const PRICES = pricesOf({ STRIPE_PRICE_STARTER: "a", STRIPE_PRICE_PRO: "b", STRIPE_PRICE_CREATOR: "c" });

describe("planOfPrice", () => {
  it("finds each plan by its own price", () => {
    expect(["a", "b", "c"].map((price) => planOfPrice(PRICES, price)?.name)).toEqual([
      "Starter",
      "Pro",
      "Creator+",
    ]);
  });

  it("finds none for a price no longer sold", () => {
    for (const price of ["d", "", null]) expect(planOfPrice(PRICES, price)).toBeUndefined();
  });
});
