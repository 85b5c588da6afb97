import { describe, expect, it } from "vitest";
import { excerpt, firstDifference } from "./draft";

const WORDS = "one two three four five six seven eight nine ten ".repeat(8);

describe("excerpt", () => {
  it("ends after a whole word, with an ellipsis", () => {
    expect(excerpt("Short and  whole.")).toBe("Short and whole.");
    expect(excerpt(WORDS)).toMatch(/ (?:one|two|three|four|five|six|seven|eight|nine|ten) …$/);
    expect(excerpt(WORDS).length).toBeLessThanOrEqual(160);
  });

  it("cuts a very long word, but not a character", () => {
    expect(excerpt(`a${"😀".repeat(200)}`)).toBe(`a${"😀".repeat(78)}…`);
  });
});

describe("firstDifference", () => {
  it("shows the difference in both texts, however far from the start", () => {
    const { before, after } = firstDifference(`${WORDS}old ${WORDS}`, `${WORDS}new ${WORDS}`);
    expect(before).toMatch(/^… .*ten old one.* …$/);
    expect(after).toMatch(/^… .*ten new one.* …$/);
  });

  it("shows it in texts without spaces", () => {
    const same = "😀".repeat(300);
    const { before, after } = firstDifference(`${same}A`, `${same}B`);
    expect(before).toMatch(/^… (?:😀)+A$/u);
    expect(after).toMatch(/^… (?:😀)+B$/u);
  });
});
