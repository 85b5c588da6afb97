import type { RpmTip } from "../recommendation";

const category = "Channel Growth";

export const CHANNEL_GROWTH: RpmTip[] = [
  {
    id: "session-playlists",
    category,
    title: "Lead from your most watched video to your best-paid one",
    description: "An end screen, a pinned comment and a playlist that begin where most people arrive.",
    potentialIncrease: 0.33,
    difficulty: "Easy",
    timeToImplement: "1 evening",
    reasoning:
      "Views and income seldom come from the same video. A tenth of the viewers of the one moves the average of the channel more than a new upload does.",
    actionSteps: [
      "Sort last month's videos by views, then by RPM.",
      "Find a pair that the same viewer could want in this order.",
      "Set the end screen of the first to the second, alone.",
      "Pin a comment that says why it comes next.",
    ],
    priority: "High",
  },
  {
    id: "memberships",
    category,
    title: "Offer a membership with one thing worth having",
    description: "A monthly question hour or the working files, for the price of a coffee.",
    potentialIncrease: 0.58,
    difficulty: "Hard",
    timeToImplement: "2 months",
    reasoning:
      "Income per viewer does not have to come from ads. One member in five hundred viewers can bring in more than the ads those viewers see.",
    actionSteps: [
      "Ask which one thing people would pay for, and offer three to choose from.",
      "Promise only what you can keep up in a month without time.",
      "Open it with the files of a video that is being watched now.",
      "Name it once in each video, in one sentence.",
      "After two months keep it, change it or close it.",
    ],
    priority: "Medium",
  },
  {
    id: "shorts-to-long",
    category,
    title: "Give every short one long video to lead to",
    description: "Shorts earn little by themselves: make each the beginning of a video that earns.",
    potentialIncrease: 0.27,
    difficulty: "Medium",
    timeToImplement: "3 weeks",
    reasoning:
      "Short videos pull the average of a channel down, as their views bring in a fraction. With a related video linked they bring viewers to where ads run.",
    actionSteps: [
      "List your ten most watched shorts.",
      "Set the related video of each to the long one on the same subject.",
      "Where there is none, write down its title: that is your next topic.",
      "End new shorts on the question that the long video answers.",
    ],
    priority: "Medium",
  },
  {
    id: "sponsor-page",
    category,
    title: "Write the one page that sponsors ask for",
    description: "Who watches, what they buy, what a mention costs: ready before anyone asks.",
    potentialIncrease: 0.47,
    difficulty: "Medium",
    timeToImplement: "1 week",
    reasoning:
      "Small companies write to many channels and take the one that answers first. A page with figures and prices ends most talks within a day.",
    actionSteps: [
      "Note views of the last ten videos after 30 days: the middle one is your figure.",
      "Add countries, ages, and three comments that show what viewers buy.",
      "Set a price for a mention, and one for a whole video.",
      "Put the page's address into your channel's description.",
    ],
    priority: "High",
  },
  {
    id: "own-product",
    category,
    title: "Sell the plan you drew anyway",
    description: "Cutting lists, templates, recipes to print: what viewers pause the video for.",
    potentialIncrease: 0.39,
    difficulty: "Hard",
    timeToImplement: "1 month",
    reasoning:
      "If people ask for the file under a video, its price is the only open question. It costs one careful evening and is sold for years.",
    actionSteps: [
      "Count the comments that ask for a plan, a list or a template.",
      "Clean up the one for the most watched video.",
      "Let two viewers work with it, and mend what they stumble over.",
      "Link it in the first line of the description.",
    ],
    priority: "Low",
  },
];
