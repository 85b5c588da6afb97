import { env } from "cloudflare:workers";
import { afterEach, describe, expect, it } from "vitest";
import { PUBLIC_PAGES } from "../../app/navigation/public-pages";
import { DAY_MS } from "../../app/numbers/days";
import { SITE, Visitor } from "../support/visitor";

interface Head {
  titles: string[];
  canonicals: string[];
  /** What every meta element says, by its name or property. */
  says: Map<string, string[]>;
  structuredData: string[];
}

function readHead(html: string): Head {
  const tags = [...html.matchAll(/<(meta|link) ([^>]*)>/g)].map(([, tag, text = ""]) => {
    const attributes = new Map(
      [...text.matchAll(/([\w:-]+)="([^"]*)"/g)].map(([, k = "", v = ""]) => [k, v]),
    );
    return { tag, attributes };
  });
  const says = new Map<string, string[]>();
  for (const { tag, attributes } of tags) {
    const name = attributes.get("name") ?? attributes.get("property");
    if (tag === "meta" && name) says.set(name, [...(says.get(name) ?? []), attributes.get("content") ?? ""]);
  }
  const all = (pattern: RegExp) => [...html.matchAll(pattern)].map(([, text = ""]) => text);
  return {
    titles: all(/<title>([^<]*)<\/title>/g),
    canonicals: tags
      .filter(({ attributes }) => attributes.get("rel") === "canonical")
      .map(({ attributes }) => attributes.get("href") ?? ""),
    says,
    structuredData: all(/<script type="application\/ld\+json"[^>]*>([^<]*)<\/script>/g),
  };
}

async function headOf(path: string): Promise<Head> {
  return readHead(await (await new Visitor().open(path)).text());
}

describe("what is found of the landing page", () => {
  it("is one title, one description, one address and one card", async () => {
    const { titles, canonicals, says } = await headOf("/");
    expect(titles).toEqual(["Greenlight: Know what to make before you record."]);
    expect(canonicals).toEqual([`${SITE}/`]);
    expect(Object.fromEntries(says)).toMatchObject({
      description: [expect.stringMatching(/^Greenlight .{60,160}$/)],
      "og:type": ["website"],
      "og:site_name": ["Greenlight"],
      "og:title": titles,
      "og:description": says.get("description"),
      "og:url": [`${SITE}/`],
      "og:image": [`${SITE}/og.png`],
      "og:image:type": ["image/png"],
      "og:image:width": ["1200"],
      "og:image:height": ["630"],
      "og:image:alt": [expect.stringContaining("traffic light")],
      "twitter:card": ["summary_large_image"],
    });
    expect(says.has("robots")).toBe(false);
  });

  it("is the same page with the welcome dialog open", async () => {
    const { canonicals, says } = await headOf("/?welcome=waitlist");
    expect(canonicals).toEqual([`${SITE}/`]);
    expect(says.get("og:url")).toEqual([`${SITE}/`]);
  });

  it("has readable structured data", async () => {
    const { structuredData } = await headOf("/");
    const [graph] = structuredData.map((text) => JSON.parse(text));
    expect(structuredData).toHaveLength(1);
    expect(graph["@graph"].map((thing: { "@type": string }) => thing["@type"])).toEqual([
      "Organization",
      "WebSite",
      "WebApplication",
    ]);
  });
});

describe("what is not to be found", () => {
  it.each([
    "/dashboard",
    "/youtube-tool",
    "/youtube-tool?q=Photography+tips",
    "/account",
    "/login",
    "/signup",
    "/success",
  ])("%s says so", async (path) => {
    const { titles, canonicals, says } = await headOf(path);
    expect(titles).toHaveLength(1);
    expect(canonicals).toEqual([]);
    expect(says.get("robots")).toEqual(["noindex"]);
  });

  it("the error screen says so, and has no address", async () => {
    const answer = await new Visitor().submit("/theme", { theme: "sepia" });
    const { titles, canonicals, says } = readHead(await answer.text());
    expect(answer.status).toBe(400);
    expect(titles).toEqual(["Unexpected Application Error!"]);
    expect(canonicals).toEqual([]);
    expect(says.get("robots")).toEqual(["noindex"]);
  });
});

describe("/sitemap.xml", () => {
  it("lists pages by the address they give themselves", async () => {
    const answer = await new Visitor().open("/sitemap.xml");
    expect(answer.headers.get("Content-Type")).toBe("application/xml; charset=utf-8");
    expect(answer.headers.get("Cache-Control")).toBe("public, max-age=3600");
    const listed = [...(await answer.text()).matchAll(/<loc>([^<]+)<\/loc>/g)].map(([, url = ""]) => url);
    expect(listed).toEqual(PUBLIC_PAGES.map(({ path }) => SITE + path));
    const descriptions: string[] = [];
    for (const url of listed) {
      const page = await new Visitor().open(url.slice(SITE.length));
      expect(page.status, url).toBe(200);
      const { canonicals, says } = readHead(await page.text());
      expect(canonicals).toEqual([url]);
      expect(says.has("robots")).toBe(false);
      descriptions.push(...(says.get("description") ?? []));
    }
    expect(new Set(descriptions).size, "one description each").toBe(descriptions.length);
  });

  it("can only be read", async () => {
    const answer = await new Visitor().submit("/sitemap.xml");
    expect(answer.status).toBe(405);
    expect(answer.headers.get("Allow")).toBe("GET, HEAD");
  });
});

it("/robots.txt names the sitemap, and keeps nobody from reading that a page is not to be listed", async () => {
  const answer = await new Visitor().open("/robots.txt");
  const text = await answer.text();
  expect(answer.headers.get("Content-Type")).toMatch(/^text\/plain/);
  expect(answer.headers.get("Cache-Control")).toBe("public, max-age=3600");
  expect(text).toContain(`Sitemap: ${SITE}/sitemap.xml`);
  expect(text.match(/^Disallow: .*$/gm)).toEqual(["Disallow: /api/"]);
});

describe("/.well-known/security.txt", () => {
  const PATH = "/.well-known/security.txt";
  const vars = env as unknown as Record<string, unknown>;
  afterEach(() => {
    delete vars.SECURITY_CONTACT;
  });

  it("says whom to tell of a fault, and until when that is good", async () => {
    vars.SECURITY_CONTACT = "security@greenlight.example";
    const answer = await new Visitor().open(PATH);
    expect([answer.status, answer.headers.get("Content-Type")]).toEqual([200, "text/plain; charset=UTF-8"]);
    const text = await answer.text();
    expect(text).toContain("Contact: mailto:security@greenlight.example\n");
    expect(text).toContain(`Canonical: ${SITE}${PATH}\n`);
    const expires = Date.parse(/^Expires: (.*)$/m.exec(text)?.[1] ?? "");
    expect((expires - Date.now()) / DAY_MS).toBeGreaterThan(88);
    expect((expires - Date.now()) / DAY_MS).toBeLessThan(365);
  });

  it.each([undefined, "nobody", "http://greenlight.example"])(
    "is not there where the setting is %j",
    async (contact) => {
      if (contact !== undefined) vars.SECURITY_CONTACT = contact;
      expect((await new Visitor().open(PATH)).status).toBe(404);
    },
  );

  it("can only be read", async () => {
    expect((await new Visitor().submit(PATH)).status).toBe(405);
  });
});
