import { expect, it } from "vitest";
import { showKey } from "./show";

it("adds up what a key was used for, most first", () => {
  const use = (day: string, called: string, times: number) => ({ day: `2026-11-${day}`, called, times });
  const shown = showKey({
    ...{ id: "abc", name: "Script", scopes: ["read"], createdAt: new Date("2026-11-20T23:00:00Z") },
    lastUsedOn: "2026-11-24",
    uses: [use("24", "plan.list", 2), use("24", "light.judge", 5), use("23", "plan.list", 4)],
  });
  expect(shown).toEqual({
    ...{
      id: "abc",
      name: "Script",
      mayWrite: false,
      since: "Nov 20, 2026",
      lastUsed: "Nov 24, 2026",
      total: 11,
    },
    calls: [
      { called: "plan.list", times: 6 },
      { called: "light.judge", times: 5 },
    ],
  });
});

it("says that a key was not used", () => {
  const shown = showKey({
    ...{ id: "abc", name: "Script", scopes: ["read", "write"], createdAt: new Date("2026-11-20T23:00:00Z") },
    lastUsedOn: null,
    uses: [],
  });
  expect([shown.lastUsed, shown.total, shown.mayWrite]).toEqual([null, 0, true]);
});
