import { env } from "cloudflare:workers";
import { beforeEach, describe, expect, it } from "vitest";
import { HOUR_MS } from "../../app/numbers/days";
import { openDatabase } from "../../workers/db/database";
import { d1Workspaces } from "../../workers/db/workspaces";
import { ownedBy } from "../support/owned-by";
import { plenty } from "../support/plenty";

const NOW = new Date("2026-11-21T10:00:00Z");
const PLACE = { tool: "notes", desk: "sample" } as const;
const next = (text: string) => ({
  state: { text },
  figure: { value: text, label: "notes" },
  keepUntil: null,
});

/** The adapter as a request of an owner has it; null is a visitor without a cookie. */
function request(id: string | null, now = NOW) {
  const owners = ownedBy(id);
  const reported: unknown[] = [];
  const report = (error: unknown) => void reported.push(error);
  const workspaces = d1Workspaces(openDatabase(env.DB), {
    owners,
    uses: plenty(openDatabase(env.DB), now),
    sentBytes: 0,
    now,
    report,
  });
  return Object.assign(workspaces, { reported, remembered: owners.remembered });
}

beforeEach(async () => {
  await env.DB.prepare("delete from owners").run();
});

describe("workspaces in D1", () => {
  it("count the versions from 1 and give back what was kept", async () => {
    expect(await request("one").read(PLACE)).toBeNull();
    expect(await request("one").write(PLACE, next("a"), 0)).toBe("kept");
    expect(await request("one").write(PLACE, next("b"), 1)).toBe("kept");
    expect(await request("one").read(PLACE)).toEqual({ state: { text: "b" }, version: 2, form: null });
  });

  it.each([0, 1, 3])("write nothing over version %i where the second is kept", async (over) => {
    await request("one").write(PLACE, next("a"), 0);
    await request("one").write(PLACE, next("b"), 1);
    expect(await request("one").write(PLACE, next("lost"), over)).toBe("conflict");
    expect(await request("one").read(PLACE)).toEqual({ state: { text: "b" }, version: 2, form: null });
    expect(await request("one").figures()).toEqual({
      sample: { notes: { value: "b", label: "notes" } },
      yours: {},
    });
  });

  it("write nothing over a version that was cleared", async () => {
    await request("one").write(PLACE, next("a"), 0);
    await request("one").clear(PLACE);
    expect(await request("one").write(PLACE, next("lost"), 1)).toBe("conflict");
    expect(await request("one").read(PLACE)).toEqual({ state: null, version: 2, form: null });
    expect(await request("one").figures()).toEqual({ sample: {}, yours: {} });
    const row = await env.DB.prepare("select * from workspaces where tool = ?").bind(PLACE.tool).first();
    expect(JSON.stringify(row)).not.toContain("text");
    // Begun anew, it has a version that no tab can have read before.
    expect(await request("one").write(PLACE, next("b"), 2)).toBe("kept");
    expect(await request("one").write(PLACE, next("lost"), 1)).toBe("conflict");
    expect((await request("one").read(PLACE))?.state).toEqual({ text: "b" });
  });

  it("keep owners, tools and desks apart", async () => {
    await request("one").write(PLACE, next("one's"), 0);
    await request("two").write(PLACE, next("two's"), 0);
    await request("one").write({ ...PLACE, tool: "other" }, next("other"), 0);
    await request("one").write({ ...PLACE, desk: "yours" }, next("yours"), 0);
    await request("two").clear(PLACE);
    expect((await request("two").read(PLACE))?.state).toBeNull();
    expect((await request("one").read(PLACE))?.state).toEqual({ text: "one's" });
    expect(Object.keys((await request("one").figures()).sample).sort()).toEqual(["notes", "other"]);
    expect(await request(null).figures()).toEqual({ sample: {}, yours: {} });
  });

  it("name a new owner when something is kept, and read it back within the request", async () => {
    const visit = request(null);
    expect([await visit.read(PLACE), visit.remembered]).toEqual([null, []]);
    await visit.write(PLACE, next("a"), 0);
    expect(visit.remembered).toEqual(["new"]);
    expect((await visit.read(PLACE))?.version).toBe(1);
  });

  it("name nobody where it could not be kept, and leave no owner behind", async () => {
    await env.DB.prepare(
      "create trigger refuse before insert on workspaces begin select raise(abort, 'refused'); end",
    ).run();
    try {
      const visit = request(null);
      await expect(visit.write(PLACE, next("a"), 0)).rejects.toThrow();
      expect([await visit.read(PLACE), visit.remembered]).toEqual([null, []]);
      expect((await env.DB.prepare("select * from owners").all()).results).toEqual([]);
    } finally {
      await env.DB.prepare("drop trigger refuse").run();
    }
  });

  it("give text that is no JSON as nothing, for the tool to see", async () => {
    await request("one").write(PLACE, next("a"), 0);
    await env.DB.prepare("update workspaces set state = '{broken'").run();
    expect(await request("one").read(PLACE)).toEqual({ state: undefined, version: 1, form: null });
  });

  it("note an owner who comes back after a day, and not before", async () => {
    await request("one").write(PLACE, next("a"), 0);
    const seen = async () =>
      (await env.DB.prepare("select seen_at as at from owners").first<{ at: number }>())?.at;
    const later = (hours: number) => new Date(NOW.getTime() + hours * HOUR_MS);
    const same = request("one", later(23));
    await same.read(PLACE);
    expect([same.remembered, await seen()]).toEqual([[], NOW.getTime()]);
    const next_ = request("one", later(25));
    await next_.read(PLACE);
    expect([next_.remembered, await seen()]).toEqual([["one"], later(25).getTime()]);
  });
});
