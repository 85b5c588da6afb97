import { describe, expect, it } from "vitest";
import { findChapters } from "./chapters";

describe("findChapters", () => {
  const rules = (text: string) => findChapters(text).broken.map(({ rule }) => rule);

  it("finds working chapters if YouTube's rules hold", () => {
    expect(findChapters("0:00 A\n0:10 B\n1:02:03 C")).toMatchObject({ work: true, broken: [] });
    expect(
      findChapters("Intro (0:00)\n00:45 – B\n2:00 C").chapters.map(({ title, seconds }) => [title, seconds]),
    ).toEqual([
      ["Intro", 0],
      ["B", 45],
      ["C", 120],
    ]);
  });

  const titled = (text: string) => findChapters(text).chapters.map(({ stamp, title }) => `${stamp} ${title}`);

  it("leaves out times of day", () => {
    expect(titled("Stream every Friday at 20:00\nLive 19:30\n0:00 A\n0:30 B\n1:00 C")).toEqual([
      "0:00 A",
      "0:30 B",
      "1:00 C",
    ]);
    expect(titled("Streams Friday 20:00\nStreams Sunday 18:00")).toEqual([]);
    expect(titled("Start 0:00\nMiddle 1:20\nEnd 3:00")).toEqual(["0:00 Start", "1:20 Middle", "3:00 End"]);
  });

  it("keeps titles as written, without the signs before the times", () => {
    expect(titled("▶ 0:00 Rain\n1:00:00 (interlude)\n2:00:00 – “Home”")).toEqual([
      "0:00 Rain",
      "1:00:00 (interlude)",
      "2:00:00 “Home”",
    ]);
  });

  it("names every broken rule", () => {
    expect(rules("0:05 A\n1:00 B\n2:00 C")).toEqual(["first-at-zero"]);
    expect(rules("0:00 A\n1:00 B")).toEqual(["at-least-three"]);
    expect(rules("0:00 A\n2:00 B\n1:00 C")).toEqual(["ascending"]);
    expect(rules("0:00 A\n0:09 B\n1:00 C")).toEqual(["ten-seconds"]);
    expect(rules("9:30 Doors")).toEqual(["first-at-zero", "at-least-three"]);
    expect(findChapters("No times, 7:30 pm aside.")).toEqual({ chapters: [], work: false, broken: [] });
  });
});
