/** What a page's HTML asks the browser to load, by address. */
interface PageAssets {
  stylesheets: string[];
  /** Fonts preloaded by the HTML; those of its stylesheets are in `neededFonts`. */
  fonts: string[];
  /** Scripts it runs or preloads: where the graph of their imports starts. */
  scripts: string[];
  /** The same of those that wait for the visitor's first interaction. */
  heldScripts: string[];
}

/** A font of a stylesheet with the code points it is for, as inclusive ranges. */
interface FontFace {
  url: string;
  ranges: [from: number, to: number][];
}

const TAG = /<(link|script)\b([^>]*)>/gi;
const INLINE_SCRIPT = /<script\b(?![^>]*\ssrc=)[^>]*\btype="module"[^>]*>([\s\S]*?)<\/script>/gi;
const HELD_SCRIPT = /<script\b[^>]*\btype="held"[^>]*>([\s\S]*?)<\/script>/gi;
const ATTRIBUTE = /([\w-]+)(?:="([^"]*)")?/g;

/** Reads the head and body of a page that React wrote: attributes in double quotes, names in lower case. */
export function pageAssets(html: string): PageAssets {
  const stylesheets = new Set<string>();
  const fonts = new Set<string>();
  const scripts = new Set<string>();
  const heldScripts = new Set<string>();
  for (const [, tag, text = ""] of html.matchAll(TAG)) {
    const attributes = Object.fromEntries(
      [...text.matchAll(ATTRIBUTE)].map(([, name, value]) => [name, value]),
    );
    const { rel, href, src } = attributes;
    if (tag === "script" && src) scripts.add(src);
    for (const held of attributes["data-modules"]?.split(" ") ?? []) heldScripts.add(held);
    if (tag === "link" && href && rel === "stylesheet") stylesheets.add(href);
    if (tag === "link" && href && rel === "modulepreload") scripts.add(href);
    if (tag === "link" && href && rel === "preload" && attributes.as === "font") fonts.add(href);
  }
  // An inline script that imports on demand, as React Router's does its entry, imports at once.
  for (const [, code = ""] of html.matchAll(INLINE_SCRIPT)) {
    for (const url of [...staticImports(code), ...dynamicImports(code)]) scripts.add(url);
  }
  for (const [, code = ""] of html.matchAll(HELD_SCRIPT)) {
    for (const url of staticImports(code)) heldScripts.add(url);
  }
  return {
    stylesheets: [...stylesheets],
    fonts: [...fonts],
    scripts: [...scripts],
    heldScripts: [...heldScripts],
  };
}

/** What a script imports before it runs, by address as written. Imports on demand are not among them. */
export function staticImports(code: string): string[] {
  // `import "x"`, `import a,{b as c}from"x"` and `export … from "x"`, as minifiers write them.
  const found = code.matchAll(/(?:^|[;}\s])(?:import|export)\s*(?:[\w$*\s{},]+?from\s*)?(["'])([^"'\n]+)\1/g);
  return [...new Set([...found].map((match) => match[2] ?? ""))];
}

function dynamicImports(code: string): string[] {
  return [...code.matchAll(/\bimport\s*\(\s*(["'])([^"'\n]+)\1/g)].map((match) => match[2] ?? "");
}

/** The web fonts a stylesheet declares: of each face the woff2, or whatever it names first. */
export function fontFaces(css: string): FontFace[] {
  return [...css.matchAll(/@font-face\s*{([^}]*)}/g)].flatMap(([, face = ""]) => {
    const urls = [...face.matchAll(/url\(\s*["']?([^"')]+)/g)].map((match) => match[1] ?? "");
    const url = urls.find((candidate) => candidate.includes(".woff2")) ?? urls[0];
    if (!url || url.startsWith("data:")) return [];
    return [{ url, ranges: unicodeRanges(/unicode-range:([^;}]*)/.exec(face)?.[1] ?? "U+0-10FFFF") }];
  });
}

function unicodeRanges(text: string): FontFace["ranges"] {
  return [...text.matchAll(/U\+([0-9a-f?]+)(?:-([0-9a-f]+))?/gi)].map(([, from = "", to]) => [
    Number.parseInt(from.replaceAll("?", "0"), 16),
    Number.parseInt(to ?? from.replaceAll("?", "F"), 16),
  ]);
}

/**
 * The faces a browser loads for a text: those whose range holds one of its characters. (That some
 * element uses the family is taken for granted, so a font too many is counted, never one too few.)
 */
export function neededFonts(faces: FontFace[], text: string): string[] {
  const points = [...new Set(text)].map((character) => character.codePointAt(0) ?? 0);
  const needed = faces.filter(({ ranges }) =>
    ranges.some(([from, to]) => points.some((p) => p >= from && p <= to)),
  );
  return [...new Set(needed.map((face) => face.url))];
}

/** The text of a page as a reader sees it, roughly: no tags, scripts or styles. */
export function visibleText(html: string): string {
  return html
    .replace(/<(script|style|template)\b[\s\S]*?<\/\1>/gi, "")
    .replace(/<[^>]*>/g, " ")
    .replace(/&#x([0-9a-f]+);/gi, (_, hex) => String.fromCodePoint(Number.parseInt(hex, 16)))
    .replace(/\s+/g, " ");
}
