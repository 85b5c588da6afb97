import { globSync, rmSync } from "node:fs";
import { Worker } from "node:worker_threads";
import { runTool } from "../run.ts";
import { table } from "../table.ts";
import { roomOf } from "./plan.ts";
import { WALKS, type WalkName } from "./walk.ts";

const MAPS = "build/server/**/*.map";

/** Builds with source maps, which go again, and walks: the files of which a function was called, by walk. */
export async function walkAll(): Promise<Record<string, string[]>> {
  // Hidden: but for the maps beside it, the build is the one that is served.
  await runTool("react-router", ["build", "--logLevel", "warn", "--sourcemapServer", "hidden"]);
  try {
    const called: Record<string, string[]> = {};
    for (const name of Object.keys(WALKS) as WalkName[]) called[name] = await walkApart(name);
    return called;
  } finally {
    for (const map of globSync(MAPS)) rmSync(map);
  }
}

/** In a thread of its own: what the product keeps in memory from one walk must not spare another its calls. */
function walkApart(name: WalkName): Promise<string[]> {
  // What the product logs is not of interest here.
  const quiet = { stdout: true, stderr: true };
  const thread = new Worker(new URL("walk-thread.ts", import.meta.url), { workerData: name, ...quiet });
  return new Promise((resolve, reject) => {
    thread.once("message", resolve).once("error", reject);
    thread.once("exit", () => reject(new Error(`the walk ${name} ended without an answer`)));
  });
}

/** How many files and rooms are called on each walk. */
export function walksTable(called: Record<string, string[]>): string {
  return table(
    ["walk", "files", "rooms"],
    Object.entries(called).map(([name, files]) => [name, `${files.length}`, `${byRoom(files).size}`]),
  );
}

/** The files of a walk, room by room. */
export function walkText(files: readonly string[]): string {
  return [...byRoom(files)]
    .map(([room, inside]) => `${room}: ${inside.map((path) => path.slice(room.length + 1)).join(", ")}`)
    .join("\n");
}

function byRoom(files: readonly string[]): Map<string, string[]> {
  return Map.groupBy(files, (path) => roomOf(path) ?? path.split("/", 1)[0] ?? path);
}
