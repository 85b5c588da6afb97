import { z } from "zod";
import { type ArticleProblem, fitsCookie, isTitle } from "../../model/article";
import { topicKey } from "../../model/trend";
import { hasTrend } from "../../model/user";
import { NO_SESSION } from "../../services/accounts";
import { define } from "../define";
import { Refused } from "../refused";
import { ARTICLE_MESSAGES, NO_TREND, WORDS_MAX } from "./messages";

const { blank, "too-long": tooLong } = ARTICLE_MESSAGES;

/** The words to look up, trimmed. */
export const articleWords = z.string(blank).trim().min(1, blank).max(WORDS_MAX, tooLong);

const FIND_STATUS: Partial<Record<ArticleProblem, number>> = {
  none: 404,
  sample: 404,
  "too-many": 429,
  unreachable: 502,
};

/** Looks up Wikipedia's articles for some words. That is counted where it is done, since samples have none. */
export const findArticles = define({
  name: "article.find",
  about: "Finds the Wikipedia articles that match some words.",
  input: z.object({ words: articleWords }, ARTICLE_MESSAGES.blank),
  output: z.object({ articles: z.array(z.string()) }),
  scope: "read",
  uses: ["trends.articles"],
  failed: ARTICLE_MESSAGES.failed,
  examples: {
    good: { words: "sourdough bread" },
    bad: {
      input: { words: "x".repeat(WORDS_MAX + 1) },
      status: 400,
      message: ARTICLE_MESSAGES["too-long"],
    },
  },
  async run({ words }, _caller, { trends }) {
    const found = await trends.articles(words);
    if (!found.ok) {
      const kind = found.problem === "sample" ? "sample-only" : undefined;
      throw new Refused(FIND_STATUS[found.problem] ?? 503, ARTICLE_MESSAGES[found.problem], { kind });
    }
    return { articles: found.articles };
  },
});

const STATUS: Partial<Record<ArticleProblem, number>> = { "too-many": 429, unreachable: 503, failed: 503 };

const refused = (problem: ArticleProblem) => new Refused(STATUS[problem] ?? 400, ARTICLE_MESSAGES[problem]);

/**
 * Chooses the article that the caller's topic is read by (docs/decisions/0010). The choice is kept by the caller alone, in a
 * cookie: the door sets it.
 */
export const chooseArticle = define({
  name: "article.choose",
  about: "Reads the trend of the caller's topic by an article of their choice.",
  input: z.object(
    {
      /** One of those that the words find; null goes back to our own match. */
      article: z
        .string(ARTICLE_MESSAGES["not-found"])
        .refine(isTitle, ARTICLE_MESSAGES["not-found"])
        .nullable(),
      /** What the article was found by. */
      words: articleWords.optional(),
    },
    ARTICLE_MESSAGES["not-found"],
  ),
  output: z.object({ chosen: z.object({ topic: z.string(), article: z.string() }).nullable() }),
  scope: "write",
  uses: ["trends.choose"],
  failed: ARTICLE_MESSAGES.failed,
  examples: {
    good: { article: "Sourdough", words: "sourdough bread" },
    bad: {
      input: { article: "../Sourdough", words: "bread" },
      status: 400,
      message: ARTICLE_MESSAGES["not-found"],
    },
  },
  async run({ article, words }, caller, { trends }) {
    const user = await caller.user();
    if (!user) throw new Refused(401, NO_SESSION);
    if (!hasTrend(user)) throw new Refused(403, NO_TREND);
    if (article === null) return { chosen: null };
    if (words === undefined) throw refused("blank");
    const topic = user.primaryTopic;
    const chosen = { topic: topicKey(topic), article };
    if (!fitsCookie(chosen)) throw refused("unkept");
    const problem = await trends.choose({ topic, article, words });
    if (problem) throw refused(problem);
    return { chosen };
  },
});
