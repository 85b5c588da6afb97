import { mkdtemp, rm } from "node:fs/promises";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { afterAll, beforeAll, expect, it } from "vitest";
import { migrateLocal } from "../../commands/local-database.ts";
import { newSecret } from "../../commands/secret.ts";
import { localAddressHeader, type Server, serve } from "../../commands/server.ts";
import { serveFresh } from "../support/fresh-server.ts";

/** A minute's share, of wrangler.toml. */
const A_MINUTE = 20;

let server: Server;
let state: string;

beforeAll(async () => {
  state = await mkdtemp(join(tmpdir(), "greenlight-"));
  await migrateLocal({ state });
  server = await serve({ state, output: "ignore", vars: [`SESSION_SECRET:${newSecret()}`] });
}, 60_000);

afterAll(async () => {
  await server?.stop();
  await rm(state, { recursive: true, force: true });
});

/** Joins the waitlist more often than one address may in a minute, and in two, each time naming another. */
async function joinFromEverywhere(site: string): Promise<number[]> {
  const tries = Array.from({ length: 2 * A_MINUTE + 1 }, async (_, n) => {
    const answer = await fetch(new URL("/api/waitlist", site), {
      method: "POST",
      headers: { "Content-Type": "application/json", "CF-Connecting-IP": `203.0.113.${n}` },
      body: JSON.stringify({ email: `address-${n}@example.com` }),
    });
    await answer.arrayBuffer();
    return answer.status;
  });
  return Promise.all(tries);
}

it("believes no client of the local server which address it has", async () => {
  const statuses = await joinFromEverywhere(server.url);
  expect(new Set(statuses)).toEqual(new Set([201, 429]));
});

it("gives static files the security headers of a page, and their own caching", async () => {
  const page = await fetch(new URL("/", server.url));
  const [script = ""] = /\/assets\/[\w.-]+\.css/.exec(await page.text()) ?? [];
  const security = [...page.headers.keys()].filter((name) =>
    /^(x-(?!request-id)|cross-|origin-|permissions-|referrer-|strict-|content-security)/.test(name),
  );
  expect(security.length).toBeGreaterThan(12);
  for (const path of [script, "/favicon.ico", "/og.png", "/manifest.webmanifest"]) {
    const { status, headers } = await fetch(new URL(path, server.url));
    expect([path, status, security.filter((name) => !headers.has(name))]).toEqual([path, 200, []]);
    expect(headers.get("Permissions-Policy")).toBe(page.headers.get("Permissions-Policy"));
  }
});

it("believes the header that a setting names", async () => {
  expect(localAddressHeader({ ADDRESS_HEADER: "CF-Connecting-IP" })).toBe("ADDRESS_HEADER:CF-Connecting-IP");
  const site = await serveFresh({ vars: { ADDRESS_HEADER: "CF-Connecting-IP" } });
  try {
    expect(new Set(await joinFromEverywhere(site.url))).toEqual(new Set([201]));
  } finally {
    await site.stop();
  }
});
