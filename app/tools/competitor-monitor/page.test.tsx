import { renderToStaticMarkup } from "react-dom/server";
import { createRoutesStub } from "react-router";
import { describe, expect, it } from "vitest";
import { pageContext } from "../../../tests/support/page-context";
import type { Workspaces } from "../tool/workspaces";
import type { MonitorState } from "./competitor";
import { MONITOR_FAILED, MONITOR_MESSAGES } from "./messages";
import CompetitorMonitorPage, { action, loader } from "./page";
import { competitorMonitor } from "./sample";

const NOW = new Date("2026-11-21T10:00:00Z");
const FIRST = competitorMonitor.initial(NOW);
const ADDRESS = "https://greenlight.example/competitor-monitor";

function contextOf(state: MonitorState, workspaces: Partial<Workspaces>) {
  return pageContext({
    request: { id: "id", nonce: "nonce", now: NOW },
    workspaces: {
      read: async () => ({ state, version: 1 }),
      allowed: async () => true,
      write: async () => "kept",
      cookies: async () => [],
      ...workspaces,
    },
  });
}

async function open(state: MonitorState, query = "", actionData?: unknown): Promise<string> {
  const { context } = contextOf(state, {});
  const url = new URL(ADDRESS + query);
  const { data } = await loader({ context, url });
  const Stub = createRoutesStub([
    { id: "monitor", path: "/", Component: CompetitorMonitorPage as never, loader: () => null },
  ]);
  const hydrationData = { loaderData: { monitor: data }, actionData: { monitor: actionData } };
  return renderToStaticMarkup(<Stub hydrationData={hydrationData as object} />);
}

async function send(fields: Record<string, string>, workspaces: Partial<Workspaces> = {}, state = FIRST) {
  const { context, reported } = contextOf(state, workspaces);
  const request = new Request(ADDRESS, { method: "POST", body: new URLSearchParams(fields) });
  const answer = await action({ context, request, url: new URL(ADDRESS) });
  if (answer instanceof Response) return { answer, page: "", reported, status: answer.status };
  return { page: await open(state, "", answer.data), reported, status: answer.init?.status };
}

const broken = {
  write: async () => {
    throw new Error("D1 is down");
  },
};

describe("the Competitor Monitor's page", () => {
  // Spec 2: "Intro, explainer, tool, best-practices (monitor 3-5 channels)."
  // Spec 2: "Channel list with Active/Paused toggle, remove, and add-by-name."
  it("has an intro, an explainer, the tool and practices", async () => {
    const page = await open(FIRST);
    expect(page).toContain("What the channels beside yours published");
    expect(page).toContain("How it works");
    expect(page).toContain("Monitor 3-5 channels");
    for (const { name } of FIRST.channels) expect(page).toContain(`Remove ${name}`);
    expect(page.match(/<\/span>(Active|Paused)</g)).toHaveLength(5);
    expect(page).toContain("Channel name");
  });

  // Spec 2: "Every tool page has a stats row of four tiles, a loading panel, an error box, a results list and an empty state with a call-to-action."
  it("has four tiles, results, and an empty state with a call to action", async () => {
    const page = await open(FIRST);
    for (const label of ["Videos Tracked", "Avg Views per Video", "Top Performing Channel", "Last Updated"]) {
      expect(page).toContain(label);
    }
    for (const { thumbnail, whyItWorks } of FIRST.videos) {
      expect(page).toContain(`src="${thumbnail}"`);
      expect(page).toContain(whyItWorks.slice(0, 30));
    }
    expect(page.match(/>Refresh</g)).toHaveLength(1);
    const empty = await open({ ...FIRST, videos: [] });
    expect(empty).toContain("No videos yet");
    expect(empty.match(/>Refresh</g)).toHaveLength(1);
  });

  // Spec 8: "| Competitor | Failed to analyze competitor content. Please try again. (heading Analysis Error) |"
  it("shows the error and keeps the earlier videos when a refresh fails", async () => {
    const { page, status, reported } = await send({ action: "refresh" }, broken);
    expect(status).toBe(503);
    expect(page).toContain("Analysis Error");
    expect(page).toContain(MONITOR_FAILED);
    for (const { thumbnail } of FIRST.videos) expect(page).toContain(thumbnail);
    expect(reported).toHaveLength(1);
  });

  // Spec 8: "Adding a channel and copy failures are only logged, with no user message."
  it("only logs that adding failed, and keeps the name in its field", async () => {
    const { page, status, reported } = await send({ action: "add", name: "Kettle Crumb" }, broken);
    expect(status).toBe(503);
    expect(reported).toHaveLength(1);
    expect(page).not.toContain('role="alert"');
    expect(page).not.toContain(MONITOR_FAILED);
    expect(page).toContain('value="Kettle Crumb"');
  });

  it.each([
    ["   ", 400, MONITOR_MESSAGES.blank],
    ["slow crumb baking", 409, "You are already watching Slow Crumb Baking."],
  ])("explains beside the field why the name %j is refused", async (name, expected, message) => {
    const { page, status } = await send({ action: "add", name });
    expect(status).toBe(expected);
    expect(page).toMatch(new RegExp(`role="alert"[^>]*>${message}`));
    // A name that cannot be taken as things stand is not wrong.
    expect(page.includes('aria-invalid="true"')).toBe(status === 400);
    expect(page).toContain(`value="${name}"`);
    expect(page).not.toContain("Analysis Error");
  });

  it("refuses a refresh if all channels are paused", async () => {
    const channels = FIRST.channels.map((channel) => ({ ...channel, isActive: false }));
    const { page, status } = await send({ action: "refresh" }, {}, { ...FIRST, channels });
    expect(status).toBe(409);
    expect(page).toContain(MONITOR_MESSAGES["all-paused"]);
    expect(page).toContain("0 of 5 active");
  });

  it("returns to the list after a change", async () => {
    const { answer } = await send({ action: "remove", id: "sample-offcut" });
    expect(answer?.status).toBe(303);
    expect(answer?.headers.get("Location")).toBe("/competitor-monitor?done=remove&open=channels#channels");
  });
});
