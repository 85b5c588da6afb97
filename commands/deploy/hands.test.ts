import { spawn } from "node:child_process";
import { expect, it } from "vitest";
import { collectOutput, ended } from "./hands";

const stand = (script: string) =>
  spawn(process.execPath, ["-e", script], { stdio: ["pipe", "pipe", "inherit"] });

it("gives the input on standard input, not on the command line", async () => {
  const child = stand("process.stdin.pipe(process.stdout); console.log(process.argv.length)");
  let printed = "";
  child.stdout?.on("data", (chunk) => {
    printed += chunk;
  });
  expect(await ended(child, "a-secret")).toBe(0);
  expect(printed).toBe("1\na-secret");
  expect(child.spawnargs.join(" ")).not.toContain("a-secret");
});

it("answers the code of one that ends without reading", async () => {
  expect(await ended(stand("process.exit(3)"), "x".repeat(1_000_000))).toBe(3);
});

it("hears a character whole whose bytes come one by one", async () => {
  const slowly = `const bytes = [...Buffer.from("日é")]; const next = () => bytes.length
    ? process.stdout.write(Buffer.from([bytes.shift()]), () => setTimeout(next, 20)) : 0; next()`;
  expect(await collectOutput(stand(slowly))).toEqual({ code: 0, printed: "日é", complained: "" });
});
