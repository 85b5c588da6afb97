import { describe, expect, it } from "vitest";
import { quotesIn } from "./quotes";

/** Apart, so that this file has no quotes of its own. */
const SPEC = "Spec";

function find(...lines: string[]) {
  return quotesIn(lines.join("\n"), "a.test.ts").map(({ section, text, line, test }) => [
    section,
    text,
    line,
    test,
  ]);
}

describe("quotesIn", () => {
  it("reads a comment, however many of them, with the test under it", () => {
    expect(
      find(
        `  // ${SPEC} 4: "replaces the **list** with 3"`,
        `  // ${SPEC} 8: "says "no" to it"`,
        "",
        '  it("does it", () => {',
      ),
    ).toEqual([
      [4, "replaces the list with 3", 1, "does it"],
      [8, 'says "no" to it', 2, "does it"],
    ]);
  });

  it("finds the title behind a table, and in a line of its own", () => {
    const quote = `// ${SPEC} 9: "under 24 hours"`;
    expect(find(quote, "it.each([", '  ["1h", 1],', '])("reads %s", () => {')[0]?.[3]).toBe("reads %s");
    expect(find(quote, "test.describe(", "  `a long one`,")[0]?.[3]).toBe("a long one");
    expect(find(quote, 'message: "no test",')[0]?.[3]).toBeNull();
  });

  it("reads a test's title", () => {
    expect(find(`it('${SPEC} 5: "title non-blank"', () => {`)).toEqual([
      [5, "title non-blank", 1, "title non-blank"],
    ]);
    expect(find(`test("${SPEC} 5: \\"title non-blank\\"", () => {`)[0]?.[1]).toBe("title non-blank");
  });

  it("reads a row of a table as it stands there", () => {
    expect(find(`// ${SPEC} 8: "| Ideas | Failed. |"`)[0]?.[1]).toBe("Ideas | Failed.");
  });

  it("takes nothing else for a quote", () => {
    expect(
      find(`// ${SPEC} section 4, Auth`, `const x = 1; // ${SPEC} 4: "late"`, `// ${SPEC} 4: bare`),
    ).toEqual([]);
  });
});
