import type { Page } from "@playwright/test";
import { REFUSING_SITE } from "../support/addresses.ts";
import { expect, test } from "./journey.ts";
import { skipTheatre } from "./theatre.ts";

interface Failing {
  /** Spec section 8, as the visitor reads it. */
  message: string;
  /** What the tool is asked to do, up to its button. */
  act(page: Page): Promise<void>;
  /** What was typed, by the label of its field. */
  typed: Record<string, string>;
}

/** Every tool by its path, with what to ask of it while its database keeps nothing. */
const TOOLS: Record<string, Failing> = {
  "/content-ideas": {
    // Spec 8: "Failed to generate new content ideas. Please try again."
    message: "Failed to generate new content ideas. Please try again.",
    act: (page) => page.getByRole("button", { name: "Generate New Ideas" }).first().click(),
    typed: {},
  },
};

test.describe("Where nothing can be kept", () => {
  test.use({ baseURL: REFUSING_SITE, meant: /status of 503|^503 / });

  for (const [path, { message, act, typed }] of Object.entries(TOOLS)) {
    test(`${path} says so, and shows what was typed and the earlier results`, async ({ page, visit }) => {
      const afterTheTheatre = await skipTheatre(page);
      await visit(path);
      const results = page.locator("#results");
      const earlier = await results.getByRole("heading").allInnerTexts();
      for (const [label, text] of Object.entries(typed)) await page.getByLabel(label).fill(text);
      await act(page);
      await afterTheTheatre();
      await expect(page.getByText(message)).toBeVisible();
      expect(await results.getByRole("heading").allInnerTexts()).toEqual(earlier);
      for (const [label, text] of Object.entries(typed)) {
        await expect(page.getByLabel(label)).toHaveValue(text);
      }
      await expect(page.getByRole("heading", { level: 1 })).not.toHaveText("Unexpected Application Error!");
    });
  }
});
