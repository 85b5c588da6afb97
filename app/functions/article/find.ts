import { z } from "zod";
import type { ArticleProblem } from "../../model/article";
import { define } from "../define";
import { Refused } from "../refused";
import { ARTICLE_MESSAGES, WORDS_MAX } from "./messages";
import { articleWords } from "./words";

const STATUS: Partial<Record<ArticleProblem, number>> = {
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
    if (!found.ok) throw new Refused(STATUS[found.problem] ?? 503, ARTICLE_MESSAGES[found.problem]);
    return { articles: found.articles };
  },
});
