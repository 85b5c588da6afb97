import { describe, expect, it } from "vitest";
import { video } from "../../../tests/support/analyzer-fixture";
import { readDocuments } from "./documents";
import { tfIdfVectors } from "./weights";

const vectors = (
  titles: string[],
  query: string[] = [],
  facts: { channelId?: string; description?: string }[] = [],
) =>
  tfIdfVectors(
    readDocuments(titles.map((title, at) => video({ videoId: `v${at}`, title, ...facts[at] }))),
    new Set(query),
  );

describe("tfIdfVectors", () => {
  it("gives words of the query little weight", () => {
    const [first] = vectors(["bread scoring", "bread scoring", "rye soup"], ["bread"]);
    expect(first?.vector.get("scor")).toBeGreaterThan(5 * (first?.vector.get("bread") ?? 0));
  });

  it("gives common phrases less weight than rare ones", () => {
    const [first] = vectors(["crust flour", "crust flour", "crust salt", "crust oven", "yeast"]);
    expect(first?.vector.get("flour")).toBeGreaterThan(first?.vector.get("crust") ?? 0);
  });

  it("gives a description less weight than a title", () => {
    const [titled, described] = vectors(["crust", "oven", "soup"], [], [{}, { description: "crust" }]);
    expect(titled?.vector.get("crust")).toBeGreaterThan(described?.vector.get("crust") ?? 0);
    expect(described?.vector.get("crust")).toBeGreaterThan(0);
  });

  it("gives a phrase of one channel less weight than one of several", () => {
    const titles = ["crust", "crust", "yeast", "yeast"];
    const facts = [{ channelId: "a" }, { channelId: "a" }, { channelId: "b" }, { channelId: "c" }];
    const [habit, , topic] = vectors(titles, [], facts);
    expect(topic?.vector.get("yeast")).toBeGreaterThan(habit?.vector.get("crust") ?? 0);
  });

  it("leaves an unshared phrase out of the vector, but not out of its norm", () => {
    const [lonely, plain] = vectors(["crust barley", "crust", "soup"]);
    expect(lonely?.vector.has("barley")).toBe(false);
    expect(lonely?.norm).toBeGreaterThan(plain?.norm ?? 0);
  });

  it("gives a title without words no weight", () => {
    expect(vectors(["🔥", "crust"])[0]).toMatchObject({ norm: 0 });
  });
});
