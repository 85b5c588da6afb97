import { describe, expect, it } from "vitest";
import { visitTool } from "../../../tests/support/tool-desk";
import { OPTIMIZER_FAILED } from "../../functions/thumbnail-optimizer/messages";
import { thumbnailPool, titlePool } from "../../functions/thumbnail-optimizer/pool";
import { thumbnailOptimizer, toSuggestion } from "../../functions/thumbnail-optimizer/sample";
import ThumbnailOptimizerPage from "./page";
import { optimizerPage } from "./show";

const NOW = new Date("2026-11-21T10:00:00Z");
const FIRST = thumbnailOptimizer.initial(NOW);

const visit = (state = FIRST, broken = false) =>
  visitTool(optimizerPage, ThumbnailOptimizerPage, { now: NOW, state, broken });

describe("the Thumbnail Title Optimizer's page", () => {
  // Spec 2: "Intro, three-step explainer, tool, best-practices (titles under 60 characters for mobile, test 48 hours, one element at a time)."
  it("has its intro, three steps, the tool and best practices", async () => {
    const page = await visit(FIRST).open();
    expect(page).toContain("Three changes worth testing");
    expect(page.match(/<h3 class="text-sm font-medium">/g)).toHaveLength(3);
    expect(page).toContain("Analyze Content");
    for (const practice of ["under 60 characters for mobile", "Test 48 hours", "one element at a time"]) {
      expect(page).toContain(practice);
    }
  });

  // Spec 2: "Every tool page has a stats row of four tiles"
  // Spec 2: "a results list and an empty state with a call-to-action."
  it("has four tiles, a results list, and an empty state with a call to action", async () => {
    const page = await visit(FIRST).open();
    for (const label of ["Total Optimizations", "Avg CTR Improvement", "Last Optimized", "Videos Analyzed"]) {
      expect(page).toContain(label);
    }
    expect(page.match(/<article/g)).toHaveLength(3);
    const empty = await visit({ ...FIRST, suggestions: [] }).open();
    expect(empty).toContain("No suggestions yet");
    expect(empty.match(/Analyze Content/g)).toHaveLength(1);
  });

  it("labels a title's cuts as illustrative and a thumbnail's sketch as a sketch", async () => {
    const [title, thumbnail] = [titlePool()[0], thumbnailPool()[0]];
    if (!title || !thumbnail) throw new Error("no sample");
    const page = await visit({ ...FIRST, suggestions: [toSuggestion(title)] }).open();
    expect(page).toContain("Illustrative: real lists cut by width");
    expect(page).toContain("How I make sourdough bread at home without a mixer or any s…");
    expect(page).toContain("…pecial equipment (full recipe)");
    const other = await visit({ ...FIRST, suggestions: [toSuggestion(thumbnail)] }).open();
    expect(other).not.toContain("Illustrative");
    expect(other).toContain("Sketch of the change");
  });

  // Spec 8: "| Optimizer | Failed to analyze content. Please try again. (heading Analysis Error) |"
  it("shows a failed analysis and keeps the earlier suggestions", async () => {
    const { submit, reported } = visit(FIRST, true);
    const { status, html: page } = await submit({ action: "analyze" });
    expect(status).toBe(503);
    expect(reported).toHaveLength(1);
    expect(page).toContain("Analysis Error");
    expect(page).toContain(OPTIMIZER_FAILED);
    expect(page.match(/<article/g)).toHaveLength(3);
  });
});
