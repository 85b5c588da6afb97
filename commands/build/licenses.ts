import { readFile } from "node:fs/promises";
import type { Plugin, Rolldown } from "vite";

type Bundle = Rolldown.OutputBundle;

/** What reaches the browser from others, as Vite lists it (`build.license`). */
interface Licensed {
  name: string;
  version?: string;
  /** Of SPDX. */
  identifier?: string;
  text?: string;
}

/** Where Vite lists the packages that the client's scripts are made of, until /licenses.txt is made of it. */
export const LISTED_LICENSES = "licenses.json";

/**
 * /licenses.txt: the license texts of all that reaches the browser, to which /terms leads. Vite knows the packages in the
 * scripts; Tailwind's base styles and the typeface come with the style sheets. A package in them that is not listed, or one
 * without a text, ends the build.
 */
export const licenses: Plugin = {
  name: "licenses",
  applyToEnvironment: ({ name }) => name === "client",
  generateBundle: {
    order: "post",
    async handler(_options, bundle) {
      const listed = bundle[LISTED_LICENSES];
      if (listed?.type !== "asset") return this.error("Vite listed no licenses of the client's packages");
      delete bundle[LISTED_LICENSES];
      const all: Licensed[] = [
        ...JSON.parse(String(listed.source)),
        await tailwind(),
        {
          name: "Instrument Sans",
          identifier: "OFL-1.1",
          text: await readFile("app/ui/fonts/OFL.txt", "utf8"),
        },
      ];
      const named = new Set(all.map(({ name, version }) => `${name} ${version}`));
      const missing = (await packagesIn(bundle)).filter((one) => !named.has(one));
      if (missing.length > 0) this.error(`no license listed of ${missing.join(", ")}`);
      const silent = all.filter(({ text }) => !text).map(({ name }) => name);
      if (silent.length > 0) this.error(`no license text of ${silent.join(", ")}`);
      const apache = all.filter(({ identifier }) => identifier === "Apache-2.0");
      if (apache.length > 0) all.push(await apacheText(apache));
      this.emitFile({ type: "asset", fileName: "licenses.txt", source: licensesText(all) });
    },
  },
};

/** Every package of which a module is in a script, by name and version. */
async function packagesIn(bundle: Bundle): Promise<string[]> {
  const modules = Object.values(bundle).flatMap((part) => (part.type === "chunk" ? part.moduleIds : []));
  const folders = modules.flatMap((id) => /^.*\/node_modules\/(?:@[^/]+\/)?[^/]+/.exec(id) ?? []);
  const manifests = [...new Set(folders)].map((folder) => readFile(`${folder}/package.json`, "utf8"));
  return (await Promise.all(manifests)).map((text) => {
    const { name, version } = JSON.parse(text);
    return `${name} ${version}`;
  });
}

async function tailwind(): Promise<Licensed> {
  const folder = "node_modules/tailwindcss";
  const { name, version, license } = JSON.parse(await readFile(`${folder}/package.json`, "utf8"));
  return { name, version, identifier: license, text: await readFile(`${folder}/LICENSE`, "utf8") };
}

/** Packages under it name it by its address; who passes them on gives a copy (section 4a). */
async function apacheText(packages: Licensed[]): Promise<Licensed> {
  const text = await readFile(new URL("./apache-2.0.txt", import.meta.url), "utf8");
  return { name: `Apache License 2.0, of ${packages.map(({ name }) => name).join(", ")}`, text };
}

function licensesText(all: Licensed[]): string {
  return all.map(licenseText).join(`\n${"-".repeat(72)}\n\n`);
}

function licenseText({ name, version, identifier, text = "" }: Licensed): string {
  const title = [name, version, identifier && `(${identifier})`].filter(Boolean).join(" ");
  return `${title}\n\n${text.trim()}\n`;
}
