import { expect, it } from "vitest";
import { keepNewest } from "./keep-newest";

it("keeps the newest, and lets the one kept longest ago go", () => {
  const kept = new Map<string, number>();
  keepNewest(kept, "bread", 1, 2);
  keepNewest(kept, "soup", 2, 2);
  keepNewest(kept, "bread", 3, 2);
  keepNewest(kept, "salad", 4, 2);
  expect([...kept]).toEqual([
    ["bread", 3],
    ["salad", 4],
  ]);
});
