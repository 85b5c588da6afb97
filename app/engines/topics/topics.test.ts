import { describe, expect, it } from "vitest";
import { sourdough, video } from "../../../tests/support/analyzer-fixture";
import type { Video } from "./documents";
import { agglomerate, cosineSimilarities, findTopics, smoothOverNeighbors } from "./topics";
import type { WeightedVector } from "./weights";

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

/** A symmetric matrix from its upper triangle, row by row. */
function matrix(size: number, upper: number[]): Float64Array {
  const cells = new Float64Array(size * size);
  let next = 0;
  for (let row = 0; row < size; row++) {
    cells[row * size + row] = 1;
    for (let column = row + 1; column < size; column++) {
      cells[row * size + column] = cells[column * size + row] = upper[next++] ?? 0;
    }
  }
  return cells;
}

describe("agglomerate", () => {
  it("joins similar items and leaves the others", () => {
    expect(agglomerate(matrix(4, [0.9, 0, 0, 0, 0, 0.8]), 4, 0.5)).toEqual([
      [0, 1],
      [2, 3],
    ]);
  });

  it("joins by average similarity, so one near pair does not chain two groups", () => {
    // 0-1 and 2-3 are groups; only 1-2 are near, so on average the groups are 0.2 alike.
    const chain = matrix(4, [0.9, 0, 0, 0.8, 0, 0.9]);
    expect(agglomerate(chain, 4, 0.25)).toEqual([
      [0, 1],
      [2, 3],
    ]);
    expect(agglomerate(chain, 4, 0.2)).toEqual([[0, 1, 2, 3]]);
  });

  it("weighs the average by the sizes of the groups", () => {
    // {0,1} joins 2 first; then {0,1,2} against 3 is (0.6 + 0.6 + 0) / 3 = 0.4.
    const cells = matrix(4, [0.9, 0.8, 0.6, 0.8, 0.6, 0]);
    expect(agglomerate(cells, 4, 0.41)).toEqual([[0, 1, 2], [3]]);
    expect(agglomerate(cells, 4, 0.39)).toEqual([[0, 1, 2, 3]]);
  });

  it("breaks ties by order", () => {
    expect(agglomerate(matrix(3, [0.5, 0.5, 0]), 3, 0.3)).toEqual([[0, 1], [2]]);
  });

  it("answers [] for no items, and does not change the matrix", () => {
    expect(agglomerate(new Float64Array(0), 0, 0.5)).toEqual([]);
    const cells = matrix(3, [0.9, 0.1, 0.1]);
    const before = [...cells];
    agglomerate(cells, 3, 0.05);
    expect([...cells]).toEqual(before);
  });
});

const of = (weights: Record<string, number>): WeightedVector => ({
  vector: new Map(Object.entries(weights)),
  norm: Math.hypot(...Object.values(weights)),
});

describe("cosineSimilarities", () => {
  it("answers the cosine, symmetric, with ones on the diagonal", () => {
    const matrix = cosineSimilarities([of({ a: 3, b: 4 }), of({ a: 1 }), of({ c: 2 })]);
    expect([...matrix].map((value) => Number(value.toFixed(6)))).toEqual([1, 0.6, 0, 0.6, 1, 0, 0, 0, 1]);
  });

  it("answers 0 for a vector without weight", () => {
    expect([...cosineSimilarities([of({}), of({ a: 1 })])]).toEqual([1, 0, 0, 1]);
  });
});

describe("smoothOverNeighbors", () => {
  it("raises the similarity of two titles that share a neighbor but no word", () => {
    const direct = cosineSimilarities([of({ a: 1 }), of({ a: 1, b: 1 }), of({ b: 1 })]);
    const smooth = smoothOverNeighbors(direct, 3, 0.5);
    expect(direct[2]).toBe(0);
    expect(smooth[2]).toBeGreaterThan(0.1);
    expect(smooth[2]).toBe(smooth[6]);
  });

  it("changes nothing at a share of 0", () => {
    const direct = cosineSimilarities([of({ a: 1 }), of({ a: 1, b: 1 })]);
    expect([...smoothOverNeighbors(direct, 2, 0)]).toEqual([...direct]);
  });
});
