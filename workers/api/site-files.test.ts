import { expect, it } from "vitest";
import { securityTxt, sitemapXml } from "./site-files";

it("lists every page by its whole address", () => {
  expect(
    sitemapXml("https://greenlight.example", ["/", "/pricing"]),
  ).toBe(`<?xml version="1.0" encoding="UTF-8"?>
<urlset xmlns="http://www.sitemaps.org/schemas/sitemap/0.9">
  <url><loc>https://greenlight.example/</loc></url>
  <url><loc>https://greenlight.example/pricing</loc></url>
</urlset>
`);
});

it("escapes what XML would read as its own", () => {
  const xml = sitemapXml("https://greenlight.example", [`/a?b="1"&c='<2>'`]);
  expect(xml).toContain(
    "<loc>https://greenlight.example/a?b=&quot;1&quot;&amp;c=&apos;&lt;2&gt;&apos;</loc>",
  );
});

it("says by RFC 9116 whom to tell of a fault, for 90 days from the day's beginning", () => {
  const at = (time: string) =>
    securityTxt("mailto:security@greenlight.example", {
      origin: "https://greenlight.example",
      now: new Date(time),
    });
  expect(at("2026-11-22T22:10:00.123Z")).toBe(`Contact: mailto:security@greenlight.example
Expires: 2027-02-20T00:00:00.000Z
Canonical: https://greenlight.example/.well-known/security.txt
Preferred-Languages: en
`);
  expect(at("2026-11-22T00:00:00Z")).toBe(at("2026-11-22T23:59:59Z"));
});

it("names no address of its own that is by plain http", () => {
  const text = securityTxt("tel:+1-201-555-0123", { origin: "http://localhost:8787", now: new Date() });
  expect(text).not.toContain("Canonical");
});
