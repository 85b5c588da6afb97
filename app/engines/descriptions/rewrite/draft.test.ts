import { describe, expect, it } from "vitest";
import { excerpt, firstDifference } from "./draft";

const WORDS = "one two three four five six seven eight nine ten ".repeat(8);

describe("an excerpt", () => {
  it("ends behind a whole word, with a sign that more follows", () => {
    expect(excerpt("Short and  whole.")).toBe("Short and whole.");
    expect(excerpt(WORDS)).toMatch(/ (?:one|two|three|four|five|six|seven|eight|nine|ten) …$/);
    expect(excerpt(WORDS).length).toBeLessThanOrEqual(160);
  });

  it("is cut within a word that fills it, and never within a character", () => {
    expect(excerpt(`a${"😀".repeat(200)}`)).toBe(`a${"😀".repeat(78)}…`);
  });
});

describe("where two texts differ", () => {
  it("is shown in both, however far behind", () => {
    const { before, after } = firstDifference(`${WORDS}old ${WORDS}`, `${WORDS}new ${WORDS}`);
    expect(before).toMatch(/^… .*ten old one.* …$/);
    expect(after).toMatch(/^… .*ten new one.* …$/);
  });

  it("is shown in a text without spaces, too", () => {
    const same = "😀".repeat(300);
    const { before, after } = firstDifference(`${same}A`, `${same}B`);
    expect(before).toMatch(/^… (?:😀)+A$/u);
    expect(after).toMatch(/^… (?:😀)+B$/u);
  });
});
