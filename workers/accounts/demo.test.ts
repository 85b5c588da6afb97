import type { KVNamespace } from "@cloudflare/workers-types";
import { describe, expect, it } from "vitest";
import { DUMMY_USER } from "../../app/account/user";
import { NO_SECRET, unsignedAccounts } from "./choose";
import { demoAccounts } from "./demo";
import { demoSessions } from "./session";

const secret = "a-secret-for-tests-only";

/** A KV that counts, and fails from the moment it is told to. */
function memoryKv() {
  const rows = new Map<string, string>();
  const kv = {
    reads: 0,
    writes: 0,
    down: false,
    allowed: true,
    async get(key: string) {
      kv.reads += 1;
      if (kv.down) throw new Error("KV GET failed: 500");
      return rows.get(key) ?? null;
    },
    async put(key: string, value: string) {
      kv.writes += 1;
      if (kv.down) throw new Error("KV PUT failed: 429 Too Many Requests");
      rows.set(key, value);
    },
    async delete(key: string) {
      if (kv.down) throw new Error("KV DELETE failed: 500");
      rows.delete(key);
    },
    rows,
  };
  return kv;
}

function visitor(kv: ReturnType<typeof memoryKv>) {
  const reported: unknown[] = [];
  let header: string | null = null;
  /** A fresh request of this visitor. */
  const accounts = () =>
    demoAccounts({
      user: DUMMY_USER,
      secret,
      now: new Date("2026-11-18T10:00:00Z"),
      limit: async () => kv.allowed,
      sessions: demoSessions({
        kv: kv as unknown as KVNamespace,
        secret,
        secure: true,
        header,
        report: (error) => void reported.push(error),
      }),
    });
  const keep = (cookies: string[]) => {
    header = cookies[0]?.split(";")[0] ?? header;
  };
  return { accounts, keep, reported };
}

const anyone = { email: "any@example.com", password: "any" };

describe("demo accounts", () => {
  it("know everyone as the dummy user, at no cost to KV", async () => {
    const kv = memoryKv();
    const { accounts } = visitor(kv);
    expect(await accounts().current()).toEqual(DUMMY_USER);
    expect(await accounts().signIn(anyone)).toEqual({ user: DUMMY_USER, cookies: [] });
    expect([kv.reads, kv.writes]).toEqual([0, 0]);
  });

  it("remember a log-out until the visitor signs in", async () => {
    const kv = memoryKv();
    const { accounts, keep } = visitor(kv);
    keep((await accounts().signOut()).cookies);
    expect(await accounts().current()).toBeNull();
    expect(await accounts().startSession()).toBeNull();
    const { user, cookies } = await accounts().signIn(anyone);
    keep(cookies);
    expect(user).toEqual(DUMMY_USER);
    expect(await accounts().current()).toEqual(DUMMY_USER);
    expect(kv.writes).toBe(2);
  });

  it("take any password, and keep none", async () => {
    const kv = memoryKv();
    const { accounts } = visitor(kv);
    expect(await accounts().updatePassword("a new one")).toEqual({ cookies: [] });
    expect([accounts().keepsPasswords, kv.reads, kv.writes]).toEqual([false, 0, 0]);
  });

  it("forget a session, and clear its cookie even where KV keeps the entry", async () => {
    const kv = memoryKv();
    const { accounts, keep, reported } = visitor(kv);
    const saved = await accounts().updateSettings({ primaryTopic: "rye", youtubeChannel: "" });
    keep(saved === "too-many" ? [] : saved.cookies);
    kv.down = true;
    const left = await accounts().endSession();
    expect(left).toMatchObject({
      isGone: false,
      cookies: [expect.stringMatching(/^greenlight-session=;.*Max-Age=0/)],
    });
    expect([kv.rows.size, reported.length]).toEqual([1, 1]);
    kv.down = false;
    expect(await accounts().endSession()).toMatchObject({ isGone: true });
    expect(kv.rows.size).toBe(0);
    keep(left.cookies);
    expect([await accounts().owner(), (await accounts().endSession()).isGone]).toEqual([null, true]);
  });

  it("keep one session id throughout", async () => {
    const { accounts, keep } = visitor(memoryKv());
    const first = await accounts().startSession();
    keep(first?.cookies ?? []);
    expect((await accounts().startSession())?.cookies[0]?.split(";")[0]).toBe(
      first?.cookies[0]?.split(";")[0],
    );
  });

  it("treat an unreadable session as empty, and report it", async () => {
    const kv = memoryKv();
    const { accounts, keep, reported } = visitor(kv);
    keep((await accounts().signOut()).cookies);
    kv.down = true;
    expect(await accounts().current()).toEqual(DUMMY_USER);
    expect(reported).toHaveLength(1);
  });

  it("write once per change, and not for an address that changes too often", async () => {
    const kv = memoryKv();
    const { accounts, keep } = visitor(kv);
    keep((await accounts().signOut()).cookies);
    expect(await accounts().signOut()).toEqual({ cookies: [] });
    expect(kv.writes).toBe(1);
    kv.allowed = false;
    await expect(accounts().signIn(anyone)).rejects.toThrow("We could not sign you in just now.");
    expect(kv.writes).toBe(1);
  });

  it("fail a change that KV does not take, without KV's message", async () => {
    const kv = memoryKv();
    const { accounts, keep } = visitor(kv);
    keep((await accounts().signOut()).cookies);
    kv.put = async () => Promise.reject(new Error("KV PUT failed: 429 Too Many Requests"));
    await expect(accounts().signIn(anyone)).rejects.toThrow(
      "We could not sign you in just now. Please try again.",
    );
    await expect(visitor(kv).accounts().signOut()).rejects.toThrow("KV PUT failed");
  });
});

describe("settings in demo", () => {
  const settings = { youtubeChannel: "My Kitchen", primaryTopic: "sourdough bread" };

  it("are merged into the session's user, and cost one write a change", async () => {
    const kv = memoryKv();
    const { accounts, keep } = visitor(kv);
    const kept = await accounts().updateSettings(settings);
    if (kept === "too-many") throw new Error("refused");
    keep(kept.cookies);
    expect(await accounts().current()).toEqual({ ...DUMMY_USER, ...settings });
    expect(await accounts().updateSettings(settings)).toEqual({ cookies: [] });
    expect(kv.writes).toBe(1);
    expect(await visitor(kv).accounts().current()).toEqual(DUMMY_USER);
  });

  it("stay through a log-out and a log-in", async () => {
    const { accounts, keep } = visitor(memoryKv());
    const kept = await accounts().updateSettings(settings);
    if (kept === "too-many") throw new Error("refused");
    keep(kept.cookies);
    keep((await accounts().signOut()).cookies);
    expect((await accounts().signIn(anyone)).user).toEqual({ ...DUMMY_USER, ...settings });
  });

  it("write only changed settings, and nothing for an address over its limit", async () => {
    const kv = memoryKv();
    const { accounts, keep } = visitor(kv);
    expect(await accounts().updateSettings(DUMMY_USER)).toEqual({ cookies: [] });
    const kept = await accounts().updateSettings({ ...settings, isDemo: true, id: "other" } as never);
    if (kept === "too-many") throw new Error("refused");
    keep(kept.cookies);
    expect(await accounts().current()).toEqual({ ...DUMMY_USER, ...settings });
    kv.allowed = false;
    expect(await accounts().updateSettings({ ...settings, primaryTopic: "rye" })).toBe("too-many");
    expect(kv.writes).toBe(1);
  });

  it("say the spec's text where KV does not take them, and not KV's", async () => {
    const kv = memoryKv();
    kv.down = true;
    await expect(visitor(kv).accounts().updateSettings(settings)).rejects.toThrow(
      "Failed to update settings. Please try again.",
    );
  });
});

describe("accounts without a secret", () => {
  it("let everyone look around and sign nothing", async () => {
    const accounts = unsignedAccounts(DUMMY_USER);
    expect(await accounts.current()).toEqual(DUMMY_USER);
    expect(await accounts.fromAccessToken("anything")).toBeNull();
    await expect(accounts.startSession()).rejects.toThrow(NO_SECRET);
    await expect(accounts.signOut()).rejects.toThrow(NO_SECRET);
    const settings = { youtubeChannel: "", primaryTopic: "rye" };
    await expect(accounts.updateSettings(settings)).rejects.toThrow("Failed to update settings.");
  });
});

describe("the owner in demo", () => {
  it("is null without a cookie, or with one that we did not sign", async () => {
    const { accounts, keep } = visitor(memoryKv());
    expect(await accounts().owner()).toBeNull();
    keep(["greenlight-session=ImZvcmdlZCI%3D.AAAA; Path=/"]);
    expect(await accounts().owner()).toBeNull();
  });

  it("is new for each visitor with something to keep, then stays the same, at no cost to KV", async () => {
    const kv = memoryKv();
    const [one, other] = [visitor(kv), visitor(kv)];
    const first = await one.accounts().newOwner();
    expect(first.id).toMatch(/^[0-9a-f]{64}$/);
    one.keep(first.cookies);
    expect((await one.accounts().owner())?.id).toBe(first.id);
    expect((await other.accounts().newOwner()).id).not.toBe(first.id);
    expect([kv.reads, kv.writes]).toEqual([0, 0]);
  });

  it("has a name before there is anything to keep, and only one, at no cost to KV", async () => {
    const kv = memoryKv();
    const { accounts, keep } = visitor(kv);
    keep((await accounts().name()).cookies);
    const named = await accounts().owner();
    expect(named?.id).toMatch(/^[0-9a-f]{64}$/);
    expect((await accounts().name()).cookies).toEqual([]);
    keep(["greenlight-session=ImZvcmdlZCI%3D.AAAA; Path=/"]);
    expect((await accounts().name()).cookies).toHaveLength(1);
    expect([kv.reads, kv.writes]).toEqual([0, 0]);
  });

  it("stays through settings, a log-out, a log-in and a KV that is down", async () => {
    const kv = memoryKv();
    const { accounts, keep } = visitor(kv);
    const { id, cookies } = await accounts().newOwner();
    keep(cookies);
    const settings = await accounts().updateSettings({ youtubeChannel: "Mine", primaryTopic: "bread" });
    keep(settings === "too-many" ? [] : settings.cookies);
    keep((await accounts().signOut()).cookies);
    keep((await accounts().signIn(anyone)).cookies);
    kv.down = true;
    expect((await accounts().owner())?.id).toBe(id);
  });

  it("is named for another 30 days, and its cookie does not hold the id that rows are kept under", async () => {
    const { id, cookies } = await visitor(memoryKv()).accounts().newOwner();
    expect(cookies).toEqual([expect.stringContaining("Max-Age=2592000")]);
    expect(cookies[0]).not.toContain(id);
  });

  it("cannot be made without a secret", async () => {
    await expect(unsignedAccounts(DUMMY_USER).newOwner()).rejects.toThrow(NO_SECRET);
    expect(await unsignedAccounts(DUMMY_USER).owner()).toBeNull();
    expect(await unsignedAccounts(DUMMY_USER).name()).toEqual({ cookies: [] });
  });
});
