import { existsSync } from "node:fs";
import { mkdir, mkdtemp, readFile, rename, rm, writeFile } from "node:fs/promises";
import { createRequire } from "node:module";
import { dirname, join, resolve } from "node:path";
import type { LaunchOptions } from "@playwright/test";

/* Nothing here makes the browser laxer with pages than a visitor's is. */
const ARGS = [
  "--no-sandbox",
  "--headless=shell",
  "--disable-gpu",
  "--disable-background-networking",
  "--disable-component-update",
  "--disable-sync",
  "--no-first-run",
  // Letters where a visitor's screen has them, not pulled to whole pixels.
  "--font-render-hinting=none",
];

/**
 * A Chromium to drive: the one that an npm package carries, so that the same one runs everywhere and a
 * machine needs nothing but `npm ci`. CHROMIUM_PATH names another.
 */
export async function findBrowser(): Promise<LaunchOptions> {
  const asked = process.env.CHROMIUM_PATH;
  if (asked) return { executablePath: asked, args: ARGS };
  const folder = await unpackedPackage();
  return {
    executablePath: join(folder, "chromium"),
    args: ARGS,
    // Only the browser gets these: what else runs on the machine keeps its own libraries.
    env: {
      ...process.env,
      LD_LIBRARY_PATH: join(folder, "al2023/lib"),
      FONTCONFIG_FILE: join(folder, "fonts.conf"),
    },
  };
}

/** The package's browser, its libraries and a font, unpacked once a version. */
async function unpackedPackage(): Promise<string> {
  const packageFolder = resolve(dirname(createRequire(import.meta.url).resolve("@sparticuz/chromium")), "..");
  const { version } = JSON.parse(await readFile(join(packageFolder, "package.json"), "utf8"));
  const cache = resolve(packageFolder, "../../.cache");
  const folder = join(cache, `chromium-${version}`);
  if (existsSync(folder)) return folder;
  await mkdir(cache, { recursive: true });
  // Unpacked aside and renamed, so that an interrupted or a second unpacking leaves nothing half done.
  const aside = await mkdtemp(`${folder}-`);
  await unpack(join(packageFolder, "bin"), aside);
  await writeFile(join(aside, "fonts.conf"), fontConfig(folder));
  await rename(aside, folder).catch(async (error: unknown) => {
    await rm(aside, { recursive: true });
    if (!existsSync(folder)) throw error;
  });
  return folder;
}

async function unpack(bin: string, target: string): Promise<void> {
  const { inflate } = await import("@sparticuz/chromium");
  const before = process.env.TMPDIR;
  // The package unpacks into the folder for temporary files, wherever that is.
  process.env.TMPDIR = target;
  try {
    const archives = ["chromium.br", "fonts.tar.br", "swiftshader.tar.br", "al2023.tar.br"];
    await Promise.all(archives.map((archive) => inflate(join(bin, archive))));
  } finally {
    if (before === undefined) delete process.env.TMPDIR;
    else process.env.TMPDIR = before;
  }
}

/** The package's own configuration looks for its font where a Lambda has it. */
function fontConfig(folder: string): string {
  return `<?xml version="1.0"?>
<!DOCTYPE fontconfig SYSTEM "fonts.dtd">
<fontconfig>
  <dir>/usr/share/fonts</dir>
  <dir>${folder}/fonts</dir>
  <cachedir>${folder}/fonts-cache</cachedir>
</fontconfig>
`;
}
