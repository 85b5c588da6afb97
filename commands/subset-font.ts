/**
 * Writes the type family the product ships: Instrument Sans (OFL), subset from its npm package.
 *
 *   npm install --no-save @fontsource-variable/instrument-sans@5.3.0 subset-font@2.9.0
 *   node commands/subset-font.ts
 *
 * Two files, told apart by `unicode-range` in app/ui/fonts/fonts.css: the first carries what our own
 * texts use and is preloaded; the second, letters with accents, loads only where a name asks for it.
 * Kerning and tabular figures are the two OpenType features kept; half of the bytes are kerning.
 */
import { copyFile, mkdir, readFile, writeFile } from "node:fs/promises";
import { createRequire } from "node:module";
import { dirname, join } from "node:path";

type SubsetFont = (font: Buffer, text: string, options: object) => Promise<Buffer>;

const require = createRequire(import.meta.url);
const subsetFont: SubsetFont = require("subset-font");
const family = dirname(require.resolve("@fontsource-variable/instrument-sans/package.json"));
const source = await readFile(join(family, "files", "instrument-sans-latin-wght-normal.woff2"));
const out = join(import.meta.dirname, "..", "app", "ui", "fonts");

const range = (from: number, to: number) =>
  String.fromCodePoint(...Array.from({ length: to - from + 1 }, (_, i) => from + i));

const parts = {
  "instrument-sans.woff2": `${range(0x20, 0x7e)}\u00a0©°·×–—‘’“”…↑↓−€`,
  "instrument-sans-accents.woff2": `${range(0xa1, 0xff).replace(/[\u00ad©°·×]/g, "")}Œœ™‹›„‚•`,
};

await mkdir(out, { recursive: true });
for (const [name, text] of Object.entries(parts)) {
  const font = await subsetFont(source, text, {
    targetFormat: "woff2",
    keepFeatures: ["kern", "tnum"],
    noHinting: true,
    dropTables: ["gasp", "STAT"],
    variationAxes: { wght: { min: 400, max: 700 } },
  });
  await writeFile(join(out, name), font);
  console.log(`${name}  ${font.length} bytes`);
}
await copyFile(join(family, "LICENSE"), join(out, "OFL.txt"));
