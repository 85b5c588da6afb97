import type { ContentIdea } from "../ideas";

export const LEARNING_AND_HISTORY: ContentIdea[] = [
  {
    id: "one-page-semester",
    title: "One page of notes for a whole semester",
    reasoning:
      "Searches for one-page notes double in the weeks before exams. Most answers show a finished page; hardly any shows what was left out, and why.",
    trendScore: 78,
    difficulty: "Easy",
    estimatedViews: { low: 25_500, high: 61_000 },
    bestUploadTime: "Monday, 4 pm",
    tags: ["studying", "note taking"],
  },
  {
    id: "order-lunch",
    title: "Ordering lunch in a language I started on Monday",
    reasoning:
      "A week is short enough to believe and long enough to get somewhere. The lunch gives the video an ending that nobody can script.",
    trendScore: 91,
    difficulty: "Medium",
    estimatedViews: { low: 52_000, high: 133_000 },
    bestUploadTime: "Sunday, 3 pm",
    tags: ["language learning", "one week", "challenge"],
  },
  {
    id: "false-friends",
    title: "Twelve words that will embarrass you in Portuguese if you speak Spanish",
    reasoning:
      "False friends are watched by two audiences at once and sent to the friend who made the mistake. Neighbouring languages are covered far less than English.",
    trendScore: 84,
    difficulty: "Easy",
    estimatedViews: { low: 31_000, high: 88_500 },
    bestUploadTime: "Wednesday, 5 pm",
    tags: ["Portuguese", "Spanish", "vocabulary"],
  },
  {
    id: "street-then-now",
    title: "One street, eight photographs, 120 years",
    reasoning:
      "Standing where the photographer stood gives local history a picture that moves. Town archives lend theirs, and every town has a street that people remember.",
    trendScore: 82,
    difficulty: "Medium",
    estimatedViews: { low: 19_000, high: 57_500 },
    bestUploadTime: "Sunday, 10 am",
    tags: ["local history", "then and now", "archive"],
  },
  {
    id: "lighthouse-pay",
    title: "What a lighthouse keeper earned, ate and was afraid of",
    reasoning:
      "A trade that is gone, told by its account books, does well with people who do not think they like history. Pay, food and fear are three chapters that hold.",
    trendScore: 80,
    difficulty: "Medium",
    estimatedViews: { low: 24_000, high: 83_000 },
    bestUploadTime: "Thursday, 8 pm",
    tags: ["history", "work", "lighthouses"],
  },
  {
    id: "map-mistake",
    title: "The mountain range that stood on maps for a century and was never there",
    reasoning:
      "Errors that everybody copied are a mystery with a solution. The old maps are free to show, and the story asks the same question of today's sources.",
    trendScore: 94,
    difficulty: "Hard",
    estimatedViews: { low: 81_000, high: 214_000 },
    bestUploadTime: "Saturday, 6 pm",
    tags: ["maps", "history", "mystery"],
  },
  {
    id: "proof-no-formula",
    title: "Why there is no largest prime number, with a bag of beans",
    reasoning:
      "A proof of 2,000 years that a child can hold in the hand is rare. Teachers link to such videos, which brings views long after the first week.",
    trendScore: 75,
    difficulty: "Medium",
    estimatedViews: { low: 16_000, high: 49_000 },
    bestUploadTime: "Tuesday, 4 pm",
    tags: ["mathematics", "proof", "explained"],
  },
  {
    id: "reading-slower",
    title: "I read one book for a month, ten pages a day. What stayed",
    reasoning:
      "Fifty books a year is a crowded promise. The opposite has few videos and a comment section full of people who are tired of counting.",
    trendScore: 81,
    difficulty: "Easy",
    estimatedViews: { low: 17_500, high: 52_000 },
    bestUploadTime: "Sunday, 7 pm",
    tags: ["reading", "habits", "books"],
  },
];
