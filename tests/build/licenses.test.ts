import { globSync, readFileSync } from "node:fs";
import { resolve } from "node:path";
import { expect, it } from "vitest";
import { LISTED_LICENSES, licenses } from "../../commands/build/licenses";
import { routeScripts } from "../support/built-client";

const TEXTS = readFileSync("build/client/licenses.txt", "utf8").split(`\n${"-".repeat(72)}\n\n`);

/** The text under a title that begins so. */
const textOf = (title: string) =>
  TEXTS.find((text) => text.startsWith(title))
    ?.split("\n\n")
    .slice(1)
    .join("\n\n");

/** The build of the client as it ends, with what Vite listed and one script of these modules; its error or its texts. */
async function listing(listed: object[], moduleIds: string[]): Promise<string> {
  const bundle = {
    [LISTED_LICENSES]: { type: "asset", source: JSON.stringify(listed) },
    "assets/page.js": { type: "chunk", moduleIds },
  };
  const handler = (licenses.generateBundle as { handler(...all: unknown[]): Promise<void> }).handler;
  let emitted = "";
  const build = {
    error(text: string) {
      throw new Error(text);
    },
    emitFile({ source }: { source: string }) {
      emitted = source;
    },
  };
  await handler.call(build, {}, bundle);
  return emitted;
}

it("ends a build with a package that has no license to show", async () => {
  const modules = ["react", "zod"].map((name) => resolve("node_modules", name, "index.js"));
  const listed = (name: string) => {
    const { version } = JSON.parse(readFileSync(`node_modules/${name}/package.json`, "utf8"));
    return { name, version, identifier: "MIT", text: `Copyright (c) of ${name}` };
  };
  const [react, zod] = [listed("react"), listed("zod")];
  expect(await listing([react, zod], modules)).toContain("Copyright (c) of zod");
  await expect(listing([react], modules)).rejects.toThrow(/^no license listed of zod \d/);
  await expect(listing([react, { ...zod, version: "0.0.1" }], modules)).rejects.toThrow(
    "no license listed of zod",
  );
  await expect(listing([react, { ...zod, text: "" }], modules)).rejects.toThrow("no license text of zod");
});

it("shows what React brings", () => {
  for (const name of ["react", "react-dom", "react-router"]) {
    const { version } = JSON.parse(readFileSync(`node_modules/${name}/package.json`, "utf8"));
    expect(textOf(`${name} ${version} (MIT)`)).toMatch(/copyright/i);
  }
});

it("shows the licenses of the styles and of the typeface", () => {
  const [banner = ""] = globSync("build/client/assets/root-*.css").map((file) => readFileSync(file, "utf8"));
  const [, version = ""] = /^\/\*! tailwindcss v([\d.]+) /.exec(banner) ?? [];
  expect(textOf(`tailwindcss ${version} (MIT)`)).toContain("Copyright (c) Tailwind Labs, Inc.");
  // Every typeface is this one: another brings its own license.
  const faces = globSync("build/client/assets/*.woff2").map((file) => file.replace(/^.*\//, ""));
  expect(faces.filter((file) => !file.startsWith("instrument-sans"))).toEqual([]);
  expect(textOf("Instrument Sans (OFL-1.1)")).toContain("SIL OPEN FONT LICENSE Version 1.1");
});

it("gives a copy of the license that packages name by its address", () => {
  const named = TEXTS.filter((text) => /^.* \(Apache-2\.0\)\n/.test(text));
  expect(named.length).toBeGreaterThan(0);
  expect(textOf("Apache License 2.0, of ")).toContain("TERMS AND CONDITIONS FOR USE, REPRODUCTION");
});

it("is where /terms leads", () => {
  const scripts = [...routeScripts("/terms").values()].map(String);
  expect(scripts.some((code) => code.includes('"/licenses.txt"') || code.includes("`/licenses.txt`"))).toBe(
    true,
  );
});
