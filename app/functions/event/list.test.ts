import { expect, it } from "vitest";
import { ask } from "../../../tests/support/caller";
import { EVENT_KINDS, type Event, event } from "../../model/event";
import { listEvents } from "./list";

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
