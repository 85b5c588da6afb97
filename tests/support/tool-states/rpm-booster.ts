import type { Page } from "@playwright/test";
import { arriveAt, takenOver } from "../arrive.ts";
import { at, busy, confirm, done, emptied, type State } from "../state.ts";

const TITLE = "RPM Booster Tips · Greenlight";
const PATH = "/rpm-booster";
const TOOL = { name: "rpm-booster", title: TITLE, path: PATH, press };

export const RPM_BOOSTER: State[] = [
  at("rpm-booster", PATH, TITLE),
  confirm("rpm-booster", `${PATH}?confirm=clear`, TITLE),
  busy(TOOL),
  done(TOOL, "The analysis is up to date"),
  {
    name: "rpm-booster-ticked",
    title: TITLE,
    async reach(page) {
      await arriveAt(page, `${PATH}?open=buying-guide`);
      for (const [index, step] of ["List the products", "Film every product"].entries()) {
        await page.getByRole("checkbox", { name: new RegExp(step) }).click();
        await page.getByText(`${index + 1} of 5 steps done`).waitFor();
        await takenOver(page);
      }
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
  emptied(TOOL, "Clear the recommendations", "No recommendations yet"),
];

function forget(input: Element): void {
  (input as HTMLInputElement).value = "cleared away";
}

function press(page: Page): Promise<void> {
  return page.getByRole("button", { name: "Analyze RPM" }).click();
}
