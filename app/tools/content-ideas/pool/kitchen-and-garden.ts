import type { ContentIdea } from "../ideas";

export const KITCHEN_AND_GARDEN: ContentIdea[] = [
  {
    id: "pantry-14-days",
    title: "I cooked from my pantry for 14 days: what ran out first",
    reasoning:
      "Pantry challenges hold viewers to the end because the shelf is the clock. Almost none keeps a running cost on screen, which is what the comments under them ask for.",
    trendScore: 92,
    difficulty: "Medium",
    estimatedViews: { low: 41_500, high: 92_000 },
    bestUploadTime: "Sunday, 5 pm",
    tags: ["pantry cooking", "food budget", "challenge"],
  },
  {
    id: "failed-loaves",
    title: "Nine failed loaves, cut open and explained",
    reasoning:
      "Bread videos show the loaf that worked. People search with a photo of the one that did not: dense, gummy, burst at the side. Nine crumbs in one video answer nine searches.",
    trendScore: 88,
    difficulty: "Medium",
    estimatedViews: { low: 33_000, high: 86_500 },
    bestUploadTime: "Saturday, 8 am",
    tags: ["sourdough", "troubleshooting", "baking"],
  },
  {
    id: "knife-blind-test",
    title: "Can a cook feel the difference? A 30-dollar and a 300-dollar knife, blind",
    reasoning:
      "Blind tests are shared by both sides of an argument. A cook with closed eyes and a tomato needs no studio, and the result is open until the last minute.",
    trendScore: 90,
    difficulty: "Medium",
    estimatedViews: { low: 58_000, high: 146_000 },
    bestUploadTime: "Thursday, 6 pm",
    tags: ["kitchen knives", "blind test"],
  },
  {
    id: "grandmother-no-measure",
    title: "My grandmother never measures. I weighed everything she did",
    reasoning:
      "Family recipes are loved and seldom usable. Turning a handful into grams gives the warmth of the one kind of video and the use of the other.",
    trendScore: 83,
    difficulty: "Easy",
    estimatedViews: { low: 22_000, high: 64_000 },
    bestUploadTime: "Sunday, 11 am",
    tags: ["family recipes", "home cooking"],
  },
  {
    id: "balcony-ledger",
    title: "Did my balcony tomatoes pay for themselves? The ledger of one summer",
    reasoning:
      "Growers film the harvest and leave out the receipts. The question comes back every autumn, when the season is over and the numbers are known.",
    trendScore: 79,
    difficulty: "Easy",
    estimatedViews: { low: 14_500, high: 39_000 },
    bestUploadTime: "Saturday, 10 am",
    tags: ["balcony garden", "tomatoes", "cost"],
  },
  {
    id: "compost-four-weeks",
    title: "Four compost heaps, four recipes, one thermometer",
    reasoning:
      "Advice on compost contradicts itself, and hardly anyone measures. A temperature curve for each heap makes a slow subject into a race.",
    trendScore: 74,
    difficulty: "Hard",
    estimatedViews: { low: 11_000, high: 34_500 },
    bestUploadTime: "Sunday, 9 am",
    tags: ["compost", "experiment", "soil"],
  },
  {
    id: "north-window-plants",
    title: "Eleven plants in a north window, one year later",
    reasoning:
      "Lists of plants for low light are written on the day of purchase. The follow-up after a year is the part that is missing, losses included.",
    trendScore: 86,
    difficulty: "Hard",
    estimatedViews: { low: 27_000, high: 71_000 },
    bestUploadTime: "Friday, 4 pm",
    tags: ["houseplants", "low light", "one year later"],
  },
  {
    id: "market-ten-minutes",
    title: "Ten minutes at the market with someone who sells there",
    reasoning:
      "How to choose a melon is searched all summer, and answered by people who buy. The seller at the next stall knows more and is glad to be asked.",
    trendScore: 77,
    difficulty: "Easy",
    estimatedViews: { low: 9_500, high: 28_000 },
    bestUploadTime: "Friday, 6 pm",
    tags: ["market", "produce", "interview"],
  },
];
