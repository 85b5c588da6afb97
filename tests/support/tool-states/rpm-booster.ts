import type { Page } from "@playwright/test";
import { arriveAt, takenOver } from "../arrive.ts";
import { holdAnswers } from "../hold-answers.ts";
import { at, type State } from "../state.ts";

const TITLE = "RPM Booster Tips · Greenlight";
const PATH = "/rpm-booster";

export const RPM_BOOSTER: State[] = [
  at("rpm-booster", PATH, TITLE),
  at("rpm-booster-confirm", `${PATH}?confirm=clear`, TITLE),
  {
    name: "rpm-booster-busy",
    title: TITLE,
    alive: true,
    async reach(page) {
      await arriveAt(page, PATH);
      await holdAnswers(page);
      await press(page);
    },
  },
  {
    name: "rpm-booster-done",
    title: TITLE,
    async reach(page) {
      await arriveAt(page, PATH);
      await press(page);
      await page.getByText("The analysis is up to date").waitFor();
      await takenOver(page);
    },
  },
  {
    name: "rpm-booster-ticked",
    title: TITLE,
    async reach(page) {
      await arriveAt(page, `${PATH}?open=buying-guide`);
      for (const step of ["List the products", "Film every product"]) {
        await page.getByRole("checkbox", { name: new RegExp(step) }).click();
        await page.getByRole("checkbox", { name: new RegExp(step), checked: true }).waitFor();
        await page.waitForURL(/done=mark/);
        await takenOver(page);
      }
      await page.getByText("2 of 5 steps done").waitFor();
    },
  },
  {
    name: "rpm-booster-refused",
    title: TITLE,
    async reach(page) {
      await arriveAt(page, PATH);
      // As if another tab had cleared the list in between.
      await page.locator("input[name=recommendation]").first().evaluate(forget);
      await page.getByRole("checkbox").first().click();
      await page.getByRole("alert").waitFor();
      await takenOver(page);
    },
  },
  {
    name: "rpm-booster-empty",
    title: TITLE,
    async reach(page) {
      await arriveAt(page, `${PATH}?confirm=clear`);
      await page.getByRole("button", { name: "Clear the recommendations" }).click();
      await page.getByRole("heading", { name: "No recommendations yet" }).waitFor();
      await takenOver(page);
    },
  },
];

function forget(input: Element): void {
  (input as HTMLInputElement).value = "cleared away";
}

function press(page: Page): Promise<void> {
  return page.getByRole("button", { name: "Analyze RPM" }).click();
}
