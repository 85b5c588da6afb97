// Free analyses in D1: one of each feature an owner, whatever the number of tabs.
import { env } from "cloudflare:workers";
import { beforeEach, describe, expect, it } from "vitest";
import { analyzeAsAllowed } from "../../app/functions/billing/analysis";
import { findPlan } from "../../app/model/subscription-plan";
import { MINUTE_MS } from "../../app/numbers/days";
import { openDatabase } from "../../workers/db/database";
import { d1Allowance } from "../../workers/db/plan-uses";
import { someCaller } from "../support/caller";
import { ownedBy } from "../support/owned-by";
import { plenty } from "../support/plenty";

const NOW = new Date("2026-11-22T12:00:00Z");
const db = openDatabase(env.DB);
let number = 0;
let owner = "";

beforeEach(() => {
  owner = `owner-${++number}`;
});

/** Somebody who pays for a plan. */
async function subscribe(id: string, plan: string): Promise<void> {
  await env.DB.batch([
    env.DB.prepare("insert into owners (id, created_at, seen_at) values (?, 0, 0)").bind(id),
    env.DB.prepare("insert into customers (owner_id, customer_id, created_at) values (?, ?, 0)").bind(id, id),
    env.DB.prepare(
      `insert into subscriptions (id, customer_id, status, price_id, cancel_at_period_end, created, read_at)
       values (?, ?, 'active', ?, 0, 0, 0)`,
    ).bind(`sub of ${id}`, id, plan),
  ]);
}

/** A request of the owner's. */
function request({
  now = NOW,
  of = owner,
  isDemo = false,
  reported = undefined as unknown[] | undefined,
} = {}) {
  const allowance = d1Allowance(db, {
    owners: ownedBy(of),
    planOf: (price) => findPlan(price),
    user: async () => ({ isDemo }),
    uses: plenty(db, now),
    now,
    report(error) {
      if (!reported) throw error;
      reported.push(error);
    },
  });
  const caller = someCaller({ allowance });
  return (subject: string, work = async () => subject) =>
    analyzeAsAllowed(caller, { feature: "viral", subject }, work);
}

const rows = async () => {
  const { results } = await env.DB.prepare("select subject, held_until from plan_uses where owner_id = ?")
    .bind(owner)
    .all();
  return results;
};

describe("a free analysis", () => {
  it("is counted once, and said with its day the next time", async () => {
    expect(await request()("bread")).toBe("bread");
    expect(await rows()).toEqual([{ subject: "bread", held_until: null }]);
    await expect(request()("knives")).rejects.toMatchObject({
      status: 402,
      message: expect.stringContaining("November 22, 2026"),
    });
    expect(await request()("bread")).toBe("bread");
  });

  it("is shown where it cannot be counted, which is reported", async () => {
    await env.DB.prepare(
      "create trigger lost before update on plan_uses begin select raise(abort, 'lost'); end",
    ).run();
    const reported: unknown[] = [];
    try {
      expect(await request({ reported })("bread")).toBe("bread");
    } finally {
      await env.DB.prepare("drop trigger lost").run();
    }
    expect(reported).toHaveLength(1);
  });

  it("goes to one of twenty tabs that ask at the same time", async () => {
    let works = 0;
    const asked = Array.from({ length: 20 }, (_, tab) =>
      request()(`tab ${tab}`, async () => {
        works += 1;
        await new Promise((resolve) => setTimeout(resolve, 20));
        return "done";
      }),
    );
    const answers = await Promise.allSettled(asked);
    expect(answers.filter(({ status }) => status === "fulfilled")).toHaveLength(1);
    expect(works).toBe(1);
    expect(await rows()).toHaveLength(1);
  });

  it("costs nothing if it fails", async () => {
    await expect(request()("bread", () => Promise.reject(new Error("no answer")))).rejects.toThrow(
      "no answer",
    );
    expect(await rows()).toEqual([]);
    expect(await request()("knives")).toBe("knives");
  });

  it("is given back where it ended without a word, and what comes late of it counts for nothing", async () => {
    let finish = () => {};
    const slow = request()("bread", () => new Promise((resolve) => (finish = () => resolve("bread"))));
    const refused = expect(slow).rejects.toMatchObject({ status: 409 });
    while ((await rows()).length === 0) await new Promise((resolve) => setTimeout(resolve, 5));
    await expect(request()("knives")).rejects.toMatchObject({ status: 409 });
    const later = new Date(NOW.getTime() + 11 * MINUTE_MS);
    expect(await request({ now: later })("knives")).toBe("knives");
    finish();
    await refused;
    expect(await rows()).toEqual([{ subject: "knives", held_until: null }]);
  });

  it("is each owner's own, and goes with them", async () => {
    await request()("bread");
    expect(await request({ of: `${owner}-other` })("knives")).toBe("knives");
    await env.DB.prepare("delete from owners where id = ?").bind(owner).run();
    expect(await rows()).toEqual([]);
  });

  it("is counted neither on a plan with the feature nor for a demo visitor", async () => {
    await subscribe(owner, "pro");
    for (const subject of ["bread", "knives"]) {
      expect(await request()(subject)).toBe(subject);
      expect(await request({ isDemo: true })(subject)).toBe(subject);
    }
    expect(await rows()).toEqual([]);
  });
});
