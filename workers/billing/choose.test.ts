import { describe, expect, it } from "vitest";
import { paymentHosts } from "./choose";

const stripe = {
  key: "sk_test_1",
  webhookSecret: "whsec_1",
  apiUrl: undefined,
  prices: { starter: "a", pro: "b", creator: "c" },
};

describe("paymentHosts", () => {
  it("are Stripe's pages for paying and managing", () => {
    expect(paymentHosts({ stripe, mode: "demo" })).toEqual([
      "https://checkout.stripe.com",
      "https://billing.stripe.com",
    ]);
  });

  it("are the stand-in's own where STRIPE_API_URL names one", () => {
    const apiUrl = "http://127.0.0.1:8790/any";
    expect(paymentHosts({ stripe: { ...stripe, apiUrl }, mode: "demo" })).toEqual(["http://127.0.0.1:8790"]);
  });

  it.each([
    ["no key", { key: undefined }],
    ["no webhook secret", { webhookSecret: "" }],
    ["an address that cannot be one", { apiUrl: "stand-in" }],
    ["an address that anybody on the way can read", { apiUrl: "http://stripe.example" }],
    ["a key of no known kind", { key: "mk_1" }],
    ["a live key", { key: "sk_live_1" }],
    ["a live restricted key", { key: "rk_live_1" }],
  ])("are none with %s", (_, change) => {
    expect(paymentHosts({ stripe: { ...stripe, ...change }, mode: "demo" })).toEqual([]);
  });

  it("take a live key where there are accounts", () => {
    expect(paymentHosts({ stripe: { ...stripe, key: "sk_live_1" }, mode: "accounts" })).toHaveLength(2);
  });
});
