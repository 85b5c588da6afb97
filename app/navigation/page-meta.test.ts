import { describe, expect, it } from "vitest";
import { pageMeta, unlistedMeta } from "./page-meta";

const PRICING = {
  origin: "https://greenlight.example",
  path: "/pricing",
  title: "Pricing",
  description: "What it costs.",
};

/** The card's entries by name: "og:url", "twitter:card". */
function card(meta: object[]): Record<string, string> {
  const entries = meta as { property?: string; name?: string; content?: string }[];
  return Object.fromEntries(
    entries.map(({ property, name, content }) => [property ?? name ?? "", content ?? ""]),
  );
}

describe("pageMeta", () => {
  it("has one canonical URL for searches and shared links", () => {
    const meta = pageMeta(PRICING);
    const url = "https://greenlight.example/pricing";
    expect(meta).toContainEqual({ tagName: "link", rel: "canonical", href: url });
    expect(card(meta)["og:url"]).toBe(url);
  });

  it("repeats title and description in the card, with an absolute picture URL", () => {
    const meta = pageMeta(PRICING);
    expect(meta).toContainEqual({ title: "Pricing" });
    expect(card(meta)).toMatchObject({
      description: "What it costs.",
      "og:title": "Pricing",
      "og:description": "What it costs.",
      "og:image": "https://greenlight.example/og.png",
      "og:image:width": "1200",
      "og:image:height": "630",
      "twitter:card": "summary_large_image",
    });
    expect(card(meta)["og:image:alt"]).not.toBe("");
  });

  it("has no URL without a known host", () => {
    const meta = pageMeta({ ...PRICING, origin: undefined, structuredData: { "@type": "Thing" } });
    expect(meta).toEqual([{ title: "Pricing" }, { name: "description", content: "What it costs." }]);
  });

  it("includes structured data if there is any", () => {
    const structuredData = { "@type": "Thing" };
    expect(pageMeta({ ...PRICING, structuredData })).toContainEqual({ "script:ld+json": structuredData });
    expect(JSON.stringify(pageMeta(PRICING))).not.toContain("ld+json");
  });
});

it("marks an unlisted page noindex, without a canonical URL", () => {
  const meta = unlistedMeta("Dashboard");
  expect(meta).toContainEqual({ title: "Dashboard · Greenlight" });
  expect(meta).toContainEqual({ name: "robots", content: "noindex" });
  expect(JSON.stringify(meta)).not.toMatch(/canonical|og:/);
});
