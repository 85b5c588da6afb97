import { spawnSync } from "node:child_process";
import { copyFileSync, globSync, mkdtempSync, rmSync } from "node:fs";
import { tmpdir } from "node:os";
import { join, resolve } from "node:path";
import { expect, it } from "vitest";

const WRANGLER = resolve("node_modules/wrangler/wrangler-dist/cli.js");

it("holds nothing that only a browser needs: no styles, typefaces, pictures or confetti", () => {
  const files = globSync("**/*", { cwd: "build/server", withFileTypes: true })
    .filter((entry) => entry.isFile())
    .map(({ name }) => name);
  expect(files).toContain("index.js");
  expect(files.filter((name) => !/\.js$|^wrangler\.json$|^\.dev\.vars$/.test(name))).toEqual([]);
  expect(files.filter((name) => /confetti/.test(name))).toEqual([]);
});

it("is what wrangler deploys, and where there is no build it says to run one", { timeout: 60_000 }, () => {
  const { status, stdout } = rehearse(process.cwd());
  expect(stdout).toMatch(/Read \d+ files from the assets directory .*build\/client/);
  expect(status).toBe(0);

  const clone = mkdtempSync(join(tmpdir(), "greenlight-"));
  copyFileSync("wrangler.toml", join(clone, "wrangler.toml"));
  const { status: refused, stderr } = rehearse(clone);
  rmSync(clone, { recursive: true });
  expect(refused).toBe(1);
  expect(stderr).toContain('The entry-point file at "build/server/index.js" was not found.');
  expect(stderr).toContain("please run your project's build command and try again");
});

function rehearse(cwd: string) {
  const env = { ...process.env, WRANGLER_SEND_METRICS: "false", CI: "1", NO_COLOR: "1" };
  return spawnSync(process.execPath, [WRANGLER, "deploy", "--dry-run"], { cwd, env, encoding: "utf8" });
}
