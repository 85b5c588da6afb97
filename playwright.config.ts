import { defineConfig } from "@playwright/test";
import { SITE } from "./tests/support/addresses.ts";
import { findBrowser } from "./tests/support/browser.ts";

/** A server on any free port, known by the line that it says its address with. */
export function serving(line: RegExp, option = "") {
  return {
    command: `"${process.execPath}" commands/serve.ts ${option}`,
    wait: { stdout: line },
    timeout: 90_000,
    gracefulShutdown: { signal: "SIGTERM" as const, timeout: 10_000 },
  };
}

export const REFUSING = serving(/Serving the build at (?<journeys_refusing_site>\S+)/, "--refuse-states");

// Pages of one context share a process, which has their scripts compiled: one for each takes 0.2 s of CPU to start.
const ONE_PROCESS = ["--disable-site-isolation-trials", "--renderer-process-limit=1"];

const STATES = "states.spec.ts";

/** Pages that only a site with accounts has: npm run test:accounts. */
export const OF_ACCOUNTS = /@accounts/;

/** Native forms alone, the same with script: npm run test:accounts walks them so, too. */
export const NATIVE = /@native/;

const browser = await findBrowser();

// The journeys need the production build: npm run build.
export default defineConfig({
  testDir: "tests/e2e",
  outputDir: ".test-results",
  reporter: "list",
  fullyParallel: true,
  forbidOnly: Boolean(process.env.CI),
  // On a busy machine a browser may answer late. A journey that needs its second try is listed as flaky: mend it.
  retries: 1,
  workers: 2,
  timeout: 20_000,
  expect: { timeout: 5_000 },
  use: {
    baseURL: SITE,
    // With scrollbars, as a visitor's browser has them: without, nothing would shift when one goes.
    launchOptions: {
      ...browser,
      args: [...(browser.args ?? []), ...ONE_PROCESS],
      ignoreDefaultArgs: ["--hide-scrollbars"],
    },
    actionTimeout: 5_000,
    navigationTimeout: 10_000,
    screenshot: "only-on-failure",
  },
  projects: [
    {
      // One browser walks through every state, and judges what is new in each; the longest walk begins first.
      name: "states",
      testMatch: STATES,
      fullyParallel: false,
      grepInvert: [/@without-script/, OF_ACCOUNTS],
    },
    { name: "without-script", use: { javaScriptEnabled: false }, grepInvert: [/@with-script/, OF_ACCOUNTS] },
    { name: "with-script", testIgnore: STATES, grepInvert: [/@without-script/, NATIVE, OF_ACCOUNTS] },
  ],
  webServer: [serving(/Serving the build at (?<journeys_site>\S+)/), REFUSING],
});
