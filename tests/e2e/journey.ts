import { createHash } from "node:crypto";
import {
  type BrowserContext,
  test as base,
  type ConsoleMessage,
  expect,
  type TestInfo,
} from "@playwright/test";
import { arriveAt } from "../support/arrive.ts";
import { Account } from "./screens/account.ts";
import { Analyzer } from "./screens/analyzer.ts";
import { Landing } from "./screens/landing.ts";
import { Login } from "./screens/login.ts";
import { Pricing } from "./screens/pricing.ts";
import { Shell } from "./screens/shell.ts";
import { Theme } from "./screens/theme.ts";
import { Waitlist } from "./screens/waitlist.ts";

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

/** Every journey is a visitor of its own, and fails on what its browser complains about. */
export const test = base.extend<Journey>({
  // Each visitor comes from an address of their own, so that no rate limit takes them for one.
  // biome-ignore lint/correctness/noEmptyPattern: Playwright reads the wanted fixtures out of the pattern
  extraHTTPHeaders: ({}, use, info) => use({ "CF-Connecting-IP": addressOf(info) }),
  meant: [null, { option: true }],
  quiet: [
    async ({ context, meant }, use) => {
      const complaints = listenForComplaints(context);
      await use(undefined);
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
  // biome-ignore lint/correctness/noEmptyPattern: as above
  email: ({}, use, info) => use(`visitor-${seedOf(info).subarray(0, 6).toString("hex")}@example.com`),
});

export { expect };

/** Scripts' errors, refusals of the Content-Security-Policy, missing files, and whatever broke on the server. */
function listenForComplaints(context: BrowserContext): string[] {
  const complaints: string[] = [];
  context.on("console", (message) => {
    if (message.type() === "error" && !isPageRefusal(message)) complaints.push(message.text());
  });
  context.on("weberror", (error) => void complaints.push(error.error().stack ?? error.error().message));
  context.on("response", (response) => {
    if (response.status() >= 500) complaints.push(`${response.status()} ${response.url()}`);
  });
  return complaints;
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

function seedOf(info: TestInfo): Buffer {
  return createHash("sha256").update(`${info.testId}/${info.repeatEachIndex}/${info.retry}`).digest();
}
