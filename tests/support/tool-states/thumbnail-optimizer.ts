import type { Page } from "@playwright/test";
import { arriveAt, takenOver } from "../arrive.ts";
import { after, at, busy, confirm, emptied, press, type State } from "../state.ts";

const PATH = "/thumbnail-optimizer";
const TITLE = "Thumbnail Title Optimizer · Greenlight";
const SAMPLE = { name: "thumbnail-optimizer", title: TITLE, path: PATH };

export const THUMBNAIL_OPTIMIZER: State[] = [
  at("thumbnail-optimizer", PATH, TITLE),
  after(SAMPLE, "analyzed", async (page) => {
    await press(page, "Analyze Content");
    await page.getByText("Three new suggestions are below.").waitFor();
  }),
  confirm("thumbnail-optimizer", `${PATH}?confirm=clear`, TITLE),
  emptied(SAMPLE, "Clear the suggestions", "No suggestions yet"),
];

const YOURS = {
  name: "thumbnail-optimizer-yours",
  title: "Your titles · Thumbnail Title Optimizer · Greenlight",
  path: "/thumbnail-optimizer/yours",
};

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
  return after(YOURS, name, async (page) => {
    await send(page, titles);
    await page.getByText("Your titles are ranked").waitFor();
    await takenOver(page);
    await then?.(page);
  });
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
  at(YOURS.name, YOURS.path, YOURS.title),
  after(YOURS, "example", async (page) => {
    await page.getByRole("button", { name: "Try it with an example" }).click();
    await page.getByText("The example is ranked").waitFor();
  }),
  scored("scored", "Sharpening kitchen knives on a mug"),
  scored(
    "opened",
    "How to sharpen kitchen knives on a mug and why it works so well for beginners",
    async (page) => {
      await page.locator("summary").filter({ hasText: "Where lists cut it" }).click();
      await page.locator("summary").filter({ hasText: "how often it is right" }).click();
      await page.locator("summary").filter({ hasText: "How often the title ranked higher" }).click();
    },
  ),
  scored("odd", ODD),
  {
    name: `${YOURS.name}-channel`,
    title: YOURS.title,
    async reach(page) {
      await arriveAt(page, "/channel");
      await page.getByRole("button", { name: "Ten Minute Compile", exact: true }).click();
      await page.getByText("Your channel is connected.").waitFor();
      await arriveAt(page, YOURS.path);
      await send(page, "Seven terminal tricks I use every day\nHow memory really works");
      await page.getByText("On Ten Minute Compile,").waitFor();
      await takenOver(page);
    },
  },
  after(YOURS, "list-refused", async (page) => {
    await page.locator("summary").filter({ hasText: "Or judge them by a list" }).click();
    await page
      .getByLabel("Your videos", { exact: true })
      .fill("Knives; 03/04/2025; 100\nStones; 05/06/2025; 200");
    await send(page, "Sharpening kitchen knives on a mug");
    await page.getByRole("alert").waitFor();
  }),
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
  after(YOURS, "refused", async (page) => {
    await send(page, `A short one\n${"and so on, ".repeat(30)}`);
    await page.getByRole("alert").waitFor();
  }),
  busy({
    ...YOURS,
    press: (page) => send(page, "Sharpening knives on a mug"),
  }),
  {
    name: `${YOURS.name}-thumbnail`,
    title: YOURS.title,
    alive: true,
    async reach(page) {
      await arriveAt(page, YOURS.path);
      await choosePicture(page);
    },
  },
];
