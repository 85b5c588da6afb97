import { describe, expect, it } from "vitest";
import { describeSubscription, findPlanByPrice, readPrices } from "./describe";
import { findNamedSubscription } from "./events";

type Given = Parameters<typeof describeSubscription>[0];

function given(fields: object): Given {
  return {
    id: "sub_1",
    customer: "cus_1",
    status: "active",
    created: 1_700_000_000,
    cancel_at: null,
    cancel_at_period_end: false,
    default_payment_method: null,
    items: { data: [{ current_period_end: 1_800_000_000, price: { id: "price_1" } }] },
    ...fields,
  } as unknown as Given;
}

describe("describeSubscription", () => {
  it("takes period and price from the item", () => {
    expect(describeSubscription(given({}))).toEqual({
      id: "sub_1",
      customerId: "cus_1",
      status: "active",
      priceId: "price_1",
      currentPeriodEnd: 1_800_000_000,
      cancelAtPeriodEnd: false,
      paymentMethodBrand: null,
      paymentMethodLast4: null,
      created: 1_700_000_000,
    });
  });

  it("takes the period from the subscription, as versions before 2025-03-31 tell it", () => {
    const older = { current_period_end: 1_790_000_000, items: { data: [{ price: { id: "price_1" } }] } };
    expect(describeSubscription(given(older)).currentPeriodEnd).toBe(1_790_000_000);
  });

  it("takes the first of several items' ends", () => {
    const ends = [1_800_000_300, 1_800_000_000].map((current_period_end) => ({ current_period_end }));
    expect(describeSubscription(given({ items: { data: ends } })).currentPeriodEnd).toBe(1_800_000_000);
  });

  it("reads a coming cancellation from either field, and ignores a later date", () => {
    expect(describeSubscription(given({ cancel_at_period_end: true })).cancelAtPeriodEnd).toBe(true);
    expect(describeSubscription(given({ cancel_at: 1_800_000_000 })).cancelAtPeriodEnd).toBe(true);
    expect(describeSubscription(given({ cancel_at: 1_799_000_000 }))).toMatchObject({
      cancelAtPeriodEnd: true,
      currentPeriodEnd: 1_799_000_000,
    });
    expect(describeSubscription(given({ cancel_at: 1_900_000_000 }))).toMatchObject({
      cancelAtPeriodEnd: false,
      currentPeriodEnd: 1_800_000_000,
    });
  });

  it("names the payment method: the subscription's, else the customer's, else null", () => {
    const visa = { type: "card", card: { brand: "visa", last4: "4242" } };
    const link = { type: "link" };
    const customer = { id: "cus_1", invoice_settings: { default_payment_method: link } };
    const read = (fields: object) => {
      const { customerId, paymentMethodBrand, paymentMethodLast4 } = describeSubscription(given(fields));
      return [customerId, paymentMethodBrand, paymentMethodLast4];
    };
    expect(read({ customer, default_payment_method: visa })).toEqual(["cus_1", "visa", "4242"]);
    expect(read({ customer })).toEqual(["cus_1", "link", null]);
    expect(read({ default_payment_method: "pm_1" })).toEqual(["cus_1", null, null]);
    expect(read({ customer: { id: "cus_1", deleted: true } })).toEqual(["cus_1", null, null]);
  });

  it("reads a subscription without items", () => {
    expect(describeSubscription(given({ items: undefined }))).toMatchObject({
      priceId: null,
      currentPeriodEnd: null,
    });
  });
});

describe("findNamedSubscription", () => {
  const NAMED = { subscription: "sub_1", customer: "cus_1" };

  it.each([
    ["a subscription", { object: "subscription", id: "sub_1", customer: "cus_1" }],
    ["a subscription with its customer", { object: "subscription", id: "sub_1", customer: { id: "cus_1" } }],
    ["a checkout", { object: "checkout.session", id: "cs_1", subscription: "sub_1", customer: "cus_1" }],
    [
      "an invoice",
      { object: "invoice", customer: "cus_1", parent: { subscription_details: { subscription: "sub_1" } } },
    ],
    ["an invoice of old", { object: "invoice", customer: "cus_1", subscription: { id: "sub_1" } }],
  ])("finds it in %s", (_, object) => {
    expect(findNamedSubscription(object)).toEqual(NAMED);
  });

  it.each([
    { object: "invoice", customer: "cus_1", parent: null },
    { object: "checkout.session", customer: "cus_1", subscription: null },
    { object: "subscription", id: "sub_1" },
    {},
  ])("finds none in %j", (object) => {
    expect(findNamedSubscription(object)).toBeNull();
  });
});

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
