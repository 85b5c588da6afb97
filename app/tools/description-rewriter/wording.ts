import { type Anatomy, countOf } from "./anatomy";

/** First sentences around a title. They say nothing of the video but its title. */
export const LEADS = [
  "{title}.",
  "In this video: {title}.",
  "What you will see: {title}.",
  "Today: {title}.",
];

/** What is found further down, by count. */
export const OUTLINES = ["Below: {below}.", "Further down: {below}.", "With {below}."];

/** Calls to action: questions, as only the creator knows what else to ask for. */
export function closingQuestions({ chapters, links }: Pick<Anatomy, "chapters" | "links">): string[] {
  const questions = [
    "What would you have done differently? Write it in the comments.",
    "Have you tried this yourself? Tell me in the comments how it went.",
    "What should I have asked, and did not? The comments are open.",
    "Which question is still open for you? Put it in the comments.",
    "If something here worked for you, say in the comments what it was.",
    "What do you want to see next? Write it in the comments.",
  ];
  if (countOf(chapters) > 0) questions.push("Which chapter did you come for? Tell me in the comments.");
  if (countOf(links) > 0) questions.push("Is a link missing below the video? Say so in the comments.");
  return questions;
}
