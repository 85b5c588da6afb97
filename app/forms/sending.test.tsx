import { renderToStaticMarkup } from "react-dom/server";
import { createMemoryRouter, data, RouterProvider, redirect } from "react-router";
import { afterEach, beforeEach, describe, expect, it, vi } from "vitest";
import type { Refusal, ToolAnswer } from "./refusal";
import { delayedAction, sendAction, useBusy } from "./sending";

function Shown() {
  return <>{JSON.stringify(useBusy("/notes"))}</>;
}

function send(action: () => Promise<unknown>, path = "/notes") {
  const routes = ["/notes", "/other"].map((path) => ({ path, action, Component: Shown }));
  const router = createMemoryRouter(routes, { initialEntries: ["/notes"], hydrationData: {} });
  const formData = new FormData();
  formData.set("action", "add");
  formData.set("text", "typed");
  const sent = router.navigate(`${path}?index`, { formMethod: "post", formData });
  const shown = (): unknown => {
    const text = renderToStaticMarkup(<RouterProvider router={router} />).replaceAll("&quot;", '"');
    return JSON.parse(text);
  };
  return { sent, shown };
}

const IDLE = { action: null, sent: {} };

describe("useBusy", () => {
  // Spec 4: "Tool pattern: each tool has a busy flag and an error message. An action sets busy"
  // Spec 4: "busy is always cleared at the end."
  it.each([
    ["is done", () => null],
    ["is refused", () => data({ refused: {} }, { status: 503 })],
  ])("tells what is sent until the action %s", async (_how, outcome) => {
    const { promise, resolve } = Promise.withResolvers<void>();
    const { sent, shown } = send(() => promise.then(outcome));
    expect(shown()).toEqual({ action: "add", sent: { text: "typed" } });
    resolve();
    await sent;
    expect(shown()).toEqual(IDLE);
  });

  it("ignores another page's form", () => {
    expect(send(() => new Promise(() => {}), "/other").shown()).toEqual(IDLE);
  });
});

const FAILED = "Failed to keep the note. Please try again.";

function sendDelayed(serverAction: () => Promise<ToolAnswer>, action = "add") {
  const body = new URLSearchParams({ action, text: "typed" });
  const request = new Request("https://greenlight.example/notes", { method: "POST", body });
  const seen = { settled: false, answer: undefined as unknown };
  const theatre = { delays: { add: 3000 }, failed: FAILED };
  const settle = (answer: unknown) => Object.assign(seen, { settled: true, answer });
  void delayedAction(theatre)({ request, serverAction }).then(settle, settle);
  return seen;
}

const refusal = (reason: Refusal["reason"]): ToolAnswer => ({
  refused: { action: "add", message: "no", typed: {}, reason },
});

describe("delayedAction", () => {
  beforeEach(() => void vi.useFakeTimers());
  afterEach(() => void vi.useRealTimers());

  it("delays a redirect by the simulated time", async () => {
    const sent = sendDelayed(async () => Promise.reject(redirect("/notes?done=add#results", 303)));
    await vi.advanceTimersByTimeAsync(2999);
    expect(sent.settled).toBe(false);
    await vi.advanceTimersByTimeAsync(1);
    expect((sent.answer as Response).headers.get("Location")).toBe("/notes?done=add");
  });

  it.each(["invalid", "refused"] as const)("shows at once an answer that is %s", async (reason) => {
    const sent = sendDelayed(async () => refusal(reason));
    await vi.advanceTimersByTimeAsync(0);
    expect(sent.answer).toEqual(refusal(reason));
  });

  it("shows a failure after the simulated time", async () => {
    const sent = sendDelayed(async () => refusal("failed"));
    await vi.advanceTimersByTimeAsync(2999);
    expect(sent.settled).toBe(false);
    await vi.advanceTimersByTimeAsync(1);
    expect(sent.answer).toEqual(refusal("failed"));
  });

  it("keeps what was typed, with the tool's message, if no answer comes", async () => {
    const sent = sendDelayed(async () => Promise.reject(new TypeError("Failed to fetch")));
    await vi.advanceTimersByTimeAsync(3000);
    expect(sent.answer).toMatchObject({
      data: { refused: { action: "add", message: FAILED, typed: { text: "typed" }, reason: "failed" } },
      init: { status: 503 },
    });
  });

  it("keeps the form's id apart from what was typed, if no answer comes", async () => {
    const body = new URLSearchParams({ action: "add", text: "typed", formId: "a-form" });
    const request = new Request("https://greenlight.example/notes", { method: "POST", body });
    const serverAction = async () => Promise.reject(new TypeError("Failed to fetch"));
    expect(await sendAction({ request, serverAction }, FAILED)).toMatchObject({
      data: { refused: { typed: { text: "typed" }, formId: "a-form" } },
    });
  });

  it("does not delay an action without an entry", async () => {
    const sent = sendDelayed(async () => Promise.reject(redirect("/notes")), "clear");
    await vi.advanceTimersByTimeAsync(0);
    expect(sent.settled).toBe(true);
  });
});
