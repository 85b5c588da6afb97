import { expect, it, vi } from "vitest";
import { ask } from "../../tests/support/caller";
import { EVENT_KINDS, type Event, event } from "../model/event";
import type { ExpiredState, ExpiredStates } from "../services/jobs";
import type { NextWorkspace } from "../services/workspaces";
import { dropExpired, listEvents } from "./owner";

const NOW = new Date("2026-11-21T03:17:00Z");
const TOMORROW = new Date("2026-11-22T03:17:00Z");
const LEFT = {
  state: { until: [] },
  figure: { value: "0", label: "notes" },
  keepUntil: null,
} as NextWorkspace;

const kept = (ownerId: string): ExpiredState => ({
  ownerId,
  tool: "notes",
  desk: "yours",
  state: "{}",
  version: 3,
});

async function run(found: ExpiredState[], left: ExpiredStates["left"] = async () => LEFT) {
  const rewritten: unknown[] = [];
  const emptied: string[] = [];
  const expiredStates = {
    find: vi.fn(async (_at: Date, most: number) => found.slice(0, most)),
    left: vi.fn(left),
    rewrite: async (_expired: ExpiredState, next: NextWorkspace) => void rewritten.push(next),
    empty: async ({ ownerId }: ExpiredState) => void emptied.push(ownerId),
  };
  const ran = await ask(dropExpired, {}, { expiredStates, request: { now: NOW } });
  return { ...ran, rewritten, emptied, expiredStates };
}

it("keeps the rest of what expires before the next run", async () => {
  const { rewritten, emptied, expiredStates, ...ran } = await run([kept("a")]);
  expect(ran).toEqual({ done: { expired: 1 }, reported: [] });
  expect([rewritten, emptied]).toEqual([[LEFT], []]);
  expect(expiredStates.find).toHaveBeenCalledWith(TOMORROW, 6);
  expect(expiredStates.left).toHaveBeenCalledWith(kept("a"), TOMORROW);
});

it("empties a state that cannot be parted, reports it and goes on", async () => {
  const odd = new Error("no such note");
  const left = async ({ ownerId }: ExpiredState) => {
    if (ownerId === "a") throw odd;
    return LEFT;
  };
  const { rewritten, emptied, reported } = await run([kept("a"), kept("b")], left);
  expect([rewritten, emptied, reported]).toEqual([[LEFT], ["a"], [odd]]);
});

it("takes no more in a run than a database allows on the smallest plan", async () => {
  expect(await run(Array.from({ length: 40 }, (_, at) => kept(String(at))))).toMatchObject({
    done: { expired: 6 },
  });
});

it("asks for no tool where nothing expired", async () => {
  const { done, expiredStates } = { done: undefined, ...(await run([])) };
  expect(done).toEqual({ expired: 0 });
  expect(expiredStates.left).not.toHaveBeenCalled();
});

const EVENT: Event = {
  id: 7,
  kind: "card-published",
  at: "2026-11-20T10:00:00.000Z",
  facts: { card: "rye" },
  seen: null,
};

it("lists what happened, and asks for a bounded number", async () => {
  const asked: number[] = [];
  const list = async (most: number) => {
    asked.push(most);
    return [EVENT];
  };
  expect(await ask(listEvents, {}, { events: { list } })).toMatchObject({ done: { events: [EVENT] } });
  expect(asked).toEqual([100]);
});

it("has a shape for every kind", () => {
  expect(event.options.map((option) => option.shape.kind.value)).toEqual(EVENT_KINDS);
});
