import { describe, expect, it } from "vitest";
import { drawPage } from "../../../tests/support/draw-page";
import { toolDesk } from "../../../tests/support/tool-desk";
import { MONITOR_FAILED, MONITOR_MESSAGES } from "../../functions/competitor-monitor/messages";
import { competitorMonitor } from "../../functions/competitor-monitor/sample";
import CompetitorMonitorPage from "./page";
import { monitorPage } from "./show";

const NOW = new Date("2026-11-21T10:00:00Z");
const FIRST = competitorMonitor.initial(NOW);

async function open(state = FIRST): Promise<string> {
  const loaderData = await toolDesk(monitorPage, { now: NOW, state }).shown();
  return drawPage(CompetitorMonitorPage, { loaderData });
}

async function send(fields: Record<string, string>, { state = FIRST, broken = false } = {}) {
  const desk = toolDesk(monitorPage, { now: NOW, state, broken });
  const { status, location, refused } = await desk.send(fields);
  const page = drawPage(CompetitorMonitorPage, { loaderData: await desk.shown(), actionData: { refused } });
  return { status, location, page, reported: desk.reported };
}

describe("the Competitor Monitor's page", () => {
  // Spec 2: "Intro, explainer, tool, best-practices (monitor 3-5 channels)."
  // Spec 2: "Channel list with Active/Paused toggle, remove, and add-by-name."
  it("has an intro, an explainer, the tool and practices", async () => {
    const page = await open(FIRST);
    expect(page).toContain("See what the channels beside yours published");
    expect(page).toContain("How it works");
    expect(page).toContain("Monitor 3-5 channels");
    for (const { name } of FIRST.channels) expect(page).toContain(`Remove ${name}`);
    expect(page.match(/<\/span>(Active|Paused)</g)).toHaveLength(5);
    expect(page).toContain("Channel name");
  });

  // Spec 2: "Every tool page has a stats row of four tiles"
  // Spec 2: "a results list and an empty state with a call-to-action."
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
    const { page, status, reported } = await send({ action: "refresh" }, { broken: true });
    expect(status).toBe(503);
    expect(page).toContain("Analysis Error");
    expect(page).toContain(MONITOR_FAILED);
    for (const { thumbnail } of FIRST.videos) expect(page).toContain(thumbnail);
    expect(reported).toHaveLength(1);
  });

  it("says beside the field why adding failed, and keeps the name in it", async () => {
    const { page, status, reported } = await send({ action: "add", name: "Kettle Crumb" }, { broken: true });
    expect(status).toBe(503);
    expect(reported).toHaveLength(1);
    expect(page).toMatch(new RegExp(`role="alert"[^>]*>${MONITOR_MESSAGES["not-added"]}`));
    expect(page.match(/role="alert"/g)).toHaveLength(1);
    expect(page).not.toContain(MONITOR_FAILED);
    expect(page).not.toContain('aria-invalid="true"');
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
    const { page, status } = await send({ action: "refresh" }, { state: { ...FIRST, channels } });
    expect(status).toBe(409);
    expect(page).toContain(MONITOR_MESSAGES["all-paused"]);
    expect(page).toContain("0 of 5 active");
  });

  it("returns to the list after a change", async () => {
    const { status, location } = await send({ action: "remove", id: "sample-offcut" });
    expect(status).toBe(303);
    expect(location).toBe("/competitor-monitor?done=remove&open=channels#channels");
  });
});
