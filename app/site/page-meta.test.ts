import { describe, expect, it } from "vitest";
import { pageMeta, unlistedMeta } from "./page-meta";

const PRICING = {
  origin: "https://greenlight.example",
  path: "/pricing",
  title: "Pricing",
  description: "What it costs.",
};

/** The card by its names: "og:url", "twitter:card". */
function cardOf(meta: object[]): Record<string, string> {
  const entries = meta as { property?: string; name?: string; content?: string }[];
  return Object.fromEntries(
    entries.map(({ property, name, content }) => [property ?? name ?? "", content ?? ""]),
  );
}

describe("pageMeta", () => {
  it("names the page's one address, for searches and for links alike", () => {
    const meta = pageMeta(PRICING);
    const url = "https://greenlight.example/pricing";
    expect(meta).toContainEqual({ tagName: "link", rel: "canonical", href: url });
    expect(cardOf(meta)["og:url"]).toBe(url);
  });

  it("says the same in the card as on the page, with a picture by its whole address", () => {
    const meta = pageMeta(PRICING);
    expect(meta).toContainEqual({ title: "Pricing" });
    expect(cardOf(meta)).toMatchObject({
      description: "What it costs.",
      "og:title": "Pricing",
      "og:description": "What it costs.",
      "og:image": "https://greenlight.example/og.png",
      "og:image:width": "1200",
      "og:image:height": "630",
      "twitter:card": "summary_large_image",
    });
    expect(cardOf(meta)["og:image:alt"]).not.toBe("");
  });

  it("gives no address where it does not know the host", () => {
    const meta = pageMeta({ ...PRICING, origin: undefined, structuredData: { "@type": "Thing" } });
    expect(meta).toEqual([{ title: "Pricing" }, { name: "description", content: "What it costs." }]);
  });

  it("carries structured data where there is some", () => {
    const structuredData = { "@type": "Thing" };
    expect(pageMeta({ ...PRICING, structuredData })).toContainEqual({ "script:ld+json": structuredData });
    expect(JSON.stringify(pageMeta(PRICING))).not.toContain("ld+json");
  });
});

it("keeps an unlisted page out of searches, without an address of its own", () => {
  const meta = unlistedMeta("Dashboard");
  expect(meta).toContainEqual({ title: "Dashboard · Greenlight" });
  expect(meta).toContainEqual({ name: "robots", content: "noindex" });
  expect(JSON.stringify(meta)).not.toMatch(/canonical|og:/);
});
