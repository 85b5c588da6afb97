import { describe, expect, it } from "vitest";
import { HOUR_MS } from "../../app/numbers/days";
import { UNITS_A_DAY } from "../../app/services/quota";

import { CEILINGS } from "../ceilings";
import { openDailyUses } from "../db/daily-uses";
import { openDatabase } from "../db/database";
import { countedAs } from "./limits";
import { refusedClient } from "./refused-client";

const secret = "a-secret-for-tests-only";
const morning = new Date("2026-11-22T00:00:00Z");
const later = (hours: number) => new Date(morning.getTime() + hours * HOUR_MS);

const marked = (address: string, now = morning, over: { secret?: string; trusted?: string } = {}) =>
  refusedClient(new Headers({ "CF-Connecting-IP": address }), {
    trusted: "CF-Connecting-IP",
    secret,
    now,
    ...over,
  });

describe("the mark of a refused client", () => {
  it("is the same all day, another the next, and each client's own", async () => {
    const mark = await marked("203.0.113.7");
    expect(mark).toMatch(/^[0-9a-f]{16}$/);
    expect(await marked("203.0.113.7", later(23.99))).toBe(mark);
    expect(await marked("203.0.113.7", later(24))).not.toBe(mark);
    expect(await marked("203.0.113.8")).not.toBe(mark);
    expect(await marked("2001:db8:1:2::1")).toBe(await marked("2001:db8:1:2::2"));
  });

  it("is another with another secret, and there is none without", async () => {
    expect(await marked("203.0.113.7", morning, { secret: "another" })).not.toBe(await marked("203.0.113.7"));
    expect(await marked("203.0.113.7", morning, { secret: "" })).toBeUndefined();
  });

  it("is none where nothing names the address", async () => {
    expect(await marked("203.0.113.7", morning, { trusted: "" })).toBeUndefined();
    expect(await marked("203.0.113.7", morning, { trusted: "X-Real-IP" })).toBeUndefined();
  });

  it("leads to no row of the day's counts", async () => {
    const uses = openDailyUses(openDatabase({} as never), {
      counted: countedAs("203.0.113.7"),
      secret,
      ceilings: CEILINGS,
      units: UNITS_A_DAY,
      now: morning,
    });
    expect((await uses.visitor()).address).not.toContain(await marked("203.0.113.7"));
  });
});
