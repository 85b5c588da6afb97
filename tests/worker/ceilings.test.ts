import { env } from "cloudflare:workers";
import { describe, expect, it } from "vitest";
import { CeilingReached } from "../../app/forms/ceiling";
import { DAY_MS } from "../../app/numbers/days";
import { CEILINGS, readCeilings } from "../../workers/ceilings";
import { openDailyUses } from "../../workers/db/daily-uses";
import { openDatabase } from "../../workers/db/database";
import { Visitor, worker } from "../support/visitor";

const NOW = new Date("2026-11-21T23:59:00Z");
const REFUSED = "Your network has used up its share for today. It starts again at midnight UTC.";

function uses(address: string, now = NOW) {
  return openDailyUses(openDatabase(env.DB), { address, secret: "s", ceilings: CEILINGS, now });
}

const rows = async (query: string) => (await env.DB.prepare(query).all<Record<string, unknown>>()).results;

/** It names the seconds until the next day in UTC, give or take how long the test took. */
function expectUntilMidnight(answer: Response) {
  const until = DAY_MS - (Date.now() % DAY_MS);
  expect(Math.abs(Number(answer.headers.get("Retry-After")) * 1000 - until)).toBeLessThan(10_000);
}

describe("a day's share", () => {
  it("ends after as many as the table says, for that address and that day", async () => {
    const one = uses("203.0.113.1");
    for (let n = 0; n < CEILINGS.searches; n += 1) await one.spend("searches");
    await expect(one.spend("searches")).rejects.toThrow(CeilingReached);
    await expect(one.spend("readings")).resolves.toBeUndefined();
    await expect(uses("203.0.113.2").spend("searches")).resolves.toBeUndefined();
    const tomorrow = new Date(NOW.getTime() + DAY_MS);
    await expect(uses("203.0.113.1", tomorrow).spend("searches")).resolves.toBeUndefined();
  });

  it("is never more than the table says for many at once", async () => {
    const tries = Array.from({ length: 40 }, () => uses("203.0.113.3").spend("feedbacks"));
    const kept = (await Promise.allSettled(tries)).filter(({ status }) => status === "fulfilled");
    expect(kept).toHaveLength(CEILINGS.feedbacks);
  });

  it("counts bytes, and lets a smaller upload through where a larger one is too much", async () => {
    const one = uses("203.0.113.4");
    await one.spend("uploads", CEILINGS.uploads - 10);
    await expect(one.spend("uploads", 11)).rejects.toThrow(CeilingReached);
    await expect(one.spend("uploads", 10)).resolves.toBeUndefined();
  });

  it("is counted by a hash that is another one the next day, and gone after it", async () => {
    await uses("203.0.113.5").spend("readings");
    await uses("203.0.113.5", new Date(NOW.getTime() + DAY_MS)).spend("readings");
    const counted = await rows("select day, address from daily_uses where kind = 'readings'");
    const addresses = counted.map(({ address }) => String(address));
    expect(new Set(addresses).size).toBe(addresses.length);
    for (const address of addresses) expect(address).not.toContain("203.0.113");
    await worker.scheduled({ scheduledTime: new Date("2026-11-22T03:17:00Z") });
    expect(await rows("select 1 from daily_uses where day < '2026-11-22'")).toEqual([]);
  });
});

describe("an address", () => {
  it("may bring 20 new owners a day: the next one's form comes back with what was typed", async () => {
    const address = "203.0.113.20";
    const ask = (visitor: Visitor, question: string) =>
      visitor.submit("/ask-greenlight", { action: "ask", question });
    const first = new Visitor(address);
    expect((await ask(first, "How do I grow?")).status).toBe(303);
    for (let n = 1; n < CEILINGS.owners; n += 1) {
      expect((await ask(new Visitor(address), "How do I grow?")).status).toBe(303);
    }
    const owners = await rows("select count(*) as n from owners");
    const refused = await ask(new Visitor(address), "What should I film tomorrow?");
    expect(refused.status).toBe(429);
    expectUntilMidnight(refused);
    const page = (await refused.text()).replaceAll("&#x27;", "'");
    expect(page).toContain(REFUSED);
    expect(page).toContain("What should I film tomorrow?");
    expect(await rows("select count(*) as n from owners")).toEqual(owners);
    // Who is there already goes on, and so does everyone else.
    expect((await ask(first, "And then?")).status).toBe(303);
    expect((await ask(new Visitor("203.0.113.21"), "How do I grow?")).status).toBe(303);
  });

  it("may send 20 feedbacks a day, by form and by API alike", async () => {
    const visitor = new Visitor("203.0.113.22");
    // Ten a minute are allowed: the other half of the day's share is counted without them.
    for (let n = 0; n < CEILINGS.feedbacks - 1; n += 1) {
      await openDailyUses(openDatabase(env.DB), {
        address: visitor.address,
        secret: env.SESSION_SECRET,
        ceilings: CEILINGS,
        now: new Date(),
      }).spend("feedbacks");
    }
    const send = (message: string) => visitor.submit("/suggestions", { category: "bug", message });
    expect((await send("The twentieth")).status).toBe(303);
    const refused = await send("The twenty-first");
    expect(refused.status).toBe(429);
    expectUntilMidnight(refused);
    const page = await refused.text();
    expect(page).toContain(REFUSED);
    expect(page).toContain("The twenty-first");
    const api = await visitor.fetch("/api/feedback", {
      method: "POST",
      headers: { "Content-Type": "application/json", Origin: "https://greenlight.example" },
      body: JSON.stringify({ category: "bug", message: "By API" }),
    });
    expectUntilMidnight(api);
    expect([api.status, ((await api.json()) as { error: string }).error]).toEqual([
      429,
      expect.stringContaining(REFUSED),
    ]);
  });
});

it("lets owners go after a week who came once and left one state, and keeps everybody else", async () => {
  const now = new Date("2027-01-20T03:17:00Z").getTime();
  const owner = env.DB.prepare("insert into owners values (?, ?, ?)");
  const state = env.DB.prepare(
    "insert into workspaces (owner_id, tool, desk, state, figure, version, updated_at) values (?, ?, 'sample', '{}', '{}', 1, 1)",
  );
  const feedback = env.DB.prepare(
    "insert into feedback (id, owner_id, category, message, platform, primary_topic, is_demo, created_at) values (?1, ?1, 'bug', 'x', 'y', 'z', 0, 1)",
  );
  const customer = env.DB.prepare(
    "insert into customers (owner_id, customer_id, created_at) values (?1, ?1, 1)",
  );
  const before = (days: number) => now - days * DAY_MS;
  const came = (id: string, days: number) => owner.bind(id, before(days), before(days));
  await env.DB.batch([
    came("passer-by", 7.1),
    state.bind("passer-by", "content-ideas"),
    came("week", 6.9),
    came("two-states", 7.1),
    state.bind("two-states", "content-ideas"),
    state.bind("two-states", "rpm-booster"),
    owner.bind("came-back", before(12), before(8)),
    came("wrote", 7.1),
    feedback.bind("wrote"),
    came("pays", 7.1),
    customer.bind("pays"),
  ]);
  await worker.scheduled({ scheduledTime: new Date(now) });
  const left = await rows(
    "select id from owners where id in ('passer-by', 'week', 'two-states', 'came-back', 'wrote', 'pays') order by id",
  );
  expect(left.map(({ id }) => id)).toEqual(["came-back", "pays", "two-states", "week", "wrote"]);
});

it("reads ceilings from a var, and says what cannot be read", () => {
  const warnings: string[] = [];
  const read = (json?: string) => readCeilings(json, (text) => void warnings.push(text));
  expect(read()).toEqual(CEILINGS);
  expect(read('{"mails": 3}')).toEqual({ ...CEILINGS, mails: 3 });
  expect(read('{"mails": 0}')).toEqual(CEILINGS);
  expect(read('{"nothing": 1}')).toEqual(CEILINGS);
  expect(warnings).toHaveLength(2);
});
