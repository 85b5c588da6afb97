import { globSync, readFileSync } from "node:fs";
import { createBuilder, type Plugin } from "vite";
import { expect, it } from "vitest";
import { routeScripts } from "../support/built-client";

const TEXTS = readFileSync("build/client/licenses.txt", "utf8").split(`\n${"-".repeat(72)}\n\n`);

/** The text under a title that begins so. */
const textOf = (title: string) =>
  TEXTS.find((text) => text.startsWith(title))
    ?.split("\n\n")
    .slice(1)
    .join("\n\n");

/** Every package of which a module is in a script of the client, by building it once more and keeping nothing. */
async function clientPackages(): Promise<Map<string, string>> {
  const packages = new Map<string, string>();
  const collect: Plugin = {
    name: "collect",
    generateBundle(_options, bundle) {
      for (const chunk of Object.values(bundle)) {
        for (const id of chunk.type === "chunk" ? chunk.moduleIds : []) {
          const [folder, name] = /^.*\/node_modules\/((?:@[^/]+\/)?[^/]+)/.exec(id) ?? [];
          if (folder && name)
            packages.set(name, JSON.parse(readFileSync(`${folder}/package.json`, "utf8")).version);
        }
      }
    },
  };
  const builder = await createBuilder({ logLevel: "error", build: { write: false }, plugins: [collect] });
  const { client } = builder.environments;
  if (!client) throw new Error("there is no client to build");
  await builder.build(client);
  return packages;
}

it("shows the license of every package in the client's scripts, by its version", async () => {
  const packages = await clientPackages();
  expect([...packages.keys()]).toEqual(expect.arrayContaining(["react", "react-dom", "react-router"]));
  const without = [...packages].filter(
    ([name, version]) => !/copyright/i.test(textOf(`${name} ${version} (`) ?? ""),
  );
  expect(without).toEqual([]);
}, 180_000);

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
