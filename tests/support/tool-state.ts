import type { Page } from "@playwright/test";
import { arriveAt, takenOver } from "./arrive.ts";
import { holdAnswers } from "./hold-answers.ts";
import type { State } from "./state.ts";

/** A tool as its states name it, and what presses its button. */
interface PressedTool {
  name: string;
  title: string;
  path: string;
  press(page: Page): Promise<void>;
}

/** The tool while it works: its answer is held. */
export function busy({ name, title, path, press }: PressedTool): State {
  return {
    name: `${name}-busy`,
    title,
    alive: true,
    async reach(page) {
      await arriveAt(page, path);
      await holdAnswers(page);
      await press(page);
    },
  };
}

/** The tool after its work, which it says in these words. */
export function done({ name, title, path, press }: PressedTool, says: string): State {
  return {
    name: `${name}-done`,
    title,
    async reach(page) {
      await arriveAt(page, path);
      await press(page);
      await page.getByText(says).waitFor();
      await takenOver(page);
    },
  };
}

/** The tool with nothing in its list: after that yes, under that heading. */
export function emptied(
  { name, title, path }: Omit<PressedTool, "press">,
  yes: string,
  heading: string,
): State {
  return {
    name: `${name}-empty`,
    title,
    async reach(page) {
      await arriveAt(page, `${path}?confirm=clear`);
      await page.getByRole("button", { name: yes }).click();
      await page.getByRole("heading", { name: heading }).waitFor();
      await takenOver(page);
    },
  };
}
