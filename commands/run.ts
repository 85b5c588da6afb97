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

/** What runs on our behalf. */
const children = new Set<ChildProcess>();

function start(program: string, args: string[], options: SpawnOptions): ChildProcess {
  const child = spawn(program, args, { stdio: "inherit", ...options });
  children.add(child);
  return child.on("close", () => children.delete(child));
}

export function startTool(tool: Tool, args: string[], options: SpawnOptions = {}): ChildProcess {
  const env = { ...process.env, WRANGLER_SEND_METRICS: "false", CI: process.env.CI ?? "1", ...options.env };
  return start(process.execPath, [fileURLToPath(new URL(TOOLS[tool], MODULES)), ...args], {
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
  await ended(start(program, args, {}), [program, ...args].join(" "));
}

async function ended(child: ChildProcess, name: string): Promise<void> {
  const code = await new Promise((resolve, reject) => child.on("error", reject).on("close", resolve));
  if (code !== 0) throw new Error(`${name} ended with code ${code}`);
}

/** Milliseconds between looks whether whoever started the command is still there. */
const PARENT_LOOK_MS = 500;
/** Milliseconds that a child has to end by itself, and the command to clear up after it. */
const GRACE_MS = 5_000;

/** Ends the children, then the command: else it would leave servers behind that hold a port. */
function endAll(signal: NodeJS.Signals): void {
  process.exitCode = 1;
  for (const child of children) child.kill(signal);
  setTimeout(() => {
    for (const child of children) child.kill("SIGKILL");
    process.exit();
  }, GRACE_MS).unref();
}

/** npm passes a signal on to its shell alone: without a look at the parent, the command would go on by itself. */
function endWithParent(): void {
  for (const signal of ["SIGINT", "SIGTERM"] as const) process.once(signal, () => endAll(signal));
  const parent = process.ppid;
  const looking = setInterval(() => {
    if (process.ppid === parent) return;
    clearInterval(looking);
    endAll("SIGTERM");
  }, PARENT_LOOK_MS).unref();
}

/** A command's body: a failure prints one line and ends with code 1. What it started ends with it, and with its parent. */
export async function command(body: () => Promise<void>): Promise<void> {
  endWithParent();
  try {
    await body();
  } catch (error) {
    console.error(`\n✗ ${error instanceof Error ? error.message : error}`);
    process.exitCode = 1;
  }
}
