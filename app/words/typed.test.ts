import { describe, expect, it } from "vitest";
import { optionalDay, optionalLine, optionalText, typedLine, typedText } from "./typed";

const SAYS = { blank: "blank", tooLong: "too long" };

describe("typedLine", () => {
  it("returns one trimmed line", () => {
    expect(typedLine(20, SAYS).parse("  one \r\n two\u0000 ")).toBe("one two");
  });

  it.each(["", "   ", "\n", "\u200b"])("refuses blank text (%j)", (text) => {
    expect(typedLine(20, SAYS).safeParse(text).error?.issues[0]?.message).toBe("blank");
  });

  it("refuses a missing field as blank", () => {
    expect(typedLine(20, SAYS).safeParse(undefined).error?.issues[0]?.message).toBe("blank");
  });

  it("removes direction controls and keeps joiners", () => {
    expect(typedLine(20, SAYS).parse("\u202ecod\u202c \u2067a\u2069 می\u200cخواهم")).toBe(
      "cod a می\u200cخواهم",
    );
    expect(typedLine(20, SAYS).safeParse("\u202e").error?.issues[0]?.message).toBe("blank");
  });

  it("can name the number of characters", () => {
    const says = { blank: "blank", tooLong: (length: number) => `${length} are too many` };
    expect(typedLine(3, says).safeParse(" abcd ").error?.issues[0]?.message).toBe("4 are too many");
  });

  it("counts after trimming and never cuts", () => {
    expect(typedLine(3, SAYS).parse(" abc ")).toBe("abc");
    expect(typedLine(3, SAYS).safeParse("abcd").error?.issues[0]?.message).toBe("too long");
  });
});

describe("typedText", () => {
  it("keeps lines, counts CRLF as one character and drops controls", () => {
    expect(typedText(4, SAYS).parse("\r\na\r\n\tb\u0007\r\n")).toBe("a\n\tb");
  });

  it("replaces half an emoji by a replacement character", () => {
    expect(typedText(9, SAYS).parse("a\ud83d")).toBe("a\ufffd");
  });
});

describe("optionalDay", () => {
  const WRONG = "No such day.";
  const FAR = "Pick a day from 1990 to 2100.";
  const read = (text: string | undefined) => {
    const { data, error } = optionalDay(WRONG).safeParse(text);
    return error ? error.issues.map(({ message }) => message) : data;
  };

  it.each([
    ["1990-01-01", "1990-01-01"],
    [" 2100-12-31 ", "2100-12-31"],
    ["", null],
    [undefined, null],
    ["1989-12-31", [FAR]],
    ["2101-01-01", [FAR]],
    ["0001-01-01", [FAR]],
    ["9999-12-31", [FAR]],
    ["2026-02-30", [WRONG]],
    ["+012026-11-24", [WRONG]],
    ["soon", [WRONG]],
  ])("reads %j as %j", (text, day) => expect(read(text)).toEqual(day));
});

describe("optionalText", () => {
  it.each([undefined, "", " \r\n", "\u200b"])("is empty for %j", (text) => {
    expect(optionalText(3, SAYS).parse(text)).toBe("");
  });

  it("cleans a text as typedText does", () => {
    expect(optionalText(4, SAYS).parse("a\r\n\tb\u0007\r\n")).toBe("a\n\tb");
    expect(optionalText(3, SAYS).safeParse("abcd").error?.issues[0]?.message).toBe("too long");
  });
});

describe("optionalLine", () => {
  it("is empty for blank text, and one line else", () => {
    expect(optionalLine(3, SAYS).parse(" \r\n")).toBe("");
    expect(optionalLine(3, SAYS).parse(" a\r\nb ")).toBe("a b");
    expect(optionalLine(3, SAYS).safeParse("abcd").error?.issues[0]?.message).toBe("too long");
  });
});
