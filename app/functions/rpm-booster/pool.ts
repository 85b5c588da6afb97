import type { RpmTip } from "./recommendation";

/** Recommendations to draw from: invented, and so is every amount in them. */
export const TIPS: RpmTip[] = [
  {
    id: "mid-roll",
    category: "Ad Optimization",
    title: "Set mid-roll breaks by hand in videos over 8 minutes",
    description: "Place them where a thought ends, instead of where the clock says.",
    potentialIncrease: 0.31,
    difficulty: "Easy",
    timeToImplement: "1 evening",
    reasoning:
      "Only videos over 8 minutes can have them, and automatic breaks often fall into the middle of a sentence, where people leave. A break between two parts is forgiven.",
    actionSteps: [
      "List your ten most watched videos over 8 minutes.",
      "Find the places where one part ends and the next has not begun.",
      "Set one break at the first of them after minute 3, and no more than one every 4 minutes.",
      "Look after two weeks whether viewers leave at a break, and move it if they do.",
    ],
    priority: "High",
  },
  {
    id: "all-formats",
    category: "Ad Optimization",
    title: "Allow every ad format on the videos that can bear it",
    description: "Check old uploads: formats that were switched off once stay off.",
    potentialIncrease: 0.26,
    difficulty: "Easy",
    timeToImplement: "1 hour",
    reasoning:
      "The more kinds of ads may run, the more advertisers bid for the place. Settings of early videos are often stricter than their makers remember.",
    actionSteps: [
      "Filter your videos by monetization and look for those with formats missing.",
      "Switch them on for all but videos with a sensitive subject.",
      "Set the same as the default for uploads.",
    ],
    priority: "High",
  },
  {
    id: "first-words",
    category: "Ad Optimization",
    title: "Keep the first minute friendly to advertisers",
    description: "Move strong language, injuries and gloomy news out of title, thumbnail and opening.",
    potentialIncrease: 0.2,
    difficulty: "Easy",
    timeToImplement: "2 evenings",
    reasoning:
      "Limited ads are decided by the opening and the thumbnail first. Often a single word costs a video most of its advertisers.",
    actionSteps: [
      "List the videos that are marked as limited.",
      "Watch the first minute of each with the guidelines beside you.",
      "Trim or mute the passage, or change the thumbnail.",
      "Ask for a review, and note what was decided.",
    ],
    priority: "Medium",
  },
  {
    id: "pause-at-list",
    category: "Ad Optimization",
    title: "Put the last break before the part with the verdict",
    description: "Between two parts, and early enough: people leave once they have what they came for.",
    potentialIncrease: 0.19,
    difficulty: "Easy",
    timeToImplement: "1 evening",
    reasoning:
      "The same mid-roll is watched by far more people before the verdict than behind it. It costs trust only where the wait is padded.",
    actionSteps: [
      "Find the minute of the verdict in your five best reviews.",
      "Move the last break to the end of the part before it.",
      "Say in one sentence what is coming, then let the break run.",
    ],
    priority: "Medium",
  },
  {
    id: "block-poor-ads",
    category: "Ad Optimization",
    title: "Block the two ad categories that suit your viewers least",
    description: "Fewer, better matched ads keep people watching to the next one.",
    potentialIncrease: 0.11,
    difficulty: "Medium",
    timeToImplement: "3 weeks",
    reasoning:
      "Blocking too much lowers the bids, so it is only worth it for categories that viewers complain of. Two is a bound that keeps the auction alive.",
    actionSteps: [
      "Search your comments for complaints about ads.",
      "Block the two categories that are named most.",
      "Compare RPM and watch time three weeks before and after.",
      "Undo it if RPM fell.",
    ],
    priority: "Low",
  },
  {
    id: "buying-guide",
    category: "Content Strategy",
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
    category: "Content Strategy",
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
    category: "Content Strategy",
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
    category: "Content Strategy",
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
    category: "Content Strategy",
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
  {
    id: "subtitles",
    category: "Audience Targeting",
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
    category: "Audience Targeting",
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
    category: "Audience Targeting",
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
    category: "Audience Targeting",
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
    category: "Audience Targeting",
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
  {
    id: "session-playlists",
    category: "Channel Growth",
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
    category: "Channel Growth",
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
    category: "Channel Growth",
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
      "Without one, write down its title: that is your next topic.",
      "End new shorts on the question that the long video answers.",
    ],
    priority: "Medium",
  },
  {
    id: "sponsor-page",
    category: "Channel Growth",
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
    category: "Channel Growth",
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

/** The recommendations of the first visit, newest first. */
export const STARTING_TIPS: RpmTip[] = ["mid-roll", "buying-guide", "subtitles", "session-playlists"].flatMap(
  (wanted) => TIPS.filter(({ id }) => id === wanted),
);

/** Monthly views of the sample channel. */
export const SAMPLE_MONTHLY_VIEWS = 84_000;

/** Spec section 9, Sample RPM: dollars per thousand views. */
export const BENCHMARK = { industryAverage: 3.2, topPerformerRPM: 5.8 };

/** Spec section 4, RPM analysis: what every analysis finds. */
export const FOUND = { currentRPM: 2.67, monthlyTrend: "increasing", trendPercentage: 15.2 } as const;

/** The values before the first analysis. */
export const FOUND_BEFORE = { currentRPM: 2.32, monthlyTrend: "increasing", trendPercentage: 4.9 } as const;
