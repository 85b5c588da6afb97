import { env } from "cloudflare:workers";
import { beforeEach, describe, expect, it } from "vitest";
import { openDatabase } from "../../workers/db/database";
import { claimDue, insertFeedback, nextTry, noteDeliveries } from "../../workers/db/feedback";
import { plenty } from "../support/plenty";

const NOW = new Date("2026-11-21T10:00:00Z");
const later = (seconds: number) => new Date(NOW.getTime() + seconds * 1000);
const ids = Array.from({ length: 30 }, (_, n) => `mail-${n}`);

/** A run as cron starts it, with a database of its own. */
async function claim(now = NOW, limit = 40, only?: string, perDay = 1_000): Promise<string[]> {
  const database = openDatabase(env.DB);
  const { mails } = await claimDue(database, { now, limit, perDay, nextDue: nextTry(now), only });
  return mails.map(({ id }) => id);
}

beforeEach(async () => {
  await env.DB.batch(
    ["feedback", "owners", "daily_uses"].map((table) => env.DB.prepare(`delete from ${table}`)),
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
    const failed = [{ id: "mail-29", failure: "the mail service answered 503" }];
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
    const full = (now: Date) =>
      claimDue(openDatabase(env.DB), { now, limit: 40, perDay: 3, nextDue: nextTry(now) });
    const taken = (await full(NOW)).mails.map(({ id }) => id);
    expect(taken).toHaveLength(3);
    expect((await full(later(1))).isFull).toBe(true);
    const failed = taken.slice(1).map((id) => ({ id, failure: "the mail service answered 503" }));
    await noteDeliveries(openDatabase(env.DB), { sent: [], failed, now: NOW, day: "2026-11-21" });
    expect((await full(later(2))).mails).toHaveLength(2);
  });
});
