import type { ContentIdea } from "../ideas";

export const BODY_AND_OUTDOORS: ContentIdea[] = [
  {
    id: "zone-two",
    title: "Zone 2 for people with twenty minutes",
    reasoning:
      "Interest in easy training rises, and nearly every video on it assumes a free hour. The people who have least time search most.",
    trendScore: 90,
    difficulty: "Medium",
    estimatedViews: { low: 32_000, high: 76_500 },
    bestUploadTime: "Tuesday, 7 am",
    tags: ["running", "zone 2", "short on time"],
  },
  {
    id: "pull-up-zero",
    title: "From no pull-up to one: every session of it, uncut",
    reasoning:
      "Progress videos jump from before to after. The dull middle is where people give up, and seeing all of it, failures too, is what they thank you for.",
    trendScore: 89,
    difficulty: "Hard",
    estimatedViews: { low: 48_000, high: 129_000 },
    bestUploadTime: "Monday, 6 am",
    tags: ["pull-ups", "strength", "progress"],
  },
  {
    id: "physio-answers",
    title: "A physiotherapist answers the eight questions under every back-pain video",
    reasoning:
      "The questions are already written, under other people's videos, with thousands of likes each. Someone qualified answering them in order is missing.",
    trendScore: 86,
    difficulty: "Medium",
    estimatedViews: { low: 39_000, high: 101_000 },
    bestUploadTime: "Wednesday, 7 pm",
    tags: ["back pain", "questions", "interview"],
  },
  {
    id: "one-bag-november",
    title: "What a one-bag week in November really weighs",
    reasoning:
      "Packing videos are summer videos. The cold ones are missing, just when the coats make the bag a problem.",
    trendScore: 81,
    difficulty: "Easy",
    estimatedViews: { low: 12_000, high: 31_500 },
    bestUploadTime: "Friday, 5 pm",
    tags: ["one bag", "travel", "winter"],
  },
  {
    id: "last-train",
    title: "I took the slowest train in the country to its last stop",
    reasoning:
      "Slow travel gives long watch times, and a last stop gives a reason to stay. It costs one ticket and works in every country that has a branch line.",
    trendScore: 92,
    difficulty: "Medium",
    estimatedViews: { low: 71_500, high: 196_000 },
    bestUploadTime: "Sunday, 2 pm",
    tags: ["trains", "slow travel", "branch lines"],
  },
  {
    id: "tent-rain",
    title: "Six hours of rain on four tents: where the water came in",
    reasoning:
      "Tents are reviewed in sunshine. A garden hose, a clock and paper towels answer the one question buyers have, and the test can be repeated each season.",
    trendScore: 87,
    difficulty: "Medium",
    estimatedViews: { low: 34_500, high: 91_000 },
    bestUploadTime: "Thursday, 5 pm",
    tags: ["tents", "camping", "rain test"],
  },
  {
    id: "hike-turned-back",
    title: "The summit I turned back from, and how I decided",
    reasoning:
      "Summits are everywhere and decisions are not. Turning back is the part that mountain rescue would like people to watch, and it makes a tense film.",
    trendScore: 83,
    difficulty: "Medium",
    estimatedViews: { low: 21_000, high: 69_000 },
    bestUploadTime: "Friday, 7 pm",
    tags: ["hiking", "safety", "decisions"],
  },
  {
    id: "bird-by-ear",
    title: "Ten garden birds by ear, in the order they wake up",
    reasoning:
      "Listening needs no equipment, and the order gives the video its shape. Searches begin in late winter, weeks before most birdsong videos appear.",
    trendScore: 79,
    difficulty: "Easy",
    estimatedViews: { low: 15_000, high: 54_000 },
    bestUploadTime: "Saturday, 6 am",
    tags: ["birdsong", "nature", "identification"],
  },
];
