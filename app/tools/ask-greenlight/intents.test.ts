import { describe, expect, it } from "vitest";
import { ANSWERS } from "./answers/answers";
import { FALLBACK } from "./answers/talk";
import { intentOf } from "./intents";

describe("intentOf", () => {
  // Spec 7: "the chat replies with canned text chosen by keyword matching, with fake numbers."
  it.each([
    ["Why did my views drop this month?", "views"],
    ["My videos used to get 10K views, now they get 300", "views"],
    ["How do I get my first 1000 subscribers?", "subscribers"],
    ["is minimalism trending", "trends"],
    ["What do other channels about gardening do better?", "competitors"],
    ["Will a video on Roman roads do well?", "forecast"],
    ["Is the niche of home roasting saturated?", "niche"],
    ["nobody clicks my videos, is it the thumbnail?", "thumbnails"],
    ["How do I write better titles?", "titles"],
    ["Which hashtags belong into the description?", "descriptions"],
    ["How do I keep viewers past the first 30 seconds?", "retention"],
    ["Do shorts help?", "shorts"],
    ["Which camera should I buy?", "equipment"],
    ["When is the best time to upload?", "upload-time"],
    ["How often should I post?", "how-often"],
    ["How do I edit faster?", "editing"],
    ["What should I film next?", "ideas"],
    ["My comments are so negative lately", "comments"],
    ["How can I raise my RPM without more ads?", "revenue-without-ads"],
    ["How many ads should a video have?", "revenue"],
    ["Can I use copyrighted music?", "copyright"],
    ["Can I use a song in shorts?", "copyright"],
    ["Is it fair use if it is only ten seconds?", "copyright"],
    ["How do I grow a music channel?", "subscribers"],
    ["Another channel copies my ideas and copied my titles", "competitors"],
    ["my video about suicide got demonetized", "limited-ads"],
    ["My ad revenue fell after my video was demonetised", "limited-ads"],
    ["I am tired, I want to give up on my channel and kill myself", "distress"],
    ["I want to quit", "burnout"],
    ["Is that quite normal?", "fallback"],
    ["Where do I find a sponsor?", "sponsors"],
    ["How many episodes should a series have?", "series"],
    ["I’m burned out", "burnout"],
    ["What can you do?", "abilities"],
    ["How much does Greenlight cost?", "account"],
    ["THANKS!", "thanks"],
    ["hi", "greeting"],
    ["What is the weather like in Lisbon?", "fallback"],
    ["", "fallback"],
    ["🎬🎬🎬", "fallback"],
  ])("takes “%s” for %s", (question, name) => {
    expect(intentOf(question).name).toBe(name);
  });

  it("prefers what is asked to how it is said", () => {
    expect(intentOf("Hi there! Great tool, thanks. Which microphone do I need?").name).toBe("equipment");
  });

  it("takes words in a row only in a row, and words of a beginning only at their beginning", () => {
    expect(intentOf("Can what do you?").name).toBe("fallback");
    expect(intentOf("The antithumbnailist").name).toBe("fallback");
  });

  it("knows at least 14 subjects, each by a name of its own and with several ways to answer", () => {
    const all = [...ANSWERS, FALLBACK];
    expect(new Set(all.map(({ name }) => name)).size).toBe(all.length);
    expect(all.length).toBeGreaterThanOrEqual(14);
    for (const { name, openings, figures, methods } of all) {
      expect(openings.length, name).toBeGreaterThanOrEqual(3);
      for (const variants of [figures, methods])
        if (variants) expect(variants.length, name).toBeGreaterThanOrEqual(2);
    }
  });
});
