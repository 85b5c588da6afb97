import { spawnSync } from "node:child_process";
import {
  cpSync,
  existsSync,
  globSync,
  mkdtempSync,
  readFileSync,
  rmSync,
  symlinkSync,
  writeFileSync,
} from "node:fs";
import { tmpdir } from "node:os";
import { join, resolve } from "node:path";
import { afterAll, beforeAll, describe, expect, it } from "vitest";

/** What a build is made of. */
const SOURCES = [
  "app",
  "workers",
  "public",
  "commands",
  "package.json",
  "react-router.config.ts",
  "tsconfig.json",
  "vite.config.ts",
  "wrangler.toml",
];

let clone: string;
beforeAll(() => {
  clone = mkdtempSync(join(tmpdir(), "clone-"));
  for (const path of SOURCES) cpSync(path, join(clone, path), { recursive: true });
  symlinkSync(resolve("node_modules"), join(clone, "node_modules"));
});
afterAll(() => rmSync(clone, { recursive: true, force: true }));

/** `wrangler deploy` without an argument, but for what keeps it from sending; what it would have sent lies in `sent`. */
function deploy(sent: string) {
  const { status, stdout, stderr } = spawnSync("npx", ["wrangler", "deploy", "--dry-run", "--outdir", sent], {
    cwd: clone,
    encoding: "utf8",
    // Under a silent npm, the one that builds would not say what it runs.
    env: {
      ...process.env,
      npm_config_loglevel: "notice",
      CI: "1",
      WRANGLER_SEND_METRICS: "false",
      NODE_ENV: "production",
    },
  });
  return { status, output: stdout + stderr };
}

const modulesOf = (folder: string) => globSync("**/*.js", { cwd: join(clone, folder) }).toSorted();

describe("a plain wrangler deploy", () => {
  it("builds what was never built, and sends the modules of the build as they are", () => {
    expect(existsSync(join(clone, "build"))).toBe(false);
    const { status, output } = deploy("first");
    expect([status, output]).toEqual([0, expect.stringContaining("react-router build")]);
    expect(output).toMatch(/Read \d+ files from the assets directory .*build\/client/);
    expect(modulesOf("first").length).toBeGreaterThan(10);
    expect(modulesOf("first")).toEqual(modulesOf("build/server"));
    for (const file of modulesOf("first")) {
      const [sent, built] = ["first", "build/server"].map((folder) =>
        readFileSync(join(clone, folder, file), "utf8").replace(/\n\/\/# sourceMappingURL=.*\s*$/, ""),
      );
      expect([file, sent === built]).toEqual([file, true]);
    }
  }, 240_000);

  it("builds again where there is a build, and sends nothing where that fails", () => {
    const config = join(clone, "wrangler.toml");
    const command = (text: string) =>
      writeFileSync(config, readFileSync(config, "utf8").replace(/^command = .*$/m, `command = "${text}"`));
    command("echo built again");
    expect(deploy("second")).toEqual({ status: 0, output: expect.stringContaining("built again") });
    command("exit 3");
    expect(deploy("third").status).not.toBe(0);
    expect(existsSync(join(clone, "third"))).toBe(false);
  }, 120_000);
});
