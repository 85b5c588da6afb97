import { expect, it } from "vitest";
import { sitemapXml } from "./site-files";

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
