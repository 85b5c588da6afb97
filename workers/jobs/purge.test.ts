import { expect, it } from "vitest";
import { z } from "zod";
import type { DeskRules } from "../../app/functions/desk/desk";
import { SHAPE } from "../../app/functions/desk/state";
import { DAY_MS } from "../../app/numbers/days";
import type { ExpiredState } from "../../app/services/jobs";
import { notes } from "../../tests/support/tool-desk";
import { leftOf } from "./purge";

const AT = new Date("2026-11-22T03:17:00Z");
const days = (count: number) => AT.getTime() + count * DAY_MS;

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

const kept = (state: string, tool = "notes"): ExpiredState => ({
  ownerId: "a",
  tool,
  desk: "yours",
  state,
  version: 3,
});

it("keeps what expires later", () => {
  const state = JSON.stringify({ until: [days(-0.5), days(9)] });
  expect(leftOf(kept(state), AT, [passing])).toEqual({
    state: { shape: SHAPE, until: [days(9)] },
    figure: { value: "1", label: "notes" },
    keepUntil: new Date(days(9)),
  });
});

it.each([
  ["broken JSON", kept("{")],
  ["a state of another shape", kept('{"until":"then"}')],
  ["an unknown tool", kept('{"until":[]}', "none")],
])("throws for %s", (_what, expired) => {
  expect(() => leftOf(expired, AT, [passing])).toThrow("cannot be read");
});

it("passes on that a tool fails", () => {
  const drop = () => {
    throw new Error("no such note");
  };
  const failing: typeof passing = { ...passing, expiry: { next: () => null, drop } };
  expect(() => leftOf(kept('{"until":[]}'), AT, [failing])).toThrow("no such note");
});
