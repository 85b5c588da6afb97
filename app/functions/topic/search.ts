import { define } from "../define";
import { TOPIC_MESSAGES } from "./messages";
import { searchRefused, topicQuery } from "./query";
import { searchAnswer } from "./search-answer";

/** Searches for videos on a topic, outside if need be: that is counted where it is done. */
export const searchTopic = define({
  name: "topic.search",
  about: "Finds the videos on a topic, and the channels behind them.",
  input: topicQuery,
  output: searchAnswer,
  scope: "read",
  uses: ["videos.search"],
  failed: TOPIC_MESSAGES.unexpected,
  examples: {
    good: { query: "React tutorials" },
    bad: { input: { query: " \n " }, status: 400, message: TOPIC_MESSAGES.blank },
  },
  async run({ query }, _caller, { videos }) {
    const outcome = await videos.search(query);
    if (!outcome.ok) throw searchRefused(outcome.problem);
    return outcome.answer;
  },
});
