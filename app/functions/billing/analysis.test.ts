import { describe, expect, it } from "vitest";
import { someCaller } from "../../../tests/support/caller";
import type { Allowance } from "../../model/caller";
import type { Standing } from "../../model/plan-limits";
import { analyzeAsAllowed, maySee } from "./analysis";

const VIRAL = { feature: "viral", subject: "bread" } as const;
const AT = "2026-11-22T12:00:00.000Z";
const had = { tier: "free", used: [{ ...VIRAL, at: AT }] } satisfies Standing;
const free = { tier: "free", used: [] } satisfies Standing;

function standingAs(standing: Standing | null, changes: Partial<{ isHeld: boolean; isKept: boolean }> = {}) {
  const asked: string[] = [];
  const allowance: Allowance = {
    standing: async () => standing,
    async hold(feature, subject) {
      asked.push(`hold ${feature} ${subject}`);
      if (changes.isHeld) return null;
      return {
        async keep() {
          asked.push("keep");
          return changes.isKept ?? true;
        },
        release: async () => void asked.push("release"),
      };
    },
  };
  const caller = someCaller({ allowance });
  const work = async () => {
    asked.push("work");
    return "done";
  };
  return { caller, work, asked };
}

describe("analyzeAsAllowed", () => {
  it.each([
    ["where nothing is limited", null],
    ["on a plan with the feature", { tier: "pro", used: had.used } satisfies Standing],
    ["for what the free one was about", had],
  ])("counts nothing %s", async (_when, standing) => {
    const { caller, work, asked } = standingAs(standing);
    expect(await analyzeAsAllowed(caller, VIRAL, work)).toBe("done");
    expect(asked).toEqual(["work"]);
  });

  it("counts the free one once it is done", async () => {
    const { caller, work, asked } = standingAs(free);
    expect(await analyzeAsAllowed(caller, VIRAL, work)).toBe("done");
    expect(asked).toEqual(["hold viral bread", "work", "keep"]);
  });

  it("says what the limit is, that it does not reset, and what the next plan gives", async () => {
    const { caller, work, asked } = standingAs(had);
    await expect(analyzeAsAllowed(caller, { ...VIRAL, subject: "knives" }, work)).rejects.toMatchObject({
      status: 402,
      message:
        "Free has one free analysis of Viral Potential Predictor. You had yours on November 22, 2026, and it does not reset. Pro at $79 a month sets no limit. Compare plans.",
    });
    expect(asked).toEqual([]);
  });

  it("gives back what failed", async () => {
    const { caller, asked } = standingAs(free);
    const failure = new Error("no answer");
    await expect(analyzeAsAllowed(caller, VIRAL, () => Promise.reject(failure))).rejects.toBe(failure);
    expect(asked).toEqual(["hold viral bread", "release"]);
  });

  it("gives back an answer that is no analysis, and answers with it", async () => {
    const { caller, work, asked } = standingAs(free);
    expect(await analyzeAsAllowed(caller, VIRAL, work, (done) => done !== "done")).toBe("done");
    expect(asked).toEqual(["hold viral bread", "work", "release"]);
    expect(await analyzeAsAllowed(caller, VIRAL, work, (done) => done === "done")).toBe("done");
    expect(asked.slice(3)).toEqual(["hold viral bread", "work", "keep"]);
  });

  it("does nothing while it is under way elsewhere, and gives no answer that does not count", async () => {
    const other = standingAs(free, { isHeld: true });
    await expect(analyzeAsAllowed(other.caller, VIRAL, other.work)).rejects.toMatchObject({ status: 409 });
    expect(other.asked).toEqual(["hold viral bread"]);
    const late = standingAs(free, { isKept: false });
    await expect(analyzeAsAllowed(late.caller, VIRAL, late.work)).rejects.toMatchObject({ status: 409 });
  });
});

describe("maySee", () => {
  it("shows the free analysis, and no other", async () => {
    expect(await maySee(standingAs(null).caller, VIRAL)).toBe(true);
    expect(await maySee(standingAs(free).caller, VIRAL)).toBe(false);
    expect(await maySee(standingAs(had).caller, VIRAL)).toBe(true);
    await expect(maySee(standingAs(had).caller, { ...VIRAL, subject: "knives" })).rejects.toMatchObject({
      status: 402,
    });
  });
});
