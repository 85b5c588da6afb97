import { existsSync, globSync, readFileSync } from "node:fs";
import { dirname, join, normalize } from "node:path";
import { describe, expect, it } from "vitest";

/** A table of a standard's requirements: looked up by number, and not read through. */
const LOOKED_UP = ["docs/asvs.md"];

/** Words of docs/, without what `npm run evaluate` printed and what is looked up. */
const MAX_WORDS = 32_000;

const DOCS = globSync("docs/**/*.md").toSorted();
const PAGES = new Map(["README.md", ...DOCS].map((path) => [path, readFileSync(path, "utf8")]));
const CODE = globSync(["{app,workers,commands,tests}/**/*.{ts,tsx,css,js}", "*.{ts,js,toml}"]);

/** Fences without a language, in docs/evaluation*, are what the command printed. */
function written(path: string, text: string): string {
  if (!path.startsWith("docs/evaluation")) return text;
  return text.replace(/^```(\w*)\n[\s\S]*?^```$/gm, (fence, language) => (language === "" ? "" : fence));
}

const countWords = (text: string) => text.split(/\s+/).filter(Boolean).length;

/** A heading as GitHub names it in an address. */
const anchorOf = (heading: string) =>
  heading
    .toLowerCase()
    .replace(/[^\p{L}\p{N}\- ]/gu, "")
    .replaceAll(" ", "-");

const anchorsOf = (text: string) =>
  [...text.matchAll(/^#+ (.+)$/gm)].map(([, heading = ""]) => anchorOf(heading));

describe("the documents", () => {
  it(`have ${MAX_WORDS} words at most`, () => {
    const words = DOCS.filter((path) => !LOOKED_UP.includes(path)).map((path) =>
      countWords(written(path, PAGES.get(path) ?? "")),
    );
    expect(words.reduce((sum, one) => sum + one, 0)).toBeLessThanOrEqual(MAX_WORDS);
  });

  it.each([...PAGES])("link to what is there: %s", (path, text) => {
    const links = [...text.matchAll(/\]\(([^)\s]+)\)/g)].map(([, link = ""]) => link);
    const broken = links
      .filter((link) => !/^(https?|mailto):/.test(link))
      .filter((link) => {
        const [file = "", anchor] = link.split("#");
        const target = file ? normalize(join(dirname(path), file)) : path;
        if (!existsSync(target)) return true;
        return Boolean(anchor) && !anchorsOf(PAGES.get(target) ?? "").includes(anchor ?? "");
      });
    expect(broken).toEqual([]);
  });

  it.each([...PAGES])("name files and folders that are there: %s", (path, text) => {
    const folders = [...text.matchAll(/`((?:app|workers|commands|tests|docs|public)\/[\w./-]*\w)\/?`/g)]
      .map(([, name = ""]) => name)
      .filter((name) => ![name, `${name}.ts`, `${name}.tsx`].some(existsSync));
    // The end of a path will do: "beside it", "under workers/" stand in the sentence.
    const files = [...text.matchAll(/`([\w./-]+\.(?:tsx?|css))`/g)]
      .map(([, name = ""]) => name)
      .filter((name) => !CODE.some((file) => `/${file}`.endsWith(`/${name}`)));
    expect([...folders, ...files], path).toEqual([]);
  });

  it("are where the code says", () => {
    const missing = CODE.flatMap((path) =>
      [...readFileSync(path, "utf8").matchAll(/(?<![\w/])docs\/((?:[\w-]+\/)*[\w-]+)(\.\w+)?/g)]
        .filter(([, name = "", ending]) => !isThere(name, ending))
        .map(([mention]) => `${path}: ${mention}`),
    );
    expect(missing).toEqual([]);
  });
});

/** A record of a decision may be named by its number. */
function isThere(name: string, ending?: string): boolean {
  if (/^decisions\/\d{4}$/.test(name)) return DOCS.some((path) => path.startsWith(`docs/${name}-`));
  return existsSync(`docs/${name}${ending ?? ""}`);
}
