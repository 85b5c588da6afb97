import type { Locator, Page } from "@playwright/test";
import { unfoldForm } from "../../support/folded-form.ts";

/** The Thumbnail Title Optimizer on a creator's own titles. */
export class YourTitles {
  constructor(readonly page: Page) {}

  get titles() {
    return this.page.getByLabel("Titles", { exact: true });
  }

  get analyze() {
    return this.page.getByRole("button", { name: /^Analyz/ });
  }

  get example() {
    return this.page.getByRole("button", { name: "Try it with an example" });
  }

  get status() {
    return this.page.getByRole("status").first();
  }

  /** The result that stands open: the others are a line each. */
  get result() {
    return this.page.getByRole("article");
  }

  get finding() {
    return this.result.getByRole("heading", { level: 3 });
  }

  /** Titles of the open result that are compared, the best first. */
  get ranked() {
    return this.result.locator("summary h4");
  }

  /** An earlier result's line, by its best title. */
  earlier(title: string) {
    return this.page.getByRole("link", { name: title });
  }

  get thumbnail() {
    return this.page.getByLabel("Thumbnail", { exact: true });
  }

  get notes() {
    return this.page.getByLabel("What happens in the video?");
  }

  /** Asks the language model, from its folded form. */
  async ask(notes: string): Promise<void> {
    if (!(await this.notes.isVisible())) {
      await this.page.locator("summary").filter({ hasText: "Ask the language model" }).click();
    }
    await this.notes.fill(notes);
    await this.page.getByRole("button", { name: "Send title and notes" }).click();
  }

  /** Judges titles by a list of videos, from its folded part of the form. */
  async scoreBy(list: string, ...titles: string[]): Promise<void> {
    await this.page.locator("summary").filter({ hasText: "Or judge them by a list" }).click();
    await this.page.getByLabel("Your videos", { exact: true }).fill(list);
    await this.score(...titles);
  }

  stat(label: string) {
    return this.page.getByRole("main").locator("dl > div").filter({ hasText: label });
  }

  async score(...titles: string[]): Promise<void> {
    await unfoldForm(this.page);
    await this.titles.fill(titles.join("\n"));
    await this.analyze.click();
  }

  /** A figure's own account of itself. */
  opened(summary: Locator): Locator {
    return summary.locator("xpath=..");
  }

  /** A picture of that size, painted by the page, with letters under the time stamp or without. */
  async choose(size: { width: number; height: number }, text: string): Promise<void> {
    const base64 = await this.page.evaluate(
      ({ width, height, text }) => {
        const canvas = Object.assign(document.createElement("canvas"), { width, height });
        const context = canvas.getContext("2d");
        if (!context) return "";
        context.fillStyle = "#14324a";
        context.fillRect(0, 0, width, height);
        context.fillStyle = "#fff";
        context.fillRect(width * 0.1, height * 0.1, width * 0.3, height * 0.5);
        context.font = `700 ${height / 5}px sans-serif`;
        context.textAlign = "right";
        context.fillText(text, width * 0.98, height * 0.95);
        return canvas.toDataURL("image/png").split(",")[1] ?? "";
      },
      { ...size, text },
    );
    await this.thumbnail.setInputFiles({
      name: "thumbnail.png",
      mimeType: "image/png",
      buffer: Buffer.from(base64, "base64"),
    });
  }
}
