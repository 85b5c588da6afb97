import { Hono } from "hono";
import { PUBLIC_PAGES } from "../../app/site/public-pages";
import type { Door } from "../env";
import { onlyMethods } from "./json";

/** They change with a deployment, and may be known an hour late. */
const CACHED = { "Cache-Control": "public, max-age=3600" };

/** Addresses that look like files and have none in public/: a static file that exists never gets here. */
export const siteFiles = new Hono<Door>()
  .get("/sitemap.xml", (c) => {
    const xml = sitemapXml(
      c.get("services").request.origin,
      PUBLIC_PAGES.map(({ path }) => path),
    );
    return c.body(xml, 200, { ...CACHED, "Content-Type": "application/xml; charset=utf-8" });
  })
  // Pages not to be listed are not forbidden here: they say so themselves, and have to be read for that.
  .get("/robots.txt", (c) => {
    const { origin } = c.get("services").request;
    return c.text(`User-agent: *\nDisallow: /api/\n\nSitemap: ${origin}/sitemap.xml\n`, 200, CACHED);
  })
  .on("ALL", ["/sitemap.xml", "/robots.txt"], onlyMethods("GET", "HEAD"))
  // One that is not there is missing, not a page.
  .all("/assets/*", (c) => c.text("Not Found", 404));

const SPECIAL: Record<string, string> = {
  "&": "&amp;",
  "<": "&lt;",
  ">": "&gt;",
  '"': "&quot;",
  "'": "&apos;",
};

/** A sitemap of a site's pages (sitemaps.org, 0.9), which wants whole addresses, and them escaped. */
export function sitemapXml(origin: string, paths: readonly string[]): string {
  const urls = paths.map((path) => `  <url><loc>${escapeXml(origin + path)}</loc></url>\n`);
  return `<?xml version="1.0" encoding="UTF-8"?>
<urlset xmlns="http://www.sitemaps.org/schemas/sitemap/0.9">
${urls.join("")}</urlset>
`;
}

function escapeXml(text: string): string {
  return text.replace(/[&<>"']/g, (character) => SPECIAL[character] ?? character);
}
