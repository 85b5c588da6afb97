import { describe, expect, it, vi } from "vitest";
import { ask, someCaller } from "../../../tests/support/caller";
import type { TrendRecord } from "../../model/trend";
import { DUMMY_USER, type User } from "../../model/user";
import { TrendFetchError } from "../../services/trends";
import { readTrend } from "./read";

const RECORD: TrendRecord = {
  keyword: "content creation",
  trend_signal: "rising",
  trend_velocity: 12,
  seasonal_peak_month: "May",
  interest_over_time: [{ date: "2026-11-16", value: 40 }],
  last_updated: "2026-11-21T12:00:00Z",
  source: "Sample interest",
  article: null,
};

const read = (forTopic: () => Promise<TrendRecord | null>, user: User | null = DUMMY_USER) =>
  ask(readTrend, {}, { trends: { forTopic } }, someCaller({ user: async () => user }));

describe("readTrend", () => {
  it("answers the record of the caller's topic, and none while it waits", async () => {
    const forTopic = vi.fn(async () => RECORD);
    expect(await read(forTopic)).toEqual({ done: { trends: [RECORD] }, reported: [] });
    expect(forTopic).toHaveBeenCalledWith("content creation");
    expect(await read(async () => null)).toMatchObject({ done: { trends: [] } });
  });

  // Spec 6: demo users have no live trends.
  it.each([{ isDemo: true }, { primaryTopic: "  " }])("reads nothing for a user with %j", async (changes) => {
    const forTopic = vi.fn(async () => RECORD);
    expect(await read(forTopic, { ...DUMMY_USER, ...changes })).toMatchObject({ done: { trends: [] } });
    expect(forTopic).not.toHaveBeenCalled();
  });

  // Spec 8: "No valid session found"
  it("refuses who is not signed in", async () => {
    expect(await read(async () => RECORD, null)).toMatchObject({
      refused: { status: 401, message: "No valid session found" },
    });
  });

  // Spec 8: "Failed to fetch trends: {status} for non-OK"
  it("passes on the status that a reading ended in, which was reported then", async () => {
    expect(await read(() => Promise.reject(new TrendFetchError(503)))).toEqual({
      refused: { status: 502, message: "Failed to fetch trends: 503" },
      reported: [],
    });
  });

  // Spec 8: "Failed to fetch trend data"
  it("reports what fails otherwise", async () => {
    const failure = new Error("D1_ERROR");
    expect(await read(() => Promise.reject(failure))).toEqual({
      refused: { status: 503, message: "Failed to fetch trend data" },
      reported: [failure],
    });
  });
});
