import { spawnSync } from "node:child_process";
import {
  copyFileSync,
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

let clone: string;
beforeAll(() => {
  clone = mkdtempSync(join(tmpdir(), "clone-"));
  copyFileSync("wrangler.toml", join(clone, "wrangler.toml"));
  symlinkSync(resolve("node_modules"), join(clone, "node_modules"));
  // Another build would be the one that the tests have: it comes from there, by the same script's name.
  const copies = `require('node:fs').cpSync('${resolve("build")}', 'build', { recursive: true })`;
  writeFileSync(join(clone, "package.json"), JSON.stringify({ scripts: { build: `node -e "${copies}"` } }));
});
afterAll(() => rmSync(clone, { recursive: true, force: true }));

/** `wrangler deploy` without an argument, but for what keeps it from sending; what it would have sent lies in `sent`. */
function deploy(sent: string) {
  const { status, stdout, stderr } = spawnSync(
    resolve("node_modules/.bin/wrangler"),
    ["deploy", "--dry-run", "--outdir", sent],
    {
      cwd: clone,
      encoding: "utf8",
      env: { ...process.env, CI: "1", WRANGLER_SEND_METRICS: "false", NODE_ENV: "production" },
    },
  );
  return { status, output: stdout + stderr };
}

const modulesOf = (folder: string) => globSync("**/*.js", { cwd: join(clone, folder) }).toSorted();

describe("a plain wrangler deploy", { timeout: 120_000 }, () => {
  it("is not led to the last build by what the build leaves", () => {
    expect(existsSync("build/server/wrangler.json")).toBe(true);
    expect(existsSync(".wrangler/deploy/config.json")).toBe(false);
  });

  it("builds what was never built, and sends the modules of the build as they are", () => {
    expect(existsSync(join(clone, "build"))).toBe(false);
    const { status, output } = deploy("first");
    expect([status, output]).toEqual([0, expect.stringContaining("npm run build")]);
    expect(output).toMatch(/Read \d+ files from the assets directory .*build\/client/);
    expect(modulesOf("first").length).toBeGreaterThan(10);
    expect(modulesOf("first")).toEqual(modulesOf("build/server"));
    for (const file of modulesOf("first")) {
      const [sent, built] = ["first", "build/server"].map((folder) =>
        readFileSync(join(clone, folder, file), "utf8").replace(/\n\/\/# sourceMappingURL=.*\s*$/, ""),
      );
      expect([file, sent === built]).toEqual([file, true]);
    }
  });

  it("builds again where there is a build, and sends nothing where that fails", () => {
    const config = join(clone, "wrangler.toml");
    const command = (text: string) =>
      writeFileSync(config, readFileSync(config, "utf8").replace(/^command = .*$/m, `command = "${text}"`));
    command("echo built again");
    expect(deploy("second")).toEqual({ status: 0, output: expect.stringContaining("built again") });
    command("exit 3");
    expect(deploy("third").status).not.toBe(0);
    expect(existsSync(join(clone, "third"))).toBe(false);
  });
});
