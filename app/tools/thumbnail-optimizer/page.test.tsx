import { describe, expect, it } from "vitest";
import { drawPage } from "../../../tests/support/draw-page";
import { toolDesk } from "../../../tests/support/tool-desk";
import { OPTIMIZER_FAILED } from "./messages";
import ThumbnailOptimizerPage from "./page";
import { THUMBNAILS, TITLES } from "./pool";
import { thumbnailOptimizer } from "./sample";
import { type OptimizerState, toSuggestion } from "./suggestion";

const NOW = new Date("2026-11-21T10:00:00Z");
const FIRST = thumbnailOptimizer.initial(NOW);

async function open(state: OptimizerState): Promise<string> {
  const desk = toolDesk(thumbnailOptimizer, { now: NOW, state });
  return drawPage(ThumbnailOptimizerPage, { loaderData: await desk.shown() });
}

describe("the Thumbnail Title Optimizer's page", () => {
  // Spec 2: "Intro, three-step explainer, tool, best-practices (titles under 60 characters for mobile, test 48 hours, one element at a time)."
  it("has its intro, three steps, the tool and best practices", async () => {
    const page = await open(FIRST);
    expect(page).toContain("Three changes worth testing");
    expect(page.match(/<h3 class="text-sm font-medium">/g)).toHaveLength(3);
    expect(page).toContain("Analyze Content");
    for (const practice of ["under 60 characters for mobile", "Test 48 hours", "one element at a time"]) {
      expect(page).toContain(practice);
    }
  });

  // Spec 2: "Every tool page has a stats row of four tiles, a loading panel, an error box, a results list and an empty state with a call-to-action."
  it("has four tiles, a results list, and an empty state with a call to action", async () => {
    const page = await open(FIRST);
    for (const label of ["Total Optimizations", "Avg CTR Improvement", "Last Optimized", "Videos Analyzed"]) {
      expect(page).toContain(label);
    }
    expect(page.match(/<article/g)).toHaveLength(3);
    const empty = await open({ ...FIRST, suggestions: [] });
    expect(empty).toContain("No suggestions yet");
    expect(empty.match(/Analyze Content/g)).toHaveLength(1);
  });

  it("labels a title's cuts as illustrative and a thumbnail's sketch as a sketch", async () => {
    const [title, thumbnail] = [TITLES[0], THUMBNAILS[0]];
    if (!title || !thumbnail) throw new Error("no sample");
    const page = await open({ ...FIRST, suggestions: [toSuggestion(title)] });
    expect(page).toContain("Illustrative: real lists cut by width");
    expect(page).toContain("How I make sourdough bread at home without a mixer or any s…");
    expect(page).toContain("…pecial equipment (full recipe)");
    const other = await open({ ...FIRST, suggestions: [toSuggestion(thumbnail)] });
    expect(other).not.toContain("Illustrative");
    expect(other).toContain("Sketch of the change");
  });

  // Spec 8: "| Optimizer | Failed to analyze content. Please try again. (heading Analysis Error) |"
  it("shows a failed analysis and keeps the earlier suggestions", async () => {
    const desk = toolDesk(thumbnailOptimizer, { now: NOW, state: FIRST, broken: true });
    const { status, refused } = await desk.send({ action: "analyze" });
    expect(status).toBe(503);
    expect(desk.reported).toHaveLength(1);
    const page = drawPage(ThumbnailOptimizerPage, {
      loaderData: await desk.shown(),
      actionData: { refused },
    });
    expect(page).toContain("Analysis Error");
    expect(page).toContain(OPTIMIZER_FAILED);
    expect(page.match(/<article/g)).toHaveLength(3);
  });
});
