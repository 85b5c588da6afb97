import { Hono } from "hono";
import { checkHealth } from "../../app/functions/health";
import { PUBLIC_PAGES } from "../../app/navigation/public-pages";
import { DAY_MS } from "../../app/numbers/days";
import type { HonoEnv } from "../env";
import { monitoredThumbnail, sampleThumbnail, wordlessThumbnail } from "../youtube/sample/thumbnails";
import { act, onlyMethods, refuse } from "./act";

/**
 * GET /:file: the drawn picture of a sample video, `{videoId}.svg`; of a video of YouTube one without words, for where its
 * own does not load. Always the same for an id, so kept for a day.
 */
export const thumbnails = new Hono<HonoEnv>()
  .get("/:file{[\\w-]+\\.svg}", (c) => {
    const videoId = c.req.param("file").slice(0, -".svg".length);
    const svg = sampleThumbnail(videoId) ?? monitoredThumbnail(videoId) ?? wordlessThumbnail(videoId);
    if (!svg) return c.json({ success: false, error: "Not Found" }, 404);
    return c.body(svg, 200, { "Content-Type": "image/svg+xml", "Cache-Control": "public, max-age=86400" });
  })
  .all("/:file{[\\w-]+\\.svg}", onlyMethods("GET", "HEAD"));

/** GET: whether the Worker can do its work, for a monitor. Asks the database; 503 says what is missing. */
export const health = new Hono<HonoEnv>()
  .get("/", async (c) => {
    const ran = await act(c, checkHealth, {});
    if ("refused" in ran) return refuse(ran.refused.status, ran.refused.message);
    return c.json(ran.done, ran.done.ok ? 200 : 503);
  })
  .all("/", onlyMethods("GET", "HEAD"));

/** They change with a deployment, and may be known an hour late. */
const CACHED = { "Cache-Control": "public, max-age=3600" };

const SECURITY_TXT = "/.well-known/security.txt";

/** Addresses that look like files and have none in public/: a static file that exists never gets here. */
export const siteFiles = new Hono<HonoEnv>()
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
  // RFC 9116. Where nobody named a contact there is none: a file that leads to nobody is worse.
  .get(SECURITY_TXT, (c) => {
    const { request, securityContact } = c.get("services");
    if (securityContact === null) return c.text("Not Found", 404);
    return c.text(securityTxt(securityContact, request), 200, CACHED);
  })
  .on("ALL", ["/sitemap.xml", "/robots.txt", SECURITY_TXT], onlyMethods("GET", "HEAD"))
  // One that is not there is missing, not a page.
  .all("/assets/*", (c) => c.text("Not Found", 404));

/** How long a reader may hold the contact for good. RFC 9116, 2.5.5, recommends less than a year. */
const GOOD_FOR_DAYS = 90;

/**
 * The text of RFC 9116. It expires 90 days after the beginning of the day, so that all who ask on a day get the same;
 * its own address is in it where that is by https, as the RFC has it.
 */
export function securityTxt(contact: string, { origin, now }: { origin: string; now: Date }): string {
  const today = now.getTime() - (now.getTime() % DAY_MS);
  const lines = [
    `Contact: ${contact}`,
    `Expires: ${new Date(today + GOOD_FOR_DAYS * DAY_MS).toISOString()}`,
    ...(origin.startsWith("https:") ? [`Canonical: ${origin}${SECURITY_TXT}`] : []),
    "Preferred-Languages: en",
  ];
  return `${lines.join("\n")}\n`;
}

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
