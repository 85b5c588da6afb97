import { describe, expect, it } from "vitest";
import { makeRewrite } from "../../../functions/description-rewriter/own-rewrite";
import { showMeasures } from "./show";

function measures(description: string, given: { title?: string; keywords?: string[] } = {}) {
  const made = makeRewrite({ title: "Sharpening knives", keywords: [], ...given, description });
  const shown = showMeasures({ ...made, id: "x", at: "2026-11-21T10:00:00Z", isExample: false });
  return Object.fromEntries(shown.map((measure) => [measure.label, measure]));
}

const PROSE =
  "I sharpen every knife I own on the ring of a mug. It takes two minutes a knife, and it costs nothing at all. You see the edge before and after it, and the cut through paper at the end.";

describe("measures of a description", () => {
  it("name the line of each broken rule, and do not count timestamps as chapters", () => {
    const { Chapters } = measures(`${PROSE}\n\n0:15 One\n0:20 Two\n3:00 Three`);
    expect(Chapters?.after).toBe("3 timestamps, no chapters");
    expect(Chapters?.note).toMatch(/^Line 3: The first timestamp is 0:15, not 0:00\. Line 3: 0:15 to 0:20/);
    expect(Chapters?.parts).toContainEqual({ name: "0:20 Two", before: "line 4", after: "line 4" });
  });

  it("say that YouTube makes chapters of correct timestamps", () => {
    const { Chapters } = measures(`${PROSE}\n\n0:00 One\n1:20 Two\n3:00 Three`);
    expect(Chapters).toMatchObject({ before: "3", note: "YouTube makes chapters of them." });
  });

  it("name links without a protocol", () => {
    const { Links } = measures(`${PROSE}\n\nMug: www.example.com/mug`);
    expect(Links?.note).toBe("One has no “https://”: not every app turns that into a link.");
    expect(Links?.parts).toEqual([
      {
        name: "www.example.com/mug",
        before: "line 3, without “https://”",
        after: "line 3, without “https://”",
      },
    ]);
  });

  it("say that YouTube ignores sixty-one hashtags", () => {
    const tags = Array.from({ length: 61 }, (_, at) => `#knife${String.fromCharCode(97 + (at % 26))}${at}`);
    const { Hashtags } = measures(`${PROSE}\n\n${tags.join(" ")}`);
    expect(Hashtags?.note).toBe("61 in title and description: over 60, YouTube ignores all of them.");
    expect(Hashtags?.basis).toBe("The first 12 of 61 hashtags.");
  });

  it("list the parts of the readability score, which add up to it", () => {
    const { Readability } = measures(PROSE);
    const part = (name: string) => Number(Readability?.parts.find((one) => one.name === name)?.after);
    const score =
      206.835 - (1.015 * part("Words")) / part("Sentences") - (84.6 * part("Syllables")) / part("Words");
    expect(Readability?.after).toBe(score.toFixed(0));
    expect(part("Words per sentence")).toBeCloseTo(part("Words") / part("Sentences"), 1);
  });

  it("give no readability or density for a short text or another language", () => {
    const short = measures("Sharpening knives on a mug.");
    expect(short.Readability).toMatchObject({ after: "Not enough text", parts: [] });
    expect(short["Keyword density"]?.after).toBe("Not enough text");
    const german = measures(
      "Ich zeige, wie man ein Messer auf dem Ring einer Tasse schärft, und warum das fast nichts kostet.",
    );
    expect(german.Readability?.after).toBe("Not measured");
    expect(german["Calls to action"]?.after).toBe("Not measured");
  });

  it("name missing keywords", () => {
    const { "Keywords in the first 125 characters": keywords } = measures(PROSE, {
      keywords: ["mug", "whetstone"],
    });
    expect(keywords?.after).toBe("1 of 2");
    expect(keywords?.note).toMatch(/^1 missing: “whetstone”\./);
  });

  it("call a high density a list only in a longer text", () => {
    const keywords = ["knife"];
    expect(measures(PROSE, { keywords })["Keyword density"]?.note).toMatch(/each mention counts \d\.\d%/);
    const long = Array.from({ length: 30 }, (_, at) => `Knife ${at} cuts paper after minute ${at}.`).join(
      " ",
    );
    expect(measures(long, { keywords })["Keyword density"]?.note).toContain("begins to read like a list");
  });
});
