import { describe, expect, it } from "vitest";
import { addressAfter } from "./way-back";

describe("addressAfter", () => {
  const done = { what: "added", card: "one" } as const;
  it.each([
    ["/light?q=rye", null, "/light?q=rye&plan=added&planned=one"],
    ["", "https://greenlight.example/youtube-tool?idea=rye", "/youtube-tool?idea=rye&plan=added&planned=one"],
    ["https://evil.example/", null, "/plan/one?plan=added&planned=one"],
    ["//evil.example", null, "/plan/one?plan=added&planned=one"],
    ["", null, "/plan/one?plan=added&planned=one"],
  ])("goes back to %j, or where %j says", (back, referrer, address) => {
    expect(addressAfter(done, back, referrer)).toBe(address);
  });

  it("drops the result of an earlier form from the address", () => {
    expect(addressAfter({ what: "full" }, "/light?plan=added&planned=one", null)).toBe("/light?plan=full");
  });
});
