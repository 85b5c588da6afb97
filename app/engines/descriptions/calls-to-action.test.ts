import { describe, expect, it } from "vitest";
import { findCallsToAction } from "./calls-to-action";

describe("findCallsToAction", () => {
  // Spec 2: "calls to action"
  it("finds each call to action with its words", () => {
    expect(
      findCallsToAction("Subscribe for more. Let me know what you think!").map(({ ask, words }) => [
        ask,
        words,
      ]),
    ).toEqual([
      ["subscribe", "Subscribe"],
      ["comment", "Let me know"],
    ]);
    expect(findCallsToAction("Bread takes time.")).toEqual([]);
    const asked = findCallsToAction("Like, comment, share, subscribe and follow me!").map(({ ask }) => ask);
    expect(asked).toEqual(["like", "comment", "share", "subscribe", "follow"]);
    const single = findCallsToAction("Like! Share! Comment! Comment the worst one below.");
    expect(single.map(({ ask }) => ask)).toEqual(["like", "share", "comment"]);
  });

  it("does not take statements for calls to action", () => {
    for (const text of [
      "The book I mention: https://example.com/book",
      "If you buy through https://example.com/saw I get a little.",
      "It sounds like the end. In the next video I go on.",
      "They tell me that I share it with them.",
    ])
      expect(findCallsToAction(text), text).toEqual([]);
    const found = findCallsToAction(
      "👉 Buy it: https://example.com/saw and like this video!\nNext video: https://example.com/2",
    );
    expect(found.map(({ words }) => words)).toEqual(["Buy", "like this video", "Next video"]);
  });
});
