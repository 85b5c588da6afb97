import type { RpmTip } from "../recommendation";

const category = "Content Strategy";

export const CONTENT_STRATEGY: RpmTip[] = [
  {
    id: "buying-guide",
    category,
    title: "Make one buying guide a month",
    description: "A comparison of three to five products that your viewers are about to choose between.",
    potentialIncrease: 0.44,
    difficulty: "Medium",
    timeToImplement: "2 weeks",
    reasoning:
      "Advertisers pay most where someone is deciding. A guide draws viewers with a purchase in mind, and goes on drawing them until the products change.",
    actionSteps: [
      "List the products asked about most often in your comments.",
      "Choose one question that separates them, such as price per year.",
      "Film every product doing the same task.",
      "Put the answer for each kind of buyer into chapters.",
      "Note in the calendar when the guide will be out of date.",
    ],
    priority: "High",
  },
  {
    id: "longer-where-needed",
    category,
    title: "Let the explainers that people finish run past 8 minutes",
    description: "Videos that keep most viewers to the end can carry two more minutes and a mid-roll.",
    potentialIncrease: 0.37,
    difficulty: "Medium",
    timeToImplement: "3 weeks",
    reasoning:
      "A video over 8 minutes may show an ad in the middle. It pays only where people stay, so begin with those that are watched to the end today.",
    actionSteps: [
      "Find your videos of 6 to 8 minutes with the best share of viewers at the end.",
      "Read their comments for the question that was left open.",
      "Plan the next one on that topic with the answer as its last part.",
      "Compare the share of viewers at the end with that of the shorter ones.",
    ],
    priority: "High",
  },
  {
    id: "seasonal-money",
    category,
    title: "Move your most commercial topic to the fourth quarter",
    description: "Publish the video with the most to sell in October or November instead of in spring.",
    potentialIncrease: 0.29,
    difficulty: "Easy",
    timeToImplement: "1 evening",
    reasoning:
      "Advertisers spend their yearly budgets before the holidays, and least in January. The same views bring in more in the right weeks.",
    actionSteps: [
      "Mark the videos on your list that name products or prices.",
      "Give those the dates from mid-October to early December.",
      "Fill January with the ones that are made to be searched all year.",
    ],
    priority: "Medium",
  },
  {
    id: "evergreen-refresh",
    category,
    title: "Remake the old video that search still brings people to",
    description: "Replace an answer of two years ago with one that is right today, under the same question.",
    potentialIncrease: 0.22,
    difficulty: "Medium",
    timeToImplement: "1 week",
    reasoning:
      "Viewers from search watch with a purpose, which advertisers value. An outdated answer sends them away in the first minute, before any ad.",
    actionSteps: [
      "Sort your videos of last month by views from search.",
      "Watch the oldest of the first ten and write down what is wrong today.",
      "Film the new answer, beginning with what has changed.",
      "Link from the old video to the new one, in a card and a pinned comment.",
    ],
    priority: "Medium",
  },
  {
    id: "specific-topic",
    category,
    title: "Name the tool, the job or the budget in your titles",
    description: "Go from a broad subject to the situation a viewer with money to spend is in.",
    potentialIncrease: 0.18,
    difficulty: "Easy",
    timeToImplement: "2 evenings",
    reasoning:
      "Ads are matched to what a video is about. A title on kitchens in general attracts general ads; one on fitting a sink attracts those of people who sell sinks.",
    actionSteps: [
      "Take your next three titles and ask of each: for whom, with what, for how much?",
      "Write the answer into the title and the first line of the description.",
      "Say it aloud within the first 30 seconds.",
    ],
    priority: "Low",
  },
];
