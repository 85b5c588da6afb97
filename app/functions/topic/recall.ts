import { z } from "zod";
import { define } from "../define";
import { TOPIC_MESSAGES } from "./messages";
import { searchRefused, topicQuery } from "./query";
import { searchAnswer } from "./search-answer";

/** The answer at hand for a topic, without a call outside, so that a page may ask on every GET; null without one. */
export const recallTopic = define({
  name: "topic.recall",
  about: "Answers what an earlier search on a topic found, if it is still at hand.",
  input: topicQuery,
  output: z.object({ answer: searchAnswer.nullable() }),
  scope: "read",
  uses: ["videos.recall"],
  failed: TOPIC_MESSAGES.unexpected,
  examples: {
    good: { query: "React tutorials" },
    bad: { input: { query: "x".repeat(101) }, status: 400, message: TOPIC_MESSAGES["too-long"] },
  },
  async run({ query }, _caller, { videos }) {
    const outcome = await videos.recall(query);
    if (outcome.ok) return { answer: outcome.answer };
    if (outcome.problem === "not-asked") return { answer: null };
    throw searchRefused(outcome.problem);
  },
});
