import { after, at, type State } from "../state.ts";

const PATH = "/series-planner";
const TITLE = "Series Planner · Greenlight";

const TOOL = { name: "series-planner", title: TITLE, path: PATH };

export const SERIES_PLANNER: State[] = [
  at("series-planner", PATH, TITLE),
  at("series-planner-edit-video", `${PATH}?edit=bread-2#bread-2`, TITLE),
  at("series-planner-edit-series", `${PATH}?edit=pay-day#pay-day`, TITLE),
  at("series-planner-delete", `${PATH}?delete=pay-day#delete-form-pay-day`, TITLE),
  after(TOOL, "refused", async (page) => {
    await page.getByRole("button", { name: "Add Series" }).click();
    await page.getByRole("alert").waitFor();
  }),
  after({ ...TOOL, path: `${PATH}?add=bread#add-form-bread` }, "video-refused", async (page) => {
    await page.getByLabel("Length in minutes").fill("a while");
    await page.getByLabel("Video title").fill("Focaccia for the late shift");
    await page.getByRole("button", { name: "Add Video" }).click();
    await page.getByRole("alert").waitFor();
  }),
  after(TOOL, "analyzed", async (page) => {
    await page.getByRole("button", { name: "Analyze Library" }).first().click();
    await page.getByText(/^A new planned series is/).waitFor();
  }),
  after(TOOL, "added", async (page) => {
    await page.getByLabel("A series of your own").fill("Radio plays for one voice");
    await page.getByRole("button", { name: "Add Series" }).click();
    await page.getByText(/^The series is at the end/).waitFor();
  }),
  after({ ...TOOL, path: `${PATH}?open=bread#bread` }, "undo", async (page) => {
    await page.getByRole("button", { name: "Delete: Rolls from the same dough" }).click();
    await page.getByRole("button", { name: "Undo" }).waitFor();
  }),
  after({ ...TOOL, path: `${PATH}?confirm=clear#confirm` }, "empty", async (page) => {
    await page.getByRole("button", { name: "Delete all series" }).click();
    await page.getByText("No series yet").waitFor();
  }),
];
