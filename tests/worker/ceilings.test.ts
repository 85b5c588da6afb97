import { env } from "cloudflare:workers";
import { describe, expect, it } from "vitest";
import { CeilingReached } from "../../app/functions/refused";
import { DAY_MS } from "../../app/numbers/days";
import { UNITS_A_DAY } from "../../app/services/quota";

import { boundsOf, CEILINGS, type CeilingKind, readCeilings } from "../../workers/ceilings";
import { openDailyUses } from "../../workers/db/daily-uses";
import { openDatabase } from "../../workers/db/database";
import { gatherRoundTrips } from "../../workers/db/round-trips";
import { countedAs, NETWORK_FACTOR } from "../../workers/middleware/limits";
import { Visitor, worker } from "../support/visitor";

const NOW = new Date("2026-11-21T23:59:00Z");
const REFUSED = "Your network has used up its share for today. It starts again at midnight UTC.";

function uses(address: string, now = NOW, secret = "s") {
  const counted = countedAs(address);
  return openDailyUses(openDatabase(env.DB), {
    counted,
    secret,
    ceilings: CEILINGS,
    units: UNITS_A_DAY,
    now,
  });
}

/** The same as the Worker counts it, now. */
const usesNow = (address: string) => uses(address, new Date(), env.SESSION_SECRET);

const rows = async (query: string) => (await env.DB.prepare(query).all<Record<string, unknown>>()).results;

/** It names the seconds until the next day in UTC, give or take how long the test took. */
function expectUntilMidnight(answer: Response) {
  const until = DAY_MS - (Date.now() % DAY_MS);
  expect(Math.abs(Number(answer.headers.get("Retry-After")) * 1000 - until)).toBeLessThan(10_000);
}

describe("a day's share", () => {
  it("ends after as many as the table says, for that address and that day", async () => {
    const one = uses("203.0.113.1");
    for (let n = 0; n < CEILINGS.searches; n += 1) await one.spend(["searches"]);
    await expect(one.spend(["searches"])).rejects.toThrow(CeilingReached);
    await expect(one.spend(["readings"])).resolves.toBeUndefined();
    await expect(uses("203.0.113.2").spend(["searches"])).resolves.toBeUndefined();
    const tomorrow = new Date(NOW.getTime() + DAY_MS);
    await expect(uses("203.0.113.1", tomorrow).spend(["searches"])).resolves.toBeUndefined();
  });

  it("is never more than the table says for many at once", async () => {
    const tries = Array.from({ length: 40 }, () => uses("203.0.113.3").spend(["feedbacks"]));
    const kept = (await Promise.allSettled(tries)).filter(({ status }) => status === "fulfilled");
    expect(kept).toHaveLength(CEILINGS.feedbacks);
  });

  it("counts bytes, and lets a smaller upload through where a larger one is too much", async () => {
    const one = uses("203.0.113.4");
    await one.spend(["uploads", CEILINGS.uploads - 10]);
    await expect(one.spend(["uploads", 11])).rejects.toThrow(CeilingReached);
    await expect(one.spend(["uploads", 10])).resolves.toBeUndefined();
  });

  it("is counted by a hash that is another one the next day, and gone after it", async () => {
    await uses("203.0.113.5").spend(["readings"]);
    await uses("203.0.113.5", new Date(NOW.getTime() + DAY_MS)).spend(["readings"]);
    const counted = await rows("select day, address from daily_uses where kind = 'readings'");
    const addresses = counted.map(({ address }) => String(address));
    expect(new Set(addresses).size).toBe(addresses.length);
    for (const address of addresses) expect(address).not.toContain("203.0.113");
    await worker.scheduled({ scheduledTime: new Date("2026-11-22T03:17:00Z") });
    expect(await rows("select 1 from daily_uses where day < '2026-11-22'")).toEqual([]);
  });
});

/** Spends one of a kind from each of these addresses as often as it is let: how often that was together. */
async function spendAll(kind: CeilingKind, addresses: string[]): Promise<number> {
  const limit = boundsOf(kind, CEILINGS, UNITS_A_DAY).address;
  const tries = addresses.flatMap((address) => Array.from({ length: limit + 1 }, () => address));
  let spent = 0;
  for (const address of tries) {
    await uses(address)
      .spend([kind])
      .then(
        () => spent++,
        (error: unknown) => expect(error).toBeInstanceOf(CeilingReached),
      );
  }
  return spent;
}

const neighbors = (site: string, count = 12) => Array.from({ length: count }, (_, n) => `${site}:${n}::1`);

describe("a network", () => {
  it("has a tenth of the deployment's searches, however many of its addresses ask", async () => {
    expect(await spendAll("searches", neighbors("2001:db8:a1"))).toBe(UNITS_A_DAY.search / 10);
    expect(await spendAll("searches", ["2001:db8:a2:1::1"])).toBe(10);
  });

  it.each([
    ["readings", (UNITS_A_DAY.general * 0.5) / 12 / 10],
    ["connections", (UNITS_A_DAY.general * 0.5) / 81 / 10],
    ["languageAnswers", CEILINGS.allLanguageAnswers / 10],
    ["settings", 1_000 / 10],
  ] as const)("has a tenth of the deployment's %s", async (kind, tenth) => {
    expect(await spendAll(kind, neighbors(`2001:db8:b${kind.length}`))).toBe(Math.floor(tenth));
  });

  it("has five times an address's share of what the deployment has no end of", async () => {
    expect(await spendAll("waitlist", neighbors("2001:db8:c1", 7))).toBe(CEILINGS.waitlist * NETWORK_FACTOR);
  });

  it("is never let beyond it by many of its addresses at once", async () => {
    const tries = neighbors("2001:db8:c2", 40).map((address) => uses(address).spend(["searches"]));
    const kept = (await Promise.allSettled(tries)).filter(({ status }) => status === "fulfilled");
    expect(kept).toHaveLength(10);
  });

  it("counts nothing where one of several kinds is over", async () => {
    const address = "2001:db8:c3:1::1";
    for (let n = 0; n < 10; n++) await uses(address).spend(["searches"]);
    await expect(uses(address).spend(["readings"], ["searches"])).rejects.toThrow(CeilingReached);
    for (let n = 0; n < CEILINGS.readings; n++) await uses(address).spend(["readings"]);
  });

  it("costs one round trip to count, beside its address and the deployment, of one kind or two", async () => {
    const count = { d1: 0 };
    const db = openDatabase(gatherRoundTrips(env.DB, count, { limitMs: 5000 }));
    const counted = countedAs("2001:db8:c4:1::1");
    const one = openDailyUses(db, { counted, secret: "s", ceilings: CEILINGS, units: UNITS_A_DAY, now: NOW });
    await one.spend(["languageAnswers"]);
    expect(count.d1).toBe(1);
    await one.spend(["readings"], ["searches"]);
    expect(count.d1).toBe(2);
  });
});

describe("the deployment", () => {
  it("has a day's share of its own, and says so to whoever comes after it", async () => {
    const ceilings = { ...CEILINGS, allLanguageAnswers: 20, networks: 2 };
    const now = new Date(NOW.getTime() + 5 * DAY_MS);
    const from = (address: string) =>
      openDailyUses(openDatabase(env.DB), {
        ...{ counted: countedAs(address), secret: "s", ceilings, units: UNITS_A_DAY, now },
      });
    for (let n = 0; n < 10; n++) await from("203.0.113.31").spend(["languageAnswers"]);
    await expect(from("203.0.113.31").spend(["languageAnswers"])).rejects.toThrow("Your network");
    for (let n = 0; n < 10; n++) await from("203.0.113.32").spend(["languageAnswers"]);
    const refusal = expect(from("203.0.113.33").spend(["languageAnswers"])).rejects;
    await refusal.toThrow(
      "All visitors together have used up today's share. It starts again at midnight UTC.",
    );
    await expect(from("203.0.113.33").spend(["searches"])).resolves.toBeUndefined();
  });
});

describe("what an address writes", () => {
  const usedOf = async (kind: string) =>
    (await rows(`select coalesce(max(used), 0) as used from daily_uses where kind = '${kind}'`))[0]?.used;

  it("is counted by the bytes of its plan's text, and refused in the form with what was typed", async () => {
    const visitor = new Visitor("203.0.113.41");
    const added = await visitor.submit("/plan", { action: "add", idea: "Rye bread" });
    expect(added.status).toBe(303);
    const id = new URL(added.headers.get("Location") ?? "", "https://x.example").searchParams.get("at") ?? "";
    expect(await usedOf("planText")).toBeGreaterThan("Rye bread".length);
    const left = CEILINGS.planText - Number(await usedOf("planText"));
    await usesNow(visitor.address).spend(["planText", left - 200]);
    const save = (notes: string) =>
      visitor.submit(`/plan/${id}`, {
        ...{ action: "save", version: "1", idea: "Rye bread", title: "", description: "", notes },
        ...{ state: "idea", date: "", series: "", episode: "" },
      });
    const refused = await save(`Bake it slowly. ${"x".repeat(200)}`);
    expect(refused.status).toBe(429);
    expectUntilMidnight(refused);
    const page = await refused.text();
    expect(page).toContain(REFUSED);
    expect(page).toContain("Bake it slowly.");
    expect((await save("Bake it.")).status).toBe(303);
  });

  it("comes back from a desk's button as a form to send again, with the time at which it starts again", async () => {
    const visitor = new Visitor("203.0.113.42");
    await usesNow(visitor.address).spend(["planText", CEILINGS.planText - 10]);
    const videos = JSON.stringify([{ title: "The first loaf", date: null, episode: 1 }]);
    const sent = { action: "add-series", series: "Rye week", videos, back: "/series-planner" };
    const refused = await visitor.submit("/plan/handover", sent);
    expect(refused.status).toBe(429);
    expectUntilMidnight(refused);
    const page = (await refused.text()).replaceAll("&quot;", '"');
    expect(page).toContain(REFUSED);
    expect(page).not.toContain("a minute");
    expect(page).toContain(`value="${videos}"`);
    expect(page).toContain('href="/series-planner"');
    expect(await rows("select 1 from cards where series = 'Rye week'")).toEqual([]);
  });

  it("is counted by the bytes that the desks' states grow by, and may start over beyond its share", async () => {
    const visitor = new Visitor("203.0.113.43");
    const ask = (question: string) => visitor.submit("/ask-greenlight", { action: "ask", question });
    expect((await ask("How do I grow?")).status).toBe(303);
    const [kept] = await rows(
      "select length(state) as bytes from workspaces order by updated_at desc limit 1",
    );
    expect(await usedOf("storage")).toBe(kept?.bytes);
    await usesNow(visitor.address).spend(["storage", CEILINGS.storage - Number(kept?.bytes) - 100]);
    const refused = await ask(`What next? ${"x".repeat(200)}`);
    expect(refused.status).toBe(429);
    expectUntilMidnight(refused);
    const page = await refused.text();
    expect(page).toContain(REFUSED);
    expect(page).toContain("What next?");
    expect((await visitor.submit("/ask-greenlight", { action: "start-over" })).status).toBe(303);
  });

  it("is refused a connected channel beyond it", async () => {
    const visitor = new Visitor("203.0.113.44");
    await usesNow(visitor.address).spend(["storage", CEILINGS.storage - 10]);
    const uploads = "Title\tViews\tPublished\nRye in a day\t1200\t2026-09-01\nSourdough\t900\t2026-09-08";
    const refused = await visitor.submit("/channel", { action: "connect", uploads });
    expect(refused.status).toBe(429);
    expectUntilMidnight(refused);
    expect(await refused.text()).toContain("Rye in a day");
  });

  it("is its settings 30 times a day, with what was typed still there", async () => {
    const visitor = new Visitor("203.0.113.45");
    for (let n = 1; n < CEILINGS.settings; n++) await usesNow(visitor.address).spend(["settings"]);
    const save = (primaryTopic: string) =>
      visitor.submit("/account", { form: "settings", primaryTopic, youtubeChannel: "" });
    expect((await save("Rye bread")).status).toBe(303);
    const refused = await save("Spelt bread");
    expect(refused.status).toBe(429);
    expectUntilMidnight(refused);
    const page = await refused.text();
    expect(page).toContain(REFUSED);
    expect(page).toContain("Spelt bread");
  });

  it("joins the waitlist 50 times a day, by form and by API alike", async () => {
    const visitor = new Visitor("203.0.113.46");
    for (let n = 1; n < CEILINGS.waitlist; n++) await usesNow(visitor.address).spend(["waitlist"]);
    expect((await visitor.submit("/?index", { email: "fiftieth@example.com" })).status).toBe(303);
    const refused = await visitor.submit("/?index", { email: "one-more@example.com" });
    expect(refused.status).toBe(429);
    expectUntilMidnight(refused);
    const page = await refused.text();
    expect(page).toContain(REFUSED);
    expect(page).toContain("one-more@example.com");
    const api = await visitor.call("/api/waitlist", { email: "one-more@example.com" });
    expectUntilMidnight(api);
    expect(await api.json()).toMatchObject({
      error: { code: "53400", message: expect.stringContaining(REFUSED) },
    });
    expect(await rows("select 1 from waitlist_emails where email like 'one-more%'")).toEqual([]);
  });

  it("counts owners that feedback makes among the new ones", async () => {
    const address = "203.0.113.47";
    for (let n = 1; n < CEILINGS.owners; n++) await usesNow(address).spend(["owners"]);
    const send = (message: string) =>
      new Visitor(address).submit("/suggestions", { category: "bug", message });
    expect((await send("The twentieth owner's")).status).toBe(303);
    const refused = await send("Of one owner too many");
    expect(refused.status).toBe(429);
    expectUntilMidnight(refused);
    expect(await refused.text()).toContain("Of one owner too many");
    expect(await rows("select 1 from feedback where message like 'Of one%'")).toEqual([]);
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
      await usesNow(visitor.address).spend(["feedbacks"]);
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
  const owner = env.DB.prepare("insert into owners (id, created_at, seen_at) values (?, ?, ?)");
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
