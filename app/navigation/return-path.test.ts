import { describe, expect, it } from "vitest";
import { returnPath } from "./return-path";

describe("returnPath", () => {
  it.each(["/", "/dashboard", "/youtube-tool?q=a+b&x=%2F%2F"])("keeps %s", (path) => {
    expect(returnPath(path)).toBe(path);
  });

  it("drops the fragment", () => {
    expect(returnPath("/account#security")).toBe("/account");
  });

  it.each([
    "//elsewhere.example",
    "/\\elsewhere.example",
    "/\t/elsewhere.example",
    "/\n/elsewhere.example",
    "https://elsewhere.example/",
    "/..//elsewhere.example",
    "/.//elsewhere.example",
    "/a/..//elsewhere.example",
    "/x/%2e%2e//elsewhere.example",
    "javascript:alert(1)",
    "dashboard",
    "",
    null,
    undefined,
    7,
  ])("never leaves the site for %j", (value) => {
    expect(returnPath(value, "/here")).toBe("/here");
  });
});
