import type { Page } from "@playwright/test";
import { arriveAt } from "./arrive.ts";

/** A page in one of its states, and how a visitor comes to it. */
export interface State {
  name: string;
  /** What the browser's tab says. */
  title: string;
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
