import { describe, expect, it } from "vitest";
import type { ChannelSummary } from "../../model/channel";
import { hasOwnChannel, offeredSamples } from "./own";

const SAMPLES = [{ asked: "@saffronshelf", name: "Saffron Shelf" }];
const connected = (isSample: boolean) => ({ summary: async () => ({ isSample }) as ChannelSummary });
const none = { summary: async () => null };
const unread = { summary: () => Promise.reject(new Error("locked")) };

describe("a channel of the visitor's own", () => {
  it("is one that is no sample, or that cannot be read", async () => {
    expect(await hasOwnChannel(connected(false))).toBe(true);
    expect(await hasOwnChannel(unread)).toBe(true);
    expect(await hasOwnChannel(connected(true))).toBe(false);
    expect(await hasOwnChannel(none)).toBe(false);
  });

  it("is offered no samples, and where anything can be read nobody is", async () => {
    expect(await offeredSamples(SAMPLES, connected(false))).toBeNull();
    expect(await offeredSamples(SAMPLES, connected(true))).toBe(SAMPLES);
    expect(await offeredSamples(SAMPLES, none)).toBe(SAMPLES);
    expect(await offeredSamples([], connected(false))).toEqual([]);
  });
});
