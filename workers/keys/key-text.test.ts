import { describe, expect, it } from "vitest";
import { fingerprint } from "../secrets";
import { isSameHash, newKey, readKey } from "./key-text";

describe("a key of the API", () => {
  it("is prefix, id, secret and checksum, and no other", async () => {
    const keys = await Promise.all(Array.from({ length: 50 }, newKey));
    expect(new Set(keys.map(({ text }) => text)).size).toBe(50);
    for (const { text, id, hash } of keys) {
      expect(text).toMatch(/^gl_[0-9A-Za-z]{12}_[0-9A-Za-z]{49}$/);
      expect(await readKey(text)).toEqual({ id, hash });
      expect(text).not.toContain(hash);
    }
  });

  it("has a checksum that does not change from one version to the next", async () => {
    // zlib's CRC-32 of these letters is 0x5330e3ef.
    const secret = "a".repeat(43);
    expect(await readKey(`gl_bbbbbbbbbbbb_${secret}1WSGi7`)).toEqual({
      id: "bbbbbbbbbbbb",
      hash: await fingerprint(secret),
    });
  });

  it("is refused once a letter is changed, cut off or added", async () => {
    const { text } = await newKey();
    for (let at = 0; at < text.length; at += 1) {
      const other = text[at] === "x" ? "y" : "x";
      expect(await readKey(text.slice(0, at) + other + text.slice(at + 1))).toBeNull();
    }
    for (const wrong of [text.slice(0, -1), `${text}a`, ` ${text}`, text.toUpperCase(), "", "gl__"]) {
      expect(await readKey(wrong)).toBeNull();
    }
  });
});

it("compares hashes", () => {
  expect(isSameHash("ab", "ab")).toBe(true);
  for (const other of ["aa", "bb", "a", "abc", ""]) expect(isSameHash("ab", other)).toBe(false);
});
