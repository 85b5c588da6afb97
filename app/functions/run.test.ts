import { describe, expect, it, vi } from "vitest";
import { z } from "zod";
import { type Caller, UNLIMITED } from "../model/caller";
import { define } from "./define";
import { CeilingReached, Refused } from "./refused";
import { run } from "./run";

const add = define({
  name: "plan.add",
  about: "Adds an idea to the plan.",
  input: z.object({ idea: z.string("Type an idea.").min(1, "Type an idea."), day: z.string("No day.") }),
  output: z.object({ id: z.string() }),
  scope: "write",
  limit: { name: "plan", tooMany: "Wait a minute." },
  uses: ["plan.add"],
  failed: "Not kept. Try again.",
  examples: { good: { idea: "Sourdough", day: "" } },
  async run({ idea }, _caller, { plan }) {
    const added = await plan.add({ idea });
    if (added === "full")
      throw new Refused(409, "The plan is full.", { field: "idea", details: { most: 500 } });
    return { id: added.id };
  },
});

const NOW = new Date("2026-11-22T23:00:00Z");
const input = { idea: "Sourdough", day: "2026-11-30" };

function asked(added: () => Promise<unknown>, { allows = true, scopes = ["read", "write"] } = {}) {
  const report = vi.fn();
  const plan = { add: vi.fn(added as () => Promise<{ added: "new"; id: string }>) };
  const caller: Caller = {
    owner: async () => "owner",
    user: async () => null,
    allowance: UNLIMITED,
    scopes: new Set(scopes as Caller["scopes"] extends ReadonlySet<infer One> ? One[] : never),
    limits: { allows: vi.fn(async () => allows) },
  };
  return { caller, plan, report, deps: { plan, report, request: { now: NOW } } };
}

describe("run", () => {
  it("answers with the function's output", async () => {
    const { caller, deps, plan } = asked(async () => ({ added: "new", id: "abc" }));
    expect(await run(add, input, caller, deps)).toEqual({ done: { id: "abc" } });
    expect(caller.limits.allows).toHaveBeenCalledWith("plan");
    expect(plan.add).toHaveBeenCalledWith({ idea: "Sourdough" });
  });

  it("refuses input of another shape before it counts", async () => {
    const { caller, deps, plan } = asked(async () => ({ added: "new", id: "abc" }));
    expect(await run(add, { idea: "" }, caller, deps)).toEqual({
      refused: {
        status: 400,
        message: "Type an idea.",
        field: "idea",
        fields: { idea: "Type an idea.", day: "No day." },
      },
    });
    expect(caller.limits.allows).not.toHaveBeenCalled();
    expect(plan.add).not.toHaveBeenCalled();
  });

  it("refuses one use too many, and runs nothing", async () => {
    const { caller, deps, plan } = asked(async () => ({ added: "new", id: "abc" }), { allows: false });
    expect(await run(add, input, caller, deps)).toEqual({
      refused: { status: 429, message: "Wait a minute." },
    });
    expect(plan.add).not.toHaveBeenCalled();
  });

  it("refuses a caller without the scope", async () => {
    const { caller, deps, plan } = asked(async () => ({ added: "new", id: "abc" }), { scopes: ["read"] });
    expect(await run(add, input, caller, deps)).toMatchObject({ refused: { status: 403 } });
    expect(plan.add).not.toHaveBeenCalled();
  });

  it("passes on what a function refuses, with its field and details, and reports nothing", async () => {
    const { caller, deps, report } = asked(async () => "full");
    expect(await run(add, input, caller, deps)).toEqual({
      refused: { status: 409, message: "The plan is full.", field: "idea", details: { most: 500 } },
    });
    expect(report).not.toHaveBeenCalled();
  });

  it("says when a day's share begins again", async () => {
    const { caller, deps } = asked(() => Promise.reject(new CeilingReached(NOW)));
    expect(await run(add, input, caller, deps)).toMatchObject({ refused: { status: 429, retryAfter: 3600 } });
  });

  it("reports a failure and answers with the function's own message", async () => {
    const error = new Error("D1_ERROR: secret detail");
    const { caller, deps, report } = asked(() => Promise.reject(error));
    expect(await run(add, input, caller, deps)).toEqual({
      refused: { status: 503, message: "Not kept. Try again." },
    });
    expect(report).toHaveBeenCalledWith(error);
  });
});
