import { describe, expect, it } from "vitest";
import { gate } from "./wikimedia-client";

describe("gate", () => {
  it("starts each task a while after the one before, in their order", async () => {
    const events: string[] = [];
    const pass = gate({ atOnce: 3, spacing: 40, wait: async (ms) => void events.push(`wait ${ms}`) });
    await Promise.all(["a", "b", "c"].map((name) => pass(async () => void events.push(name))));
    expect(events).toEqual(["wait 40", "a", "wait 40", "b", "wait 40", "c"]);
  });

  it("starts the next task after one fails", async () => {
    const pass = gate({ atOnce: 1, spacing: 0, wait: async () => {} });
    const failing = pass(async () => {
      throw new Error("no");
    });
    const next = pass(async () => "yes");
    await expect(failing).rejects.toThrow("no");
    expect(await next).toBe("yes");
  });
});
