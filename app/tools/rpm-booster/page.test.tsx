import { describe, expect, it } from "vitest";
import { drawPage } from "../../../tests/support/draw-page";
import { toolDesk } from "../../../tests/support/tool-desk";
import { RPM_FAILED } from "../../functions/rpm-booster/messages";
import { startingTips } from "../../functions/rpm-booster/pool";
import RpmPage from "./page";
import { rpmPage } from "./show";
import { RpmView } from "./view";

const NOW = new Date("2026-11-21T10:00:00Z");
const desk = (broken = false) => toolDesk(rpmPage, { now: NOW, broken });

describe("the RPM Booster's page", () => {
  // Spec 2: "Analyze RPM button, analysis panel, stats, recommendation cards with action steps, best-practice text."
  // Spec 2: "On first load each tool is pre-filled with sample data and stats."
  // Spec 9: "mid-roll for videos over 8 minutes"
  it("shows sample data on the first visit", async () => {
    const page = drawPage(RpmPage, { loaderData: await desk().shown() });
    expect(page).toContain("Analyze RPM");
    expect(page).toContain("Your RPM");
    expect(page).toContain("Up to $114 more a month");
    for (const label of ["Total Analyses", "Last Analyzed", "Total Recommendations", "Steps Done"]) {
      expect(page).toContain(label);
    }
    for (const { title, category, timeToImplement, reasoning, actionSteps } of startingTips()) {
      for (const text of [title, category, timeToImplement, reasoning, ...actionSteps]) {
        expect(page).toContain(text);
      }
    }
    expect(page).toContain("What raises an RPM");
    expect(page).toContain("mid-roll breaks for videos over 8 minutes");
    expect(page).toContain("Sample data");
  });

  it("describes the chart in words and opens one card", async () => {
    const page = drawPage(RpmPage, { loaderData: await desk().shown() });
    expect(page).toContain("You, now: $2.32. You, with all tips: $3.68. Industry average: $3.20.");
    expect(page.match(/<details open=""/g)).toHaveLength(1);
    const other = drawPage(RpmPage, { loaderData: await desk().shown("?open=subtitles") });
    expect(other).toMatch(/<details open="" name="recommendation" id="subtitles"/);
  });

  it("opens the newest card if the URL names one that is gone", async () => {
    const page = drawPage(RpmPage, { loaderData: await desk().shown("?open=gone") });
    const opened = page.match(/<details open="" name="recommendation" id="[^"]*"/g);
    expect(opened).toEqual([`<details open="" name="recommendation" id="${startingTips()[0]?.id}"`]);
  });

  // Spec 2: "an empty state with a call-to-action."
  it("shows an empty state with one analyze button", async () => {
    const empty = desk();
    expect(await empty.send({ action: "clear" })).toMatchObject({ status: 303 });
    const page = drawPage(RpmPage, { loaderData: await empty.shown() });
    expect(page).toContain("No recommendations yet");
    expect(page.match(/Analyze RPM/g)).toHaveLength(1);
    expect(page).not.toContain("with all tips");
  });

  it("returns to the card of the step that was ticked off", async () => {
    const kept = desk();
    const sent = await kept.send({ action: "mark", recommendation: "subtitles", finish: "1" });
    expect(sent).toEqual({ status: 303, location: "/rpm-booster?done=mark&open=subtitles#subtitles" });
    const page = drawPage(RpmPage, { loaderData: await kept.shown("?open=subtitles") });
    expect(page).toContain("1 of 5 steps done");
    expect(page.match(/aria-checked="true"/g)).toHaveLength(1);
  });

  // Spec 8: "Failed to analyze RPM data. Please try again."
  // Spec 4: "failure sets the error; busy is always cleared at the end"
  it("shows the error and keeps the earlier recommendations when analyzing fails", async () => {
    const broken = desk(true);
    const { status, refused } = await broken.send({ action: "analyze" });
    expect(status).toBe(503);
    const page = drawPage(RpmPage, { loaderData: await broken.shown(), actionData: { refused } });
    expect(page).toContain("Analysis Error");
    expect(page).toContain("Failed to analyze RPM data. Please try again.");
    for (const { title } of startingTips()) expect(page).toContain(title);
    expect(page).not.toContain("disabled");
  });

  it("shows at the card that a step could not be ticked off", async () => {
    const broken = desk(true);
    const { refused } = await broken.send({ action: "mark", recommendation: "subtitles", finish: "0" });
    const page = drawPage(RpmPage, { loaderData: await broken.shown(), actionData: { refused } });
    expect(page.match(/role="alert"/g)).toHaveLength(1);
    expect(page).not.toContain("tool-error");
    const card = page.slice(page.indexOf('id="subtitles"'));
    expect(card.slice(0, card.indexOf("</details>"))).toContain(RPM_FAILED);
    expect(page).toMatch(/<details open="" name="recommendation" id="subtitles"/);
  });

  it("says above the list that a recommendation is gone", async () => {
    const { status, refused } = await desk().send({ action: "mark", recommendation: "gone", finish: "0" });
    expect(status).toBe(409);
    const page = drawPage(RpmPage, { loaderData: await desk().shown(), actionData: { refused } });
    expect(page).toContain("tool-error");
    expect(page).toContain("This recommendation is no longer on your list.");
  });
});

describe("while an action is pending", () => {
  const draw = async (busy: { action: string; sent: Record<string, string> }) => {
    const page = await desk().shown();
    const refused = { action: "analyze", message: RPM_FAILED, typed: {}, reason: "failed" as const };
    return drawPage(() => <RpmView page={page} refused={refused} busy={busy} />, { loaderData: null });
  };

  // Spec 4: "An action sets busy, clears the error, waits, adds results"
  // Spec 4: "Buttons are disabled while busy."
  it("shows the loading panel, hides the error and disables the buttons", async () => {
    const page = await draw({ action: "analyze", sent: {} });
    expect(page).toContain("Comparing it with the industry");
    expect(page).not.toContain(RPM_FAILED);
    expect(page).toMatch(/<button disabled[^>]*>.*Analyzing…<\/button>/);
    const steps = page.match(/<button[^>]*role="checkbox"[^>]*>/g) ?? [];
    expect(steps).toHaveLength(18);
    for (const step of steps) expect(step).toContain('aria-disabled="true"');
  });

  it("shows one tick at once, and only that one", async () => {
    const page = await draw({ action: "mark", sent: { recommendation: "mid-roll", finish: "2" } });
    expect(page.match(/aria-checked="true"/g)).toHaveLength(1);
    expect(page).toMatch(/id="mid-roll-step-2"[^>]*aria-checked="true"/);
    expect(page).not.toContain("Comparing it with the industry");
  });
});
