import { describe, expect, it } from "vitest";
import { splitSections } from "./sections";

describe("splitSections", () => {
  it("takes two timestamps for chapters, but one for a fact", () => {
    expect(splitSections("Doors open 7:30").chapters).toEqual([]);
    expect(splitSections("We meet at 7:30 pm\nDoors 6:45 pm").chapters).toEqual([]);
    expect(splitSections("Intro 0:00\n(1:20) Oven").chapters).toEqual(["Intro 0:00", "(1:20) Oven"]);
  });

  it("keeps a link in its sentence and takes out one with a label", () => {
    const sentence =
      "How I measured is at https://example.com/flatness and the table there is worth a look on its own";
    expect(splitSections(sentence)).toMatchObject({ body: [sentence], links: [] });
    expect(splitSections("Wax: www.example.com").links).toEqual(["Wax: www.example.com"]);
    const all = "We ate pasta. Follow me on instagram @me https://example.com/me";
    expect(splitSections(all)).toMatchObject({ body: [all], links: [] });
  });
});
