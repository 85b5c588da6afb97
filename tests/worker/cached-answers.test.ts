import { env } from "cloudflare:workers";
import { beforeEach, describe, expect, it } from "vitest";
import { CeilingReached } from "../../app/functions/refused";

import { DAY_MS, HOUR_MS } from "../../app/numbers/days";
import { UNITS_A_DAY, type UnitsByBucket } from "../../app/services/quota";
import { openDatabase } from "../../workers/db/database";
import { spentToday } from "../../workers/db/youtube-quota";
import { TIME_LIMITS } from "../../workers/time-limits";
import { YoutubeError, type YoutubeProblem } from "../../workers/youtube/api/problems";
import { cachedAnswers } from "../../workers/youtube/cached-answers";
import type { Run } from "../../workers/youtube/one-asker";

const db = openDatabase(env.DB);
const NOON = Date.parse("2026-11-21T20:00:00Z");
const NOTHING_LEFT: YoutubeProblem = { kind: "quota", perDay: true };

/** The time, to which everyone adds what they have waited themselves, and the calls that went outside. */
let clock: number;
let calls: number;

beforeEach(async () => {
  clock = NOON;
  calls = 0;
  const tables = ["youtube_answers", "youtube_leases", "quota_ledger"];
  await env.DB.batch(tables.map((table) => env.DB.prepare(`delete from ${table}`)));
});

/** A database that takes some batches and then no more. */
function brokenAfter(batches: number): typeof db {
  return new Proxy(db, {
    get(target, name) {
      if (name === "batch" && batches-- <= 0) return () => Promise.reject(new Error("D1 is away"));
      const value = Reflect.get(target, name);
      return typeof value === "function" ? value.bind(target) : value;
    },
  });
}

interface Someone {
  leaseMs: number;
  database: typeof db;
  limits: UnitsByBucket;
}

function someone({
  leaseMs = TIME_LIMITS.youtubeAnswer,
  database = db,
  limits = UNITS_A_DAY,
}: Partial<Someone> = {}) {
  let waited = 0;
  const lasting: Promise<unknown>[] = [];
  const reported: unknown[] = [];
  const answers = cachedAnswers({
    db: database,
    limits,
    holder: crypto.randomUUID(),
    now: () => new Date(clock + waited),
    async wait(ms) {
      waited += ms;
      await new Promise((resolve) => setTimeout(resolve, 5));
    },
    waitUntil: (run) => void lasting.push(run),
    report: (error) => void reported.push(error),
    leaseMs,
    spareMs: TIME_LIMITS.youtubeSpare,
  });
  return { ...answers, waited: () => waited, lasting, reported };
}

const finding = (title: string) => async (run: Run) => {
  calls += 1;
  run.spent("search", 1);
  run.spent("general", 2);
  await new Promise((resolve) => setTimeout(resolve, 30));
  return { videos: [{ title }] };
};

const failing = (problem: YoutubeProblem) => async (run: Run) => {
  calls += 1;
  run.spent("search", 1);
  await new Promise((resolve) => setTimeout(resolve, 30));
  throw new YoutubeError(problem);
};

const problemOf = (error: unknown) => (error instanceof YoutubeError ? error.problem : error);
const ask = (fetchFresh: (run: Run) => Promise<unknown>, key = "bread") =>
  someone()
    .get("topic", key, fetchFresh)
    .then(({ answer }) => answer, problemOf);

async function ledger() {
  const { results } = await env.DB.prepare("select * from quota_ledger order by day, bucket").all();
  return results;
}

async function leases() {
  return (await env.DB.prepare("select holder from youtube_leases").all()).results;
}

describe("cachedAnswers", () => {
  it("asks once a day, and counts what that took", async () => {
    const first = await someone().get("topic", "bread", finding("one"));
    clock += DAY_MS - 1;
    const again = await someone().get("topic", "bread", finding("two"));
    expect(again.answer).toBe(first.answer);
    expect(again.fetchedAt).toEqual(new Date(NOON));
    clock += 1;
    expect(await ask(finding("two"))).toEqual({ videos: [{ title: "two" }] });
    expect(calls).toBe(2);
    expect(await ledger()).toEqual([
      { day: "2026-11-21", bucket: "general", units: 2 },
      { day: "2026-11-21", bucket: "search", units: 1 },
      { day: "2026-11-22", bucket: "general", units: 2 },
      { day: "2026-11-22", bucket: "search", units: 1 },
    ]);
    expect(await leases()).toEqual([]);
  });

  it("spends an address's share only for the one who asks YouTube", async () => {
    let spent = 0;
    const spend = async () => {
      spent += 1;
    };
    const get = (limits?: UnitsByBucket) =>
      someone({ limits }).get("topic", "bread", finding("one"), spend).catch(problemOf);
    await Promise.all(Array.from({ length: 5 }, () => get()));
    await get();
    expect([spent, calls]).toEqual([1, 1]);
    clock += DAY_MS;
    await env.DB.prepare("delete from youtube_answers").run();
    expect(await get({ ...UNITS_A_DAY, search: 0 })).toEqual(NOTHING_LEFT);
    expect([spent, calls]).toEqual([1, 1]);
  });

  it("lets others ask where somebody has had their share", async () => {
    const refusal = new CeilingReached(new Date(NOON));
    const refused = someone().get("topic", "bread", finding("one"), () => Promise.reject(refusal));
    await expect(refused).rejects.toBe(refusal);
    expect([await leases(), calls, await ledger()]).toEqual([[], 0, []]);
    expect(await ask(finding("two"))).toEqual({ videos: [{ title: "two" }] });
  });

  it("asks once for ten who ask at once", async () => {
    const answers = await Promise.all(Array.from({ length: 10 }, () => ask(finding("one"))));
    expect(answers).toEqual(Array(10).fill({ videos: [{ title: "one" }] }));
    expect(calls).toBe(1);
    expect(await ledger()).toContainEqual({ day: "2026-11-21", bucket: "search", units: 1 });
  });

  it("lets nine share the failure of the tenth, and asks anew 10 s later", async () => {
    const problem: YoutubeProblem = { kind: "failed", status: 500, detail: "backendError" };
    const answers = await Promise.all(Array.from({ length: 10 }, () => ask(failing(problem))));
    expect(answers).toEqual(Array(10).fill(problem));
    expect(await ask(finding("one"))).toEqual(problem);
    expect(calls).toBe(1);
    clock += 10_001;
    expect(await ask(finding("one"))).toEqual({ videos: [{ title: "one" }] });
  });

  it("takes over from a holder who never came back", async () => {
    await env.DB.prepare("insert into youtube_leases values ('topic', 'bread', 'gone', ?)")
      .bind(NOON + 3000)
      .run();
    const { get, waited } = someone();
    expect((await get("topic", "bread", finding("one"))).answer).toEqual({ videos: [{ title: "one" }] });
    expect(waited()).toBeGreaterThan(3000);
    expect(waited()).toBeLessThanOrEqual(3500);
  });

  it("waits 10 s at most", async () => {
    await env.DB.prepare("insert into youtube_leases values ('topic', 'bread', 'busy', ?)")
      .bind(NOON + DAY_MS)
      .run();
    const { get, waited } = someone();
    expect(await get("topic", "bread", finding("one")).catch(problemOf)).toMatchObject({
      kind: "unreachable",
    });
    expect(waited()).toBe(10_000);
    expect(calls).toBe(0);
  });

  it("lets a run last beyond its own visit, as others wait for it and its units are spent", async () => {
    const { get, lasting } = someone();
    void get("topic", "bread", finding("one"));
    await expect.poll(() => lasting).toHaveLength(1);
    await lasting[0];
    expect(await ask(finding("two"))).toEqual({ videos: [{ title: "one" }] });
    const failed = someone();
    await failed.get("topic", "other", failing(NOTHING_LEFT)).catch(problemOf);
    await expect(failed.lasting[0], "a failure is for its visitor alone").resolves.toBeUndefined();
  });

  it("cuts off a run before its lease ends", async () => {
    const never = (run: Run) => {
      expect(run.signal.aborted).toBe(false);
      return new Promise<never>(() => undefined);
    };
    const answer = await someone({ leaseMs: 50 }).get("topic", "bread", never).catch(problemOf);
    expect(answer).toMatchObject({ kind: "unreachable" });
  });

  describe("when the search bucket is spent", () => {
    const spend = (day: string) =>
      env.DB.prepare("insert into quota_ledger values (?, 'search', 100)").bind(day).run();

    it("asks nobody until midnight Pacific, and gives the newest answer of the last 30 days", async () => {
      await ask(finding("old"));
      clock += 29 * DAY_MS;
      await spend("2026-12-20");
      const kept = await someone().get<unknown>("topic", "bread", finding("new"));
      expect(kept).toEqual({ answer: { videos: [{ title: "old" }] }, fetchedAt: new Date(NOON) });
      expect(await ask(finding("new"), "other")).toEqual(NOTHING_LEFT);
      expect(calls).toBe(1);
      clock = Date.parse("2026-12-21T08:00:00Z");
      expect(await ask(finding("new"), "other")).toEqual({ videos: [{ title: "new" }] });
    });

    it("is spent by the limit that this deployment has", async () => {
      await spend("2026-11-21");
      const limits = { ...UNITS_A_DAY, search: 101 };
      const first = await someone({ limits }).get<unknown>("topic", "bread", finding("one"));
      expect(first.answer).toEqual({ videos: [{ title: "one" }] });
      const second = someone({ limits }).get("topic", "rye", finding("one"));
      expect(await second.catch(problemOf)).toEqual(NOTHING_LEFT);
    });

    it("believes YouTube's word for an hour, apart from its own count, then lets one asker try", async () => {
      expect(await ask(failing(NOTHING_LEFT))).toEqual(NOTHING_LEFT);
      expect(await ledger()).toEqual([{ day: "2026-11-21", bucket: "search", units: 1 }]);
      expect((await spentToday(db, UNITS_A_DAY, new Date(clock))).search).toBe(100);
      clock += HOUR_MS;
      expect(await ask(finding("one"), "other")).toEqual(NOTHING_LEFT);
      expect(calls).toBe(1);
      clock += 1;
      const keys = ["rye", "spelt", "oats", "wheat"];
      const refused = await Promise.all(keys.map((key) => ask(failing(NOTHING_LEFT), key)));
      expect([refused, calls]).toEqual([Array(4).fill(NOTHING_LEFT), 2]);
      clock += HOUR_MS + 1;
      const tried = await Promise.all(keys.map((key) => ask(finding("one"), key)));
      expect(
        tried.filter((answer) => answer !== NOTHING_LEFT && "videos" in (answer as object)),
      ).toHaveLength(1);
      expect(calls).toBe(3);
      const all = await Promise.all(["barley", "millet"].map((key) => ask(finding("one"), key)));
      expect(all, "all is well again").toEqual(Array(2).fill({ videos: [{ title: "one" }] }));
    });

    it("trusts a spent quota for 15 minutes after Pacific midnight, later until the next one", async () => {
      clock = Date.parse("2026-11-21T08:00:02Z");
      await ask(failing(NOTHING_LEFT));
      clock += HOUR_MS / 4;
      expect(await ask(finding("one"), "other")).toEqual(NOTHING_LEFT);
      clock += 1;
      expect(await ask(finding("one"), "other")).toEqual({ videos: [{ title: "one" }] });
      clock = Date.parse("2026-11-22T07:59:00Z");
      await ask(failing(NOTHING_LEFT), "late");
      clock += HOUR_MS / 60;
      expect(await ask(finding("one"), "later")).toEqual(NOTHING_LEFT);
      clock += 1;
      expect(await ask(finding("one"), "later")).toEqual({ videos: [{ title: "one" }] });
    });

    it("lets the next one try when a try fails by something else", async () => {
      await ask(failing(NOTHING_LEFT));
      clock += HOUR_MS + 1;
      const problem: YoutubeProblem = { kind: "failed", status: 500, detail: "backendError" };
      expect(await ask(failing(problem), "rye")).toEqual(problem);
      expect(await ask(finding("one"), "spelt")).toEqual(NOTHING_LEFT);
      clock += 10_001;
      expect(await ask(finding("one"), "spelt")).toEqual({ videos: [{ title: "one" }] });
    });

    it("gives the answer at hand when it turns out on the way, to all who wait", async () => {
      await ask(finding("old"));
      clock += DAY_MS;
      const answers = await Promise.all(Array.from({ length: 3 }, () => ask(failing(NOTHING_LEFT))));
      expect(answers).toEqual(Array(3).fill({ videos: [{ title: "old" }] }));
      expect(calls).toBe(2);
    });
  });

  it("keeps an answer 30 days at most, and a 'nothing found' for an hour", async () => {
    await ask(finding("one"));
    await ask(async () => ({ videos: [] }), "nothing");
    const find = (key: string) => someone().find<unknown>("topic", key);
    expect((await find("nothing"))?.answer).toEqual({ videos: [] });
    clock += HOUR_MS;
    expect(await find("nothing")).toBeNull();
    clock = NOON + 30 * DAY_MS - 1;
    expect((await find("bread"))?.fetchedAt).toEqual(new Date(NOON));
    clock += 1;
    expect(await find("bread")).toBeNull();
    expect(await find("never asked")).toBeNull();
  });

  it("keeps the older answer when nothing is found any more, for when nobody may ask", async () => {
    const nothing = async () => {
      calls += 1;
      return { videos: [] };
    };
    await ask(finding("old"));
    clock += DAY_MS;
    expect(await ask(nothing)).toEqual({ videos: [] });
    expect(await ask(finding("new")), "believed for an hour").toMatchObject({ kind: "not-found" });
    expect(calls).toBe(2);
    expect(await ask(failing(NOTHING_LEFT), "other")).toEqual(NOTHING_LEFT);
    expect(await ask(finding("new"))).toEqual({ videos: [{ title: "old" }] });
    await env.DB.prepare("delete from youtube_leases where kind = 'bucket'").run();
    clock += HOUR_MS + 1;
    expect(await ask(finding("new"))).toEqual({ videos: [{ title: "new" }] });
  });

  it("gives an answer that cannot be saved, and the failure that cannot, and reports it", async () => {
    const found = someone({ database: brokenAfter(2) });
    expect((await found.get("topic", "bread", finding("one"))).answer).toEqual({
      videos: [{ title: "one" }],
    });
    expect(found.reported).toEqual([new Error("D1 is away")]);
    const failed = someone({ database: brokenAfter(2) });
    expect(await failed.get("topic", "rye", failing(NOTHING_LEFT)).catch(problemOf)).toEqual(NOTHING_LEFT);
    expect(failed.reported).toHaveLength(1);
  });

  it("throws on what nobody foresaw, and holds others back from it, too", async () => {
    const surprise = new Error("surprise");
    const answer = await someone()
      .get("topic", "bread", () => Promise.reject(surprise))
      .catch(problemOf);
    expect(answer).toBe(surprise);
    expect(await ask(finding("one"))).toMatchObject({ kind: "failed" });
    expect(calls).toBe(0);
  });
});
