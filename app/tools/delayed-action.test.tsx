import { redirect } from "react-router";
import { afterEach, beforeEach, describe, expect, it, vi } from "vitest";
import { delayedAction } from "./delayed-action";
import type { Refusal, ToolAnswer } from "./refusal";

const FAILED = "Failed to keep the note. Please try again.";

function send(serverAction: () => Promise<ToolAnswer>, action = "add") {
  const body = new URLSearchParams({ action, text: "typed" });
  const request = new Request("https://greenlight.example/notes", { method: "POST", body });
  const seen = { settled: false, answer: undefined as unknown };
  const theatre = { delays: { add: 3000 }, failed: FAILED };
  const settle = (answer: unknown) => Object.assign(seen, { settled: true, answer });
  void delayedAction({ request, serverAction }, theatre).then(settle, settle);
  return seen;
}

const refusal = (reason: Refusal["reason"]): ToolAnswer => ({
  refused: { action: "add", message: "no", typed: {}, reason },
});

describe("delayedAction", () => {
  beforeEach(() => void vi.useFakeTimers());
  afterEach(() => void vi.useRealTimers());

  it("lets a redirect wait for as long as the tool seems to work", async () => {
    const sent = send(async () => Promise.reject(redirect("/notes?done=add#results", 303)));
    await vi.advanceTimersByTimeAsync(2999);
    expect(sent.settled).toBe(false);
    await vi.advanceTimersByTimeAsync(1);
    expect((sent.answer as Response).headers.get("Location")).toBe("/notes?done=add");
  });

  it.each(["invalid", "refused"] as const)("shows at once what is %s", async (reason) => {
    const sent = send(async () => refusal(reason));
    await vi.advanceTimersByTimeAsync(0);
    expect(sent.answer).toEqual(refusal(reason));
  });

  it("shows that the tool failed after its time", async () => {
    const sent = send(async () => refusal("failed"));
    await vi.advanceTimersByTimeAsync(2999);
    expect(sent.settled).toBe(false);
    await vi.advanceTimersByTimeAsync(1);
    expect(sent.answer).toEqual(refusal("failed"));
  });

  it("keeps what was typed, with the tool's message, where no answer comes", async () => {
    const sent = send(async () => Promise.reject(new TypeError("Failed to fetch")));
    await vi.advanceTimersByTimeAsync(3000);
    expect(sent.answer).toMatchObject({
      data: { refused: { action: "add", message: FAILED, typed: { text: "typed" }, reason: "failed" } },
      init: { status: 503 },
    });
  });

  it("does not keep an action waiting that has no delay", async () => {
    const sent = send(async () => Promise.reject(redirect("/notes")), "clear");
    await vi.advanceTimersByTimeAsync(0);
    expect(sent.settled).toBe(true);
  });
});
