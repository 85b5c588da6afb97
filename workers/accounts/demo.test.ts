import type { KVNamespace } from "@cloudflare/workers-types";
import { beforeEach, describe, expect, it } from "vitest";
import { CeilingReached, DataDeleted, Refused } from "../../app/functions/refused";
import { DUMMY_USER } from "../../app/model/user";
import { PLAIN_SESSION_COOKIE, SESSION_COOKIE } from "../../app/navigation/cookie";
import { DAY_MS, MINUTE_MS } from "../../app/numbers/days";
import { fingerprint } from "../secrets";
import { NO_SECRET, unsignedAccounts } from "./choose";
import { demoAccounts } from "./demo";
import { demoSessions } from "./session";
import { signValue } from "./signed-cookie";

const secret = "a-secret-for-tests-only";

/** A KV that counts calls, and fails on demand. */
function memoryKv() {
  const rows = new Map<string, string>();
  const kv = {
    reads: 0,
    writes: 0,
    down: false,
    /** What counting a change of settings meets with. */
    refusal: null as Error | null,
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

/** Ends of sessions in memory, which fail on demand. */
function memoryEnds() {
  const rows = new Map<string, Date>();
  const ends = {
    rows,
    deleted: new Set<string>(),
    down: false,
    async find(id: string) {
      if (ends.down) throw new Error("D1_ERROR: no answer within 5000 ms");
      return rows.get(id) ?? null;
    },
    async end({ id, issuedAt }: { id: string; issuedAt: Date }) {
      if (ends.down) throw new Error("D1_ERROR: no answer within 5000 ms");
      if ((rows.get(id) ?? new Date(-1)) >= issuedAt) return false;
      rows.set(id, new Date(clock));
      return true;
    },
    async wasDeleted(id: string) {
      if (ends.down) throw new Error("D1_ERROR: no answer within 5000 ms");
      return ends.deleted.has(id);
    },
  };
  return ends;
}

/** The time; a little behind the real one, by which tokens are read. */
let clock: number;
beforeEach(() => {
  clock = Date.now() - MINUTE_MS;
});

function visitor(kv: ReturnType<typeof memoryKv>, ends = memoryEnds(), secure = true) {
  const reported: unknown[] = [];
  const waits: number[] = [];
  const jar = new Map<string, string>();
  const cookie = () => [...jar].map(([name, value]) => `${name}=${value}`).join("; ") || null;
  const report = (error: unknown) => void reported.push(error);
  /** As a browser keeps them. */
  const keep = (cookies: string[]) => {
    for (const line of cookies) {
      const [, name = "", value = ""] = /^([^=]+)=([^;]*)/.exec(line) ?? [];
      if (line.includes("Max-Age=0")) jar.delete(name);
      else jar.set(name, value);
    }
  };
  /** What the newest request was answered with. */
  let sent: string[] = [];
  const send = (cookies: string[]) => {
    sent.push(...cookies);
    keep(cookies);
  };
  /** A fresh request of this visitor. */
  function accounts() {
    sent = [];
    return demoAccounts({
      user: DUMMY_USER,
      secret,
      now: new Date(clock),
      spend: async () => {
        if (kv.refusal) throw kv.refusal;
      },
      ends,
      send,
      report,
      sessions: demoSessions({
        kv: kv as unknown as KVNamespace,
        secret,
        secure,
        header: cookie(),
        now: new Date(clock),
        wait: async (ms) => void waits.push(ms),
        report,
      }),
    });
  }
  return { accounts, keep, sent: () => sent, reported, waits, ends, jar, cookie };
}

const anyone = { email: "any@example.com", password: "any" };

describe("demo accounts", () => {
  it("know everyone as the dummy user, at no cost to KV", async () => {
    const kv = memoryKv();
    const { accounts } = visitor(kv);
    expect(await accounts().current()).toEqual(DUMMY_USER);
    expect(await accounts().signIn(anyone)).toEqual({ user: DUMMY_USER });
    expect([kv.reads, kv.writes]).toEqual([0, 0]);
  });

  it("remember a log-out until the visitor signs in, at no cost to KV", async () => {
    const kv = memoryKv();
    const { accounts, sent } = visitor(kv);
    await accounts().name();
    const before = await accounts().owner();
    clock += 1;
    await accounts().signOut();
    kv.reads = 0;
    expect(await accounts().current()).toBeNull();
    expect(await accounts().startSession()).toBeNull();
    await accounts().signOut();
    expect([sent(), kv.reads]).toEqual([[], 0]);
    const { user } = await accounts().signIn(anyone);
    expect(user).toEqual(DUMMY_USER);
    expect(await accounts().current()).toEqual(DUMMY_USER);
    expect((await accounts().owner())?.id).toBe(before?.id);
    expect(kv.writes).toBe(0);
  });

  it("take any password, and keep none", async () => {
    const kv = memoryKv();
    const { accounts } = visitor(kv);
    expect(await accounts().updatePassword("a new one")).toBeUndefined();
    expect([accounts().keepsPasswords, kv.reads, kv.writes]).toEqual([false, 0, 0]);
  });

  it("forget a session, and clear its cookie even where KV keeps the entry", async () => {
    const kv = memoryKv();
    const { accounts, sent, jar, reported } = visitor(kv);
    await accounts().updateSettings({ primaryTopic: "rye", youtubeChannel: "" });
    const before = [...jar];
    kv.down = true;
    expect(await accounts().endSession()).toEqual({ isGone: false });
    expect(sent()).toEqual([expect.stringMatching(/^__Host-greenlight-session=;.*Max-Age=0/)]);
    expect([kv.rows.size, reported.length]).toEqual([1, 1]);
    kv.down = false;
    // Somebody with a copy of the cookie.
    for (const [name, value] of before) jar.set(name, value);
    expect(await accounts().endSession()).toEqual({ isGone: true });
    expect(kv.rows.size).toBe(0);
    expect([await accounts().owner(), (await accounts().endSession()).isGone]).toEqual([null, true]);
  });

  it("keep one session id throughout", async () => {
    const { accounts, sent } = visitor(memoryKv());
    const startSession = async () => {
      await accounts().startSession();
      return sent()[0]?.split(";")[0];
    };
    const first = await startSession();
    expect(first).toMatch(/^__Host-greenlight-session=./);
    expect(await startSession()).toBe(first);
  });

  it("treat unreadable fields as none, and report it", async () => {
    const kv = memoryKv();
    const { accounts, reported } = visitor(kv);
    await accounts().name();
    kv.down = true;
    expect(await accounts().current()).toEqual(DUMMY_USER);
    expect(reported).toHaveLength(1);
  });

  it("sign nobody out where the end cannot be kept", async () => {
    const kv = memoryKv();
    const { accounts, ends } = visitor(kv);
    await accounts().name();
    clock += 1;
    ends.down = true;
    await expect(accounts().signOut()).rejects.toThrow("D1_ERROR");
    ends.down = false;
    expect(ends.rows.size).toBe(0);
  });
});

describe("a session that was ended", () => {
  /** A visitor with settings and tokens, and somebody with a copy of their cookie. */
  async function copied() {
    const kv = memoryKv();
    const ends = memoryEnds();
    const [own, copy] = [visitor(kv, ends), visitor(kv, ends)];
    await own.accounts().updateSettings({ primaryTopic: "rye", youtubeChannel: "Mine" });
    copy.keep(own.sent());
    const tokens = (await own.accounts().startSession())?.session;
    if (!tokens) throw new Error("no tokens");
    clock += 1;
    return { kv, own, copy, tokens };
  }

  it("by a log-out is over for every copy of its cookie and for its tokens, and goes on for its visitor", async () => {
    const { own, copy, tokens } = await copied();
    const owner = (await own.accounts().owner())?.id;
    await own.accounts().signOut();
    clock += 5;
    await own.accounts().signIn(anyone);
    expect((await own.accounts().owner())?.id).toBe(owner);
    expect([await copy.accounts().stands(), await copy.accounts().owner()]).toEqual([false, null]);
    expect(await copy.accounts().read(async () => "theirs")).toBeNull();
    expect(await copy.accounts().startSession()).toBeNull();
    expect(await copy.accounts().startSession(tokens.refresh_token)).toBeNull();
    expect(await (await copy.accounts().fromAccessToken(tokens.access_token))?.stands()).toBe(false);
    const anew = (await own.accounts().startSession())?.session;
    expect(await (await own.accounts().fromAccessToken(anew?.access_token))?.stands()).toBe(true);
  });

  it("makes a new visitor of a copy, whatever it does", async () => {
    const { own, copy } = await copied();
    const owner = (await own.accounts().owner())?.id;
    await own.accounts().signOut();
    clock += 5;
    await own.accounts().signIn(anyone);
    const stolen = copy.cookie();
    for (const become of [
      () => copy.accounts().name(),
      () => copy.accounts().signOut(),
      () => copy.accounts().updateSettings({ primaryTopic: "mine", youtubeChannel: "" }),
    ]) {
      await become();
      expect(copy.cookie()).not.toBe(stolen);
      const now = await copy.accounts().claim();
      expect(now?.id).not.toBe(owner);
      copy.keep([stolen ?? ""]);
    }
    expect((await own.accounts().current())?.primaryTopic).toBe("rye");
    expect(await own.accounts().stands()).toBe(true);
  });

  it("is over by itself 30 days after its cookie was issued", async () => {
    const { own, copy } = await copied();
    clock += 30 * DAY_MS;
    expect([await copy.accounts().claim(), await copy.accounts().current()]).toEqual([null, DUMMY_USER]);
    expect(await own.accounts().owner()).toBeNull();
  });

  it("is asked for once a request, and held to stand where nobody can say", async () => {
    const { own } = await copied();
    own.ends.down = true;
    const request = own.accounts();
    expect([await request.stands(), await request.stands()]).toEqual([true, true]);
    expect(own.reported).toHaveLength(1);
    // Nor is it issued anew: a copy that was ended would stand again.
    const owner = await request.owner();
    await owner?.remember();
    expect([owner?.id, own.sent()]).toEqual([expect.stringMatching(/^[0-9a-f]{64}$/), []]);
    await expect(request.startSession()).rejects.toThrow("D1_ERROR");
  });
});

describe("settings in demo", () => {
  const settings = { youtubeChannel: "My Kitchen", primaryTopic: "sourdough bread" };

  it("are merged into the session's user, and cost one write a change", async () => {
    const kv = memoryKv();
    const { accounts, sent } = visitor(kv);
    await accounts().updateSettings(settings);
    expect(await accounts().current()).toEqual({ ...DUMMY_USER, ...settings });
    clock += 2 * MINUTE_MS;
    await accounts().updateSettings(settings);
    expect([sent(), kv.writes]).toEqual([[], 1]);
    expect(await visitor(kv).accounts().current()).toEqual(DUMMY_USER);
  });

  it("stay through a log-out and a log-in", async () => {
    const { accounts } = visitor(memoryKv());
    await accounts().updateSettings(settings);
    await accounts().signOut();
    expect((await accounts().signIn(anyone)).user).toEqual({ ...DUMMY_USER, ...settings });
  });

  it("write only changed settings", async () => {
    const kv = memoryKv();
    const { accounts, sent } = visitor(kv);
    await accounts().updateSettings(DUMMY_USER);
    expect([sent(), kv.writes]).toEqual([[], 0]);
    await accounts().updateSettings({ ...settings, isDemo: true, id: "other" } as never);
    expect(await accounts().current()).toEqual({ ...DUMMY_USER, ...settings });
    expect(kv.writes).toBe(1);
  });

  it("take themselves back where the visitor's data was deleted meanwhile", async () => {
    const kv = memoryKv();
    const { accounts, ends, waits } = visitor(kv);
    await accounts().name();
    const late = accounts();
    ends.deleted.add((await late.owner())?.id ?? "");
    await expect(late.updateSettings(settings)).rejects.toThrow(DataDeleted);
    expect([kv.writes, kv.rows.size]).toEqual([1, 0]);

    // KV takes one write a second of a key.
    const refuse = kv.delete;
    kv.delete = async () => {
      kv.delete = refuse;
      throw new Error("KV DELETE failed: 429 Too Many Requests");
    };
    await expect(late.updateSettings({ ...settings, primaryTopic: "rye" })).rejects.toThrow(DataDeleted);
    expect([waits.at(-1), kv.rows.size]).toEqual([1000, 0]);
  });

  it("are not written over the day's share, and are where it could not be counted", async () => {
    const kv = memoryKv();
    const { accounts, reported } = visitor(kv);
    kv.refusal = new CeilingReached(new Date(clock));
    await expect(accounts().updateSettings(settings)).rejects.toThrow(kv.refusal);
    expect([kv.writes, reported]).toEqual([0, []]);
    kv.refusal = new Error("D1_ERROR: no answer");
    await accounts().updateSettings(settings);
    expect([kv.writes, reported]).toEqual([1, [kv.refusal]]);
  });

  it("are written at most once a second, and never held to be what an older answer of KV says", async () => {
    const kv = memoryKv();
    const { accounts, waits } = visitor(kv);
    const save = (primaryTopic: string) => accounts().updateSettings({ ...settings, primaryTopic });
    await save("rye");
    expect(waits).toEqual([]);
    clock += 400;
    await save("spelt");
    expect(waits).toEqual([600]);
    // Elsewhere KV still says "rye".
    const [key = ""] = kv.rows.keys();
    kv.rows.set(key, JSON.stringify({ user: { ...settings, primaryTopic: "rye" } }));
    clock += 5_000;
    await save("rye");
    expect([kv.writes, waits]).toEqual([3, [600]]);
  });

  it("are tried again after a second where another tab wrote at the same time", async () => {
    const kv = memoryKv();
    const { accounts, waits } = visitor(kv);
    const { put } = kv;
    kv.put = async () => {
      kv.put = put;
      throw new Error("KV PUT failed: 429 Too Many Requests");
    };
    await accounts().updateSettings(settings);
    expect([waits, kv.rows.size]).toEqual([[1000], 1]);
  });

  it("throw what KV throws, with no message for the visitor", async () => {
    const kv = memoryKv();
    kv.down = true;
    const thrown = await visitor(kv)
      .accounts()
      .updateSettings(settings)
      .catch((error: unknown) => error);
    expect(thrown).toBeInstanceOf(Error);
    expect(thrown).not.toBeInstanceOf(Refused);
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
    await expect(accounts.updateSettings(settings)).rejects.toThrow(NO_SECRET);
  });
});

describe("the owner in demo", () => {
  it("is null without a cookie, or with one that we did not sign", async () => {
    const { accounts, keep } = visitor(memoryKv());
    expect(await accounts().owner()).toBeNull();
    keep([`${SESSION_COOKIE}=ImZvcmdlZCI%3D.AAAA; Path=/`]);
    expect(await accounts().owner()).toBeNull();
  });

  it("is new for each visitor with something to keep, then stays the same, at no cost to KV", async () => {
    const kv = memoryKv();
    const [one, other] = [visitor(kv), visitor(kv)];
    const request = one.accounts();
    const first = await request.writer();
    expect(first.id).toMatch(/^[0-9a-f]{64}$/);
    // Not before something was kept: a new owner that could not be kept is nobody.
    expect([await request.owner(), one.sent(), (await request.writer()).id]).toEqual([null, [], first.id]);
    await first.remember();
    expect((await request.owner())?.id).toBe(first.id);
    expect((await request.read(async (id) => id))?.found).toBe(first.id);
    expect((await one.accounts().owner())?.id).toBe(first.id);
    expect((await one.accounts().writer()).id).toBe(first.id);
    expect((await other.accounts().writer()).id).not.toBe(first.id);
    expect([kv.reads, kv.writes]).toEqual([0, 0]);
  });

  it("has a name before there is anything to keep, and only one, at no cost to KV", async () => {
    const kv = memoryKv();
    const { accounts, keep, sent } = visitor(kv);
    await accounts().name();
    const named = await accounts().owner();
    expect(named?.id).toMatch(/^[0-9a-f]{64}$/);
    await accounts().name();
    expect(sent()).toEqual([]);
    keep([`${SESSION_COOKIE}=ImZvcmdlZCI%3D.AAAA; Path=/`]);
    await accounts().name();
    expect(sent()).toHaveLength(1);
    expect([kv.reads, kv.writes]).toEqual([0, 0]);
  });

  it("stays through settings, a log-out, a log-in and a KV that is down", async () => {
    const kv = memoryKv();
    const { accounts } = visitor(kv);
    const { id, remember } = await accounts().writer();
    await remember();
    await accounts().updateSettings({ youtubeChannel: "Mine", primaryTopic: "bread" });
    await accounts().signOut();
    await accounts().signIn(anyone);
    kv.down = true;
    expect((await accounts().owner())?.id).toBe(id);
  });

  it("is named for another 30 days, and its cookie does not hold the id that rows are kept under", async () => {
    const { accounts, sent } = visitor(memoryKv());
    const { id, remember } = await accounts().writer();
    await remember();
    expect(sent()).toEqual([expect.stringContaining("Max-Age=2592000")]);
    expect(sent()[0]).not.toContain(id);
  });

  it("cannot be made without a secret", async () => {
    await expect(unsignedAccounts(DUMMY_USER).writer()).rejects.toThrow(NO_SECRET);
    expect(await unsignedAccounts(DUMMY_USER).owner()).toBeNull();
    await unsignedAccounts(DUMMY_USER).name();
  });
});

describe("the cookie's name", () => {
  const dropped = expect.stringMatching(
    /^greenlight-session=;.*Max-Age=0.*Path=\/.*Expires=Thu, 01 Jan 1970/,
  );
  const issued = expect.stringMatching(/^__Host-greenlight-session=[^;]+; .*Path=\/;.*Secure/);

  /** Somebody with a cookie from before the prefix. */
  async function formerVisitor(session: object = { id: "from-before", at: clock - DAY_MS }) {
    const known = visitor(memoryKv());
    known.jar.set(PLAIN_SESSION_COOKIE, encodeURIComponent(await signValue(session, secret)));
    return known;
  }

  it("has the prefix, with what the prefix asks for, and none on loopback", async () => {
    const abroad = visitor(memoryKv());
    await abroad.accounts().name();
    const [cookie] = abroad.sent();
    expect(cookie).toEqual(issued);
    expect(cookie).not.toContain("Domain");
    const here = visitor(memoryKv(), memoryEnds(), false);
    await here.accounts().name();
    const [local] = here.sent();
    expect(local).toMatch(/^greenlight-session=[^;]+;/);
    expect(local).not.toContain("Secure");
  });

  it.each([{}, { wrote: 1 }])(
    "from before gives its visitor the owner they had, and is replaced: %j",
    async (more) => {
      const before = { id: "from-before", at: clock - DAY_MS, ...more };
      const { accounts, sent, jar } = await formerVisitor(before);
      const owner = (await accounts().owner())?.id;
      expect(owner).toBe(await fingerprint("from-before"));
      await accounts().name();
      expect(sent()).toEqual([issued, dropped]);
      expect([...jar.keys()]).toEqual([SESSION_COOKIE]);
      expect((await accounts().owner())?.id).toBe(owner);
      await accounts().name();
      expect(sent()).toEqual([]);
    },
  );

  it("from before counts for 30 days from when it was last issued under the new one", async () => {
    const { accounts } = await formerVisitor({ id: "from-before", at: clock - 29 * DAY_MS });
    await accounts().name();
    clock += 29 * DAY_MS;
    expect((await accounts().owner())?.id).toBe(await fingerprint("from-before"));
  });

  it("from before goes where there are both, and says nothing", async () => {
    const { accounts, sent, jar } = await formerVisitor();
    const newer = visitor(memoryKv());
    await newer.accounts().name();
    jar.set(SESSION_COOKIE, newer.jar.get(SESSION_COOKIE) ?? "");
    expect((await accounts().owner())?.id).toBe((await newer.accounts().owner())?.id);
    await accounts().name();
    expect(sent()).toEqual([dropped]);
    expect([...jar.keys()]).toEqual([SESSION_COOKIE]);
  });

  it("from before goes with a deletion", async () => {
    const { accounts, jar } = await formerVisitor();
    await accounts().endSession();
    expect([...jar]).toEqual([]);
  });

  it("from before keeps a visitor signed out until they sign in, under the new one", async () => {
    const { accounts, sent, jar } = await formerVisitor({ id: "from-before", at: clock, out: true });
    expect(await accounts().current()).toBeNull();
    await accounts().signOut();
    expect(sent()).toEqual([]);
    await accounts().signIn(anyone);
    expect([...jar.keys()]).toEqual([SESSION_COOKIE]);
    expect(await accounts().current()).toEqual(DUMMY_USER);
    expect((await accounts().owner())?.id).toBe(await fingerprint("from-before"));
  });

  it("from before can be signed out, and its copies end with it", async () => {
    const { accounts, ends, jar, cookie } = await formerVisitor();
    const copy = visitor(memoryKv(), ends);
    copy.keep([cookie() ?? ""]);
    await accounts().signOut();
    expect([[...jar.keys()], await accounts().current()]).toEqual([[SESSION_COOKIE], null]);
    expect(await copy.accounts().stands()).toBe(false);
  });

  it("from before names nobody once its session was ended: its visitor gets a session of their own", async () => {
    const { accounts, sent, ends, jar } = await formerVisitor();
    const ended = await fingerprint("from-before");
    ends.rows.set(ended, new Date(clock));
    await accounts().name();
    expect(sent()).toEqual([issued, dropped]);
    expect([...jar.keys()]).toEqual([SESSION_COOKIE]);
    expect((await accounts().owner())?.id).not.toBe(ended);
  });

  it("from before waits while nobody can say whether its session was ended", async () => {
    const { accounts, sent, ends } = await formerVisitor();
    ends.down = true;
    await accounts().name();
    expect(sent()).toEqual([]);
    ends.down = false;
    await accounts().name();
    expect(sent()).toEqual([issued, dropped]);
  });

  it("from before cannot carry what was issued under the new one", async () => {
    const { accounts, sent, jar } = visitor(memoryKv());
    await accounts().name();
    jar.set(PLAIN_SESSION_COOKIE, jar.get(SESSION_COOKIE) ?? "");
    jar.delete(SESSION_COOKIE);
    expect(await accounts().owner()).toBeNull();
    await accounts().name();
    expect(sent()).toEqual([issued, dropped]);
  });
});
