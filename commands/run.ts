import { type ChildProcess, type SpawnOptions, spawn } from "node:child_process";
import { fileURLToPath } from "node:url";

/** Tools by the script that starts them, so that ending the process ends the tool and not a wrapper. */
const TOOLS = {
  wrangler: "wrangler/wrangler-dist/cli.js",
  "react-router": "@react-router/dev/bin.cjs",
};

const MODULES = new URL("../node_modules/", import.meta.url);

export type Tool = keyof typeof TOOLS;

/** Says what happens next. */
export function say(text: string): void {
  console.log(`\n▸ ${text}`);
}

export function startTool(tool: Tool, args: string[], options: SpawnOptions = {}) {
  const env = { ...process.env, WRANGLER_SEND_METRICS: "false", CI: process.env.CI ?? "1", ...options.env };
  return spawn(process.execPath, [fileURLToPath(new URL(TOOLS[tool], MODULES)), ...args], {
    stdio: "inherit",
    ...options,
    env,
  });
}

/** Runs a tool to its end. Throws with its exit code when it fails. */
export async function runTool(tool: Tool, args: string[], options: SpawnOptions = {}): Promise<void> {
  await ended(startTool(tool, args, options), `${tool} ${args[0]}`);
}

/** The same for any program on the path. */
export async function run(program: string, args: string[]): Promise<void> {
  await ended(spawn(program, args, { stdio: "inherit" }), [program, ...args].join(" "));
}

async function ended(child: ChildProcess, name: string): Promise<void> {
  const code = await new Promise((resolve, reject) => child.on("error", reject).on("close", resolve));
  if (code !== 0) throw new Error(`${name} ended with code ${code}`);
}

/** A command's body: a failure prints one line and ends with code 1. */
export async function command(body: () => Promise<void>): Promise<void> {
  try {
    await body();
  } catch (error) {
    console.error(`\n✗ ${error instanceof Error ? error.message : error}`);
    process.exitCode = 1;
  }
}
