import { describe, expect, it } from "vitest";
import type { StatusEndpoint } from "../sources/sources";
import { checkEndpoints, unanswered } from "./api-status";

const NOW = new Date("2026-11-21T13:57:00Z");
const YOUTUBE = { kind: "youtube", name: "YouTube Data API" } as const;

describe("checkEndpoints (spec section 7, API health)", () => {
  // Spec 4: "Refresh triggers a GET check on each endpoint; the trigger resets afterwards."
  it("asks each endpoint once: ok is connected, anything else an error with its problem", async () => {
    const asked: string[] = [];
    const status = async (endpoint: StatusEndpoint) => {
      asked.push(endpoint);
      return endpoint.includes("insights")
        ? { ok: true, source: YOUTUBE }
        : { ok: false, source: YOUTUBE, problem: "YouTube API is not configured." };
    };
    expect(await checkEndpoints({ status }, NOW)).toEqual({
      at: "1:57 PM UTC",
      endpoints: [
        {
          endpoint: "/api/youtube-insights/status",
          light: "connected",
          source: "YouTube Data API",
          problem: null,
        },
        {
          endpoint: "/api/youtube-analytics/status",
          light: "error",
          source: "YouTube Data API",
          problem: "YouTube API is not configured.",
        },
      ],
    });
    expect(asked).toEqual(["/api/youtube-insights/status", "/api/youtube-analytics/status"]);
  });
});

it("takes no answer for an error of both", () => {
  expect(unanswered().endpoints.map(({ light }) => light)).toEqual(["error", "error"]);
});
