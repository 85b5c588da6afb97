import { describe, expect, it } from "vitest";
import { notes } from "../../../tests/support/tool-desk";
import { SAMPLE_DESKS } from "../../desks";
import { readState, STATE_BYTES, stateBytes } from "./state";

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
  it("returns the kept state", () => {
    expect(read({ notes: ["mine"], total: 4 })).toEqual({ found: { notes: ["mine"], total: 4 }, lines: [] });
  });

  it("returns the sample if nothing is kept", () => {
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

  it("leaves room for a creator's own changes", () => {
    expect(JSON.stringify(tool.initial(NOW)).length).toBeLessThan(64 * 1024);
  });
});

it("measures a state in bytes as it is written, against 256 KB", () => {
  expect(STATE_BYTES).toBe(262_144);
  expect(stateBytes({ text: "é" })).toBe(Buffer.byteLength('{"text":"é"}'));
});
