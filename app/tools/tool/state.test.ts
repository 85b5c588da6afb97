import { describe, expect, it } from "vitest";
import { notes } from "../../../tests/support/notes-tool";
import { goesAt } from "../../sources/keeping";
import { SAMPLE_DESKS } from "../tools";
import { listExpiry, readState } from "./state";

const NOW = new Date("2026-11-21T10:00:00Z");

function read(state: unknown) {
  const reported: unknown[] = [];
  const found = readState(
    notes,
    { state, version: 3 },
    { now: NOW, report: (error) => reported.push(error) },
  );
  return { found, lines: reported.map(String) };
}

describe("readState", () => {
  it("gives what was kept", () => {
    expect(read({ notes: ["mine"], total: 4 })).toEqual({ found: { notes: ["mine"], total: 4 }, lines: [] });
  });

  it("gives the sample where nothing was", () => {
    const report = () => expect.unreachable("reported");
    expect(readState(notes, null, { now: NOW, report })).toEqual(notes.initial(NOW));
  });

  it.each([
    ["text that was no JSON", undefined, "invalid_type at "],
    ["a field of an older version", { notes: [7], total: 1 }, "invalid_type at notes.0"],
    ["a field too few", { notes: [] }, "invalid_type at total"],
    ["a list", [], "invalid_type at "],
  ])("falls back to the sample for %s, and reports where, not what", (_what, state, where) => {
    const { found, lines } = read(state);
    expect(found).toEqual(notes.initial(NOW));
    expect(lines).toEqual([expect.stringContaining(`the kept state of notes cannot be read: ${where}`)]);
  });
});

describe.each(SAMPLE_DESKS)("the sample of $key", (tool) => {
  it("is a state that the tool itself reads, the same each time", () => {
    const state = tool.initial(NOW);
    expect(tool.state.safeParse(JSON.parse(JSON.stringify(state))).error).toBeUndefined();
    expect(tool.initial(NOW)).toEqual(state);
  });

  it("leaves room for a creator's own", () => {
    expect(JSON.stringify(tool.initial(NOW)).length).toBeLessThan(64 * 1024);
  });
});

const DAY_MS = 86_400_000;
const ASKED = Date.parse("2026-10-01T12:00:00Z");

interface Item {
  from: string;
  asOf: string | null;
}

const youtube = (days: number): Item => ({
  from: "youtube",
  asOf: new Date(ASKED + days * DAY_MS).toISOString(),
});
const pasted: Item = { from: "pasted", asOf: null };

const expiry = listExpiry(
  (state: { items: Item[] }) => state.items,
  goesAt,
  (state, items) => ({ ...state, items }),
);

it("names the instant at which the first item goes, 30 days after YouTube was asked", () => {
  const items = [youtube(3), pasted, youtube(1)];
  expect(expiry.next({ items })).toEqual(new Date(ASKED + 31 * DAY_MS));
});

it("names none where nothing is of YouTube", () => {
  expect(expiry.next({ items: [pasted] })).toBeNull();
  expect(expiry.next({ items: [] })).toBeNull();
});

it("drops what is over, and what a creator gave never", () => {
  const items = [youtube(3), pasted, youtube(1)];
  const at = (days: number) => new Date(ASKED + days * DAY_MS);
  expect(expiry.drop({ items }, at(31)).items).toHaveLength(3);
  expect(expiry.drop({ items }, new Date(at(31).getTime() + 1)).items).toEqual([youtube(3), pasted]);
  expect(expiry.drop({ items }, at(400)).items).toEqual([pasted]);
});
