import { describe, expect, it } from "vitest";
import { z } from "zod";
import { notes } from "../../../tests/support/tool-desk";
import { SAMPLE_DESKS } from "../../desks";
import { parseState, readState, SHAPE, STATE_BYTES, stateBytes, toWorkspace } from "./state";

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
    ["a field of another shape", { notes: [7], total: 1 }, "invalid_type at notes.0"],
    ["a newer version's shape", { shape: SHAPE + 1, notes: [], total: 1 }, `shape ${SHAPE + 1} is unknown`],
    ["no number of a shape", { shape: 0.5, notes: [], total: 1 }, "shape 0.5 is unknown"],
    ["a field too few", { notes: [] }, "invalid_type at total"],
    ["a list", [], "invalid_type at "],
  ])("falls back to the sample for %s, and reports where, not what", (_what, state, where) => {
    const { found, lines } = read(state);
    expect(found).toEqual(notes.initial(NOW));
    expect(lines).toEqual([expect.stringContaining(`the kept state of notes cannot be read: ${where}`)]);
  });
});

describe("a state kept without the number of its shape", () => {
  /** What a desk of lists of any results reads of it. */
  const parse = (key: string, kept: unknown) =>
    parseState({ key, desk: "yours", state: z.looseObject({}) }, kept);

  it("ranks its titles by what they would do on the channel, and drops those of which that was not kept", () => {
    const words = { known: 1, all: 1 };
    const entry = (title: string, multiple: number, rest = {}) => ({
      ...{ title, isJudged: true, logit: 1, alternatives: [{ title: "Another", chance: 0.7 }] },
      ...{ idea: { multiple, chance: null, own: null, words }, ...rest },
    });
    const analyses = [
      { id: "a", entries: [entry("Worse", 0.8), entry("Better", 1.4)] },
      { id: "b", entries: [entry("Older", 1, { idea: undefined })] },
      {
        id: "c",
        entries: [entry("Old", 1, { idea: { multiple: 1, own: { low: 1, high: 2, beats: 0.5 } } })],
      },
    ];
    const read = parse("thumbnail-optimizer", { analyses });
    expect(read).toMatchObject({ lost: 2 });
    const kept =
      "state" in read
        ? z
            .object({ analyses: z.array(z.looseObject({ entries: z.array(z.looseObject({})) })) })
            .parse(read.state)
        : null;
    expect(kept?.analyses.map(({ id }) => id)).toEqual(["a"]);
    expect(kept?.analyses[0]?.entries).toMatchObject([
      {
        title: "Better",
        isEnglish: true,
        alternatives: [],
        note: "Rank these titles again for alternatives.",
      },
      { title: "Worse" },
    ]);
  });

  it("gets what comments of 21 November 2026 were not asked for", () => {
    const theme = { name: "too loud", leaning: "negative" };
    const digest = { counts: { spam: 2 }, themes: [theme, { name: "calm", leaning: "unclear" }] };
    const few = { digest: { counts: {}, themes: null } };
    const abuse = { abusive: 0, sexual: 0, political: 0 };
    expect(parse("comment-sentiment", { analyses: [{ id: "a", digest }, few], made: 2 })).toEqual({
      state: {
        analyses: [
          {
            id: "a",
            digest: {
              counts: { spam: 2, abuse },
              themes: [
                { ...theme, side: "negative" },
                { name: "calm", leaning: "unclear", side: "positive" },
              ],
            },
          },
          { digest: { counts: { abuse }, themes: null } },
        ],
        made: 2,
      },
      lost: 0,
    });
  });

  it("keeps what it has of that", () => {
    const counts = { abuse: { abusive: 3, sexual: 0, political: 1 } };
    const kept = { analyses: [{ digest: { counts, themes: [{ side: "positive", leaning: "negative" }] } }] };
    expect(parse("comment-sentiment", kept)).toEqual({ state: kept, lost: 0 });
    const rewrites = [{ id: "a", flags: [{ kind: "thin" }] }, { id: "b" }];
    expect(parse("description-rewriter", { rewrites })).toMatchObject({
      state: { rewrites: [rewrites[0], { id: "b", flags: [] }] },
    });
  });

  it("loses forecasts that say nothing of the usual, and counts them", () => {
    const forecasts = [{ id: "b", expected: {} }, { id: "a" }];
    expect(parse("video-forecast", { forecasts, made: 2 })).toEqual({
      state: { forecasts: [{ id: "b", expected: {}, viral: null }], made: 2 },
      lost: 1,
    });
    const { found, lines } = read({ shape: SHAPE, notes: ["a"], total: 1 });
    expect([found, lines]).toEqual([{ notes: ["a"], total: 1 }, []]);
  });

  it.each([[7], ["text"], [[{ id: "a" }, 7]]])("leaves lists that are none to the schema: %j", (analyses) => {
    expect(parse("comment-sentiment", { analyses })).toMatchObject({ state: { analyses } });
  });

  it("is written back with the number, and read as it was written", () => {
    const state = { notes: ["a"], total: 1 };
    const { state: kept } = toWorkspace(notes, state);
    expect(kept).toEqual({ shape: SHAPE, ...state });
    expect(read(kept)).toEqual({ found: state, lines: [] });
    // Nothing is done twice.
    const forecasts = [{ id: "a" }];
    expect(parse("video-forecast", { shape: SHAPE, forecasts })).toMatchObject({ state: { forecasts } });
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
