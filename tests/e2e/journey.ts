import { createHash } from "node:crypto";
import {
  type Browser,
  type BrowserContext,
  test as base,
  type ConsoleMessage,
  expect,
  type Response,
  type TestInfo,
  type WebError,
} from "@playwright/test";
import { MAILBOX, SITE } from "../support/addresses.ts";
import { arriveAt } from "../support/arrive.ts";
import { enterByMail } from "../support/mailbox.ts";
import { Account } from "./screens/account.ts";
import { Analyzer } from "./screens/analyzer.ts";
import { Landing } from "./screens/landing.ts";
import { Login } from "./screens/login.ts";
import { Pricing } from "./screens/pricing.ts";
import { Shell } from "./screens/shell.ts";
import { Theme } from "./screens/theme.ts";
import { Waitlist } from "./screens/waitlist.ts";
import { isSpent } from "./theatre.ts";

interface Journey {
  /** Opens a page of the site and, where there is script, waits until it has taken over. */
  visit(path: string): Promise<void>;
  landing: Landing;
  waitlist: Waitlist;
  login: Login;
  shell: Shell;
  account: Account;
  analyzer: Analyzer;
  pricing: Pricing;
  theme: Theme;
  /** An address that nobody else in this run joins with. */
  email: string;
  quiet: undefined;
  /** What a journey that breaks something on purpose may hear of it. */
  meant: RegExp | null;
}

/** The contexts that a worker's visitors share one after the other, by the screen and the settings that they have. */
type Devices = Map<string, BrowserContext>;

/** Every journey is a visitor of its own, and fails on what its browser complains about. */
export const test = base.extend<Journey, { devices: Devices }>({
  // biome-ignore lint/correctness/noEmptyPattern: Playwright reads the wanted fixtures out of the pattern
  devices: [({}, use) => useDevices(use), { scope: "worker" }],
  context: async (
    { browser, devices, baseURL, viewport, isMobile, hasTouch, colorScheme, permissions, contextOptions },
    use,
    info,
  ) => {
    const device = JSON.stringify([
      baseURL,
      viewport,
      isMobile,
      hasTouch,
      colorScheme,
      permissions,
      contextOptions,
    ]);
    const context = devices.get(device) ?? (await newDevice(browser));
    devices.set(device, context);
    // Each visitor comes from an address of their own, so that no rate limit takes them for one.
    await context.setExtraHTTPHeaders({ "CF-Connecting-IP": addressOf(info) });
    if (MAILBOX) await enterByMail(context, { site: SITE, mailbox: MAILBOX, email: emailOf(info) });
    await use(context);
    if (isSpent(context) || info.status !== info.expectedStatus) {
      devices.delete(device);
      await context.close();
    } else {
      await forget(context);
    }
  },
  meant: [null, { option: true }],
  quiet: [
    async ({ context, meant }, use) => {
      const { complaints, stop } = listenForComplaints(context);
      await use(undefined);
      stop();
      const unexpected = complaints.filter((complaint) => !meant?.test(complaint));
      expect(unexpected, "what the browser complained about").toEqual([]);
    },
    { auto: true },
  ],
  visit: ({ page }, use) => use((path) => arriveAt(page, path)),
  landing: ({ page }, use) => use(new Landing(page)),
  waitlist: ({ page }, use) => use(new Waitlist(page)),
  login: ({ page }, use) => use(new Login(page)),
  shell: ({ page }, use) => use(new Shell(page)),
  account: ({ page }, use) => use(new Account(page)),
  analyzer: ({ page }, use) => use(new Analyzer(page)),
  pricing: ({ page }, use) => use(new Pricing(page)),
  theme: ({ page }, use) => use(new Theme(page)),
  // biome-ignore lint/correctness/noEmptyPattern: Playwright reads the wanted fixtures out of the pattern
  email: ({}, use, info) => use(emailOf(info)),
});

export { expect };

/** The browser contexts of a worker, closed with it. */
async function useDevices(use: (devices: Devices) => Promise<void>): Promise<void> {
  const devices: Devices = new Map();
  await use(devices);
  await Promise.all([...devices.values()].map((context) => context.close()));
}

/** A browser's context, with a page that stays: its process draws the pages that come and go, and keeps scripts compiled. */
async function newDevice(browser: Browser): Promise<BrowserContext> {
  const context = await browser.newContext();
  await (await context.newPage()).goto("/robots.txt");
  return context;
}

/** Makes a context that of somebody new, who has the site's files at hand. */
async function forget(context: BrowserContext): Promise<void> {
  const [stays, ...others] = context.pages();
  await Promise.all(others.map((page) => page.close()));
  await context.unrouteAll({ behavior: "ignoreErrors" });
  await context.setOffline(false);
  await context.clearPermissions();
  await context.clearCookies();
  await stays?.evaluate(() => localStorage.clear());
}

/** Scripts' errors, refusals of the Content-Security-Policy, missing files, and whatever broke on the server. */
function listenForComplaints(context: BrowserContext) {
  const complaints: string[] = [];
  const onConsole = (message: ConsoleMessage) => {
    if (message.type() === "error" && !isPageRefusal(message)) complaints.push(message.text());
  };
  const onError = (error: WebError) => void complaints.push(error.error().stack ?? error.error().message);
  const onResponse = (response: Response) => {
    if (response.status() >= 500) complaints.push(`${response.status()} ${response.url()}`);
  };
  context.on("console", onConsole).on("weberror", onError).on("response", onResponse);
  const stop = () => context.off("console", onConsole).off("weberror", onError).off("response", onResponse);
  return { complaints, stop };
}

/** Chromium logs every page that answers 4xx, as the forms do on purpose; files and functions are not meant. */
function isPageRefusal(message: ConsoleMessage): boolean {
  const refused = /^Failed to load resource: the server responded with a status of 4\d\d/.test(
    message.text(),
  );
  return refused && !/^\/(assets|api)\//.test(URL.parse(message.location().url)?.pathname ?? "");
}

function addressOf(info: TestInfo): string {
  const [a, b, c] = seedOf(info);
  return `10.${a}.${b}.${c}`;
}

function emailOf(info: TestInfo): string {
  return `visitor-${seedOf(info).subarray(0, 6).toString("hex")}@example.com`;
}

function seedOf(info: TestInfo): Buffer {
  return createHash("sha256").update(`${info.testId}/${info.repeatEachIndex}/${info.retry}`).digest();
}
