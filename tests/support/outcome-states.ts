import type { Page } from "@playwright/test";
import { arriveAt } from "./arrive.ts";
import { at, type State } from "./state.ts";

const IDEA = "Rye bread in a cold kitchen";

/** A published card with typed views: the page of its outcome. */
async function publish(page: Page): Promise<void> {
  await arriveAt(page, "/plan");
  await page.getByLabel("Add an idea").fill(IDEA);
  await page.getByRole("button", { name: "Add to plan", exact: true }).click();
  const link = page.getByRole("link", { name: IDEA, exact: true }).first();
  const card = (await link.getAttribute("href")) ?? "";
  await arriveAt(page, `${card}/outcome`);
  await page.getByLabel("Published on").fill("2026-01-05");
  await page.getByRole("textbox", { name: "Views" }).fill("12480");
  await page.getByRole("button", { name: "Save the views" }).click();
  await page.getByText("12,480").waitFor();
}

/** What becomes of a plan: out of the house, and into the world. */
export const OUTCOMES: State[] = [
  at("plan-export", "/plan/export", "Export your plan · Greenlight"),
  {
    name: "plan-export-made",
    title: "Export your plan · Greenlight",
    async reach(page) {
      await arriveAt(page, "/plan/export");
      await page.getByRole("button", { name: "Make a calendar address" }).click();
      await page.getByLabel("Your calendar address").waitFor();
    },
  },
  at("plan-week", "/plan/week", "Week · Greenlight"),
  at("plan-outcomes-empty", "/plan/outcomes", "How right we were · Greenlight"),
  {
    name: "plan-outcomes-waiting",
    title: "How right we were · Greenlight",
    async reach(page) {
      await arriveAt(page, "/plan");
      await page.getByLabel("Add an idea").fill(IDEA);
      await page.getByRole("button", { name: "Add to plan", exact: true }).click();
      await page.getByRole("link", { name: IDEA, exact: true }).first().click();
      await page.getByLabel("State").selectOption("Published");
      await page.getByRole("button", { name: "Save" }).click();
      await page.getByText("Saved.").waitFor();
      await arriveAt(page, "/plan/outcomes");
    },
  },
  { name: "plan-card-outcome", title: "How it did · Greenlight", reach: publish },
  {
    name: "plan-outcomes",
    title: "How right we were · Greenlight",
    async reach(page) {
      await publish(page);
      await arriveAt(page, "/plan/outcomes");
    },
  },
];
