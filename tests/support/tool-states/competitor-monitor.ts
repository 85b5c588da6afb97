import type { Page } from "@playwright/test";
import { arriveAt, takenOver } from "../arrive.ts";
import { at, confirm, emptied, type State } from "../state.ts";

const PATH = "/competitor-monitor";
const TITLE = "Competitor Monitor · Greenlight";

export const COMPETITOR_MONITOR: State[] = [
  at("competitor-monitor", PATH, TITLE),
  {
    name: "competitor-monitor-refreshed",
    title: TITLE,
    async reach(page) {
      await arriveAt(page, PATH);
      await page.getByRole("button", { name: "Refresh" }).click();
      await page.getByText("Two new videos are below.").waitFor();
      await takenOver(page);
    },
  },
  {
    name: "competitor-monitor-twice",
    title: TITLE,
    async reach(page) {
      await arriveAt(page, PATH);
      await page.getByLabel("Channel name").fill("slow crumb baking");
      await page.getByRole("button", { name: "Add" }).click();
      await page.getByRole("alert").waitFor();
      await takenOver(page);
    },
  },
  {
    name: "competitor-monitor-no-channels",
    title: TITLE,
    async reach(page) {
      await arriveAt(page, PATH);
      await removeAll(page);
      await page.getByRole("button", { name: "Refresh" }).click();
      await page.getByRole("alert").waitFor();
      await takenOver(page);
    },
  },
  confirm("competitor-monitor", `${PATH}?confirm=clear`, TITLE),
  emptied({ name: "competitor-monitor", title: TITLE, path: PATH }, "Clear the videos", "No videos yet"),
];

async function removeAll(page: Page): Promise<void> {
  const remove = page.getByRole("button", { name: /^Remove / });
  for (let left = await remove.count(); left > 0; left--) {
    await remove.first().click();
    await page.getByText(left > 1 ? `of ${left - 1} active` : "None yet").waitFor();
    await takenOver(page);
  }
}
