import { expect, it } from "vitest";
import { scoreVisibility } from "../../engines/channel-report";
import { draw } from "../../hydration/draw";
import { showVisibility } from "./show";
import { VisibilityScore } from "./view";

const NOW = new Date("2026-11-21T12:00:00Z");
const answers = [
  {
    topic: "rye bread",
    askedAt: "2026-11-20T06:00:00Z",
    found: [{ videoId: "abcdefghijk", title: "Rye in a day", place: 12 }],
  },
  { topic: "bagels", askedAt: "2026-11-19T06:00:00Z", found: [] },
];

it("shows the share of searches, and each topic's", () => {
  const shown = showVisibility(scoreVisibility(["rye bread", "bagels", "focaccia"], answers, NOW), {
    isSearched: true,
  });
  expect(shown.value).toBe("50%");
  expect(shown.basis).toBe("1 of 2 searches in the last 30 days showed one of your videos.");
  expect(shown.topics.map(({ topic, value }) => [topic, value])).toEqual([
    ["rye bread", "1 of 1"],
    ["bagels", "0 of 1"],
    ["focaccia", "not searched yet"],
  ]);
  const html = draw("score", <VisibilityScore score={shown} />);
  expect(html).toMatch(
    /<a href="https:\/\/www\.youtube\.com\/watch\?v=abcdefghijk"[^>]*><bdi>Rye in a day<\/bdi><\/a>.*at 12/,
  );
  expect(html).toContain("Not among the first 50");
});

it("has not enough data until there are answers", () => {
  expect(showVisibility(scoreVisibility([], [], NOW), { isSearched: true })).toMatchObject({
    value: "Not enough data",
    topics: [],
  });
  const named = scoreVisibility(["rye bread"], [], NOW);
  expect(showVisibility(named, { isSearched: true }).basis).toBe("The first answers come within a week.");
  expect(showVisibility(named, { isSearched: false }).basis).toBe(
    "Searching takes a YouTube key, which this site does not have yet.",
  );
});
