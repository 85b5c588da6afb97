/** The five example chips (spec section 2, Content Analyzer). */
export const EXAMPLE_IDEAS = [
  "AI productivity tools",
  "React tutorials",
  "Fitness for beginners",
  "Cooking healthy meals",
  "Photography tips",
] as const;

/** The text for a count that the owner hides: hidden is not 0. */
export const HIDDEN = "hidden";

/** The id of the answer's heading, which a submit leads to. */
export const ANSWER = "answer";
