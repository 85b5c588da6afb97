import type { Page } from "@playwright/test";
import { arriveAt, takenOver } from "../arrive.ts";
import { at, type State } from "../state.ts";

const TITLE = "Smart Description Rewriter · Greenlight";

export const DESCRIPTION_REWRITER: State[] = [
  at("description-rewriter", "/description-rewriter", TITLE),
  {
    name: "description-rewriter-open",
    title: TITLE,
    async reach(page) {
      await arriveAt(page, "/description-rewriter");
      await page.getByText("Read it in full and compare").first().click();
      await page.getByRole("heading", { name: "Original" }).waitFor();
    },
  },
  {
    name: "description-rewriter-done",
    title: TITLE,
    reach: (page) => rewrite(page, "Sharpening kitchen knives on a mug", SHORT),
  },
  {
    name: "description-rewriter-too-long",
    title: TITLE,
    reach: (page) => rewrite(page, "Knives", `${SHORT}\n`.repeat(40)),
  },
  at("description-rewriter-confirm", "/description-rewriter?confirm=clear", TITLE),
  {
    name: "description-rewriter-empty",
    title: TITLE,
    async reach(page) {
      await arriveAt(page, "/description-rewriter?confirm=clear");
      await page.getByRole("button", { name: "Clear the rewrites" }).click();
      await page.getByRole("heading", { name: "No rewrites yet" }).waitFor();
      await takenOver(page);
    },
  },
];

/** With an address that no narrow screen can hold on one line. */
const SHORT = `The unglazed ring under a mug is a whetstone, near enough. I try it on three knives.
https://example.com/${"a-very-long-address/".repeat(5)}`;

async function rewrite(page: Page, title: string, description: string): Promise<void> {
  await arriveAt(page, "/description-rewriter");
  await page.getByLabel("Video title").fill(title);
  await page.getByLabel("Video description").fill(description);
  await page.getByRole("button", { name: "Rewrite Description" }).click();
  await page.getByText(/Your rewrite is at the top|Please keep the description/).waitFor();
  await takenOver(page);
}
