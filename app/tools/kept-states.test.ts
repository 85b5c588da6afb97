import { readFileSync } from "node:fs";
import { describe, expect, it } from "vitest";
import { SAMPLE_DESKS, yoursDesks } from "../desks";
import { readState } from "../functions/desk/state";
import { DESKS as DESK_NAMES, type Desk } from "../model/desk";
import { toolsKeeping } from "./registry";
import type { ToolPage } from "./tool/tool";

/** A state as the version of 2026-11-21 kept it. */
interface Kept {
  tool: string;
  desk: Desk;
  /** What was done before. */
  after: string;
  state: object;
  /** Values that no state here has, and where they could stand in this one: a status nobody had chosen, say. */
  variants?: [place: (string | number)[], value: unknown][];
}

const KEPT: Kept[] = JSON.parse(readFileSync("tests/support/kept-states.json", "utf8"));
const NOW = new Date("2026-11-21T12:00:00Z");
const DESKS = [...SAMPLE_DESKS, ...(await yoursDesks())];

const isPage = (value: unknown): value is ToolPage<unknown, unknown> =>
  typeof value === "object" && value !== null && "rules" in value && "show" in value;
const PAGES = Object.values(
  import.meta.glob<object>(["./*/show.ts", "./*/yours/show.ts"], { eager: true }),
).flatMap((module) => Object.values(module).filter(isPage));

/** Results of then that lack what is shown today; the counts stay. */
const TOO_OLD: Record<string, string> = {
  // What is expected beside the usual.
  "video-forecast yours": "forecasts",
  // What the title would do on the channel.
  "thumbnail-optimizer yours": "analyses",
};

/** What the tool makes of a kept state today. Throws where it would fall back to its sample, or lose more than `lost`. */
function read({ tool: key, desk, state }: Pick<Kept, "tool" | "desk" | "state">, lost = 0) {
  const tool = DESKS.find((one) => one.key === key && (one.desk ?? "sample") === desk);
  if (!tool) throw new Error(`there is no ${desk} desk of ${key}`);
  const report = (error: unknown) => {
    if (lost === 0 || !String(error).includes(`${lost} results of ${key} are too old`)) throw error;
  };
  const today = readState(tool, { state, version: 1 }, { now: NOW, report });
  const page = PAGES.find(({ rules }) => rules === tool);
  if (!page) throw new Error(`there is no page of ${key}, ${desk}`);
  page.show(today, { now: NOW, search: new URLSearchParams() });
  return today;
}

describe("a state kept by the version of 2026-11-21", () => {
  it("is here from every desk", () => {
    const listed = DESK_NAMES.flatMap((desk) => toolsKeeping(desk).map(({ key }) => `${key} ${desk}`));
    expect([...new Set(KEPT.map(({ tool, desk }) => `${tool} ${desk}`))].sort()).toEqual(listed.sort());
  });

  it.each(KEPT)("is read and shown whole: $tool, $desk, after $after", (kept) => {
    const list = TOO_OLD[`${kept.tool} ${kept.desk}`];
    if (list === undefined) {
      expect(read(kept)).toMatchObject(kept.state);
      return;
    }
    const { [list]: results } = kept.state as Record<string, unknown[]>;
    expect(read(kept, results?.length)).toMatchObject({ ...kept.state, [list]: [] });
  });

  it.each(KEPT.filter(({ tool, desk, variants }) => variants && !(`${tool} ${desk}` in TOO_OLD)))(
    "may hold what no state here does: $tool, $desk",
    (kept) => {
      for (const [place, value] of kept.variants ?? []) {
        const state = structuredClone(kept.state);
        put(state, place, value);
        expect(read({ ...kept, state }), place.join(".")).toMatchObject(state);
      }
    },
  );
});

/** Sets what stands at a place of nested lists and records. */
function put(state: unknown, [first = "", ...rest]: (string | number)[], value: unknown): void {
  const holder = state as Record<string | number, unknown>;
  if (rest.length === 0) holder[first] = value;
  else put(holder[first], rest, value);
}
