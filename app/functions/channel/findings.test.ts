import { describe, expect, it } from "vitest";
import { ask, someCaller } from "../../../tests/support/caller";
import { dailyUploads, keptChannel, layer } from "../../../tests/support/connected-channel";
import type { Allowance } from "../../model/caller";
import { readTiming, takeFreeTiming } from "./findings";
import { mergeLayers } from "./kept-channel";

function channelOf(uploads: number) {
  const about = { durationSeconds: 600, countedAt: "2026-11-20T06:00:00.000Z" };
  const read = mergeLayers(keptChannel(layer({ uploads: dailyUploads(uploads, about, "2026-10-10") })));
  return { channel: { read: async () => read } };
}

function onFree() {
  const ended: string[] = [];
  const allowance: Allowance = {
    standing: async () => ({ tier: "free", used: [] }),
    hold: async () => ({
      keep: async () => ended.push("kept") > 0,
      release: async () => void ended.push("given back"),
    }),
  };
  return { ended, caller: someCaller({ allowance }) };
}

describe("the free analysis of upload times", () => {
  it("is taken where there are uploads enough to compare", async () => {
    const { ended, caller } = onFree();
    expect(await ask(takeFreeTiming, {}, channelOf(60), caller)).toMatchObject({ done: {} });
    expect(ended).toEqual(["kept"]);
    expect(await ask(readTiming, {}, channelOf(60), caller)).toMatchObject({
      done: { isOffered: true, kinds: [] },
    });
  });

  it("is neither taken nor offered where there are too few: that is said as to everyone", async () => {
    const { ended, caller } = onFree();
    expect(await ask(takeFreeTiming, {}, channelOf(12), caller)).toMatchObject({
      refused: { status: 409, message: expect.stringContaining("still yours") },
    });
    expect(ended).toEqual(["given back"]);
    expect(await ask(readTiming, {}, channelOf(12), caller)).toMatchObject({
      done: { isOffered: false, kinds: [{ finding: "not-enough", needs: 30 }] },
    });
  });
});
