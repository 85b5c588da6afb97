import { posix } from "node:path";
import { brotliCompressSync, constants, gzipSync } from "node:zlib";
import { fontFaces, neededFonts, pageAssets, staticImports, visibleText } from "./page-assets.ts";

export type Kind = "HTML" | "CSS" | "fonts" | "script" | "held script";

export interface Weight {
  kind: Kind;
  files: number;
  raw: number;
  gzip: number;
  brotli: number;
}

/** Reads a static file by its address on the site, such as `/assets/root.css`. Throws when it is missing. */
export type ReadFile = (address: string) => Buffer;

/** gzip's usual level, and brotli's best: what the budgets count, and what README and docs name. */
export const GZIP_LEVEL = 6;
export const BROTLI_QUALITY = 11;

/** What a first visit to a page has to load before it is whole, and on its first interaction, kind by kind. */
export function pageWeights(html: string, read: ReadFile): Weight[] {
  const { stylesheets, fonts, scripts, heldScripts } = pageAssets(html);
  const css = stylesheets.map(read);
  const faces = stylesheets.flatMap((address, i) =>
    fontFaces(String(css[i])).map((face) => ({ ...face, url: resolve(face.url, address) })),
  );
  const fontFiles = new Set([...fonts, ...neededFonts(faces, visibleText(html))]);
  return [
    compressed("HTML", [Buffer.from(html)]),
    compressed("CSS", css),
    asTheyAre("fonts", [...fontFiles].map(read)),
    compressed("script", [...scriptGraph(scripts, read).values()]),
    compressed("held script", [...scriptGraph(heldScripts, read).values()]),
  ];
}

/** Every script that runs before the page is live: the ones that start and what they import, each once. */
export function scriptGraph(starts: string[], read: ReadFile): Map<string, Buffer> {
  const found = new Map<string, Buffer>();
  const open = [...starts];
  for (let address = open.pop(); address !== undefined; address = open.pop()) {
    if (found.has(address)) continue;
    const code = read(address);
    found.set(address, code);
    for (const imported of staticImports(String(code))) open.push(resolve(imported, address));
  }
  return found;
}

function resolve(address: string, from: string): string {
  return posix.resolve(posix.dirname(from), address);
}

/** What a text takes once compressed as the budgets count it. */
export function brotliBytes(file: Buffer): number {
  return brotliCompressSync(file, { params: { [constants.BROTLI_PARAM_QUALITY]: BROTLI_QUALITY } }).length;
}

function compressed(kind: Kind, files: Buffer[]): Weight {
  const sum = (bytes: (file: Buffer) => number) => files.reduce((total, file) => total + bytes(file), 0);
  return {
    kind,
    files: files.length,
    raw: sum((file) => file.length),
    gzip: sum((file) => gzipSync(file, { level: GZIP_LEVEL }).length),
    brotli: sum(brotliBytes),
  };
}

/** A woff2 is brotli inside already. */
function asTheyAre(kind: Kind, files: Buffer[]): Weight {
  const raw = files.reduce((total, file) => total + file.length, 0);
  return { kind, files: files.length, raw, gzip: raw, brotli: raw };
}
