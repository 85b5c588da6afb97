import { describe, expect, it } from "vitest";
import { video } from "../../../tests/support/analyzer-fixture";
import { documentsOf } from "./documents";
import { weigh } from "./weights";

const vectors = (
  titles: string[],
  query: string[] = [],
  facts: { channelId?: string; description?: string }[] = [],
) =>
  weigh(
    documentsOf(titles.map((title, at) => video({ videoId: `v${at}`, title, ...facts[at] }))),
    new Set(query),
  );

describe("weigh", () => {
  it("counts words of the query for little, since every video has them", () => {
    const [first] = vectors(["bread scoring", "bread scoring", "rye soup"], ["bread"]);
    expect(first?.vector.get("scor")).toBeGreaterThan(5 * (first?.vector.get("bread") ?? 0));
  });

  it("counts what many say for less than what few say", () => {
    const [first] = vectors(["crust flour", "crust flour", "crust salt", "crust oven", "yeast"]);
    expect(first?.vector.get("flour")).toBeGreaterThan(first?.vector.get("crust") ?? 0);
  });

  it("counts a description for less than a title", () => {
    const [said, described] = vectors(["crust", "oven", "soup"], [], [{}, { description: "crust" }]);
    expect(said?.vector.get("crust")).toBeGreaterThan(described?.vector.get("crust") ?? 0);
    expect(described?.vector.get("crust")).toBeGreaterThan(0);
  });

  it("counts a phrase of one channel for less than one that several use", () => {
    const titles = ["crust", "crust", "yeast", "yeast"];
    const facts = [{ channelId: "a" }, { channelId: "a" }, { channelId: "b" }, { channelId: "c" }];
    const [habit, , topic] = vectors(titles, [], facts);
    expect(topic?.vector.get("yeast")).toBeGreaterThan(habit?.vector.get("crust") ?? 0);
  });

  it("keeps a phrase nobody shares out of the vector but in its length", () => {
    const [lonely, plain] = vectors(["crust barley", "crust", "soup"]);
    expect(lonely?.vector.has("barley")).toBe(false);
    expect(lonely?.norm).toBeGreaterThan(plain?.norm ?? 0);
  });

  it("gives no weight to a title without words", () => {
    expect(vectors(["🔥", "crust"])[0]).toMatchObject({ norm: 0 });
  });
});
