import type { Page } from "@playwright/test";
import { arriveAt, sendForm } from "./arrive.ts";
import { at, reached, type State } from "./state.ts";

const PLAN = "Plan · Greenlight";
/** As long as an idea may be without a space, in a script that is read from right to left, and plain. */
const IDEAS = [
  "Messerschleifmaschinenvergleichstabelle".repeat(4),
  "كيف أشحذ سكاكين المطبخ",
  "Why your sourdough crust is pale",
];

/** The plan in its views, a card's page, and the note on a page that something was added from. */
export const PLANNED: State[] = [
  at("plan-empty", "/plan", PLAN),
  planned("plan-board", "", PLAN),
  planned("plan-calendar", "?view=calendar", PLAN),
  planned("plan-list", "?view=list", PLAN),
  planned("plan-list-filtered", "?view=list&state=filmed", PLAN),
  planned("plan-refused", "", PLAN, async (page) => {
    await page.getByRole("button", { name: "Add to plan", exact: true }).click();
    await page.getByRole("alert").waitFor();
  }),
  planned("plan-move", "", PLAN, async (page) => {
    await page.getByRole("link", { name: "Move Why your sourdough crust is pale" }).click();
    await page.getByRole("heading", { name: /^Move/ }).waitFor();
  }),
  planned("plan-card", "", `${IDEAS[2]} · Greenlight`, openCard),
  planned("plan-card-refused", "", `${IDEAS[2]} · Greenlight`, async (page) => {
    await openCard(page);
    await page.getByLabel("Title", { exact: true }).fill("x".repeat(201));
    await page.getByRole("button", { name: "Save" }).click();
    await page.getByRole("alert").waitFor();
  }),
  planned("plan-card-delete", "", `${IDEAS[2]} · Greenlight`, async (page) => {
    await openCard(page);
    await page.getByRole("link", { name: "Delete this card" }).click();
    await page.getByRole("heading", { name: "Delete this card?" }).waitFor();
  }),
  planned("plan-desk", "", "Your titles · Thumbnail Title Optimizer · Greenlight", async (page) => {
    await openCard(page);
    await page.getByRole("link", { name: "Score its title" }).click();
    await page.getByText("For your card").waitFor();
  }),
  reached("plan-added", /light|Light/, async (page) => {
    await arriveAt(page, "/light?q=sourdough+bread");
    await page.getByRole("button", { name: "Add to plan" }).click();
    await page.getByText("Added to your plan.").waitFor();
  }),
  at("plan-card-gone", "/plan/nobody", "Card · Greenlight"),
];

async function openCard(page: Page): Promise<void> {
  await page.getByRole("link", { name: IDEAS[2], exact: true }).click();
  await page.getByLabel("Notes").waitFor();
}

/** A view of a plan with a few cards. */
function planned(name: string, query: string, title: string, then = async (_page: Page) => {}): State {
  return reached(name, title, addIdeas, (page) => arriveAt(page, `/plan${query}`), then);
}

async function addIdeas(page: Page): Promise<void> {
  for (const idea of IDEAS) await sendForm(page, "/plan", { action: "add", idea });
}
