import { describe, expect, it } from "vitest";
import { DAY_MS } from "../../numbers/days";
import { keptList } from "./kept-list";
import { STATE_BYTES, stateBytes } from "./state";

interface Item {
  id: string;
  from: "typed" | "example" | "youtube";
  /** When YouTube was asked, in days of the test. */
  day?: number;
  text?: string;
}
interface State {
  results: Item[];
  made: number;
}

const START = Date.parse("2026-10-01T12:00:00Z");
const onDay = (days: number) => new Date(START + days * DAY_MS);
const typed = (id: string): Item => ({ id, from: "typed" });
const read = (id: string, day: number): Item => ({ id, from: "youtube", day });

const options = {
  items: ({ results }: State) => results,
  withItems: (state: State, results: Item[]) => ({ ...state, results }),
  max: 3,
  field: "result",
};
const list = keptList<State, Item>({
  ...options,
  isExample: ({ from }) => from === "example",
  expiresAt: ({ day }) => (day === undefined ? Number.POSITIVE_INFINITY : onDay(day + 30).getTime()),
});
const strict = keptList<State, Item>({ ...options, gone: "It is not here any more." });

const state = (...results: Item[]): State => ({ results, made: 7 });
const ids = ({ results }: State) => results.map(({ id }) => id).join(" ");
const removed = (from: State, id: string, now = onDay(0), of = list) =>
  of.remove.apply(from, { result: id }, { now, random: () => 0 }, undefined);

describe("adding to a kept list", () => {
  it("puts the newest first, keeps the rest of the state, and names the newest", () => {
    const next = list.add(state(typed("a")), typed("b"), onDay(0));
    expect([ids(next), next.made, list.newest(next)]).toEqual(["b a", 7, "b"]);
    expect(list.newest(state())).toBeUndefined();
  });

  it("drops the oldest beyond its count", () => {
    expect(ids(list.add(state(typed("c"), typed("b"), typed("a")), typed("d"), onDay(0)))).toBe("d c b");
  });

  it("drops the oldest where the state would be too large, but never the new one", () => {
    const large = (id: string, share: number) => ({ ...typed(id), text: "x".repeat(share * STATE_BYTES) });
    const next = list.add(state(large("b", 0.4), large("a", 0.4)), large("c", 0.4), onDay(0));
    expect(ids(next)).toBe("c b");
    expect(stateBytes(next)).toBeLessThanOrEqual(STATE_BYTES);
    expect(ids(list.add(state(typed("a")), large("b", 2), onDay(0)))).toBe("b");
  });

  it("changes an item in its place, and drops the oldest others where the state would be too large", () => {
    const large = (id: string, share: number) => ({ ...typed(id), text: "x".repeat(share * STATE_BYTES) });
    const before = state(large("c", 0.4), large("b", 0.4), typed("a"));
    expect(list.replace(before, { ...typed("b"), text: "new" }, onDay(0)).results[1]?.text).toBe("new");
    expect(ids(list.replace(before, typed("b"), onDay(0)))).toBe("c b a");
    expect(ids(list.replace(before, large("a", 0.4), onDay(0)))).toBe("c a");
    expect(ids(list.replace(before, typed("z"), onDay(0)))).toBe("c b a");
  });

  it("keeps only the newest example if the desk replaces them", () => {
    const example = (id: string): Item => ({ id, from: "example" });
    const before = state(typed("b"), example("a"));
    expect(ids(list.add(before, example("c"), onDay(0)))).toBe("c b");
    expect(ids(list.add(before, typed("c"), onDay(0)))).toBe("c b a");
    expect(ids(strict.add(before, example("c"), onDay(0)))).toBe("c b a");
  });

  it("drops expired items", () => {
    expect(ids(list.add(state(read("b", 0), typed("a")), typed("c"), onDay(31)))).toBe("c a");
  });
});

describe("removing from a kept list", () => {
  it("removes the item that the form names, and expired ones", () => {
    expect(ids(removed(state(typed("b"), typed("a")), "b"))).toBe("a");
    expect(ids(removed(state(typed("c"), read("b", 0), typed("a")), "c", onDay(31)))).toBe("a");
  });

  it("ignores an item that is gone, or refuses with the desk's message", () => {
    expect(ids(removed(state(typed("a")), "b"))).toBe("a");
    expect(list.remove.refusal?.(state(typed("a")), { result: "b" })).toBeUndefined();
    expect(strict.remove.refusal?.(state(typed("a")), { result: "b" })).toBe("It is not here any more.");
    expect(strict.remove.refusal?.(state(typed("a")), { result: "a" })).toBeUndefined();
  });

  it("reads the item's id from the field that the desk names", () => {
    expect(list.remove.form.safeParse({ result: "a" }).success).toBe(true);
    expect(list.remove.form.safeParse({ id: "a" }).success).toBe(false);
  });

  it("clears the list and keeps the counts", () => {
    const cleared = list.clear.apply(state(typed("a")), {}, { now: onDay(0), random: () => 0 }, undefined);
    expect(cleared).toEqual({ results: [], made: 7 });
  });
});

describe("the expiry of a kept list", () => {
  const some = state(read("c", 3), typed("b"), read("a", 1));

  it("gives the time at which the first item expires", () => {
    expect(list.expiry?.next(some)).toEqual(onDay(31));
    expect(list.expiry?.next(state(typed("a")))).toBeNull();
    expect(list.expiry?.next(state())).toBeNull();
  });

  it("drops expired items to the millisecond, and never what a creator typed", () => {
    const left = (at: Date) => list.expiry && ids(list.expiry.drop(some, at));
    expect(left(onDay(31))).toBe("c b a");
    expect(left(new Date(onDay(31).getTime() + 1))).toBe("c b");
    expect(left(onDay(400))).toBe("b");
    expect(list.current(some, onDay(400))).toEqual([typed("b")]);
  });

  it("exists only if items expire", () => {
    expect(strict.expiry).toBeUndefined();
    expect(strict.current(some, onDay(400))).toEqual(some.results);
  });
});
