// npm run screenshots: every page and state at two widths in both themes, to be looked at.
//   npm run screenshots -- [folder]     into a folder, .screenshots unless named
//   npm run screenshots -- folder series     of those states whose name begins so
//   npm run screenshots -- --readme     the README's picture alone, docs/greenlight.png
import { mkdir } from "node:fs/promises";
import { dirname, join } from "node:path";
import { type Browser, type BrowserContextOptions, chromium } from "@playwright/test";
import { findBrowser } from "../tests/support/browser.ts";
import { serveFresh } from "../tests/support/fresh-server.ts";
import type { State } from "../tests/support/state.ts";
import { STATES } from "../tests/support/states.ts";
import { command, say } from "./run.ts";

const THEMES = ["light", "dark"] as const;
const SIZES = [
  { width: 390, height: 844, isMobile: true, hasTouch: true },
  { width: 1280, height: 800 },
];
const README = "docs/greenlight.png";
/** Tall enough for the findings, the map and the first row of topics, none cut through. */
const README_SIZE = { width: 1280, height: 2152 };
const SIDEBAR_NEEDS = 1024;

await command(async () => {
  const wanted = process.argv.slice(2);
  say("Starting the Worker on the last build");
  const server = await serveFresh({ hasLanguageModel: true });
  try {
    const browser = await chromium.launch(await findBrowser());
    try {
      if (wanted.includes("--readme")) await drawReadme(browser, server.url);
      else await drawAll(browser, server.url, wanted[0] ?? ".screenshots", wanted[1] ?? "");
    } finally {
      await browser.close();
    }
  } finally {
    await server.stop();
  }
});

async function drawAll(browser: Browser, baseURL: string, folder: string, start: string): Promise<void> {
  await mkdir(folder, { recursive: true });
  let visitors = 0;
  for (const { width, height, ...device } of SIZES) {
    for (const colorScheme of THEMES) {
      say(`${width} wide, ${colorScheme}`);
      for (const state of STATES.filter(({ name }) => name.startsWith(start))) {
        if (state.small && width >= SIDEBAR_NEEDS) continue;
        const path = join(folder, `${state.name}-${width}-${colorScheme}.png`);
        // Each from a network of its own, as rate limits count an IPv6 /64: none takes them for one visitor.
        const extraHTTPHeaders = { "CF-Connecting-IP": `2001:db8:${(++visitors).toString(16)}::1` };
        const viewport = { width, height };
        await draw(browser, state, { baseURL, extraHTTPHeaders, viewport, colorScheme, ...device }, path);
        console.log(`  ${path}`);
      }
    }
  }
}

/** The README's picture: an analysis as one sees it first, where it says that it is sample data. */
async function drawReadme(browser: Browser, baseURL: string): Promise<void> {
  const results = STATES.find(({ name }) => name === "analyzer-results");
  if (!results) throw new Error("there is no state analyzer-results");
  await mkdir(dirname(README), { recursive: true });
  const asSeen = { ...results, window: true } as const;
  await draw(browser, asSeen, { baseURL, viewport: README_SIZE }, README);
  say(`Wrote ${README}`);
}

async function draw(
  browser: Browser,
  state: State,
  options: BrowserContextOptions,
  path: string,
): Promise<void> {
  const context = await browser.newContext({ ...options, reducedMotion: "reduce" });
  try {
    const page = await context.newPage();
    await state.reach(page);
    // Pictures that load when they come into view would be missing from a page drawn whole.
    await page.evaluate(async () => {
      for (const picture of document.images) picture.loading = "eager";
      await Promise.all([...document.images].map((picture) => picture.decode()));
      await document.fonts.ready;
      await Promise.allSettled(document.getAnimations().map(({ finished }) => finished));
    });
    await page.screenshot({ path, fullPage: !state.window });
  } finally {
    await context.close();
  }
}
