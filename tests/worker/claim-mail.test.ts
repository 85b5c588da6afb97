import { env } from "cloudflare:workers";
import { beforeEach, describe, expect, it } from "vitest";
import { openDatabase } from "../../workers/db/database";
import { claimDue, insertFeedback, nextTry, noteDeliveries } from "../../workers/db/feedback";

const NOW = new Date("2026-11-21T10:00:00Z");
const later = (seconds: number) => new Date(NOW.getTime() + seconds * 1000);
const ids = Array.from({ length: 30 }, (_, n) => `mail-${n}`);

/** A run as cron starts it, with a database of its own. */
async function claim(now = NOW, limit = 40, only?: string): Promise<string[]> {
  const claimed = await claimDue(openDatabase(env.DB), { now, limit, nextDue: nextTry(now), only });
  return claimed.map(({ id }) => id);
}

beforeEach(async () => {
  await env.DB.batch([env.DB.prepare("delete from feedback"), env.DB.prepare("delete from owners")]);
  for (const id of ids) {
    await insertFeedback(openDatabase(env.DB), {
      id,
      ownerId: "one",
      category: "bug",
      message: `Text of ${id}`,
      email: "demo@greenlight.example",
      platform: "youtube",
      primaryTopic: "bread",
      isDemo: false,
      createdAt: NOW,
    });
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
    await noteDeliveries(openDatabase(env.DB), { sent, failed, now: NOW });
    expect(await claim(later(61))).toEqual(["mail-29"]);
    expect(await claim(later(100 * 86_400))).toEqual(["mail-29"]);
  });
});
