import type { Page } from "@playwright/test";
import { at, busy, confirm, done, emptied, type State } from "../state.ts";

const TITLE = "Content Idea Generator · Greenlight";
const PATH = "/content-ideas";
const TOOL = { name: "content-ideas", title: TITLE, path: PATH, press };

export const CONTENT_IDEAS: State[] = [
  at("content-ideas", PATH, TITLE),
  confirm("content-ideas", `${PATH}?confirm=clear`, TITLE),
  busy(TOOL),
  done(TOOL, "Three new ideas are below."),
  emptied(TOOL, "Clear the ideas", "No ideas yet"),
];

function press(page: Page): Promise<void> {
  return page.getByRole("button", { name: "Generate New Ideas" }).click();
}
