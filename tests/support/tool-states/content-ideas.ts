import type { Page } from "@playwright/test";
import { arriveAt, takenOver } from "../arrive.ts";
import { holdAnswers } from "../hold-answers.ts";
import { at, type State } from "../state.ts";

const TITLE = "Content Idea Generator · Greenlight";
const PATH = "/content-ideas";

export const CONTENT_IDEAS: State[] = [
  at("content-ideas", PATH, TITLE),
  at("content-ideas-confirm", `${PATH}?confirm=clear`, TITLE),
  {
    name: "content-ideas-busy",
    title: TITLE,
    alive: true,
    async reach(page) {
      await arriveAt(page, PATH);
      await holdAnswers(page);
      await press(page);
    },
  },
  {
    name: "content-ideas-done",
    title: TITLE,
    async reach(page) {
      await arriveAt(page, PATH);
      await press(page);
      await page.getByText("Three new ideas are below.").waitFor();
      await takenOver(page);
    },
  },
  {
    name: "content-ideas-empty",
    title: TITLE,
    async reach(page) {
      await arriveAt(page, `${PATH}?confirm=clear`);
      await page.getByRole("button", { name: "Clear the ideas" }).click();
      await page.getByRole("heading", { name: "No ideas yet" }).waitFor();
      await takenOver(page);
    },
  },
];

function press(page: Page): Promise<void> {
  return page.getByRole("button", { name: "Generate New Ideas" }).click();
}
