import { beforeEach, expect, it } from "vitest";
import { z } from "zod";
import type { DeskRules } from "../../app/functions/desk/desk";
import { DAY_MS } from "../../app/numbers/days";
import { notes } from "../../tests/support/tool-desk";
import { type DropExpired, dropExpired, type Expired } from "./drop-expired";

const NOW = new Date("2026-11-21T03:17:00Z");
const days = (count: number) => NOW.getTime() + count * DAY_MS;

/** Notes that go at the time that stands in them. */
const passing: DeskRules<{ until: number[] }> = {
  ...notes,
  desk: "yours",
  state: z.object({ until: z.array(z.number()) }),
  initial: () => ({ until: [] }),
  actions: {},
  figure: ({ until }) => ({ value: String(until.length), label: "notes" }),
  expiry: {
    next: ({ until }) => (until.length > 0 ? new Date(Math.min(...until)) : null),
    drop: ({ until }, at) => ({ until: until.filter((time) => time > at.getTime()) }),
  },
};

let done: { rewritten: unknown[]; emptied: string[]; reported: unknown[] };

beforeEach(() => {
  done = { rewritten: [], emptied: [], reported: [] };
});

function run(found: Expired[], changes: Partial<DropExpired> = {}) {
  return dropExpired({
    find: async (at, most) => found.filter(() => at.getTime() === days(1)).slice(0, most),
    rewrite: async (_expired, next) => void done.rewritten.push(next),
    empty: async ({ ownerId }) => void done.emptied.push(ownerId),
    tools: async () => [passing],
    next: (tool, state) => ({
      state,
      figure: tool.figure(state),
      keepUntil: tool.expiry?.next(state) ?? null,
    }),
    now: NOW,
    report: (error) => void done.reported.push(error),
    ...changes,
  });
}

const kept = (ownerId: string, state: string, tool = "notes"): Expired => ({
  ownerId,
  tool,
  desk: "yours",
  state,
  version: 3,
});

it("removes what expires before the next run, and leaves the rest", async () => {
  const state = JSON.stringify({ until: [days(0.5), days(9)] });
  expect(await run([kept("a", state)])).toEqual({ expired: 1 });
  expect(done.rewritten).toEqual([
    { state: { until: [days(9)] }, figure: { value: "1", label: "notes" }, keepUntil: new Date(days(9)) },
  ]);
});

it("empties a state that it cannot read, and one of an unknown tool", async () => {
  await run([kept("broken", "{"), kept("old", '{"until":"then"}'), kept("gone", '{"until":[]}', "none")]);
  expect(done.emptied).toEqual(["broken", "old", "gone"]);
  expect(done.rewritten).toEqual([]);
});

it("empties a state whose tool fails to remove what expired, reports it and goes on", async () => {
  const failing: typeof passing = {
    ...passing,
    expiry: {
      next: () => null,
      drop() {
        throw new Error("no such note");
      },
    },
  };
  const state = '{"until":[]}';
  await run([kept("a", state), kept("b", "{")], { tools: async () => [failing] });
  expect(done.emptied).toEqual(["a", "b"]);
  expect(done.reported).toEqual([new Error("no such note"), expect.any(Error)]);
});

it("takes no more in a run than a database allows on the smallest plan", async () => {
  const many = Array.from({ length: 40 }, (_, at) => kept(String(at), "{"));
  expect(await run(many)).toEqual({ expired: 6 });
});

it("loads no engine where nothing expired", async () => {
  const tools = () => Promise.reject(new Error("not asked for"));
  expect(await run([], { tools })).toEqual({ expired: 0 });
});
