// npm run pictures: draws what links, tabs and home screens show of the product, into public/.
//   og.png                              from commands/pictures/sharing.html
//   icon-*.png, apple-touch-icon.png    from public/icon.svg
//   favicon.ico                         from public/favicon.svg
import { readFile, writeFile } from "node:fs/promises";
import { join } from "node:path";
import { type Browser, chromium, type Page } from "@playwright/test";
import { SHARING_PICTURE } from "../app/navigation/sharing-picture.ts";
import { findBrowser } from "../tests/support/browser.ts";
import { encodeIco } from "./pictures/ico.ts";
import { encodePng } from "./pictures/png.ts";
import { command, say } from "./run.ts";

const PUBLIC = join(import.meta.dirname, "..", "public");
const SHARING = new URL("pictures/sharing.html", import.meta.url).href;
const ICONS = { "icon-192.png": 192, "icon-512.png": 512, "apple-touch-icon.png": 180 };
const FAVICON_SIZES = [16, 32, 48];

await command(async () => {
  const browser = await chromium.launch(await findBrowser());
  try {
    say("Drawing into public/");
    await write(SHARING_PICTURE.path, await drawSharing(browser));
    const page = await browser.newPage();
    for (const [name, size] of Object.entries(ICONS))
      await write(name, await drawIcon(page, "icon.svg", size));
    const favicons = await Promise.all(
      FAVICON_SIZES.map(async (size) => ({ size, png: await drawIcon(page, "favicon.svg", size) })),
    );
    await write("favicon.ico", encodeIco(favicons));
  } finally {
    await browser.close();
  }
});

async function drawSharing(browser: Browser): Promise<Buffer> {
  const { width, height } = SHARING_PICTURE;
  const page = await browser.newPage({ viewport: { width, height } });
  await page.goto(SHARING);
  await page.evaluate(() => document.fonts.ready);
  const shot = await page.screenshot();
  return encodePng(await pixelsOf(page, "image/png", shot, width, height), width, height);
}

async function drawIcon(page: Page, name: string, size: number): Promise<Buffer> {
  const drawing = await readFile(join(PUBLIC, name));
  return encodePng(await pixelsOf(page, "image/svg+xml", drawing, size, size), size, size);
}

/** A picture's pixels as the browser shows them, RGBA. */
async function pixelsOf(page: Page, type: string, file: Buffer, width: number, height: number) {
  const source = `data:${type};base64,${file.toString("base64")}`;
  const pixels = await page.evaluate(
    async ([src, w, h]) => {
      const image = Object.assign(new Image(), { src });
      await image.decode();
      const canvas = Object.assign(document.createElement("canvas"), { width: w, height: h });
      const context = canvas.getContext("2d");
      if (!context) throw new Error("the browser has no canvas");
      context.drawImage(image, 0, 0, w, h);
      return [...context.getImageData(0, 0, w, h).data];
    },
    [source, width, height] as const,
  );
  return Uint8Array.from(pixels);
}

async function write(name: string, picture: Buffer): Promise<void> {
  await writeFile(join(PUBLIC, name), picture);
  console.log(`  ${name}  ${picture.length} bytes`);
}
