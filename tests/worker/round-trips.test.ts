import { env } from "cloudflare:workers";
import { describe, expect, it } from "vitest";
import { openDatabase } from "../../workers/db/database";
import { countRoundTrips } from "../../workers/db/round-trips";
import { recentTopics } from "../../workers/db/topics";
import { findTrendAndAsk } from "../../workers/db/trends";

describe("countRoundTrips", () => {
  it("counts a statement's run as one and a batch as one", async () => {
    const count = { d1: 0 };
    const db = countRoundTrips(env.DB, count);
    await db.prepare("select 1 as one").first();
    await db.prepare("select ?1 as one").bind(1).all();
    expect(count.d1).toBe(2);
    const [first] = await db.batch([db.prepare("select 1 as one"), db.prepare("select ?1 as one").bind(2)]);
    expect(first?.results).toEqual([{ one: 1 }]);
    expect(count.d1).toBe(3);
  });

  it("counts what drizzle asks for", async () => {
    const count = { d1: 0 };
    const db = openDatabase(countRoundTrips(env.DB, count));
    expect(await findTrendAndAsk(db, { key: "counting", article: null }, new Date())).toBeNull();
    expect(count.d1).toBe(1);
    expect(await recentTopics(db, 5)).toContainEqual({ key: "counting", article: null });
    expect(count.d1).toBe(2);
  });
});
