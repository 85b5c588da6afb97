import type { ContentIdea } from "./ideas";

/** Ideas to draw from: invented, for many niches. */
export const IDEA_POOL: Omit<ContentIdea, "id">[] = [
  {
    title: "I cooked from my pantry for 14 days: what ran out first",
    reasoning:
      "Pantry challenges hold viewers to the end, and yours would be the first with a running cost on screen.",
    trendScore: 92,
    difficulty: "Medium",
    estimatedViews: "40K–90K",
    bestUploadTime: "Sunday, 5 pm",
    tags: ["pantry", "budget cooking", "challenge"],
  },
  {
    title: "The lens I stopped recommending",
    reasoning:
      "Regret videos are searched before purchases, and few in your niche name a product they praised.",
    trendScore: 84,
    difficulty: "Easy",
    estimatedViews: "18K–45K",
    bestUploadTime: "Thursday, 6 pm",
    tags: ["lens review", "buying advice"],
  },
  {
    title: "One page of notes for a whole semester",
    reasoning: "Searches for one-page notes double in the weeks before exams.",
    trendScore: 78,
    difficulty: "Easy",
    estimatedViews: "25K–60K",
    bestUploadTime: "Monday, 4 pm",
    tags: ["studying", "note taking"],
  },
  {
    title: "Restoring a 1970s bench plane without buying a single tool",
    reasoning: "Restorations with a limit do better than those without, and the limit fits your workshop.",
    trendScore: 88,
    difficulty: "Hard",
    estimatedViews: "60K–140K",
    bestUploadTime: "Saturday, 10 am",
    tags: ["restoration", "hand tools"],
  },
  {
    title: "Zone 2 for people with twenty minutes",
    reasoning: "Interest in zone 2 rises, and nearly every video on it assumes an hour.",
    trendScore: 90,
    difficulty: "Medium",
    estimatedViews: "30K–75K",
    bestUploadTime: "Tuesday, 7 am",
    tags: ["running", "zone 2"],
  },
  {
    title: "What a one-bag week in November really weighs",
    reasoning: "Packing videos are summer videos; the cold ones are missing.",
    trendScore: 81,
    difficulty: "Easy",
    estimatedViews: "12K–30K",
    bestUploadTime: "Friday, 5 pm",
    tags: ["one bag", "travel"],
  },
];

export const STARTING_IDEAS: ContentIdea[] = IDEA_POOL.slice(0, 3).map((idea, index) => ({
  ...idea,
  id: `sample-${index + 1}`,
}));
