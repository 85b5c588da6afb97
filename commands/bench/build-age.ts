import { existsSync, readdirSync, statSync } from "node:fs";
import { join } from "node:path";

/** What the build is made of. */
const SOURCES = [
  "app",
  "workers",
  "commands/build",
  "public",
  "package-lock.json",
  "react-router.config.ts",
  "vite.config.ts",
  "wrangler.toml",
];

/** True when `built` is missing or older than the newest of its sources. */
export function isStale(built: string, sources: string[] = SOURCES): boolean {
  if (!existsSync(built)) return true;
  const builtAt = statSync(built).mtimeMs;
  return sources.filter((path) => existsSync(path)).some((path) => newest(path) > builtAt);
}

/** Folders count, too: their time moves when a file in them is deleted. */
function newest(path: string): number {
  const stat = statSync(path);
  if (!stat.isDirectory()) return stat.mtimeMs;
  return Math.max(stat.mtimeMs, ...readdirSync(path).map((entry) => newest(join(path, entry))));
}
