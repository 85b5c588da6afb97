import type { Page } from "@playwright/test";
import { arriveAt, takenOver } from "../arrive.ts";
import { at, type State } from "../state.ts";

const TITLE = "Ask Greenlight · Greenlight";
const PATH = "/ask-greenlight";

export const ASK_GREENLIGHT: State[] = [
  at("ask-greenlight", PATH, TITLE),
  {
    name: "ask-greenlight-answered",
    title: TITLE,
    async reach(page) {
      await arriveAt(page, PATH);
      await ask(page, "What should I film next for a sourdough channel?");
      await answered(page, 1);
      await page.getByRole("button", { name: "How can I raise my RPM without more ads?" }).click();
      await answered(page, 2);
    },
  },
  {
    name: "ask-greenlight-long-word",
    title: TITLE,
    async reach(page) {
      await arriveAt(page, PATH);
      await ask(page, `Thumbnails for ${"Donaudampfschifffahrt".repeat(9)} <b>please</b>?`);
      await answered(page, 1);
    },
  },
  {
    name: "ask-greenlight-too-long",
    title: TITLE,
    async reach(page) {
      await arriveAt(page, PATH);
      await ask(page, "Why did my views drop? ".repeat(100));
      await page.getByRole("alert").waitFor();
      await takenOver(page);
    },
  },
  {
    name: "ask-greenlight-folded",
    title: TITLE,
    async reach(page) {
      await arriveAt(page, PATH);
      await page.getByText("Hide chat").click();
    },
  },
  at("ask-greenlight-confirm", `${PATH}?confirm=start-over`, TITLE),
  {
    name: "ask-greenlight-started-over",
    title: TITLE,
    async reach(page) {
      await arriveAt(page, `${PATH}?confirm=start-over`);
      await page.getByRole("button", { name: "Start over" }).click();
      await page.getByText("This is a new conversation.").waitFor();
      await takenOver(page);
    },
  },
];

async function ask(page: Page, question: string): Promise<void> {
  await page.getByLabel("Your question").fill(question);
  await page.getByRole("button", { name: "Send" }).click();
}

async function answered(page: Page, times: number): Promise<void> {
  await page
    .getByRole("log")
    .getByRole("figure")
    .nth(times - 1)
    .waitFor();
  await takenOver(page);
}
