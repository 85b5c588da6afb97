import { createHmac } from "node:crypto";
import { type Request as OutRequest, Response as OutResponse } from "miniflare";
import { afterAll, beforeAll, beforeEach, expect, it } from "vitest";
import { OFTEN_CRON } from "../../workers/jobs/run-jobs";
import { type AccountSite, type Browser, deployAccounts } from "./accounts";

const HOOK = "https://hooks.creator.studio/greenlight";
const ORIGIN = "https://greenlight.creator.studio";
const START = new Date("2026-12-07T08:00:00Z");
const later = (minutes: number) => new Date(START.getTime() + minutes * 60_000);

interface Received {
  url: string;
  headers: Record<string, string>;
  body: string;
}

/** The internet as the Worker finds it: what names lead to, and what a creator's server does. */
const outside = {
  names: new Map<string, { A?: string[]; AAAA?: string[] }>(),
  dns: "ok" as "ok" | "down" | "broken",
  server: () => new OutResponse(null, { status: 204 }),
  received: [] as Received[],
};

async function internet(request: OutRequest): Promise<OutResponse> {
  const url = new URL(request.url);
  if (url.hostname === "127.0.0.1") {
    // The mail service of this deployment.
    const answer = await fetch(request.url, {
      method: request.method,
      headers: Object.fromEntries(request.headers),
      body: await request.text(),
    });
    return new OutResponse(await answer.text(), { status: answer.status });
  }
  if (url.hostname === "cloudflare-dns.com") {
    if (outside.dns === "down") return new OutResponse(null, { status: 503 });
    if (outside.dns === "broken") return new OutResponse("<html>");
    const [name = "", type] = [
      url.searchParams.get("name") ?? "",
      url.searchParams.get("type") as "A" | "AAAA",
    ];
    const known = outside.names.get(name);
    if (!known) return OutResponse.json({ Status: 3 });
    const alias = { name, type: 5, TTL: 60, data: "edge.creator.studio." };
    const found = (known[type] ?? []).map((data) => ({ name, type: type === "A" ? 1 : 28, TTL: 60, data }));
    return OutResponse.json({ Status: 0, Answer: [alias, ...found] });
  }
  outside.received.push({
    url: request.url,
    headers: Object.fromEntries(request.headers),
    body: await request.text(),
  });
  return outside.server();
}

let deployed: Awaited<ReturnType<typeof deployAccounts<"site">>>;
let site: AccountSite;

beforeAll(async () => {
  deployed = await deployAccounts({ site: { SITE_ORIGIN: ORIGIN } }, { outbound: internet });
  ({ site } = deployed.sites);
}, 60_000);
afterAll(() => deployed?.stop());
beforeEach(async () => {
  outside.names = new Map([["hooks.creator.studio", { A: ["93.184.216.34"], AAAA: ["2606:4700::1111"] }]]);
  Object.assign(outside, { dns: "ok", received: [], server: () => new OutResponse(null, { status: 204 }) });
  await site.database.batch(
    ["webhooks", "webhook_tries", "events"].map((table) => site.database.prepare(`delete from ${table}`)),
  );
  await site.database.prepare("delete from outbox where kind in ('event', 'webhook-off')").run();
});

const ownerOf = async (email: string) =>
  (await site.database
    .prepare("select owner_id from users where email = ?")
    .bind(email)
    .first("owner_id")) as string;

async function happen(email: string, kind: string, facts: object) {
  await site.database
    .prepare("insert into events (kind, owner_id, at, facts) values (?, ?, ?, ?)")
    .bind(kind, await ownerOf(email), START.getTime(), JSON.stringify(facts))
    .run();
}

async function withWebhook(email: string, url = HOOK): Promise<{ browser: Browser; secret: string }> {
  const browser = await site.signedIn(email);
  const set = await browser.submit("/note/webhook", { action: "set", url });
  expect(set.status).toBe(200);
  return { browser, secret: /whsec_[\w+/=]+/.exec(set.text)?.[0] ?? "" };
}

function isSigned({ headers, body }: Received, secret: string): boolean {
  const key = Buffer.from(secret.slice("whsec_".length), "base64");
  const text = `${headers["webhook-id"]}.${headers["webhook-timestamp"]}.${body}`;
  return headers["webhook-signature"] === `v1,${createHmac("sha256", key).update(text).digest("base64")}`;
}

it("brings each event once, signed, and shows its secret once and the last tries", async () => {
  const { browser, secret } = await withWebhook("ada@example.com");
  const before = await browser.open("/note/webhook");
  expect(before.text).not.toContain("whsec_");
  expect(before.text).toContain("Nothing was sent so far.");
  const topic = { topic: "sourdough", peak: "February", article: "Sourdough" };
  await happen("ada@example.com", "season-begun", topic);
  await happen("ada@example.com", "watched-outlier", { isPast: true, title: "from before" });
  await Promise.all([0, 1].map(() => site.cron(START, OFTEN_CRON)));
  await site.cron(later(5), OFTEN_CRON);
  expect(outside.received).toHaveLength(1);
  const [event] = outside.received as [Received];
  expect(event.url).toBe(HOOK);
  expect(JSON.parse(event.body)).toEqual({
    type: "season.begun",
    timestamp: "2026-12-07T08:00:00.000Z",
    data: topic,
  });
  expect(event.headers["webhook-id"]).toMatch(/^evt-\d+$/);
  expect(isSigned(event, secret)).toBe(true);
  expect(isSigned(event, `whsec_${Buffer.alloc(32).toString("base64")}`)).toBe(false);
  expect(event.headers).not.toHaveProperty("cookie");
  const after = await browser.open("/note/webhook");
  expect(after.text).toContain("season.begun");
  expect(after.text).toContain("Taken");
});

it("sends a test event at once, once, and says what became of it", async () => {
  const { browser, secret } = await withWebhook("tess@example.com");
  expect((await browser.submit("/note/webhook", { action: "test" })).to).toBe("/note/webhook?done=taken");
  outside.server = () => new OutResponse("no", { status: 500 });
  expect((await browser.submit("/note/webhook", { action: "test" })).to).toBe("/note/webhook?done=failed");
  await site.cron(later(60), OFTEN_CRON);
  expect(outside.received.map(({ body }) => JSON.parse(body).type)).toEqual(["test", "test"]);
  expect(outside.received.every((one) => isSigned(one, secret))).toBe(true);
  expect((await browser.open("/note/webhook")).text).toContain("It answered 500.");
});

it("tries again with growing pauses for three days, then is switched off, and its owner told", async () => {
  const email = "off@example.com";
  const { browser } = await withWebhook(email);
  outside.server = () => new OutResponse("no", { status: 503 });
  await happen(email, "season-begun", { topic: "rye", peak: "May", article: "Rye" });
  const at: number[] = [];
  const step = (minute: number) => (minute < 10 ? 1 : minute < 60 ? 5 : 60);
  for (let minute = 0; minute < 5 * 24 * 60; minute += step(minute)) {
    const tried = outside.received.length;
    await site.cron(later(minute), OFTEN_CRON);
    expect(outside.received.length).toBeLessThanOrEqual(tried + 1);
    if (outside.received.length > tried) at.push(minute);
  }
  expect(at).toHaveLength(8);
  const pauses = at.slice(1).map((minute, n) => minute - (at[n] ?? 0));
  expect(pauses).toEqual(pauses.toSorted((a, b) => a - b));
  expect(at.at(-1)).toBeGreaterThan(3 * 24 * 60);
  expect(at.at(-1)).toBeLessThan(3.5 * 24 * 60);
  const page = await browser.open("/note/webhook");
  expect(page.text).toContain("Switched off, since your server took nothing for three days");
  const mail = site.mail.taken().find(({ to, subject }) => to === email && subject.includes("switched off"));
  expect(mail?.body).toContain("hooks.creator.studio took no event for three days");
  expect(mail?.body).toContain("It answered 503.");
  expect(mail?.html).toContain(`${ORIGIN}/note/webhook`);
}, 120_000);

it.each([
  ["its name leads to a private address", { A: ["10.0.0.8"] }],
  ["one of its addresses is private", { A: ["93.184.216.34", "169.254.169.254"] }],
  ["its IPv6 address is private", { A: ["93.184.216.34"], AAAA: ["fd00:ec2::254"] }],
  ["its IPv6 address holds a private IPv4 one", { AAAA: ["::ffff:127.0.0.1"] }],
  ["it is of a carrier's network", { A: ["100.64.1.1"] }],
  ["its name is unknown", null],
] as const)("is not saved where %s, and nothing is sent there", async (_, names) => {
  if (names) outside.names.set("trap.creator.studio", { ...names } as { A?: string[] });
  const browser = await site.signedIn(`trap-${outside.names.size}-${Math.random()}@example.com`);
  const set = await browser.submit("/note/webhook", { action: "set", url: "https://trap.creator.studio/x" });
  expect(set.status).toBe(400);
  expect(set.text).toContain('value="https://trap.creator.studio/x"');
  expect(outside.received).toEqual([]);
  expect(await site.count("webhooks")).toBe(0);
});

it("looks the name up again at each try: one that leads elsewhere by then is not asked", async () => {
  const email = "rebind@example.com";
  await withWebhook(email);
  outside.names.set("hooks.creator.studio", { A: ["127.0.0.1"] });
  await happen(email, "season-begun", { topic: "rye", peak: "May", article: "Rye" });
  await site.cron(START, OFTEN_CRON);
  expect(outside.received).toEqual([]);
  for (const dns of ["down", "broken"] as const) {
    outside.dns = dns;
    await site.cron(later(dns === "down" ? 2 : 10), OFTEN_CRON);
    expect(outside.received).toEqual([]);
  }
  Object.assign(outside, { dns: "ok" });
  outside.names.set("hooks.creator.studio", { A: ["93.184.216.34"] });
  await site.cron(later(60), OFTEN_CRON);
  expect(outside.received).toHaveLength(1);
});

it("follows no redirect, and stops at once where the server wants no more", async () => {
  const email = "moved@example.com";
  const { browser } = await withWebhook(email);
  outside.server = () => OutResponse.redirect("https://169.254.169.254/latest/meta-data/", 307);
  await browser.submit("/note/webhook", { action: "test" });
  expect(outside.received.map(({ url }) => url)).toEqual([HOOK]);
  outside.server = () => new OutResponse(null, { status: 410 });
  await happen(email, "season-begun", { topic: "rye", peak: "May", article: "Rye" });
  await site.cron(START, OFTEN_CRON);
  expect((await browser.open("/note/webhook")).text).toContain("Switched off");
});

it("keeps one's webhook and events from another, and forgets both when it is turned off", async () => {
  await withWebhook("ann@example.com");
  const ben = await site.signedIn("ben@example.com");
  await happen("ben@example.com", "season-begun", { topic: "bens", peak: "May", article: "Rye" });
  await ben.submit("/note/webhook", { action: "end" });
  expect((await ben.submit("/note/webhook", { action: "test" })).status).toBe(409);
  await site.cron(START, OFTEN_CRON);
  expect(outside.received).toEqual([]);
  expect(await site.count("webhooks")).toBe(1);
});
