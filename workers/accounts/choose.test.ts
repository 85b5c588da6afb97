import type { KVNamespace } from "@cloudflare/workers-types";
import { describe, expect, it } from "vitest";
import { DUMMY_USER } from "../../app/model/user";
import type { Database } from "../db/database";
import { type AccountsSetup, chooseAccounts, dummyUser } from "./choose";

function setup(over: Partial<AccountsSetup>) {
  const reported: unknown[] = [];
  const warned: string[] = [];
  const sent: string[] = [];
  const real: AccountsSetup["real"] = {
    db: {} as Database,
    signUps: undefined,
    passwords: undefined,
    google: null,
    googleTimeoutMs: 1000,
    network: "192.0.2.1",
    origin: null,
    missingMail: () => [],
    linksADay: 50,
    spendLinks: async () => {},
    deliver: () => {},
  };
  const choose = () =>
    chooseAccounts({
      mode: "demo",
      secret: "a-secret-for-tests-only",
      demoUser: undefined,
      kv: {} as KVNamespace,
      url: new URL("https://greenlight.example/"),
      headers: new Headers(),
      real,
      now: new Date("2026-11-18T10:00:00Z"),
      ends: { find: async () => null, end: async () => true, wasDeleted: async () => false },
      spend: async () => undefined,
      send: (cookies) => void sent.push(...cookies),
      wait: async () => undefined,
      report: (error) => void reported.push(error),
      warn: (text) => void warned.push(text),
      ...over,
    });
  return { real, choose, accounts: () => choose().accounts, sent, reported, warned };
}

describe("chooseAccounts", () => {
  it("signs cookies that are Secure everywhere but on this machine", async () => {
    const [abroad, here] = [setup({}), setup({ url: new URL("http://localhost:8787/") })];
    for (const { accounts } of [abroad, here]) await accounts().startSession();
    expect([abroad.sent[0], here.sent[0]]).toEqual([
      expect.stringContaining("; Secure"),
      expect.not.stringContaining("Secure"),
    ]);
  });

  it("warns and signs nothing without a secret", async () => {
    const { accounts, warned } = setup({ secret: "" });
    await expect(accounts().startSession()).rejects.toThrow("SESSION_SECRET");
    expect(warned).toEqual(["SESSION_SECRET is not set: nothing signed is served."]);
  });

  it("falls back on the spec's user where DEMO_USER cannot be read, and reports it", async () => {
    const { accounts, reported } = setup({ demoUser: "{broken" });
    expect((await accounts().current())?.email).toBe("demo@greenlight.example");
    expect(reported).toHaveLength(1);
  });

  it("refuses a mode that does not exist", () => {
    expect(() => setup({ mode: "open" }).accounts()).toThrow('AUTH is "open"');
  });

  it("knows the demo has no ways to sign in", async () => {
    const { signIn } = setup({}).choose();
    expect(signIn.ways).toBeNull();
    await expect(signIn.redeemLink("a")).rejects.toThrow("there are no accounts");
  });

  it("has nobody signed in with accounts, until they ask for the demo", async () => {
    const { accounts, sent } = setup({ mode: "accounts" });
    const visitor = accounts();
    expect([await visitor.current(), await visitor.owner(), await visitor.claim()]).toEqual([
      null,
      null,
      null,
    ]);
    await visitor.name();
    expect(sent).toEqual([]);
    const { user } = await visitor.signIn({ email: "", password: "" });
    expect(user?.isDemo).toBe(true);
    expect(sent).toEqual([expect.stringMatching(/^__Host-greenlight-session=/)]);
  });

  it("names what is missing before anybody can sign in", () => {
    const { choose, warned } = setup({ mode: "accounts", secret: "" });
    const here = setup({ mode: "accounts", url: new URL("http://localhost:8787/") });
    expect(choose().signIn.ways?.missing).toEqual(["SESSION_SECRET", "SITE_ORIGIN"]);
    expect(warned).toContain("nobody can sign in: SESSION_SECRET, SITE_ORIGIN missing");
    expect(here.choose().signIn.ways).toEqual({
      signUps: "open",
      passwords: false,
      google: false,
      missing: [],
    });
  });

  it("lets nobody sign up where SIGNUPS cannot be read", () => {
    const given = setup({ mode: "accounts" });
    const { real } = given;
    const { choose, warned } = setup({ mode: "accounts", real: { ...real, signUps: "Open" } });
    expect(choose().signIn.ways?.signUps).toBe("closed");
    expect(warned).toContain('SIGNUPS cannot be read: "closed" instead');
  });
});

it("takes passwords where the operator says so, and nowhere by mistake", () => {
  const ways = (passwords: string) => {
    const { real, warned } = setup({ mode: "accounts" });
    const given = setup({
      mode: "accounts",
      real: { ...real, passwords },
      warn: (text) => void warned.push(text),
    });
    const isOn = given.choose().signIn.ways?.passwords;
    return [isOn, warned.some((text) => text.includes("PASSWORDS"))];
  };
  expect(["on", "off", "", "On"].map(ways)).toEqual([
    [true, false],
    [false, false],
    [false, false],
    [false, true],
  ]);
});

describe("dummyUser", () => {
  it("is the spec's user without the var", () => {
    expect(dummyUser(undefined)).toEqual(DUMMY_USER);
    expect(dummyUser("")).toEqual(DUMMY_USER);
  });

  it("has the var merged over it, but for its id", () => {
    const user = dummyUser('{"isDemo":true,"primaryTopic":"","id":"other"}');
    expect(user).toEqual({ ...DUMMY_USER, isDemo: true, primaryTopic: "" });
  });

  it.each(["{", '"text"', '{"isDemo":"yes"}', '{"email":"nobody"}'])("throws for %s", (json) => {
    expect(() => dummyUser(json)).toThrow();
  });
});
