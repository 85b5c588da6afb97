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

  it("lead to the plan for a Short, which is not forecast", () => {
    expect(writeNextStep({ do: "follow-up", title: "Ten knives", times: 3.2, isShort: true })).toEqual({
      text: "Make another one like “Ten knives”: it has 3.2× your usual.",
      to: "/plan",
      label: "Plan a follow-up",
    });
    const best = { title: "Ten knives", times: 2.4 };
    expect(writeNextStep({ do: "forecast", isRising: false, best, isShort: true })).toEqual({
      text: "Make a Short like “Ten knives”, your best of late: it has 2.4× your usual.",
      to: "/plan",
      label: "Plan your next Short",
    });
    for (const isRising of [true, false]) {
      expect(writeNextStep({ do: "forecast", isRising, isShort: true }).text).not.toMatch(/forecast/i);
    }
  });

  it("carry the video to the comments' desk, where its id is known", () => {
    const step = { do: "read-comments", title: "A", videoId: "abcdefghijk" } as const;
    expect(writeNextStep(step).to).toBe("/comment-sentiment/yours?video=abcdefghijk");
    expect(writeNextStep({ ...step, videoId: null }).to).toBe("/comment-sentiment/yours");
  });
});
