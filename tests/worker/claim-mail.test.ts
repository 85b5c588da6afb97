import { env } from "cloudflare:workers";
import { beforeEach, describe, expect, it } from "vitest";
import { KIND_RULES } from "../../app/functions/mail/kinds";
import { openDatabase } from "../../workers/db/database";
import { insertFeedback } from "../../workers/db/feedback";
import { forgetGivenUp } from "../../workers/db/forget-mail";
import { claimDue, countWaiting, noteDeliveries } from "../../workers/db/outbox";
import { plenty } from "../support/plenty";

const NOW = new Date("2026-11-21T10:00:00Z");
const later = (seconds: number) => new Date(NOW.getTime() + seconds * 1000);
const ids = Array.from({ length: 30 }, (_, n) => `mail-${n}`);

/** Every kind there is, each with so many a day. */
const allowing = (perDay: number) =>
  new Map([...KIND_RULES].map(([kind, { tries }]) => [kind, { tries, perDay }]));

/** A run as cron starts it, with a database of its own. */
async function claim(now = NOW, limit = 40, only?: string, perDay = 1_000): Promise<string[]> {
  const database = openDatabase(env.DB);
  const { messages } = await claimDue(database, { now, limit, kinds: allowing(perDay), only });
  return messages.map(({ id }) => id);
}

beforeEach(async () => {
  await env.DB.batch(
    ["feedback", "outbox", "owners", "daily_uses"].map((table) => env.DB.prepare(`delete from ${table}`)),
  );
  for (const id of ids) {
    const database = openDatabase(env.DB);
    const row = {
      id,
      ownerId: "one",
      category: "bug" as const,
      message: `Text of ${id}`,
      email: "demo@greenlight.example",
      platform: "youtube",
      primaryTopic: "bread",
      isDemo: false,
      createdAt: NOW,
    };
    await insertFeedback(database, row, await plenty(database, NOW).counting());
  }
});

describe("mail that is due", () => {
  it.each([
    ["take all", 40],
    ["take a part each", 12],
  ])("is never taken by two of five runs at once that %s", async (_, limit) => {
    const taken = (await Promise.all(Array.from({ length: 5 }, () => claim(NOW, limit)))).flat();
    expect([...taken].sort()).toEqual([...ids].sort());
    expect(await claim(later(59))).toEqual([]);
  });

  it("is not taken by cron while the visitor's own request tries it", async () => {
    const [own, cron] = await Promise.all([claim(NOW, 40, "mail-7"), claim()]);
    expect([...own, ...cron].sort()).toEqual([...ids].sort());
  });

  it("comes up again where it failed, and never where it was sent", async () => {
    await claim();
    const sent = ids.slice(0, 29);
    const failed = [{ id: "mail-29", kind: "feedback", failure: "the mail service answered 503" }];
    await noteDeliveries(openDatabase(env.DB), { sent, failed, now: NOW, day: "2026-11-21" });
    expect(await claim(later(61))).toEqual(["mail-29"]);
    expect(await claim(later(100 * 86_400))).toEqual(["mail-29"]);
  });

  it("is never taken by many runs at once beyond the day's mails, and goes on the next day", async () => {
    const runs = Array.from({ length: 6 }, () => claim(NOW, 40, undefined, 7));
    expect((await Promise.all(runs)).flat()).toHaveLength(7);
    expect(await claim(later(3600), 40, undefined, 7)).toEqual([]);
    expect(await claim(later(86_400), 40, undefined, 7)).toHaveLength(7);
  });

  it("leaves room in the day's mails where it was not sent", async () => {
    const full = (now: Date) => claimDue(openDatabase(env.DB), { now, limit: 40, kinds: allowing(3) });
    const taken = (await full(NOW)).messages.map(({ id }) => id);
    expect(taken).toHaveLength(3);
    expect((await full(later(1))).full).toEqual(["feedback"]);
    const failed = taken.slice(1).map((id) => ({
      id,
      kind: "feedback",
      failure: "the mail service answered 503",
    }));
    await noteDeliveries(openDatabase(env.DB), { sent: [], failed, now: NOW, day: "2026-11-21" });
    expect((await full(later(2))).messages).toHaveLength(2);
  });
});

describe("what the outbox carries", () => {
  /** A kind that no version has yet, whose messages go with nobody. */
  const put = (id: string, kind = "note") =>
    env.DB.prepare("insert into outbox (id, kind, recipient, payload, due_at) values (?, ?, ?, ?, ?)")
      .bind(id, kind, "ann@creator.example", '{"week":"2026-W47"}', NOW.getTime())
      .run();
  const kindsOf = (tries: [string, number | null][]) =>
    new Map(tries.map(([kind, most]) => [kind, { tries: most, perDay: 100 }]));
  const take = (tries: [string, number | null][], now = NOW) =>
    claimDue(openDatabase(env.DB), { now, limit: 40, kinds: kindsOf(tries) });

  it("is handed over with its kind, to whom it goes, and its payload", async () => {
    await put("note-1");
    expect((await take([["note", 2]])).messages).toEqual([
      { id: "note-1", kind: "note", to: "ann@creator.example", payload: { week: "2026-W47" } },
    ]);
    const { messages } = await take([["feedback", null]]);
    expect(messages[0]).toEqual({
      id: "mail-0",
      kind: "feedback",
      to: null,
      payload: {
        category: "bug",
        message: "Text of mail-0",
        email: "demo@greenlight.example",
        platform: "youtube",
        primaryTopic: "bread",
        isDemo: false,
      },
    });
    expect(messages.map(({ id }) => id)).toEqual(ids);
  });

  it("is given up after its kind's tries, and waits no longer", async () => {
    await put("note-1");
    const tries: [string, number][] = [["note", 2]];
    for (const now of [NOW, later(61)]) expect((await take(tries, now)).messages).toHaveLength(1);
    expect((await take(tries, later(86_400))).messages).toEqual([]);
    expect(await countWaiting(openDatabase(env.DB), kindsOf(tries))).toBe(0);
    expect(await countWaiting(openDatabase(env.DB), kindsOf([["note", null]]))).toBe(1);
  });

  it("takes no kind's share of the day for another's, and takes those named first before others", async () => {
    for (const n of [1, 2, 3]) await put(`note-${n}`);
    await put("link-1", "link");
    const kinds = (note: number) =>
      new Map([
        ["link", { tries: 3, perDay: 10 }],
        ["note", { tries: 3, perDay: note }],
        ["feedback", { tries: null, perDay: 10 }],
      ]);
    const run = (now: Date, limit: number) => claimDue(openDatabase(env.DB), { now, limit, kinds: kinds(2) });
    const first = await run(NOW, 4);
    expect(first.messages.map(({ id }) => id)).toEqual(["link-1", "note-1", "note-2", "mail-0"]);
    expect(first.full).toEqual([]);
    // The day of notes is used up; that of feedback is not.
    const second = await run(NOW, 40);
    expect(second.full).toEqual(["note"]);
    expect(second.messages.map(({ kind }) => kind)).toEqual(Array.from({ length: 9 }, () => "feedback"));
    expect((await run(later(86_400), 40)).messages.map(({ id }) => id)).toContain("note-3");
  });

  it("stays untouched where its kind is unknown", async () => {
    await put("one", "of a newer version");
    expect(await claim(later(86_400), 100)).toEqual(ids);
    const row = env.DB.prepare("select attempts, sent_at from outbox where id = 'one'");
    expect(await row.first()).toEqual({ attempts: 0, sent_at: null });
  });

  it("holds no payload of what was sent", async () => {
    await claim(NOW, 1);
    await noteDeliveries(openDatabase(env.DB), { sent: ["mail-0"], failed: [], now: NOW, day: "2026-11-21" });
    const { results } = await env.DB.prepare("select id from outbox where payload is null").all();
    expect(results).toEqual([{ id: "mail-0" }]);
  });

  it("is wholly forgotten once sent or given up, where its kind leaves nothing", async () => {
    const letters = { taken: 1, open: 3, "given-up": 8 };
    for (const [id, attempts] of Object.entries(letters))
      await env.DB.prepare(
        "insert into outbox (id, kind, recipient, payload, attempts, due_at) values (?, 'account-deleted', 'ann@creator.example', '{}', ?, ?)",
      )
        .bind(id, attempts, NOW.getTime())
        .run();
    const database = openDatabase(env.DB);
    const left = async () => {
      const { results } = await env.DB.prepare("select id from outbox where kind = 'account-deleted'").all();
      return results.map(({ id }) => id);
    };
    await noteDeliveries(database, { sent: ["taken", "mail-0"], failed: [], now: NOW, day: "2026-11-21" });
    expect(await left()).toEqual(["open", "given-up"]);
    for (const statement of forgetGivenUp(database)) await statement;
    expect(await left()).toEqual(["open"]);
    expect(await env.DB.prepare("select sent_at from outbox where id = 'mail-0'").first()).not.toBeNull();
  });

  it("goes with its feedback, whoever deletes that", async () => {
    await env.DB.prepare("delete from feedback where id = 'mail-3'").run();
    expect(await claim()).toEqual(ids.filter((id) => id !== "mail-3"));
  });
});
