import type { Page } from "@playwright/test";
import { arriveAt, sendForm, takenOver } from "./arrive.ts";
import { at, busy, reached, type State } from "./state.ts";
import { studioTable, studioZip } from "./studio-export.ts";

const NAME = "channel";
const PATH = "/channel";
const TITLE = "Your Channel · Greenlight";

/** Titles that no narrow screen can hold, right-to-left ones, markup and a formula. */
const HARD_LIST = [
  "title;date;views",
  `${"Messerschleifmaschinenvergleichstabelle".repeat(3)};2025-06-01;1200`,
  "كيف أشحذ سكاكين المطبخ في المنزل;2025-06-20;2400",
  "<b>Bold knives</b>;2025-07-11;3100",
  "=HYPERLINK(1);2025-08-02;1900",
  "🔪🔪🔪;2025-08-30;2750",
].join("\n");

/** The visitor's own channel: none yet, a sample, an export, a list, what is refused, disconnecting. */
export const CHANNEL: State[] = [
  at(NAME, PATH, TITLE),
  at("channel-for-an-idea", `${PATH}?idea=${"Messerschleifmaschinen".repeat(3)}+&+<b>bread</b>`, TITLE),
  busy({ name: NAME, title: TITLE, path: PATH, press: (page) => press(page, "Saffron Shelf") }),
  reached("channel-sample", TITLE, openSample),
  {
    name: "channel-export",
    title: TITLE,
    async reach(page) {
      await arriveAt(page, PATH);
      await page.getByLabel("YouTube Studio export").setInputFiles({
        name: "Content.zip",
        mimeType: "application/zip",
        buffer: Buffer.from(studioZip(studioTable(40))),
      });
      await press(page, "Connect your channel");
      await page.getByText("Your channel is connected.").waitFor();
      await takenOver(page);
      await page.locator("summary", { hasText: "Based on YouTube Studio" }).click();
    },
  },
  {
    name: "channel-list",
    title: TITLE,
    async reach(page) {
      await arriveAt(page, PATH);
      await page.getByLabel("Or a list of your videos").fill(HARD_LIST);
      await press(page, "Connect your channel");
      await page.getByText("Your channel is connected.").waitFor();
      await takenOver(page);
    },
  },
  {
    name: "channel-refused",
    title: TITLE,
    async reach(page) {
      await arriveAt(page, PATH);
      await page
        .getByLabel("Or a list of your videos")
        .fill("Knives; 03/04/2025; 100\nStones; 05/06/2025; 200");
      await press(page, "Connect your channel");
      await page.getByRole("alert").waitFor();
      await takenOver(page);
    },
  },
  {
    name: "channel-own-first",
    title: TITLE,
    async reach(page) {
      await openSample(page);
      await page.locator("summary", { hasText: "Connect your own channel" }).click();
      await page.getByLabel("Your channel's address or id").fill("@nobody-knows-this");
      await press(page, "Connect your channel");
      await page.getByRole("alert").waitFor();
      await takenOver(page);
    },
  },
  {
    name: "channel-confirm",
    title: TITLE,
    async reach(page) {
      await openSample(page);
      await page.getByRole("link", { name: "Disconnect" }).click();
      await page.getByRole("heading", { name: "Disconnect your channel?" }).waitFor();
    },
  },
  {
    name: "channel-disconnected",
    title: TITLE,
    async reach(page) {
      await openSample(page);
      await page.getByRole("link", { name: "Disconnect" }).click();
      await page.getByRole("button", { name: "Disconnect", exact: true }).click();
      await page.getByText("Your channel is disconnected").waitFor();
      await takenOver(page);
    },
  },
];

/** Connects a sample channel of long videos and Shorts. */
export async function connectSample(page: Page): Promise<void> {
  await sendForm(page, PATH, { action: "connect", sample: "@tenminutecompile" });
}

async function openSample(page: Page): Promise<void> {
  await connectSample(page);
  await arriveAt(page, PATH);
}

async function press(page: Page, name: string): Promise<void> {
  await page.getByRole("button", { name, exact: true }).click();
}
