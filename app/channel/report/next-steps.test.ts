import { describe, expect, it } from "vitest";
import { writeNextStep } from "./next-steps";

describe("the next steps in words", () => {
  it("carry the title to the desk, encoded", () => {
    const title = "Knives & stones: 50% <b>off</b>?";
    expect(writeNextStep({ do: "follow-up", title, times: 3.2 })).toEqual({
      text: `Make another one like “${title}”: it has 3.2× your usual.`,
      to: "/video-forecast/yours?title=Knives+%26+stones%3A+50%25+%3Cb%3Eoff%3C%2Fb%3E%3F",
      label: "Forecast a follow-up",
    });
    expect(writeNextStep({ do: "retitle", title: "A", times: 0.4 }).to).toBe(
      "/thumbnail-optimizer/yours?titles=A",
    );
  });

  it("carry the video to the comments' desk, where its id is known", () => {
    const step = { do: "read-comments", title: "A", videoId: "abcdefghijk" } as const;
    expect(writeNextStep(step).to).toBe("/comment-sentiment/yours?video=abcdefghijk");
    expect(writeNextStep({ ...step, videoId: null }).to).toBe("/comment-sentiment/yours");
  });
});
