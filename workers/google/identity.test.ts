import { describe, expect, it } from "vitest";
import { readIdentity } from "./identity";

const EXPECTED = { issuers: ["https://accounts.google.com"], clientId: "our-app", nonce: "n-1" };
const CLAIMS = {
  iss: "https://accounts.google.com",
  aud: "our-app",
  azp: "our-app",
  sub: "1157",
  nonce: "n-1",
  exp: 2_000_000_000,
  email: "Ada@Gmail.com",
  email_verified: true,
};
const read = (changes: Record<string, unknown>) => readIdentity({ ...CLAIMS, ...changes }, EXPECTED);

describe("readIdentity", () => {
  it("names who signed in, with the address as it is compared", () => {
    expect(read({})).toEqual({ sub: "1157", email: "ada@gmail.com", isVerified: true, isTheirs: true });
  });

  it.each([
    ["another issuer", { iss: "https://evil.example" }],
    ["another audience", { aud: "their-app" }],
    ["several audiences", { aud: ["our-app", "their-app"] }],
    ["another authorized party", { azp: "their-app" }],
    ["another nonce", { nonce: "n-2" }],
    ["no nonce", { nonce: undefined }],
    ["no end", { exp: undefined }],
    ["no subject", { sub: "" }],
    ["no address", { email: undefined }],
    ["an address that is a formula", { email: "=1+1@example.com" }],
    ["a verified flag that is a text", { email_verified: "true" }],
  ])("refuses %s", (_what, changes) => {
    expect(read(changes)).toEqual(expect.any(String));
  });

  it.each([
    [{ email: "ada@gmail.com" }, true],
    [{ email: "ada@bakery.example", hd: "bakery.example" }, true],
    [{ email: "ada@bakery.example" }, false],
    [{ email: "ada@bakery.example", hd: "other.example" }, false],
    [{ email: "ada@notgmail.com" }, false],
  ])("knows of %j whether the mailbox is theirs: %s", (changes, isTheirs) => {
    expect(read(changes)).toMatchObject({ isTheirs });
  });
});
