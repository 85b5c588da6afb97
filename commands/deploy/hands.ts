import type { ChildProcess } from "node:child_process";
import { say, startTool } from "../run.ts";
import { newSecret } from "../secret.ts";
import type { Reply } from "./facts.ts";
import type { Hands } from "./run-steps.ts";

/** The real tools: what they print is shown as it comes. */
export const hands: Hands = {
  say,
  newSecret,
  async run(tool, args, input) {
    const stdin = input === undefined ? "inherit" : "pipe";
    const code = await ended(startTool(tool, args, { stdio: [stdin, "inherit", "inherit"] }), input);
    if (code !== 0) throw new Error(`${tool} ${args.slice(0, 2).join(" ")} ended with code ${code}`);
  },
};

/** Asks wrangler, and keeps its words. */
export function askWrangler(args: string[]): Promise<Reply> {
  return collectOutput(startTool("wrangler", args, { stdio: ["ignore", "pipe", "pipe"] }));
}

/** What a process says until it ends. */
export async function collectOutput(child: ChildProcess): Promise<Reply> {
  let printed = "";
  let complained = "";
  // As text: a character may come in two parts.
  child.stdout?.setEncoding("utf8").on("data", (text) => {
    printed += text;
  });
  child.stderr?.setEncoding("utf8").on("data", (text) => {
    complained += text;
  });
  return { code: await ended(child), printed, complained };
}

/** Gives a process its input and resolves to its exit code. */
export function ended(child: ChildProcess, input?: string): Promise<number | null> {
  return new Promise((resolve, reject) => {
    child.on("error", reject).on("close", resolve);
    // One that ends without reading closes the pipe early; its exit code says more than EPIPE.
    child.stdin?.on("error", () => {}).end(input);
  });
}
