import { describe, expect, it } from "vitest";
import { fontFaces, neededFonts, pageAssets, staticImports, visibleText } from "./page-assets";

const HTML = `<!DOCTYPE html><html lang="en"><head><meta charSet="utf-8"/>
<link rel="preload" as="font" href="/assets/sans.woff2" type="font/woff2" crossorigin=""/>
<link rel="preload" as="image" href="/assets/hero.svg"/>
<link rel="stylesheet" href="/assets/root.css"/><link rel="icon" href="/favicon.svg"/>
<link rel="modulepreload" href="/assets/entry.js"/><link rel="modulepreload" href="/assets/entry.js"/></head>
<body><h1>It&#x27;s “quoted”</h1><script nonce="a=b">window.x = 'import "/assets/no.js"';</script>
<script src="/theme.js"></script>
<script nonce="n" type="module" async="">import "/assets/manifest.js";
import * as route0 from "/assets/root.js";
window.__routes = {root:route0};import("/assets/entry.js");</script>
<script type="held" data-modules="/assets/entry.js /assets/page.js">import * as route1 from "/assets/later.js";</script>
</body></html>`;

describe("pageAssets", () => {
  it("finds stylesheets, preloaded fonts and every script that starts or waits, each once", () => {
    expect(pageAssets(HTML)).toEqual({
      stylesheets: ["/assets/root.css"],
      fonts: ["/assets/sans.woff2"],
      scripts: ["/assets/entry.js", "/theme.js", "/assets/manifest.js", "/assets/root.js"],
      heldScripts: ["/assets/entry.js", "/assets/page.js", "/assets/later.js"],
    });
  });
});

describe("staticImports", () => {
  it("reads what minifiers write", () => {
    const code = `import{t as e,n as $t}from"./a.js";import n from'./b.js';import"./c.js";import*as o from"./d.js";export{x}from"./e.js";export*from"./f.js";`;
    expect(staticImports(code)).toEqual(["./a.js", "./b.js", "./c.js", "./d.js", "./e.js", "./f.js"]);
  });

  it("leaves imports on demand and other exports alone", () => {
    expect(
      staticImports(`const a=()=>import("./later.js");export{a as default};export const b="./no.js";`),
    ).toEqual([]);
  });
});

describe("fonts", () => {
  const faces =
    fontFaces(`@font-face{font-family:A;src:url(/a.woff) format("woff"),url("/a.woff2");unicode-range:U+20-7E,U+2014}
    @font-face{font-family:A;src:url(/accents.woff2);unicode-range:U+00A1-00FF}
    @font-face{font-family:B;src:url(data:font/woff2;base64,AA)}
    @font-face{font-family:C;src:url(/greek.woff2);unicode-range:u+3??}`);

  it("takes the woff2 of each face with its ranges", () => {
    expect(faces).toEqual([
      {
        url: "/a.woff2",
        ranges: [
          [0x20, 0x7e],
          [0x2014, 0x2014],
        ],
      },
      { url: "/accents.woff2", ranges: [[0xa1, 0xff]] },
      { url: "/greek.woff2", ranges: [[0x300, 0x3ff]] },
    ]);
  });

  it("needs a face only for a character in its range", () => {
    expect(neededFonts(faces, "Make — this")).toEqual(["/a.woff2"]);
    expect(neededFonts(faces, "café λ")).toEqual(["/a.woff2", "/accents.woff2", "/greek.woff2"]);
    expect(neededFonts(fontFaces("@font-face{src:url(/all.woff2)}"), "x")).toEqual(["/all.woff2"]);
  });

  it("reads a page's text without its scripts", () => {
    expect(visibleText(HTML).trim()).toBe("It's “quoted”");
  });
});
