import { describe, expect, it } from "vitest";
import { releaseBoard } from "./release-board";
import { startingSeries } from "./sample";
import type { Series } from "./series";

const TODAY = "2026-11-21";
const percent = (x: string) => Number(x.replace("%", ""));

describe("the release calendar", () => {
  it("draws each dated video once, in the order of days, within the field", () => {
    const all = startingSeries(TODAY);
    const board = releaseBoard(all, TODAY);
    expect(board?.rows.map(({ id }) => id)).toEqual(["workbench", "bread", "pay-day", "two-wheels"]);
    for (const { lamps, from, to } of board?.rows ?? []) {
      const places = lamps.map(({ x }) => percent(x));
      expect(places).toEqual(places.toSorted((one, other) => one - other));
      expect(Math.min(...places)).toBe(percent(from));
      expect(Math.max(...places)).toBe(percent(to));
      expect(percent(from)).toBeGreaterThanOrEqual(2);
      expect(percent(to)).toBeLessThanOrEqual(98);
    }
    expect(board?.rows[3]?.lamps).toHaveLength(2);
  });

  it("says the same in words", () => {
    expect(releaseBoard(startingSeries(TODAY), TODAY)?.rows[0]?.text).toBe(
      "published Nov 3, Nov 9, Nov 15; in progress for Nov 22; planned for Nov 27",
    );
  });

  it("keeps days far off from pressing the rest together, and names what has no day", () => {
    const [first, second] = startingSeries(TODAY) as [Series, Series];
    const far = {
      ...second,
      videos: second.videos.map((video) => ({ ...video, publishDate: "9999-12-31" })),
    };
    const board = releaseBoard([first, far], TODAY);
    expect(board).toMatchObject({ ...releaseBoard([first], TODAY), without: ["Bread on weeknights"] });
    expect(releaseBoard([far], TODAY)).toBeNull();
    expect(releaseBoard([], TODAY)).toBeNull();
  });

  it("has a place for a single day", () => {
    const [first] = startingSeries(TODAY) as [Series];
    const one = {
      ...first,
      videos: first.videos.slice(3, 4).map((video) => ({ ...video, publishDate: TODAY })),
    };
    expect(releaseBoard([one], TODAY)).toMatchObject({ today: "50%", rows: [{ from: "50%", to: "50%" }] });
  });
});
