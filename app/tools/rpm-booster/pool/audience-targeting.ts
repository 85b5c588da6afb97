import type { RpmTip } from "../recommendation";

const category = "Audience Targeting";

export const AUDIENCE_TARGETING: RpmTip[] = [
  {
    id: "subtitles",
    category,
    title: "Add checked subtitles in two more languages",
    description: "Begin with the languages of viewers who come already, in spite of yours.",
    potentialIncrease: 0.28,
    difficulty: "Medium",
    timeToImplement: "1 month",
    reasoning:
      "What a thousand views bring in differs several times over between countries. Subtitles let viewers in well-paid markets stay longer than the pictures alone would keep them.",
    actionSteps: [
      "Look up which countries watch you without speaking your language.",
      "Pick two of them where advertising is well paid.",
      "Have the subtitles of your ten most watched videos translated and read by a native speaker.",
      "Translate those titles and descriptions, too.",
      "Look again after a month: did the share of these countries grow?",
    ],
    priority: "Medium",
  },
  {
    id: "publish-for-west",
    category,
    title: "Publish when your best-paid country is awake",
    description: "Shift the upload by a few hours so that its first evening falls where ads pay most.",
    potentialIncrease: 0.16,
    difficulty: "Easy",
    timeToImplement: "1 evening",
    reasoning:
      "The first hours decide whom a video is shown to next. If they fall in the night of your best market, others fill the place.",
    actionSteps: [
      "Find the country with the highest RPM among your first five by views.",
      "Convert its early evening into your own time.",
      "Schedule the next four videos for that hour.",
      "Compare that country's share with the four videos before.",
    ],
    priority: "Low",
  },
  {
    id: "units-and-prices",
    category,
    title: "Give prices and measures in two systems",
    description: "Show dollars beside your own currency, and inches beside centimetres, on screen.",
    potentialIncrease: 0.13,
    difficulty: "Easy",
    timeToImplement: "1 evening",
    reasoning:
      "A viewer who has to convert leaves for a video that does it. Those who leave are often from the markets with the highest rates.",
    actionSteps: [
      "Make one caption style with room for both figures.",
      "Use it for every price and measure in the next video.",
      "Add both to the descriptions of your five most watched videos.",
    ],
    priority: "Low",
  },
  {
    id: "people-who-buy",
    category,
    title: "Speak to the one who decides, not to the one who dreams",
    description: "Plan one video in four for viewers who own the thing, run the shop or sign the invoice.",
    potentialIncrease: 0.51,
    difficulty: "Hard",
    timeToImplement: "6 weeks",
    reasoning:
      "Beginners are many and buy little. Videos for people who do it for a living have fewer views, and advertisers who sell to a trade pay several times as much for each.",
    actionSteps: [
      "Ask in a post who does this for a living, and what they spend on it.",
      "Collect the five questions that only they would ask.",
      "Make the first video on the one with the most money behind it.",
      "Watch its RPM for four weeks, not its views.",
    ],
    priority: "High",
  },
  {
    id: "returning-viewers",
    category,
    title: "Turn one-time viewers into a weekly habit",
    description: "Give one format a fixed day and a fixed opening, and keep to it for eight weeks.",
    potentialIncrease: 0.24,
    difficulty: "Medium",
    timeToImplement: "8 weeks",
    reasoning:
      "Returning viewers skip less and watch to later ads. A fixed day is the cheapest way to have more of them.",
    actionSteps: [
      "Choose the format of which you could make eight without strain.",
      "Announce its day at the end of three videos.",
      "Open each episode with the same ten seconds.",
      "Compare returning viewers in week one and week eight.",
    ],
    priority: "Medium",
  },
];
