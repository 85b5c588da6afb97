import type { ChildProcess } from "node:child_process";
import { once } from "node:events";
import { connect } from "node:net";
import { setTimeout as wait } from "node:timers/promises";
import { stripVTControlCharacters } from "node:util";
import { startTool } from "./run.ts";

export const CONFIG = "build/server/wrangler.json";
export const DATABASE = "greenlight";

export interface Server {
  url: string;
  process: ChildProcess;
  stop(): Promise<void>;
}

interface ServerOptions {
  /** Any free one unless named. */
  port?: number;
  /** Folder of the local D1 and KV. */
  state: string;
  /** Vars over those of wrangler.toml, `NAME:value`. */
  vars?: string[];
  /** What becomes of the Worker's own lines. */
  output?: "inherit" | "ignore";
}

/**
 * What the local server trusts to name a client's address: nothing, unless ADDRESS_HEADER says that something in front
 * sets that header. Locally nothing does, and the server listens on this machine alone: all its clients are one address.
 */
export function localAddressHeader(environment = process.env): string {
  return `ADDRESS_HEADER:${environment.ADDRESS_HEADER ?? ""}`;
}

/** Serves the production build in workerd on loopback and resolves when it answers. */
export async function serve({
  port = 0,
  state,
  vars = [],
  output = "inherit",
}: ServerOptions): Promise<Server> {
  if (port > 0 && (await isTaken(port))) throw new Error(`port ${port} is in use; PORT=… chooses another`);
  const args = ["dev", "-c", CONFIG, "--persist-to", state, "--ip", "127.0.0.1", "--port", String(port)];
  // Of two for one name the later counts.
  for (const value of [localAddressHeader(), ...vars]) args.push("--var", value);
  args.push("--inspector-port", "0", "--show-interactive-dev-session=false", "--log-level", "log");
  const child = startTool("wrangler", args, { stdio: ["ignore", "pipe", output] });
  const ready = readyAddress(child);
  if (output === "inherit") child.stdout?.pipe(process.stdout);
  const url = await ready;
  await answering(`${url}/api/health`, child);
  return {
    url,
    process: child,
    async stop() {
      if (child.exitCode !== null || child.signalCode !== null) return;
      child.kill("SIGTERM");
      await once(child, "close");
    },
  };
}

/** Whether somebody listens already. */
async function isTaken(port: number): Promise<boolean> {
  const socket = connect({ port, host: "127.0.0.1" });
  const taken = await new Promise<boolean>((resolve) => {
    socket.once("connect", () => resolve(true)).once("error", () => resolve(false));
  });
  socket.destroy();
  return taken;
}

const PATIENCE_MS = 60_000;

/** The address that wrangler says it serves at: its own word, as another's server may answer at any port. */
function readyAddress(child: ChildProcess): Promise<string> {
  return new Promise((resolve, reject) => {
    let output = "";
    const timer = setTimeout(() => fail("the server did not start"), PATIENCE_MS);
    child.stdout?.setEncoding("utf8").on("data", read);
    child.once("close", ended);

    function read(text: string) {
      output += text;
      const port = /Ready on http:\/\/[^\s:]+:(\d+)/.exec(stripVTControlCharacters(output))?.[1];
      if (port === undefined) return;
      forget();
      resolve(`http://localhost:${port}`);
    }
    function ended(code: number | null) {
      fail(`the server ended with code ${code}`);
    }
    function fail(message: string) {
      forget();
      child.kill("SIGTERM");
      reject(new Error(message));
    }
    function forget() {
      clearTimeout(timer);
      child.stdout?.off("data", read);
      child.off("close", ended);
      // Read on, or the pipe fills and the server stands still.
      child.stdout?.resume();
    }
  });
}

async function answering(url: string, child: ChildProcess): Promise<void> {
  const until = Date.now() + PATIENCE_MS;
  while (Date.now() < until) {
    if (child.exitCode !== null) throw new Error(`the server ended with code ${child.exitCode}`);
    const answer = await fetch(url).catch(() => null);
    if (answer?.ok) return;
    await wait(150);
  }
  child.kill("SIGTERM");
  throw new Error(`the server did not answer on ${url}`);
}

/** Runs the cron's jobs once, as the cron would. */
export async function runCron(url: string): Promise<void> {
  const answer = await fetch(`${url}/cdn-cgi/local/scheduled`);
  if (!answer.ok) throw new Error(`the jobs answered ${answer.status}`);
}
