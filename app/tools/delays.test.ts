import { afterEach, beforeEach, describe, expect, it, vi } from "vitest";
import type { ToolAnswer } from "../forms/refusal";
import { toolsWith } from "./registry";

type Send = (sending: { request: Request; serverAction(): Promise<ToolAnswer> }) => Promise<unknown>;

const PAGES = import.meta.glob<{ clientAction: Send }>("./*/page.tsx", { eager: true });

/** Simulated delays in milliseconds, by tool and action, with one action that has none. */
const DELAYS: Record<string, Record<string, number>> = {
  "content-ideas": { generate: 3000, clear: 0 },
  "video-forecast": { forecast: 3000, clear: 0 },
  "competitor-monitor": { add: 1000, refresh: 3000, toggle: 0 },
  "thumbnail-optimizer": { analyze: 4000, clear: 0 },
  "description-rewriter": { rewrite: 3000, clear: 0 },
  "series-planner": { analyze: 1000, add: 0 },
  "comment-sentiment": { analyze: 4000, clear: 0 },
  "rpm-booster": { analyze: 4000, mark: 0 },
  "ask-greenlight": { ask: 1500, "start-over": 0 },
};

const CASES = Object.entries(DELAYS).flatMap(([key, delays]) =>
  Object.entries(delays).map(([action, ms]) => ({ key, action, ms })),
);

describe("the tools", () => {
  beforeEach(() => void vi.useFakeTimers());
  afterEach(() => void vi.useRealTimers());

  // Spec 7: "Simulated delays: competitor add 1 s, forecast 3 s, competitor refresh 3 s, optimizer 4 s, sentiment 4 s, idea generator 3 s, RPM 4 s, series 1 s"
  // Spec 9: "Chat reply delay 1500 ms."
  it.each(CASES)("appear to work for as long as the spec says: $key, $action, $ms ms", async (delay) => {
    const { clientAction } = PAGES[`./${delay.key}/page.tsx`] ?? {};
    expect(clientAction && (await timeOf(clientAction, delay.action))).toBe(delay.ms);
  });

  it("all have an entry in the list of delays", () => {
    expect(Object.keys(DELAYS)).toEqual(toolsWith("sample").map(({ key }) => key));
  });

  /** How long a page waits for an answer that the server gives at once, in steps of 100 ms. */
  async function timeOf(clientAction: Send, action: string): Promise<number> {
    const body = new URLSearchParams({ action });
    const request = new Request("https://greenlight.example/", { method: "POST", body });
    const refused = { action, message: "no", typed: {}, reason: "failed" as const };
    let over = false;
    const answer = clientAction({ request, serverAction: async () => ({ refused }) }).then(() => {
      over = true;
    });
    let passed = 0;
    for (await vi.advanceTimersByTimeAsync(0); !over && passed < 10_000; passed += 100) {
      await vi.advanceTimersByTimeAsync(100);
    }
    await answer;
    return passed;
  }
});
