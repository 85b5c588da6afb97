import { describe, expect, it } from "vitest";
import { EXAMPLE } from "./desk";
import { keptText, writeFinding } from "./finding";
import { makeRewrite } from "./rewrite";

const found = (title: string, description: string, keywords: string[] = []) =>
  writeFinding(makeRewrite({ title, description, keywords }));

describe("the finding", () => {
  it("says which keywords are now in the first 125 characters, and what was kept", () => {
    expect(writeFinding(makeRewrite(EXAMPLE))).toMatch(
      /^The first 125 characters now have \d of 5 keywords \(before: 0\); nothing was lost: 3 links, 6 timestamps, 2 hashtags and \d numbers kept\.$/,
    );
  });

  it("says that nothing is worth changing, and that the keyword stands up front", () => {
    expect(
      found("Sharpening a plane iron", "Sharpening a plane iron takes ten minutes.", ["plane iron"]),
    ).toBe("Nothing here is worth changing. The keyword stands in the first 125 characters already.");
  });

  it("says that keywords are missing, and that only the creator can add them", () => {
    const says = found("A quiet walk", "A quiet walk along the river in the rain.", ["whetstone", "iron"]);
    expect(says).toBe(
      "Nothing here is worth changing. The keywords are not in the text: only you can write a sentence with them.",
    );
  });

  it("claims no keywords if only the punctuation changed", () => {
    const says = found("Sharpening", "Sharpening is calm!!!! I do it on quiet days.", ["sharpening"]);
    expect(says).toBe(
      "One change was made, and the keyword stands up front as before; nothing was lost: every word is still there.",
    );
  });

  it("says that no keyword is up front yet", () => {
    const says = found("Sharpening", "It is calm!!!! I do it on quiet days, as others knit.", [
      "whetstone",
      "iron",
    ]);
    expect(says).toMatch(/, but the first 125 characters have no keyword yet; nothing was lost/);
  });

  it("names at most four kinds of facts", () => {
    const none = { facts: 0, emails: 0, hashtags: 0, mentions: 0, codes: 0, emoji: 0 };
    expect(keptText({ ...none, links: 1, timestamps: 0, numbers: 0, names: 0 })).toBe("1 link kept");
    expect(
      keptText({ ...none, links: 1, timestamps: 2, hashtags: 3, mentions: 1, numbers: 9, names: 2 }),
    ).toBe("1 link, 2 timestamps, 3 hashtags and 1 mention kept");
  });
});
