import { describe, expect, it } from "vitest";
import { pathOf } from "../../model/desk";
import { seeded } from "../../numbers/chance";
import { TOOLS } from "../../tools/registry";
import { FOUND, FOUND_BEFORE, tipPool } from "../rpm-booster/pool";
import { allAnswers, fallbackAnswer } from "./answers";
import { SUGGESTED_QUESTIONS } from "./messages";
import { FIGURES_TITLE, findAnswer, findTopic, replyTo } from "./reply";

const VIEWS = "Why did my views drop?";

describe("replyTo", () => {
  it("gives an opening, sample figures and a method", () => {
    const { content } = replyTo(VIEWS, [], seeded("a"));
    const [opening, figures, method] = content.split("\n\n");
    expect(opening).toMatch(/\.$/);
    expect(figures).toMatch(new RegExp(`^${FIGURES_TITLE}\n- [\\d.]+% \\| `));
    expect(method).toMatch(/^1\. .+\n2\. .+\n3\. /);
  });

  it("fills every placeholder in every variant", () => {
    for (const { openings, figures = [], methods = [] } of [...allAnswers(), fallbackAnswer()]) {
      const texts = [...openings, ...figures.flat(), ...methods.flat()];
      for (const text of texts) {
        const gaps = text.match(/\{[^}]*\}/g) ?? [];
        for (const gap of gaps) expect(gap).toMatch(/^\{(topic\|.+|\$?[\d.]+-[\d.]+)\}$/);
      }
    }
    for (let seed = 0; seed < 50; seed += 1) {
      for (const question of [VIEWS, ...SUGGESTED_QUESTIONS]) {
        expect(replyTo(question, [], seeded(String(seed))).content).not.toMatch(/[{}]/);
      }
    }
  });

  it("draws figures within their range and with their decimals", () => {
    const drawn = Array.from(
      { length: 60 },
      (_, seed) => replyTo("RPM?", [], seeded(String(seed))).content,
    ).flatMap((content) => content.match(/\$(\S+) \| RPM of videos over 8/)?.[1] ?? []);
    expect(drawn.length).toBeGreaterThan(5);
    for (const value of drawn) {
      expect(value).toMatch(/^\d\.\d\d$/);
      expect(Number(value)).toBeGreaterThanOrEqual(3.8);
      expect(Number(value)).toBeLessThanOrEqual(4.6);
    }
  });

  /** Every text a reply to a question can use. */
  function allTexts(question: string): string[] {
    const { openings, figures = [], methods = [] } = findAnswer(question);
    return [...openings, ...figures.flat(), ...methods.flat()];
  }

  it("never suggests what a suggested question rules out", () => {
    const [, , , when = "", withoutAds = ""] = SUGGESTED_QUESTIONS;
    for (const line of allTexts(withoutAds)) expect(line).not.toMatch(/mid-roll|more ads(?! raise)|over 8/i);
    for (const line of allTexts(when)) {
      // The openings say that the day matters little, and two to three hours before.
      expect(line).not.toMatch(/\bon (Mon|Tues|Wednes|Thurs|Fri|Satur)days\b|the hour before/);
    }
    for (const question of SUGGESTED_QUESTIONS) expect(findAnswer(question).name).not.toBe("fallback");
  });

  it("splits comments into shares that add up to 100 %", () => {
    const sums = (findAnswer("comments?").figures ?? [])
      .filter((set) => set.some((line) => line.includes("neutral")))
      .map((set) => set.reduce((sum, line) => sum + Number.parseFloat(line), 0));
    expect(sums).toEqual([100]);
  });

  it("names an RPM range that includes the RPM Booster's figures", () => {
    const own =
      (findAnswer("RPM?").figures ?? []).flat().find((line) => line.includes("sample channel")) ?? "";
    const [low = 9, high = 0] = (own.match(/[\d.]+/g) ?? []).map(Number);
    for (const { currentRPM } of [FOUND, FOUND_BEFORE]) {
      expect(currentRPM).toBeGreaterThanOrEqual(low);
      expect(currentRPM).toBeLessThanOrEqual(high);
    }
  });

  it("places mid-rolls between parts, as the RPM Booster does", () => {
    const tips = tipPool().flatMap(({ title, description, actionSteps }) => [
      title,
      description,
      ...actionSteps,
    ]);
    const replies = allAnswers().flatMap(({ openings, methods = [] }) => [...openings, ...methods.flat()]);
    const placed = [...tips, ...replies].filter((line) =>
      /\b(mid-rolls?|break)\b.*\b(before|after|where)\b/i.test(line),
    );
    expect(placed.length).toBeGreaterThan(2);
    for (const line of placed) expect(line).not.toMatch(/never (before|after)|after an answer/);
  });

  it("gives no figures or method to someone in distress", () => {
    const { content, room } = replyTo("I want to die", [], seeded("x"));
    expect(content).toContain("crisis line");
    expect(content).not.toContain(FIGURES_TITLE);
    expect(content).not.toMatch(/^1\. /m);
    expect(room).toBeUndefined();
  });

  it("names the topic of the question", () => {
    for (let seed = 0; seed < 10; seed += 1) {
      const { content } = replyTo(
        "What should I film next for a beekeeping channel?",
        [],
        seeded(String(seed)),
      );
      expect(content).toContain("beekeeping");
    }
  });

  it("repeats an opening only after all were used", () => {
    const replies: string[] = [];
    const openings = new Set<string>();
    for (let time = 0; time < 3; time += 1) {
      const { content } = replyTo(VIEWS, replies, seeded("always the same"));
      replies.push(content);
      openings.add(content.split("\n\n")[0] ?? "");
    }
    expect(openings.size).toBe(3);
    expect(replyTo(VIEWS, replies, seeded("again")).content).toBeTruthy();
  });

  it("gives the same reply for the same seed", () => {
    expect(replyTo(VIEWS, [], seeded("x"))).toEqual(replyTo(VIEWS, [], seeded("x")));
  });

  it("links only to pages that exist", () => {
    const paths = [...TOOLS.map((tool) => pathOf({ key: tool.key })), "/pricing"];
    const rooms = [...allAnswers(), fallbackAnswer()].flatMap(({ room }) => room ?? []);
    for (const room of rooms) expect(paths).toContain(room);
    expect(new Set(rooms).size).toBeGreaterThan(8);
  });
});

describe("findAnswer", () => {
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
  ])("answers “%s” with %s", (question, name) => {
    expect(findAnswer(question).name).toBe(name);
  });

  it("prefers a question to a greeting beside it", () => {
    expect(findAnswer("Hi there! Great tool, thanks. Which microphone do I need?").name).toBe("equipment");
  });

  it("matches phrases in order only, and beginnings only at the start of a word", () => {
    expect(findAnswer("Can what do you?").name).toBe("fallback");
    expect(findAnswer("The antithumbnailist").name).toBe("fallback");
  });

  it("has at least 14 answers, each with a unique name and several variants", () => {
    const all = [...allAnswers(), fallbackAnswer()];
    expect(new Set(all.map(({ name }) => name)).size).toBe(all.length);
    expect(all.length).toBeGreaterThanOrEqual(14);
    for (const { name, openings, figures, methods } of all) {
      expect(openings.length, name).toBeGreaterThanOrEqual(3);
      for (const variants of [figures, methods])
        if (variants) expect(variants.length, name).toBeGreaterThanOrEqual(2);
    }
  });
});

describe("findTopic", () => {
  it.each([
    ["What should I film next for a woodworking channel?", "woodworking"],
    ["My sourdough videos used to get 10K views", "sourdough"],
    ["Titles for language learning videos", "language learning"],
    ["Will a video on Roman roads do well?", "Roman roads"],
    ["A series about travel photography on a budget", "travel photography"],
    ["Is the niche of home roasting saturated?", "home roasting"],
    ["Hi! What about thumbnails for my home lab series?", "home lab"],
    ["Describe “rye bread at home” for me", "rye bread at home"],
    ["Ideas about l’été à vélo, please", "l’été à vélo"],
  ])("finds in “%s” the topic %s", (question, subject) => expect(findTopic(question)).toBe(subject));

  it.each([
    "Why did my views drop this month?",
    "How do I keep viewers past the first 30 seconds?",
    "What is the best time for uploads?",
    "Ideas for my channel",
    "tell me about it",
    "How do I get my first 1000 subscribers?",
    `Ideas for ${"x".repeat(60)}`,
    "Ideas for very long winded subjects nobody reads",
    "",
  ])("finds no topic in “%s”", (question) => expect(findTopic(question)).toBeNull());

  it.each([
    "my video about suicide got demonetized",
    "How do I title a video about the Holocaust?",
    "Ideas for “my father's death”",
    "A series about living with cancer",
  ])("finds no topic on a grave subject: “%s”", (question) => expect(findTopic(question)).toBeNull());

  it("ends the topic before what happened to it", () => {
    expect(findTopic("my video about knives got demonetized")).toBe("knives");
  });

  it("drops markup around a topic", () => {
    expect(findTopic("Ideas for <b>bread</b>")).not.toMatch(/[<>/]/);
    expect(findTopic('About "<script>rye</script>"')).not.toMatch(/[<>/]/);
  });
});
