/** The five example chips (spec section 2, Content Analyzer). */
export const EXAMPLE_IDEAS = [
  "AI productivity tools",
  "React tutorials",
  "Fitness for beginners",
  "Cooking healthy meals",
  "Photography tips",
] as const;
