import type { Page } from "@playwright/test";
import { arriveAt, takenOver } from "./arrive.ts";

/** A page in one of its states, and how a visitor comes to it. */
export interface State {
  name: string;
  /** What the browser's tab says. */
  title: string | RegExp;
  /** True where the state is only there on a small screen. */
  small?: true;
  /** True where the state is only there with script. */
  alive?: true;
  /** True where something lies over the page: it is drawn as the window shows it, not to the page's end. */
  window?: true;
  reach(page: Page): Promise<void>;
}

/** A page as its address shows it. */
export function at(name: string, path: string, title: string): State {
  return { name, title, reach: (page) => arriveAt(page, path) };
}

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

/** Leaves what the page sends from now on without an answer, so that it stays busy for as long as it is looked at. */
async function holdAnswers(page: Page): Promise<void> {
  await page.route("**", (route) => (route.request().method() === "POST" ? undefined : route.fallback()));
}
