import type { Page } from "@playwright/test";
import { arriveAt, takenOver } from "../arrive.ts";
import { at, busy, emptied, type State } from "../state.ts";

const PATH = "/thumbnail-optimizer";
const TITLE = "Thumbnail Title Optimizer · Greenlight";

export const THUMBNAIL_OPTIMIZER: State[] = [
  at("thumbnail-optimizer", PATH, TITLE),
  {
    name: "thumbnail-optimizer-analyzed",
    title: TITLE,
    async reach(page) {
      await arriveAt(page, PATH);
      await page.getByRole("button", { name: "Analyze Content" }).click();
      await page.getByText("Three new suggestions are below.").waitFor();
      await takenOver(page);
    },
  },
  at("thumbnail-optimizer-confirm", `${PATH}?confirm=clear`, TITLE),
  emptied(
    { name: "thumbnail-optimizer", title: TITLE, path: PATH },
    "Clear the suggestions",
    "No suggestions yet",
  ),
];

const YOURS_PATH = "/thumbnail-optimizer/yours";
const YOURS_TITLE = "Your titles · Thumbnail Title Optimizer · Greenlight";
const YOURS_NAME = "thumbnail-optimizer-yours";

/** Titles of every kind: long, of another script, of signs only. */
const ODD = [
  "How I fixed a leaking kitchen tap in ten minutes with nothing but a coin and an old bicycle tube (no plumber)",
  "لماذا أصلحت ماكينة الخياطة القديمة",
  "😍🔥🔥",
  `${"Supercalifragilistic".repeat(6)}!`,
].join("\n");

async function send(page: Page, titles: string): Promise<void> {
  await page.getByLabel("Titles", { exact: true }).fill(titles);
  await page.getByRole("button", { name: "Analyze Content" }).click();
}

/** The page after titles were sent. */
function scored(name: string, titles: string, then?: (page: Page) => Promise<void>): State {
  return {
    name: `${YOURS_NAME}-${name}`,
    title: YOURS_TITLE,
    async reach(page) {
      await arriveAt(page, YOURS_PATH);
      await send(page, titles);
      await page.getByText("Your titles are scored").waitFor();
      await takenOver(page);
      await then?.(page);
    },
  };
}

/** Asks the stand-in for a language model, which does what the notes begin with. */
async function ask(page: Page, notes: string): Promise<void> {
  await page.locator("summary").filter({ hasText: "Ask the language model" }).click();
  await page.getByLabel("What happens in the video?").fill(notes);
  await page.getByRole("button", { name: "Send title and notes" }).click();
}

const MUG = "I sharpened every kitchen knife I own on the bottom of a mug";
const NOTES = "The mug cost nothing. Every knife cut paper afterwards.";

/** A picture with letters where the time stamp comes, drawn by the page itself. */
async function choosePicture(page: Page): Promise<void> {
  const base64 = await page.evaluate(() => {
    const canvas = Object.assign(document.createElement("canvas"), { width: 1280, height: 720 });
    const context = canvas.getContext("2d");
    if (!context) return "";
    context.fillStyle = "#27506b";
    context.fillRect(0, 0, 1280, 720);
    context.fillStyle = "#f2c14e";
    context.fillRect(90, 120, 420, 420);
    context.fillStyle = "#fff";
    context.font = "700 150px sans-serif";
    context.fillText("REPAIRED", 480, 690);
    return canvas.toDataURL("image/png").split(",")[1] ?? "";
  });
  const buffer = Buffer.from(base64, "base64");
  await page.getByLabel("Thumbnail", { exact: true }).setInputFiles({
    name: "sewing-machine.png",
    mimeType: "image/png",
    buffer,
  });
  await page.getByText(/to look at\.$/).waitFor();
}

export const THUMBNAIL_OPTIMIZER_YOURS: State[] = [
  at(YOURS_NAME, YOURS_PATH, YOURS_TITLE),
  {
    name: `${YOURS_NAME}-example`,
    title: YOURS_TITLE,
    async reach(page) {
      await arriveAt(page, YOURS_PATH);
      await page.getByRole("button", { name: "Try it with an example" }).click();
      await page.getByText("The example is scored").waitFor();
      await takenOver(page);
    },
  },
  scored("scored", "Sharpening kitchen knives on a mug"),
  scored("opened", "Kitchen week #3: Sharpening knives on a mug", async (page) => {
    await page
      .locator("summary")
      .filter({ hasText: /^Why \d/ })
      .first()
      .click();
    await page.locator("summary").filter({ hasText: "How often the higher score" }).click();
  }),
  scored("odd", ODD),
  {
    name: `${YOURS_NAME}-channel`,
    title: YOURS_TITLE,
    async reach(page) {
      await arriveAt(page, "/channel");
      await page.getByRole("button", { name: "Ten Minute Compile", exact: true }).click();
      await page.getByText("Your channel is connected.").waitFor();
      await arriveAt(page, YOURS_PATH);
      await send(page, "Seven terminal tricks I use every day\nHow memory really works");
      await page.getByText("On Ten Minute Compile,").waitFor();
      await takenOver(page);
    },
  },
  {
    name: `${YOURS_NAME}-list-refused`,
    title: YOURS_TITLE,
    async reach(page) {
      await arriveAt(page, YOURS_PATH);
      await page.locator("summary").filter({ hasText: "Or judge them by a list" }).click();
      await page
        .getByLabel("Your videos", { exact: true })
        .fill("Knives; 03/04/2025; 100\nStones; 05/06/2025; 200");
      await send(page, "Sharpening kitchen knives on a mug");
      await page.getByRole("alert").waitFor();
      await takenOver(page);
    },
  },
  scored("asking", "Sharpening kitchen knives on a mug", async (page) => {
    await page.locator("summary").filter({ hasText: "Ask the language model" }).click();
  }),
  scored("notes", MUG, async (page) => {
    await ask(page, NOTES);
    await page.getByText("From your notes").first().waitFor();
    await takenOver(page);
  }),
  scored("notes-refused", MUG, async (page) => {
    await ask(page, `lie: ${NOTES}`);
    await page.getByRole("alert").waitFor();
    await takenOver(page);
  }),
  {
    name: `${YOURS_NAME}-refused`,
    title: YOURS_TITLE,
    async reach(page) {
      await arriveAt(page, YOURS_PATH);
      await send(page, `A short one\n${"and so on, ".repeat(30)}`);
      await page.getByRole("alert").waitFor();
      await takenOver(page);
    },
  },
  busy({
    name: YOURS_NAME,
    title: YOURS_TITLE,
    path: YOURS_PATH,
    press: (page) => send(page, "Sharpening knives on a mug"),
  }),
  {
    name: `${YOURS_NAME}-thumbnail`,
    title: YOURS_TITLE,
    alive: true,
    async reach(page) {
      await arriveAt(page, YOURS_PATH);
      await choosePicture(page);
    },
  },
];
