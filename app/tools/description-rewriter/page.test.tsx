import { describe, expect, it } from "vitest";
import { visitTool } from "../../../tests/support/tool-desk";
import { descriptionRewriter } from "../../functions/description-rewriter/sample";
import DescriptionRewriterPage from "./page";
import { rewriterPage } from "./show";

const NOW = new Date("2026-11-21T10:00:00Z");
const visit = (options = {}) => visitTool(rewriterPage, DescriptionRewriterPage, { now: NOW, ...options });
const TYPED = { action: "rewrite", title: "Why bread rises", description: "Flour <b>and</b> time." };

describe("the rewriter's page", () => {
  // Spec 2: "Title, intro, three-step explainer (keyword research, AI optimization, SEO enhancement), inputs for video title and description, list of rewrites, best-practices panel (keywords in first 125 characters, 2-3% keyword density, timestamps, hashtags, calls to action)."
  // Spec 2: "Every tool page has a stats row of four tiles"
  it("has all its parts", async () => {
    const html = await visit().open();
    expect(html).toMatch(/<h1[^>]*>Smart Description Rewriter<\/h1>/);
    for (const step of ["Keyword research", "AI optimization", "SEO enhancement"])
      expect(html).toContain(step);
    expect(html).toMatch(/<label[^>]*>Video title<\/label>/);
    expect(html).toMatch(/<label[^>]*>Video description<\/label>/);
    const practices = [
      "first 125 characters",
      "2-3% keyword density",
      "timestamps",
      "hashtags",
      "call to action",
    ];
    const panel = html.slice(html.indexOf("What makes a description work"));
    for (const practice of practices) expect(panel).toContain(practice);
    const tiles = ["Total Rewrites", "Avg SEO Improvement", "Avg Ranking Boost", "Last Rewrite"];
    for (const tile of tiles) expect(html).toContain(`<dt class="text-xs text-ink-soft">${tile}</dt>`);
    for (const average of ["Avg SEO Improvement", "Avg Ranking Boost"]) {
      expect(html).toMatch(new RegExp(`${average}</dt><dd[^>]*>[^<]*</dd><dd[^>]*>In the sample</dd>`));
    }
    expect(html.match(/<details[^>]*name="rewrite"/g)).toHaveLength(3);
    expect(html).toContain("sample scores");
    expect(html).not.toContain(`disabled=""`);
  });

  // Spec 2: "an empty state with a call-to-action."
  it("shows what to do when the list is empty", async () => {
    const state = { ...descriptionRewriter.initial(NOW), rewrites: [] };
    const html = await visit({ state }).open();
    expect(html).toContain("No rewrites yet");
    expect(html).toContain('href="#new-rewrite"');
  });

  it("redirects to the new rewrite, which is open", async () => {
    const { status, to } = await visit().submit(TYPED);
    expect(status).toBe(303);
    expect(to).toMatch(/^\/description-rewriter\?done=rewrite&open=(n\w+)#\1$/);
  });

  // Spec 5: "The message 'Please enter both video title and description' is also defined."
  it("says in the error box and at the field what is missing, and keeps the rest", async () => {
    const { status, html } = await visit().submit({ ...TYPED, title: "" });
    expect(status).toBe(400);
    expect(html).toContain("Rewrite Error");
    expect(html).toContain("Please enter both video title and description");
    expect(html).toMatch(/<textarea[^>]*>Flour &lt;b&gt;and&lt;\/b&gt; time\.<\/textarea>/);
    expect(html.match(/aria-describedby="[^"]*tool-error"/g)).toHaveLength(1);
  });

  it("says only at the field that a description is too long", async () => {
    const description = "x".repeat(5001);
    const { html } = await visit().submit({ ...TYPED, description });
    expect(html).toMatch(/<p[^>]*role="alert"[^>]*>Please keep the description to 5,000 characters\.<\/p>/);
    expect(html).not.toContain("Rewrite Error");
    expect(html).toContain(description);
  });

  // Spec 8: "Failed to rewrite description. Please try again. (heading Rewrite Error)"
  it("says that it failed, and keeps the typed text and earlier rewrites", async () => {
    const tool = visit({ broken: true });
    const { status, html } = await tool.submit(TYPED);
    expect(status).toBe(503);
    expect(html).toContain("Rewrite Error");
    expect(html).toContain("Failed to rewrite description. Please try again.");
    expect(html).toContain('value="Why bread rises"');
    expect(html).toContain("Flour &lt;b&gt;and&lt;/b&gt; time.");
    expect(html.match(/<details[^>]*name="rewrite"/g)).toHaveLength(3);
    expect(tool.reported).toHaveLength(1);
  });
});
