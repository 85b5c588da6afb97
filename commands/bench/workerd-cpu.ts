import { execFileSync } from "node:child_process";
import { readdirSync, readFileSync } from "node:fs";

/**
 * Reads how many milliseconds of CPU this process's workerd has used so far, all its threads together: what others do on
 * the machine does not count. Where there is no /proc, null.
 */
export function workerdCpu(): () => number | null {
  const started = execFileSync("ps", ["-A", "-o", "ppid=,pid=,comm="], { encoding: "utf8" })
    .split("\n")
    .map((line) => line.trim().split(/\s+/))
    .find(([parent, , name = ""]) => Number(parent) === process.pid && name.includes("workerd"));
  const threads = `/proc/${started?.[1]}/task`;
  return () => {
    try {
      return readdirSync(threads).reduce((sum, thread) => sum + threadMs(`${threads}/${thread}`), 0);
    } catch {
      return null;
    }
  };
}

/** Its first figure is the nanoseconds that a thread ran. */
function threadMs(thread: string): number {
  return Number(readFileSync(`${thread}/schedstat`, "utf8").split(" ")[0]) / 1e6;
}
