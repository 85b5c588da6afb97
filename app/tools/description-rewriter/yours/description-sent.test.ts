import { describe, expect, it } from "vitest";
import { descriptionSent } from "./description-sent";
import { YOURS_MESSAGES as SAYS } from "./messages";

const read = (fields: Record<string, string | null>) =>
  descriptionSent.safeParse({ title: "A title", description: "A text", ...fields });

function refusal(fields: Record<string, string | null>) {
  const [issue] = read(fields).error?.issues ?? [];
  return [issue?.path[0], issue?.message];
}

describe("what the form holds", () => {
  // Spec 5: "Description rewriter: title and description both non-empty after trimming;"
  it.each<Record<string, string>>([
    { title: " " },
    { description: " \n" },
    { description: "\u200b" },
    { description: "", file: "" },
  ])("wants a title and a description: %j", (fields) => {
    expect(refusal(fields)).toEqual([Object.keys(fields)[0], SAYS.blank]);
  });

  it("takes a file in place of what is pasted, and what is pasted where the file is empty", () => {
    expect(read({ file: "\ufeffOf a file\r\n\r\nhere" }).data?.description).toBe("Of a file\n\nhere");
    expect(read({ file: "" }).data?.description).toBe("A text");
  });

  it("takes no file that holds no text", () => {
    expect(refusal({ file: null })).toEqual(["file", SAYS["no-text"]]);
  });

  it("counts each end of a line once, and refuses one character too many by its count", () => {
    expect(read({ description: `${"x".repeat(4998)}\r\ny` }).data?.description).toHaveLength(5000);
    const says = "The description has 5,001 characters. YouTube takes 5,000: nothing was rewritten.";
    expect(refusal({ description: "x".repeat(5001) })).toEqual(["description", says]);
    expect(refusal({ file: "x".repeat(5001) })).toEqual(["file", says]);
    expect(refusal({ title: "x".repeat(201) })).toEqual(["title", SAYS["title-too-long"]]);
  });
});

describe("keywords", () => {
  const keywordsOf = (keywords: string) => read({ keywords }).data?.keywords;

  it("are parted by commas of any script and by lines, each once", () => {
    expect(keywordsOf("hand  plane, rust,\nHand plane ,, rust removal")).toEqual([
      "Hand plane",
      "rust",
      "rust removal",
    ]);
    expect(keywordsOf("خياطة، إصلاح")).toEqual(["خياطة", "إصلاح"]);
  });

  it("may be left out", () => {
    expect(keywordsOf(" ")).toEqual([]);
    expect(read({}).data?.keywords).toEqual([]);
  });

  it("are refused where they are too many, too long or no words, never cut", () => {
    const many = Array.from({ length: 11 }, (_, at) => `word${at}`).join(",");
    expect(refusal({ keywords: many })).toEqual(["keywords", SAYS["keywords-too-many"](11)]);
    expect(refusal({ keywords: "x".repeat(61) })).toEqual(["keywords", SAYS["keyword-too-long"]]);
    expect(refusal({ keywords: "plane, 😍" })).toEqual(["keywords", SAYS["keyword-wordless"]("😍")]);
  });
});
