import { describe, expect, it } from "vitest";
import { blocksOf } from "./sentences";

const SPEC = `# Specification

## 3. Entities

- Not asked for.

## 4. States

### A heading

- **Theme**: starts from the stored preference. Toggling flips it (and \`stores\` it).
- Says 'You're on the list!' with 'We'll write. Thank you!' and closes. Then nothing.

Plain  text. And more.

| Area | Message |
|---|---|
| Login | Failed. Please try again. |
| Waitlist | **One**; two |
`;

function sentences(markdown: string, sections: number[]): string[] {
  return blocksOf(markdown, sections).flatMap(({ text, sentences }) =>
    sentences.map(({ from, to }) => text.slice(from, to)),
  );
}

describe("blocksOf", () => {
  it("cuts the sections asked for into sentences, and takes a table's row as one", () => {
    expect(sentences(SPEC, [4])).toEqual([
      "starts from the stored preference.",
      "Toggling flips it (and stores it).",
      "Says 'You're on the list!' with 'We'll write. Thank you!' and closes.",
      "Then nothing.",
      "Plain text.",
      "And more.",
      "Failed. Please try again.",
      "One; two",
    ]);
  });

  it("keeps what a row or a bullet is about in the block's text, where a quote may name it", () => {
    const texts = blocksOf(SPEC, [4]).map(({ text }) => text);
    expect(texts).toContain("Login | Failed. Please try again.");
    expect(texts).toContain("Theme: starts from the stored preference. Toggling flips it (and stores it).");
  });

  it("finds nothing where there is no such section", () => {
    expect(blocksOf(SPEC, [9])).toEqual([]);
  });
});
