import { createHash } from "node:crypto";
import { expect, it } from "vitest";
import { fingerprint } from "./fingerprint";

it.each(["", "abc", "Überall 🎬"])("is the SHA-256 of %j, in hexadecimal", async (text) => {
  expect(await fingerprint(text)).toBe(createHash("sha256").update(text).digest("hex"));
});
