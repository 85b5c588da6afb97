import { describe, expect, it } from "vitest";
import { TITLE_MAX, TITLES_MESSAGES } from "./messages";
import { titlesSent } from "./titles-sent";

const read = (text: string) => titlesSent.parse(text);
const refusal = (text: string) => titlesSent.safeParse(text).error?.issues[0]?.message;

describe("titles, one a line", () => {
  it("reads each line, whatever ends it", () => {
    expect(read("one\r\ntwo\nthree\rfour\u2028five")).toEqual({
      titles: ["one", "two", "three", "four", "five"],
      repeated: 0,
    });
  });

  it("leaves out what is blank, also where invisible characters stand", () => {
    expect(read("\n  one \n\u200b\n\u0000\n\t\n two").titles).toEqual(["one", "two"]);
  });

  it("shows a title as a list would: no control characters, no runs of spaces, no half of a pair", () => {
    expect(read("A\u0000 title\twith   gaps \ud800").titles).toEqual(["A title with gaps \ufffd"]);
  });

  it("keeps what is odd but a title: signs, other scripts, markup", () => {
    const odd = ["😍🔥", "لماذا", "<script>alert(1)</script>", "=SUM(A1)"];
    expect(read(odd.join("\n")).titles).toEqual(odd);
  });

  it("counts a title once, however often it is there", () => {
    expect(read("one\ntwo\none\n one ")).toEqual({ titles: ["one", "two"], repeated: 2 });
    expect(read("same\n".repeat(10_000))).toEqual({ titles: ["same"], repeated: 9_999 });
  });

  it.each(["", "   \n\n", "\u200b\u200e\n"])("asks for a title where there is none: %j", (text) => {
    expect(refusal(text)).toBe(TITLES_MESSAGES.blank);
  });

  it("names the line that is too long, as it is numbered in the field, and cuts nothing", () => {
    expect(refusal(`one\n\n${"x".repeat(231)}`)).toBe(
      "Line 3 has 231 characters. A title may have up to 200: nothing was scored.",
    );
    expect(read("😍".repeat(TITLE_MAX)).titles).toHaveLength(1);
    expect(refusal("😍".repeat(TITLE_MAX + 1))).toContain("201 characters");
  });

  it("says how many titles were too many", () => {
    const titles = Array.from({ length: 200_000 }, (_, index) => `title ${index}`).join("\n");
    expect(refusal(titles)).toBe(
      "These are 200,000 titles. Up to 10 can be compared at once: nothing was scored.",
    );
  });
});
