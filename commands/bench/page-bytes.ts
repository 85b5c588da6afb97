import { pageAssets } from "./page-assets.ts";
import { brotliBytes, type ReadFile, scriptGraph } from "./weight.ts";

/** What a page loads of its own, in bytes of brotli. */
export interface PageBytes {
  name: string;
  script: number;
  css: number;
}

interface Page {
  name: string;
  html: string;
}

/**
 * The script and CSS of every page beyond what all of them load, after a first line with that: what a visitor who
 * has been on another page still fetches. Scripts that wait for an interaction count as others do.
 */
export function pageBytes(pages: Page[], read: ReadFile): PageBytes[] {
  const asked = pages.map(({ name, html }) => {
    const { stylesheets, scripts, heldScripts } = pageAssets(html);
    return { name, css: stylesheets, script: [...scriptGraph([...scripts, ...heldScripts], read).keys()] };
  });
  // An address that answers with a file to download is no page.
  const loaded = asked.filter(({ css, script }) => css.length + script.length > 0);
  const [first, ...others] = loaded;
  if (!first) return [];
  const ofAll = (kind: "script" | "css") =>
    first[kind].filter((address) => others.every((page) => page[kind].includes(address)));
  const shared = { name: "on every page", script: ofAll("script"), css: ofAll("css") };
  const sizes = new Map<string, number>();
  const size = (address: string) => {
    const known = sizes.get(address) ?? brotliBytes(read(address));
    sizes.set(address, known);
    return known;
  };
  const sum = (addresses: string[]) => addresses.reduce((total, address) => total + size(address), 0);
  const beyond = (kind: "script" | "css", addresses: string[]) =>
    sum(addresses.filter((address) => !shared[kind].includes(address)));
  return [
    { name: shared.name, script: sum(shared.script), css: sum(shared.css) },
    ...loaded.map(({ name, script, css }) => ({
      name,
      script: beyond("script", script),
      css: beyond("css", css),
    })),
  ];
}
