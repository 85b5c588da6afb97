import { expect, it } from "vitest";
import { excerpt } from "./uploads";

it("cuts a title to one line of 120 whole characters without direction marks", () => {
  expect(excerpt(" a\n\u202eb\u0000 ")).toBe("a b");
  expect(excerpt("half \ud83d")).toBe("half \ufffd");
  const long = excerpt("🔪".repeat(200));
  expect([...long]).toHaveLength(120);
  expect(long.endsWith("🔪…")).toBe(true);
});
