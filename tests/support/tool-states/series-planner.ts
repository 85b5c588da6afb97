import type { Page } from "@playwright/test";
import { arriveAt, takenOver } from "../arrive.ts";
import { at, type State } from "../state.ts";

const PATH = "/series-planner";
const TITLE = "Series Planner · Greenlight";

/** The planner after something was pressed there, waiting for what comes of it. */
function after(name: string, path: string, act: (page: Page) => Promise<void>): State {
  return {
    name,
    title: TITLE,
    async reach(page) {
      await arriveAt(page, path);
      await act(page);
      await takenOver(page);
    },
  };
}

export const SERIES_PLANNER: State[] = [
  at("series-planner", PATH, TITLE),
  at("series-planner-edit-video", `${PATH}?edit=bread-2#bread-2`, TITLE),
  at("series-planner-edit-series", `${PATH}?edit=pay-day#pay-day`, TITLE),
  at("series-planner-delete", `${PATH}?delete=pay-day#delete-form-pay-day`, TITLE),
  after("series-planner-refused", PATH, async (page) => {
    await page.getByRole("button", { name: "Add Series" }).click();
    await page.getByRole("alert").waitFor();
  }),
  after("series-planner-video-refused", `${PATH}?add=bread#add-form-bread`, async (page) => {
    await page.getByLabel("Length in minutes").fill("a while");
    await page.getByLabel("Video title").fill("Focaccia for the late shift");
    await page.getByRole("button", { name: "Add Video" }).click();
    await page.getByRole("alert").waitFor();
  }),
  after("series-planner-analyzed", PATH, async (page) => {
    await page.getByRole("button", { name: "Analyze Library" }).first().click();
    await page.getByText(/^A new planned series is/).waitFor();
  }),
  after("series-planner-added", PATH, async (page) => {
    await page.getByLabel("A series of your own").fill("Radio plays for one voice");
    await page.getByRole("button", { name: "Add Series" }).click();
    await page.getByText(/^The series is at the end/).waitFor();
  }),
  after("series-planner-undo", `${PATH}?open=bread#bread`, async (page) => {
    await page.getByRole("button", { name: "Delete: Rolls from the same dough" }).click();
    await page.getByRole("button", { name: "Undo" }).waitFor();
  }),
  after("series-planner-empty", `${PATH}?confirm=clear#confirm`, async (page) => {
    await page.getByRole("button", { name: "Delete all series" }).click();
    await page.getByText("No series yet").waitFor();
  }),
];
