import { describe, expect, it, vi } from "vitest";
import { ask, someCaller } from "../../../tests/support/caller";
import type { ArticleProblem } from "../../model/article";
import { DUMMY_USER, type User } from "../../model/user";
import type { Trends } from "../../services/trends";
import { chooseArticle, findArticles } from "./choose";

describe("findArticles", () => {
  const find = (words: unknown, articles: Trends["articles"]) =>
    ask(findArticles, { words }, { trends: { articles } });

  it("looks up the trimmed words", async () => {
    const articles = vi.fn(async () => ({ ok: true as const, articles: ["Tea"] }));
    expect(await find("  tea ", articles)).toEqual({ done: { articles: ["Tea"] }, reported: [] });
    expect(articles).toHaveBeenCalledWith("tea");
    expect(await find("x".repeat(100), articles)).toHaveProperty("done");
  });

  it.each([
    ["   ", "Please enter a word or two to look for."],
    [null, "Please enter a word or two to look for."],
    ["x".repeat(101), "Please keep your words to 100 characters."],
  ])("refuses %j, and asks nobody", async (words, message) => {
    const articles = vi.fn();
    expect(await find(words, articles)).toMatchObject({ refused: { status: 400, message } });
    expect(articles).not.toHaveBeenCalled();
  });

  it.each([
    ["none", 404, "No Wikipedia article was found for these words. Try others."],
    ["sample", 404, "Trends show sample interest here, so there is no article to choose."],
    ["too-many", 429, "Too many look-ups in a minute. Please wait a moment and try again."],
    ["unreachable", 502, "Wikipedia could not be reached just now. Please try again later."],
  ] as const)("says why nothing came of it: %s", async (problem, status, message) => {
    expect(await find("tea", async () => ({ ok: false, problem }))).toEqual({
      refused: { status, message, ...(problem === "sample" && { kind: "sample-only" }) },
      reported: [],
    });
  });

  it("reports what nobody foresaw", async () => {
    const failure = new Error("down");
    expect(await find("tea", () => Promise.reject(failure))).toMatchObject({
      refused: { status: 503, message: expect.stringContaining("could not be read") },
      reported: [failure],
    });
  });
});

describe("chooseArticle", () => {
  const choose = (input: unknown, problem: ArticleProblem | null = null, user: User | null = DUMMY_USER) => {
    const trends = { choose: vi.fn(async () => problem) };
    const ran = ask(chooseArticle, input, { trends }, someCaller({ user: async () => user }));
    return ran.then((answer) => ({ ...answer, asked: trends.choose.mock.calls }));
  };

  it("answers the choice by the topic's key", async () => {
    const user = { ...DUMMY_USER, primaryTopic: " Tea  Time " };
    expect(await choose({ article: "Tea", words: " tea " }, null, user)).toEqual({
      done: { chosen: { topic: "tea time", article: "Tea" } },
      reported: [],
      asked: [[{ topic: " Tea  Time ", article: "Tea", words: "tea" }]],
    });
  });

  it("goes back to our own match, and asks nobody", async () => {
    expect(await choose({ article: null })).toMatchObject({ done: { chosen: null }, asked: [] });
  });

  it.each([
    [{ article: "A|B", words: "tea" }, "Please choose one of the articles found."],
    [{ article: "", words: "" }, "Please choose one of the articles found."],
    [{ words: "tea" }, "Please choose one of the articles found."],
    [{ article: "Tea" }, "Please enter a word or two to look for."],
    [{ article: "Tea", words: " " }, "Please enter a word or two to look for."],
    [{ article: "Tea", words: "x".repeat(101) }, "Please keep your words to 100 characters."],
  ])("refuses %j, and asks nobody", async (input, message) => {
    expect(await choose(input)).toMatchObject({ refused: { status: 400, message }, asked: [] });
  });

  it("refuses a choice that its cookie cannot hold", async () => {
    const user = { ...DUMMY_USER, primaryTopic: "ﷺ".repeat(100) };
    expect(await choose({ article: "Tea", words: "tea" }, null, user)).toMatchObject({
      refused: { status: 400, message: "This topic's name is too long to keep a choice for." },
      asked: [],
    });
  });

  it.each([
    ["not-found", 400],
    ["none", 400],
    ["sample", 400],
    ["too-many", 429],
    ["unreachable", 503],
  ] as const)("refuses what cannot be chosen: %s", async (problem, status) => {
    expect(await choose({ article: "Tea", words: "tea" }, problem)).toMatchObject({ refused: { status } });
  });

  it.each([
    [null, 401],
    [{ ...DUMMY_USER, isDemo: true }, 403],
    [{ ...DUMMY_USER, primaryTopic: " " }, 403],
  ])("refuses %j, who has no trend", async (user, status) => {
    expect(await choose({ article: "Tea", words: "tea" }, null, user)).toMatchObject({
      refused: { status },
      asked: [],
    });
  });
});
