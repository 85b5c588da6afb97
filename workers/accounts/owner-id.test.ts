import { expect, it } from "vitest";
import { ownerId } from "./owner-id";

it("is the SHA-256 of the session's id, in hexadecimal", async () => {
  // The digest of "abc" in FIPS 180-2, appendix B.1.
  const digest = "ba7816bf8f01cfea414140de5dae2223b00361a396177a9cb410ff61f20015ad";
  expect(await ownerId("abc")).toBe(digest);
});
