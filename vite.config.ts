import { readFile } from "node:fs/promises";
import { fileURLToPath } from "node:url";
import { cloudflare } from "@cloudflare/vite-plugin";
import { reactRouter } from "@react-router/dev/vite";
import tailwindcss from "@tailwindcss/vite";
import { defineConfig, minify, type Plugin } from "vite";

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

/** Nothing in front of the development server names a client's address: see ADDRESS_HEADER in docs/operating.md. */
const LOCAL_VARS = { ADDRESS_HEADER: process.env.ADDRESS_HEADER ?? "" };

export default defineConfig(({ command }) => ({
  plugins: [
    inlineScripts,
    bareServer,
    lightIcons,
    cloudflare({
      viteEnvironment: { name: "ssr" },
      config: { main: "workers/app.ts", ...(command === "serve" && { vars: LOCAL_VARS }) },
    }),
    tailwindcss(),
    reactRouter(),
  ],
  build: { assetsInlineLimit: 0 },
  environments: {
    client: {
      build: {
        rolldownOptions: {
          output: {
            codeSplitting: {
              groups: [
                // Icons go with the rooms that show them, confetti with the one moment that throws it, and what drags
                // cards with the plan.
                {
                  name: "framework",
                  test: /node_modules\/(?!lucide-react|canvas-confetti|@atlaskit|@babel\/runtime|raf-schd|bind-event-listener)/,
                },
                { name: "ui", test: /\/app\/(ui|theme|navigation|errors|hydration|forms|brand)\b/ },
              ],
            },
          },
        },
      },
    },
  },
}));
