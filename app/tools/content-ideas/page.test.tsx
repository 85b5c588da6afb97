import { describe, expect, it } from "vitest";
import { drawPage } from "../../../tests/support/draw-page";
import { toolDesk } from "../../../tests/support/tool-desk";
import { IDEAS_FAILED } from "../../functions/content-ideas/messages";
import { ideaPool, startingIdeas } from "../../functions/content-ideas/pool";
import IdeasPage from "./page";
import { ideasPage } from "./show";
import { IdeasView } from "./view";

const NOW = new Date("2026-11-21T10:00:00Z");

describe("the Content Idea Generator's page", () => {
  // Spec 2: "Explanation; stats (Total Generated, Last Generated, Next Batch, Trends Analyzed); Generate New Ideas button; idea cards with a copy-title button (shows Copied! for 2 seconds); tips."
  // Spec 2: "On first load each tool is pre-filled with sample data and stats."
  it("shows sample ideas and stats on the first visit", async () => {
    const page = drawPage(IdeasPage, { loaderData: await toolDesk(ideasPage, { now: NOW }).shown() });
    for (const label of ["Total Generated", "Last Generated", "Next Batch", "Trends Analyzed"]) {
      expect(page).toContain(label);
    }
    for (const { title, reasoning, bestUploadTime } of startingIdeas()) {
      expect(page).toContain(title);
      expect(page).toContain(reasoning);
      expect(page).toContain(bestUploadTime);
    }
    expect(page).toContain("How it works");
    expect(page).toContain("Generate New Ideas");
    expect(page).toContain("Making the most of an idea");
    expect(page).toContain("Sample data");
  });

  // Spec 2: "an empty state with a call-to-action."
  it("shows an empty state with one generate button", async () => {
    const desk = toolDesk(ideasPage, { now: NOW });
    expect(await desk.send({ action: "clear" })).toMatchObject({ status: 303 });
    const page = drawPage(IdeasPage, { loaderData: await desk.shown("?done=clear") });
    expect(page).toContain("No ideas yet");
    expect(page.match(/Generate New Ideas/g)).toHaveLength(1);
    expect(page).not.toContain("?confirm=clear");
    for (const { title } of ideaPool()) expect(page).not.toContain(title);
  });

  // Spec 8: "Failed to generate new content ideas. Please try again."
  // Spec 4: "failure sets the error; busy is always cleared at the end"
  it("shows the error and keeps the earlier ideas when generating fails", async () => {
    const desk = toolDesk(ideasPage, { now: NOW, broken: true });
    const { status, refused } = await desk.send({ action: "generate" });
    expect(status).toBe(503);
    expect(desk.reported).toHaveLength(1);
    const page = drawPage(IdeasPage, { loaderData: await desk.shown(), actionData: { refused } });
    expect(page).toContain("Generation Error");
    expect(page).toContain("Failed to generate new content ideas. Please try again.");
    for (const { title } of startingIdeas()) expect(page).toContain(title);
    expect(page).not.toContain("disabled");
  });
});

describe("while ideas are generated", () => {
  // Spec 4: "An action sets busy, clears the error, waits, adds results"
  // Spec 4: "Buttons are disabled while busy."
  it("shows the loading panel, hides the error and disables the button", async () => {
    const page = await toolDesk(ideasPage, { now: NOW }).shown();
    const refused = { action: "generate", message: IDEAS_FAILED, typed: {}, reason: "failed" as const };
    const busy = { action: "generate", sent: {} };
    const html = drawPage(() => <IdeasView page={page} refused={refused} busy={busy} />, {
      loaderData: null,
    });
    expect(html).toContain("Writing three ideas");
    expect(html).not.toContain(IDEAS_FAILED);
    expect(html).toMatch(/<button disabled[^>]*>.*Generating…<\/button>/);
  });
});
