import { describe, expect, it } from "vitest";
import { pageWeights, scriptGraph } from "./weight";

const FILES: Record<string, string> = {
  "/assets/root.css": `@font-face{src:url(./sans.woff2);unicode-range:U+20-7E}@font-face{src:url(./rest.woff2);unicode-range:U+A1-FF}`,
  "/assets/sans.woff2": "s".repeat(500),
  "/assets/rest.woff2": "r".repeat(900),
  "/assets/entry.js": `import"./react.js";import{a}from"./shared.js";const later=()=>import("./later.js");`,
  "/assets/page.js": `import{a}from"./shared.js";`,
  "/assets/shared.js": `import"./react.js";export{a};`,
  "/assets/react.js": "/* react */",
  "/assets/later.js": "/* later */",
};

function read(address: string): Buffer {
  const file = FILES[address];
  if (file === undefined) throw new Error(`${address} is missing`);
  return Buffer.from(file);
}

describe("scriptGraph", () => {
  it("follows static imports, each file once, and leaves those on demand", () => {
    const graph = scriptGraph(["/assets/entry.js", "/assets/page.js"], read);
    expect([...graph.keys()].sort()).toEqual([
      "/assets/entry.js",
      "/assets/page.js",
      "/assets/react.js",
      "/assets/shared.js",
    ]);
  });

  it("does not pass over a file that is missing", () => {
    expect(() => scriptGraph(["/assets/gone.js"], read)).toThrow("/assets/gone.js is missing");
  });
});

describe("pageWeights", () => {
  const html = `<link rel="stylesheet" href="/assets/root.css"><p>Plain</p><script type="module" src="/assets/entry.js"></script>`;
  const weights = Object.fromEntries(pageWeights(html, read).map((weight) => [weight.kind, weight]));

  it("counts what a first visit loads", () => {
    expect(weights.HTML).toMatchObject({ files: 1, raw: html.length });
    expect(weights.CSS).toMatchObject({ files: 1 });
    expect(weights.script).toMatchObject({ files: 3 });
  });

  it("counts only the fonts the text needs, as they are", () => {
    expect(weights.fonts).toEqual({ kind: "fonts", files: 1, raw: 500, gzip: 500, brotli: 500 });
  });
});
