import type { ArticleProblem } from "../../model/article";

/** Longer words are refused, never cut, like a longer topic. */
export const WORDS_MAX = 100;

/** Why articles were not found, or none was chosen. All are ours. */
export const ARTICLE_MESSAGES: Record<ArticleProblem, string> = {
  none: "No Wikipedia article was found for these words. Try others.",
  blank: "Please enter a word or two to look for.",
  "too-long": `Please keep your words to ${WORDS_MAX} characters.`,
  sample: "Trends show sample interest here, so there is no article to choose.",
  "too-many": "Too many look-ups in a minute. Please wait a moment and try again.",
  unreachable: "Wikipedia could not be reached just now. Please try again later.",
  unkept: "This topic's name is too long to keep a choice for.",
  failed: "Your choice could not be read or saved just now. Please try again in a moment.",
  "not-found": "Please choose one of the articles found.",
};

/** For a demo user, or one without a topic: both see no trend. */
export const NO_TREND = "There is no trend to choose an article for.";
