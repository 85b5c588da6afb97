import type { Page } from "@playwright/test";
import { arriveAt } from "../support/arrive.ts";
import { expect, test } from "./journey.ts";
import { withoutTheatre } from "./theatre.ts";

const PATH = "/content-ideas";

function generate(page: Page): Promise<void> {
  return page.getByRole("button", { name: "Generate New Ideas" }).click();
}

/** What the stats row counts; the label stands with its value in one tile. */
async function total(page: Page): Promise<number> {
  const text = await page.getByRole("main").innerText();
  return Number(/Total Generated\s+(\d+)|(\d+)\s+Total Generated/i.exec(text)?.slice(1).find(Boolean));
}

test("Two tabs of one visitor lose nothing of each other's", { tag: "@native" }, async ({
  context,
  page,
  visit,
}) => {
  const other = await context.newPage();
  for (const tab of [page, other]) await withoutTheatre(tab);
  await visit(PATH);
  const before = await total(page);
  // The first page named the visitor: already their very first changes, at the same moment, are one's.
  await arriveAt(other, PATH);
  for (let round = 1; round <= 2; round++) {
    await Promise.all([generate(page), generate(other)]);
    await expect(page.getByText("Three new ideas are below.")).toBeVisible();
    await expect(other.getByText("Three new ideas are below.")).toBeVisible();
    await visit(PATH);
    expect(await total(page)).toBe(before + round * 6);
    await arriveAt(other, PATH);
  }
});
