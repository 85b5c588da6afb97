import type { KVNamespace } from "@cloudflare/workers-types";
import { describe, expect, it } from "vitest";
import { DUMMY_USER } from "../../app/model/user";
import { type AccountsSetup, chooseAccounts, dummyUser } from "./choose";

function setup(over: Partial<AccountsSetup>) {
  const reported: unknown[] = [];
  const warned: string[] = [];
  const sent: string[] = [];
  const accounts = () =>
    chooseAccounts({
      mode: "demo",
      secret: "a-secret-for-tests-only",
      demoUser: undefined,
      kv: {} as KVNamespace,
      url: new URL("https://greenlight.example/"),
      cookie: null,
      now: new Date("2026-11-18T10:00:00Z"),
      ends: { find: async () => null, end: async () => true, wasDeleted: async () => false },
      spend: async () => undefined,
      send: (cookies) => void sent.push(...cookies),
      wait: async () => undefined,
      report: (error) => void reported.push(error),
      warn: (text) => void warned.push(text),
      ...over,
    });
  return { accounts, sent, reported, warned };
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
    expect(() => setup({ mode: "accounts" }).accounts()).toThrow('AUTH is "accounts"');
  });
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
