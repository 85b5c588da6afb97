import { describe, expect, it } from "vitest";
import { blocksOf } from "./sentences";

const SPEC = `# Specification

## 3. Entities

- **User**: id, email.

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

function sentences(markdown: string): [number, string][] {
  return blocksOf(markdown).flatMap(({ section, text, sentences }) =>
    sentences.map(({ from, to }): [number, string] => [section, text.slice(from, to)]),
  );
}

describe("blocksOf", () => {
  it("cuts each section into sentences, and takes a table's row as one", () => {
    expect(sentences(SPEC)).toEqual([
      [3, "id, email."],
      [4, "starts from the stored preference."],
      [4, "Toggling flips it (and stores it)."],
      [4, "Says 'You're on the list!' with 'We'll write. Thank you!' and closes."],
      [4, "Then nothing."],
      [4, "Plain text."],
      [4, "And more."],
      [4, "Failed. Please try again."],
      [4, "One; two"],
    ]);
  });

  it("keeps what a row or a bullet is about in the block's text, where a quote may name it", () => {
    const texts = blocksOf(SPEC).map(({ text }) => text);
    expect(texts).toContain("Login | Failed. Please try again.");
    expect(texts).toContain("Theme: starts from the stored preference. Toggling flips it (and stores it).");
  });

  it("leaves out what stands before the first section", () => {
    expect(blocksOf("# Specification\n\nA preface.\n")).toEqual([]);
  });
});
