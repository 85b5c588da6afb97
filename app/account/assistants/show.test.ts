import { expect, it } from "vitest";
import type { ConnectedAssistant } from "../../services/assistants";
import { showAssistant, showCalls } from "./show";

const ASSISTANT: ConnectedAssistant = {
  ...{ id: "a", name: "Scribe", host: "scribe.example", scopes: ["read"] },
  since: new Date("2026-11-20T23:00:00Z"),
  lastUsedOn: "2026-11-24",
  uses: [
    { day: "2026-11-24", called: "plan.list", times: 2 },
    { day: "2026-11-23", called: "light.judge", times: 1 },
  ],
};

it("says what an assistant may do and when it called last", () => {
  expect(showAssistant(ASSISTANT)).toEqual({
    ...{ id: "a", name: "Scribe", host: "scribe.example", mayWrite: false },
    since: "Nov 20, 2026",
    lastUsed: "Nov 24, 2026",
  });
  expect(
    showAssistant({ ...ASSISTANT, name: "", lastUsedOn: null, scopes: ["read", "write"] }),
  ).toMatchObject({
    name: "An assistant without a name",
    lastUsed: null,
    mayWrite: true,
  });
});

it("lists day by day what assistants and keys called, the newest first", () => {
  const key = {
    ...{ id: "k", name: "Script", scopes: ["read" as const], createdAt: new Date(0), lastUsedOn: null },
    uses: [{ day: "2026-11-24", called: "plan.list", times: 7 }],
  };
  expect(showCalls([ASSISTANT], [key])).toEqual([
    {
      day: "Nov 24, 2026",
      calls: [
        { by: "Key “Script”", called: "plan.list", times: 7 },
        { by: "Scribe", called: "plan.list", times: 2 },
      ],
    },
    { day: "Nov 23, 2026", calls: [{ by: "Scribe", called: "light.judge", times: 1 }] },
  ]);
  expect(showCalls([], [])).toEqual([]);
});
