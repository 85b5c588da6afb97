import { createHash } from "node:crypto";
import { readdirSync, readFileSync } from "node:fs";
import { readFile, rm } from "node:fs/promises";
import { fileURLToPath } from "node:url";
import { cloudflare } from "@cloudflare/vite-plugin";
import { reactRouter } from "@react-router/dev/vite";
import tailwindcss from "@tailwindcss/vite";
import { defineConfig, minify, type Plugin } from "vite";
import { LISTED_LICENSES, licenses } from "./commands/build/licenses.ts";

/** `import text from "./x.js?inline-script"`: a script's own text, minified, to stand inline in a page. */
const inlineScripts: Plugin = {
  name: "inline-scripts",
  enforce: "pre",
  async load(id) {
    const [path = "", query] = id.split("?");
    if (query !== "inline-script") return;
    const { code } = await minify(path, await readFile(path, "utf8"));
    return `export default ${JSON.stringify(code.trim())};`;
  },
};

/** lucide-react's icons with components that are cheap to draw: app/ui/icon.tsx. */
const lightIcons: Plugin = {
  name: "light-icons",
  enforce: "pre",
  resolveId(source, importer) {
    const isFactory = source.endsWith("/createLucideIcon.mjs") && importer?.includes("/lucide-react/");
    return isFactory ? fileURLToPath(new URL("./app/ui/icon.tsx", import.meta.url)) : undefined;
  },
};

/** Styles, typefaces and pictures go to the visitor as files: the Worker carries none. Cloudflare's plugin would keep them. */
const bareServer: Plugin = {
  name: "bare-server",
  configEnvironment: {
    order: "post",
    handler: (name) => (name === "ssr" ? { build: { emitAssets: false } } : undefined),
  },
};

/**
 * `import()` as browsers have it. Vite's own first loads such a file's styles and imports. What we load later has no styles
 * and imports what the page has, and the code to load them would be a fifth of a page's own script.
 */
const plainImports: Plugin = {
  name: "plain-imports",
  enforce: "pre",
  applyToEnvironment: ({ name }) => name === "client",
  load: (id) =>
    id === "\0vite/preload-helper.js" ? "export const __vitePreload = (load) => load();" : undefined,
  generateBundle(_options, bundle) {
    for (const chunk of Object.values(bundle)) {
      if (chunk.type === "chunk" && chunk.isDynamicEntry && chunk.viteMetadata?.importedCss.size)
        this.error(`${chunk.fileName} is loaded later and has styles, which nothing loads`);
    }
  },
};

/** Of wrangler.toml, for wrangler alone. */
const FOR_WRANGLER = "`no_bundle`, `build`, `rules` which are not relevant";

/**
 * A plain `wrangler deploy` goes by wrangler.toml, which builds first. Cloudflare's plugin leaves a file that would lead it
 * to the last build instead, however old: it goes. And it warns each time that Vite needs no such keys: that is left out.
 */
const deployBuilds: Plugin = {
  name: "deploy-builds",
  config: {
    order: "pre",
    handler() {
      const { warn } = console;
      console.warn = (...said) => {
        if (!String(said[0]).includes(FOR_WRANGLER)) warn(...said);
      };
    },
  },
  writeBundle: {
    order: "post",
    sequential: true,
    handler: () => rm(".wrangler/deploy/config.json", { force: true }),
  },
};

/** Which engines are built: 12 digits of a hash over their source, which seals carry (docs/decisions/0030-sealed.md). */
function enginesVersion(): string {
  const hash = createHash("sha256");
  const files = readdirSync("app/engines", { recursive: true, encoding: "utf8" });
  for (const file of files.filter((name) => /(?<!\.test)\.ts$/.test(name)).sort())
    hash.update(`${file}\n`).update(readFileSync(`app/engines/${file}`));
  return hash.digest("hex").slice(0, 12);
}

/** Nothing in front of the development server names a client's address: see ADDRESS_HEADER in docs/operating.md. */
const LOCAL_VARS = { ADDRESS_HEADER: process.env.ADDRESS_HEADER ?? "" };

/** Modules by the end of their path, or by the folder they are in. */
const modules = (...paths: string[]) => new RegExp(`/(${paths.join("|")})[/.]`);

/**
 * What pages have in common, in few files: as a file for each module it is a third larger once compressed. The first
 * that takes a module has it, with what it imports. All else is the page's own, or split by who shares it.
 */
const SHARED_SCRIPTS = [
  // Icons go with the rooms that show them, confetti with the one moment that throws it, and what drags cards with the
  // plan.
  {
    name: "framework",
    test: /node_modules\/(?!lucide-react|canvas-confetti|@atlaskit|@babel\/runtime|raf-schd|bind-event-listener)/,
  },
  // Every page.
  {
    name: "ui",
    test: modules(
      "app/ui/(?!provenance|lamp)[a-z-]+",
      "app/(theme|navigation/(?!address)[a-z-]+|errors|hydration/(?!deferred)[a-z-]+|brand)",
      "app/(numbers/figures|forms/(send-form|text-fields|access-demo|refusal-text)|functions/billing/compare-plans)",
      // In the dialog of / and in the frame of the rooms.
      "icons/x",
      "preload-helper",
    ),
  },
  // Every page behind the guard.
  {
    name: "frame",
    test: modules(
      "app/shell/(frame|sidebar)",
      "app/handover/(add-to-plan|opened-card|note|messages)",
      "app/(forms/(confirmation|form-id|sending)|navigation/address|tools/tool/unread|channel/messages)",
    ),
  },
  // Every tool.
  {
    name: "tool",
    // Icons on most of their cards: a file each would cost more than they hold.
    test: modules("app/tools/tool/(frame|header|results)", "app/forms/(form|focus)", "icons/(trash|plus)"),
  },
  // Wherever a file is given: the light asks for one, too, and does without the desks.
  { name: "file", test: modules("app/forms/(file-field|date-order)") },
  // Every Yours desk.
  { name: "desk", test: modules("app/forms/(desk-form|uploads-field)") },
];

export default defineConfig(({ command }) => ({
  plugins: [
    inlineScripts,
    bareServer,
    lightIcons,
    plainImports,
    licenses,
    deployBuilds,
    cloudflare({
      viteEnvironment: { name: "ssr" },
      config: { main: "workers/app.ts", ...(command === "serve" && { vars: LOCAL_VARS }) },
    }),
    tailwindcss(),
    reactRouter(),
  ],
  define: { __ENGINES__: JSON.stringify(enginesVersion()) },
  build: { assetsInlineLimit: 0 },
  environments: {
    client: {
      build: {
        license: { fileName: LISTED_LICENSES },
        rolldownOptions: {
          output: {
            codeSplitting: {
              groups: SHARED_SCRIPTS,
            },
          },
        },
      },
    },
  },
}));
