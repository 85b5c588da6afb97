import { describe, expect, it, test } from "vitest";
import { addressWith, prefilled, returnPath } from "./address";

test("an address keeps its query and gets what is added to it", () => {
  expect(addressWith("/x", {})).toBe("/x");
  expect(addressWith("/x", { confirm: "clear" }, "confirm")).toBe("/x?confirm=clear#confirm");
  expect(addressWith("/x?period=7d", { open: "a&b" })).toBe("/x?period=7d&open=a%26b");
  expect(addressWith("/x?period=7d", { period: "90d" }, "results")).toBe("/x?period=90d#results");
});

test("a link fills a field with what it carries, and never with a part of it", () => {
  const search = new URLSearchParams({ title: " <b>Knives</b> & stones\ud800\0 ", long: "a".repeat(201) });
  expect(prefilled(search, "title", 200)).toBe("<b>Knives</b> & stones\ufffd");
  expect(prefilled(search, "long", 200)).toBe("");
  expect(prefilled(search, "none", 200)).toBe("");
});

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
