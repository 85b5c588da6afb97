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
  /** True where the state is not there for a new account. */
  demo?: true;
  /** True where something lies over the page: it is drawn as the window shows it, not to the page's end. */
  window?: true;
  reach(page: Page): Promise<void>;
}

/** A page as its address shows it. */
export function at(name: string, path: string, title: string): State {
  return { name, title, reach: (page) => arriveAt(page, path) };
}

/** A page that a visitor comes to in several steps, the last of which may be a wait. */
export function reached(
  name: string,
  title: string | RegExp,
  ...steps: ((page: Page) => Promise<unknown>)[]
): State {
  return {
    name,
    title,
    async reach(page) {
      for (const step of steps) await step(page);
      await takenOver(page);
    },
  };
}

/** A page as its states name it. */
interface NamedPage {
  name: string;
  title: string;
  path: string;
}

/** A tool, and what presses its button. */
interface PressedTool extends NamedPage {
  press(page: Page): Promise<void>;
}

/** The page after something was done on it. */
export function after(
  { name, title, path }: NamedPage,
  what: string,
  act: (page: Page) => Promise<void>,
): State {
  return reached(`${name}-${what}`, title, (page) => arriveAt(page, path), act);
}

/** The tool as it asks whether its list is to be cleared. */
export function confirm(name: string, path: string, title: string): State {
  return at(`${name}-confirm`, path, title);
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
export function done(tool: PressedTool, says: string): State {
  return after(tool, "done", async (page) => {
    await tool.press(page);
    await page.getByText(says).waitFor();
  });
}

/** The tool with nothing in its list: after that yes, under that heading. */
export function emptied(tool: NamedPage, yes: string, heading: string): State {
  return after({ ...tool, path: `${tool.path}?confirm=clear` }, "empty", async (page) => {
    await page.getByRole("button", { name: yes }).click();
    await page.getByRole("heading", { name: heading }).waitFor();
  });
}

/** Presses the button of that name. */
export function press(page: Page, name: string): Promise<void> {
  return page.getByRole("button", { name }).click();
}

/** Leaves what the page sends from now on without an answer, so that it stays busy for as long as it is looked at. */
async function holdAnswers(page: Page): Promise<void> {
  await page.route("**", (route) => (route.request().method() === "POST" ? undefined : route.fallback()));
}
