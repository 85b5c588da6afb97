import { describe, expect, it } from "vitest";
import { findPlanByPrice, readPrices } from "./prices";

const PRICES = readPrices({ STRIPE_PRICE_STARTER: "a", STRIPE_PRICE_PRO: "b", STRIPE_PRICE_CREATOR: "c" });

describe("findPlanByPrice", () => {
  it("finds each plan by its own price", () => {
    expect(["a", "b", "c"].map((price) => findPlanByPrice(PRICES, price)?.name)).toEqual([
      "Starter",
      "Pro",
      "Creator+",
    ]);
  });

  it("finds none for a price no longer sold", () => {
    for (const price of ["d", "", null]) expect(findPlanByPrice(PRICES, price)).toBeUndefined();
  });
});
