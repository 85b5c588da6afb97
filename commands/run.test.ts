import { type ChildProcess, spawn } from "node:child_process";
import { mkdtempSync, readFileSync, rmSync, writeFileSync } from "node:fs";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { afterAll, describe, expect, it, vi } from "vitest";

const folder = mkdtempSync(join(tmpdir(), "command-"));
afterAll(() => rmSync(folder, { recursive: true, force: true }));

const isAlive = (id: number) => {
  try {
    process.kill(id, 0);
    return true;
  } catch {
    return false;
  }
};

/** A command in a shell, as npm starts it, and the child that it started, by their process ids. */
async function started(): Promise<{ shell: ChildProcess; ids: number[] }> {
  const [script, noted] = [join(folder, "command.mjs"), join(folder, `ids-${Math.random()}`)];
  const run = JSON.stringify(join(import.meta.dirname, "run.ts"));
  writeFileSync(
    script,
    `import { command, run } from ${run};
     const child = "echo $$ ${"$PPID"} > ${noted}; exec sleep 60";
     await command(() => run("sh", ["-c", child]));`,
  );
  // With a command after it, the shell stays.
  const shell = spawn("sh", ["-c", `"${process.execPath}" "${script}"; true`], { stdio: "ignore" });
  const ids = await vi.waitFor(
    () => {
      const text = readFileSync(noted, "utf8");
      if (!text.endsWith("\n")) throw new Error("not yet");
      return text.trim().split(" ").map(Number);
    },
    { timeout: 10_000 },
  );
  return { shell, ids };
}

describe("a command", () => {
  it("ends what it started when its shell is ended", async () => {
    const { shell, ids } = await started();
    expect(ids.map(isAlive)).toEqual([true, true]);
    shell.kill("SIGTERM");
    await vi.waitFor(() => expect(ids.map(isAlive)).toEqual([false, false]), { timeout: 10_000 });
  }, 30_000);

  it("ends what it started when it is ended itself", async () => {
    const { shell, ids } = await started();
    const [, own = 0] = ids;
    process.kill(own, "SIGTERM");
    await vi.waitFor(() => expect(ids.map(isAlive)).toEqual([false, false]), { timeout: 10_000 });
    shell.kill();
  }, 30_000);
});
