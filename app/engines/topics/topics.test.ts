import { describe, expect, it } from "vitest";
import { sourdough, video } from "../../../tests/support/analyzer-fixture";
import { findTopics } from "./topics";
import type { Video } from "./video";

const titled = (titles: string[]) =>
  titles.map((title, at) => video({ videoId: `v${String(at).padStart(3, "0")}`, title }));

/** A fixed shuffle: every order of the seeds is another order of the videos. */
function shuffled(videos: Video[], seed: number): Video[] {
  let state = seed;
  return videos
    .map((one) => {
      state = (state * 1664525 + 1013904223) % 4294967296;
      return { one, key: state };
    })
    .sort((a, b) => a.key - b.key)
    .map(({ one }) => one);
}

describe("findTopics", () => {
  it("finds the topics of a search, and the videos left over", () => {
    const { topics, unclustered } = findTopics(sourdough().videos, "sourdough bread");
    const found = Object.fromEntries(
      topics.map(({ name, videos }) => [name, videos.map(({ videoId }) => videoId)]),
    );
    expect(Object.keys(found).sort()).toEqual([
      "Dutch Oven",
      "Scoring Patterns",
      "Sourdough Discard",
      "Sourdough Starter",
    ]);
    for (const ids of Object.values(found)) expect(new Set(ids.map((id) => id.split("-")[0])).size).toBe(1);
    expect(unclustered.map(({ videoId }) => videoId)).toEqual(["loose-0", "loose-1"]);
  });

  it("answers the same topics for any order of the videos", () => {
    const { videos, query } = sourdough();
    const first = findTopics(videos, query);
    for (const seed of [1, 2, 3, 4, 5]) expect(findTopics(shuffled(videos, seed), query)).toEqual(first);
  });

  it("puts every video in one place", () => {
    const { videos, query } = sourdough();
    const { topics, unclustered } = findTopics(videos, query);
    const placed = [...topics.flatMap((topic) => topic.videos), ...unclustered].map(({ videoId }) => videoId);
    expect(placed.sort()).toEqual(videos.map(({ videoId }) => videoId).sort());
  });

  it("makes no topic of two videos", () => {
    expect(findTopics(titled(["Rye crackers", "Rye crackers again", "Cat", "Dog"]), "bread").topics).toEqual(
      [],
    );
  });

  it("leaves over a video that resembles a single member", () => {
    const walks = ["Night walk slowly", "Night walk again", "Night walk with rain", "Rain on a tin roof"];
    const { topics, unclustered } = findTopics(titled([...walks, "Cats", "Dogs", "Birds"]), "");
    expect(topics.map(({ videos }) => videos.length)).toEqual([3]);
    expect(unclustered.map(({ title }) => title)).toContain("Rain on a tin roof");
  });

  it("makes a topic of identical titles, unless they say only the query", () => {
    const same = Array.from({ length: 6 }, () => "Cold proofing a loaf");
    expect(findTopics(titled(same), "bread").topics.map(({ videos }) => videos.length)).toEqual([6]);
    const query = Array.from({ length: 6 }, () => "Bread tutorial");
    expect(findTopics(titled(query), "bread tutorials")).toMatchObject({
      topics: [],
      unclustered: { length: 6 },
    });
  });

  it.each([[[]], [["One video"]], [["", "", ""]], [["🔥🔥", "😀", "🎉🎉🎉", "✨"]]])(
    "makes no topic of %j",
    (titles) => {
      expect(findTopics(titled(titles), "bread")).toMatchObject({
        topics: [],
        unclustered: { length: titles.length },
      });
    },
  );

  it("reads scripts other than Latin", () => {
    const { topics } = findTopics(
      titled([
        "Закваска для хлеба с нуля",
        "Закваска: ошибки новичков",
        "Как кормить закваску? Закваска зимой",
        "パスタの作り方 トマトソース",
        "トマトソース 簡単レシピ",
        "トマトソースで夕食",
      ]),
      "рецепты",
    );
    expect(topics.map(({ name }) => name).sort()).toEqual(["Закваска", "トマトソース"].sort());
  });

  it("does not mistake a channel's own name for a topic", () => {
    const named = ["Crumb Club: rolls", "Crumb Club: jam", "Crumb Club: butter"].map((title, at) =>
      video({ videoId: `c${at}`, title, channel: "Crumb Club", channelId: "crumb" }),
    );
    expect(findTopics([...named, ...titled(["Rye", "Spelt", "Oats"])], "bread").topics).toEqual([]);
  });

  it("survives hostile descriptions", () => {
    const hostile = titled(["a", "b", "c", "d"]).map((one) => ({ ...one, description: "x1 ".repeat(5000) }));
    expect(findTopics(hostile, "").unclustered).toHaveLength(4);
  });
});
