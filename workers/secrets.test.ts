import { createHash } from "node:crypto";
import { expect, it } from "vitest";
import { fingerprint, newCardId, newSalt } from "./secrets";

it.each(["", "abc", "Überall 🎬"])("is the SHA-256 of %j, in hexadecimal", async (text) => {
  expect(await fingerprint(text)).toBe(createHash("sha256").update(text).digest("hex"));
});

it.each([
  ["ids of cards", newCardId, /^[a-km-np-z2-9]{10}$/],
  ["salts", newSalt, /^[0-9a-f]{32}$/],
])("makes %s that never repeat", (_what, make, shape) => {
  const made = Array.from({ length: 1000 }, make);
  expect(new Set(made).size).toBe(1000);
  for (const one of made) expect(one).toMatch(shape);
});
