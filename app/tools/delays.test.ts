import { afterEach, beforeEach, describe, expect, it, vi } from "vitest";
import { clientAction as ask } from "./ask-greenlight/page";
import { clientAction as sentiment } from "./comment-sentiment/page";
import { clientAction as competitor } from "./competitor-monitor/page";
import { clientAction as ideas } from "./content-ideas/page";
import { clientAction as rewriter } from "./description-rewriter/page";
import { clientAction as rpm } from "./rpm-booster/page";
import { clientAction as series } from "./series-planner/page";
import { clientAction as optimizer } from "./thumbnail-optimizer/page";
import type { ToolAnswer } from "./tool/refusal";
import { clientAction as forecast } from "./video-forecast/page";

type Send = (sending: { request: Request; serverAction(): Promise<ToolAnswer> }) => Promise<unknown>;

/** Which actions seem to take how many milliseconds, and one of each page that takes none. */
const DELAYS: [tool: string, action: string, ms: number, clientAction: unknown][] = [
  ["competitor", "add", 1000, competitor],
  ["competitor", "refresh", 3000, competitor],
  ["competitor", "toggle", 0, competitor],
  ["forecast", "forecast", 3000, forecast],
  ["forecast", "clear", 0, forecast],
  ["optimizer", "analyze", 4000, optimizer],
  ["optimizer", "clear", 0, optimizer],
  ["sentiment", "analyze", 4000, sentiment],
  ["sentiment", "clear", 0, sentiment],
  ["ideas", "generate", 3000, ideas],
  ["ideas", "clear", 0, ideas],
  ["rpm", "analyze", 4000, rpm],
  ["rpm", "mark", 0, rpm],
  ["series", "analyze", 1000, series],
  ["series", "add", 0, series],
  ["rewriter", "rewrite", 3000, rewriter],
  ["rewriter", "clear", 0, rewriter],
  ["ask", "ask", 1500, ask],
  ["ask", "start-over", 0, ask],
];

describe("the tools", () => {
  beforeEach(() => void vi.useFakeTimers());
  afterEach(() => void vi.useRealTimers());

  // Spec 7: "Simulated delays: competitor add 1 s, forecast 3 s, competitor refresh 3 s, optimizer 4 s, sentiment 4 s, idea generator 3 s, RPM 4 s, series 1 s"
  // Spec 9: "Chat reply delay 1500 ms."
  it.each(DELAYS)(
    "seem to work for as long as the spec has it: %s, %s, %i ms",
    async (_, action, ms, clientAction) => {
      expect(await timeOf(clientAction as Send, action)).toBe(ms);
    },
  );

  /** How long an answer takes that the server has at once, counted in tenths of a second. */
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
