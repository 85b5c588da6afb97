import { describe, expect, it } from "vitest";
import { pricedProductData, productData } from "./structured-data";

const ORIGIN = "https://greenlight.example";
const PLANS = [
  { name: "Starter", description: "For a first channel.", price: "$29" },
  { name: "Creator+", description: "For a channel that is a job.", price: "$149" },
];

describe("structured data", () => {
  it("has absolute URLs only and refers to nothing it does not describe", () => {
    const text = JSON.stringify(productData(ORIGIN));
    const ids = [...text.matchAll(/"@id":"([^"]+)"/g)].map(([, id]) => id);
    expect(text).not.toMatch(/"(url|logo|image|@id)":"\//);
    expect(new Set(ids)).toEqual(new Set([`${ORIGIN}/#organization`, `${ORIGIN}/#site`, `${ORIGIN}/#app`]));
  });

  it("has neither rating nor review, since the site's quotes are illustrative", () => {
    const text = JSON.stringify([productData(ORIGIN), pricedProductData(PLANS, ORIGIN)]);
    expect(text).not.toMatch(/Rating|[Rr]eview/);
  });

  it("has the monthly price of each plan", () => {
    const { offers } = pricedProductData(PLANS, ORIGIN);
    expect(offers).toMatchObject([
      {
        name: "Starter",
        price: "29",
        priceCurrency: "USD",
        priceSpecification: { price: "29", unitCode: "MON" },
      },
      { name: "Creator+", price: "149", url: `${ORIGIN}/pricing` },
    ]);
  });
});
