import type { Locator, Page } from "@playwright/test";

/** The content analyzer in each of its states. */
export class Analyzer {
  constructor(private page: Page) {}

  get field() {
    return this.page.getByLabel("Describe your content idea");
  }

  get submit() {
    return this.page.getByRole("main").getByRole("button", { name: /^Analyz/ });
  }

  example(idea: string) {
    return this.page.getByRole("list", { name: "For example" }).getByRole("link", { name: idea });
  }

  get emptyState() {
    return this.page.getByRole("heading", { name: "Which video are you thinking about?" });
  }

  get error() {
    return this.page.getByRole("alert").filter({ hasText: "Analysis Error" });
  }

  get loading() {
    return this.page.getByText("Reading the videos people watch on this");
  }

  /** What assistive technology is told while an answer is on its way and when it is there. */
  get announced() {
    return this.page.getByRole("main").getByRole("status").first();
  }

  get results() {
    return this.page.getByRole("heading", { name: /^Results for/ });
  }

  /** Opens the evidence behind what `card` claims. */
  openEvidence(card: Locator): Locator {
    return card.getByRole("link", { name: "See the evidence" });
  }

  /** The evidence behind what `card` claims, once it is open. */
  evidence(card: Locator): Locator {
    return card.getByRole("group").filter({ hasText: "See the evidence" });
  }

  get sampleBadge() {
    return this.page.getByText("Sample data", { exact: true });
  }

  get summary() {
    return this.section("Insights").getByRole("paragraph").first();
  }

  /** The figure under a name, in the tiles and in the market's summary. */
  figure(name: string): Locator {
    const term = this.page.getByRole("term").getByText(name, { exact: true });
    return this.page.locator("dl > div").filter({ has: term }).getByRole("definition").first();
  }

  /** The card of a finding: Peak Topic, Rising Topic, Hidden Gem. */
  finding(name: string): Locator {
    const label = this.page.getByText(name, { exact: true });
    return this.section("Insights").locator(":has(> h3)").filter({ has: label });
  }

  get map() {
    return this.page.getByRole("figure", { name: "Topics by demand and competition" });
  }

  /** The circles of the map as it is drawn at this width. */
  get circles() {
    return this.map
      .locator("svg:visible")
      .filter({ has: this.page.locator("text") })
      .locator("circle");
  }

  get whatToBuild() {
    return this.page.getByRole("heading", { name: "What You Should Build" });
  }

  get topics() {
    return this.section("Topics in these videos").getByRole("list").first().locator("> li");
  }

  get topVideos() {
    return this.section("Top Performing Videos").getByRole("listitem");
  }

  get analyzedVideos() {
    return this.section("Analyzed Videos").getByRole("listitem");
  }

  /** Opens the rest of that list. */
  get otherAnalyzedVideos() {
    return this.section("Analyzed Videos").getByText(/^The other \d+$/);
  }

  /** The line that the form folds into above an answer. */
  get folded() {
    return this.page.getByRole("main").locator("summary").filter({ hasText: "Your idea: " });
  }

  /** What to make, in one sentence. */
  get advice() {
    return this.page.getByRole("region", { name: /^Results for/ }).getByText(/^Make a video on “.+”\.$/);
  }

  get light() {
    return this.page.getByRole("main").getByRole("link", { name: "See the light for this idea" });
  }

  async analyze(idea: string): Promise<void> {
    if (await this.folded.isVisible()) await this.folded.click();
    await this.field.fill(idea);
    await this.submit.click();
  }

  private section(name: string): Locator {
    return this.page.getByRole("region", { name, exact: true });
  }
}
