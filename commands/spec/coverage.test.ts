import { describe, expect, it } from "vitest";
import { cover } from "./coverage";
import { sectionReport, summary } from "./report";
import { blocksOf } from "./sentences";

const BLOCKS = blocksOf(
  `## 4. States

- **Ideas**: replaces the list; totals +3, and more. Copy shows 'Copied!'.
- Old defaults: 10 s.

## 8. Errors

| Area | Message |
|---|---|
| Ideas | Failed. Please try again. |
`,
);

const quote = (section: number, text: string, line = 1) => ({
  section,
  text,
  file: "a.test.ts",
  line,
  test: "does it",
});

function coverage(...quotes: ReturnType<typeof quote>[]) {
  return cover(BLOCKS, quotes, [{ section: 4, text: "Old defaults: 10 s.", reason: "Old." }]);
}

describe("cover", () => {
  it("takes a sentence for shown where quotes cover it together, without its label", () => {
    const { sentences } = coverage(quote(4, "replaces the list;"), quote(4, "totals +3"), quote(4, "more."));
    expect(sentences[0]).toMatchObject({ missing: [], quotes: [{}, {}, {}] });
  });

  it("lets one quote cover several sentences, label and all", () => {
    const { sentences } = coverage(
      quote(4, "Ideas: replaces the list; totals +3, and more. Copy shows 'Copied!'."),
    );
    expect(sentences.slice(0, 2).map(({ missing }) => missing)).toEqual([[], []]);
  });

  it("tells what of a sentence no quote covers", () => {
    expect(coverage(quote(4, "totals +3")).sentences[0]?.missing).toEqual(["replaces the list", "and more"]);
  });

  it("names quotes and decisions that are nowhere in their section", () => {
    const { strays } = coverage(
      quote(4, "Failed. Please try again."),
      quote(8, "Failed."),
      quote(4, "totals +4"),
    );
    expect(strays.map(({ text }) => text)).toEqual(["Failed. Please try again.", "totals +4"]);
    const decision = { section: 8, text: "Old defaults", reason: "Old." };
    expect(cover(BLOCKS, [], [decision]).strays).toEqual([decision]);
  });

  it("names what is too short to say which place is meant", () => {
    const { vague } = coverage(quote(4, "s"), quote(4, "Copy shows 'Copied!'."));
    expect(vague.map(({ text }) => text)).toEqual(["s"]);
  });

  it("takes a part that is not built for covered, beside what tests show", () => {
    const decision = { section: 4, text: "and more.", reason: "Less is more." };
    const [first] = cover(BLOCKS, [quote(4, "replaces the list; totals +3")], [decision]).sentences;
    expect(first).toMatchObject({ missing: [], notBuilt: [decision], quotes: [{}] });
  });
});

describe("the report", () => {
  it("says of each sentence which tests show it, and counts", () => {
    const { sentences } = coverage(quote(4, "totals +3", 7), quote(4, "Copy shows 'Copied!'.", 8));
    const ofFour = sentences.filter(({ section }) => section === 4);
    expect(
      sectionReport(4, ofFour),
    ).toBe(`Section 4: 1 of 2 sentences shown, 1 in part, 0 by none; 1 more are not built

  Shown
    Copy shows 'Copied!'.
        a.test.ts:8 does it

  Shown in part
    replaces the list; totals +3, and more.
        a.test.ts:7 does it
        no test shows: replaces the list
        no test shows: and more

  Not built
    Old defaults: 10 s.
        Old.`);
    expect(summary(sentences)).toBe("1 of 3 sentences shown, 1 in part, 1 by none; 1 more are not built");
  });

  it("lists what is built otherwise apart, with the tests that show that", () => {
    const decision = {
      section: 8,
      text: "Failed. Please try again.",
      reason: "Says why.",
      otherwise: true,
    } as const;
    const { sentences } = cover(BLOCKS, [quote(8, "Failed. Please try again.", 9)], [decision]);
    const ofEight = sentences.filter(({ section }) => section === 8);
    expect(sectionReport(8, ofEight)).toContain(`  Built otherwise
    Failed. Please try again.
        Says why.
        a.test.ts:9 does it`);
    expect(summary(ofEight)).toBe(
      "0 of 0 sentences shown, 0 in part, 0 by none; 0 more are not built, 1 are built otherwise",
    );
  });
});
