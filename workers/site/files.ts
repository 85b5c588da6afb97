import { Hono } from "hono";
import { PUBLIC_PAGES } from "../../app/site/public-pages";
import { onlyMethods } from "../api/methods";
import type { Door } from "../door";
import { sitemapXml } from "./sitemap";

/** They change with a deployment, and may be known an hour late. */
const CACHED = { "Cache-Control": "public, max-age=3600" };

/** Addresses that look like files and have none in public/: a static file that exists never gets here. */
export const siteFiles = new Hono<Door>()
  .get("/sitemap.xml", (c) => {
    const xml = sitemapXml(
      new URL(c.req.url).origin,
      PUBLIC_PAGES.map(({ path }) => path),
    );
    return c.body(xml, 200, { ...CACHED, "Content-Type": "application/xml; charset=utf-8" });
  })
  // Pages not to be listed are not forbidden here: they say so themselves, and have to be read for that.
  .get("/robots.txt", (c) => {
    const { origin } = new URL(c.req.url);
    return c.text(`User-agent: *\nDisallow: /api/\n\nSitemap: ${origin}/sitemap.xml\n`, 200, CACHED);
  })
  .on("ALL", ["/sitemap.xml", "/robots.txt"], onlyMethods("GET", "HEAD"))
  // One that is not there is missing, not a page.
  .all("/assets/*", (c) => c.text("Not Found", 404));
