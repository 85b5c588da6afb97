import type { Answer } from "./answer";

/** What a channel earns, and what it costs the person who makes it. */
export const LIVING: Answer[] = [
  {
    name: "revenue",
    keywords: [
      "rpm",
      "cpm",
      "money",
      "earn*",
      "monetis*",
      "monetiz*",
      "revenue",
      "income",
      "ads",
      "ad",
      "paid",
      "adsense",
      "mid roll*",
      "midroll*",
      "living",
    ],
    openings: [
      "What {topic|a channel} earns per thousand views depends on who watches and how long, more than on how many. So first look at the videos with the best RPM, and then at those with the most views.",
      "Revenue per thousand views on {topic|your subject} moves with three things you can set: length over 8 minutes, mid-rolls at natural breaks, and subjects near a purchase.",
      "Two videos with the same views can earn twice as much or half. For {topic|your channel} the difference is usually the subject, and after that the length.",
    ],
    figures: [
      [
        "$2.30–2.70 | RPM of the sample channel, month by month",
        "$3.20 | industry average",
        "$5.80 | top performers",
      ],
      [
        "{$3.80-4.60} | RPM of videos over 8 minutes with one mid-roll",
        "{$2.10-2.60} | of those under 8 minutes",
      ],
    ],
    methods: [
      [
        "Sort your videos by RPM, and write down subject and length of the top ten.",
        "Plan every third video on one of those subjects.",
        "Place mid-rolls by hand, where one part ends and the next has not begun.",
      ],
      [
        "Find your three videos between 6 and 8 minutes that hold viewers longest.",
        "Ask which of them had more to say, and make the longer one next time.",
        "Compare RPM in the same month only: the end of a year always pays better.",
      ],
    ],
    room: "/rpm-booster",
  },
  {
    name: "revenue-without-ads",
    keywords: [
      "without more ads",
      "without & ads",
      "without & ad",
      "without adsense",
      "fewer ads",
      "less ads",
      "no more ads",
      "instead of ads",
      "besides ads",
      "not from ads",
    ],
    openings: [
      "With as many ads as now, what {topic|a video} earns per thousand views depends most on who watches it and what it is about. Advertisers pay more beside a decision than beside a pastime.",
      "More ads raise RPM once, and tire viewers for good. A better-paid subject within {topic|your field} raises it for as long as the video is watched.",
      "RPM counts memberships and what viewers pay beside the ads as well. On {topic|a small channel} one good reason to join can do more than another break would.",
    ],
    figures: [
      ["{$4.10-4.70} | RPM of comparisons before a purchase", "{$1.90-2.30} | of videos for entertainment"],
      ["{$3.60-4.20} | RPM with memberships counted", "{$2.70-3.10} | from ads alone"],
    ],
    methods: [
      [
        "Sort your videos by RPM, and write down the subject of the top ten.",
        "Plan every third video on one of those subjects, at the same length and with the same breaks.",
        "Compare after four weeks with others of the same month.",
      ],
      [
        "Find the video that people watch before they buy something, and link the one thing you use.",
        "Offer one thing worth paying for: your plans, your recipes, an hour of questions a month.",
        "Name it once a video, in one sentence, and count for two months what it brings per thousand views.",
      ],
    ],
    room: "/rpm-booster",
  },
  {
    name: "sponsors",
    keywords: ["sponsor*", "brand deal*", "partnership*", "affiliate*", "media kit", "merch*"],
    openings: [
      "Sponsors for {topic|a small channel} pay for trust in one subject. Ten thousand people who buy what they see are worth more to the right firm than a hundred thousand who watch anything.",
      "Before you write to a sponsor, name three things around {topic|your subject} that you have paid for yourself and would recommend anyway. Begin there.",
      "A fair price comes from the views you can promise and not from those you hope for. For {topic|your channel} take the median of the last ten videos after 30 days.",
    ],
    figures: [
      [
        "{9-12}K | views after 30 days, in the median: what you can promise",
        "{26-34}K | your best: what you should not",
      ],
      [
        "{2.4-3.1}% | of viewers clicked a link you used in the video",
        "{0.3-0.6}% | one that was only mentioned",
      ],
    ],
    methods: [
      [
        "Write half a page: who watches, the median of views, three videos that show your tone.",
        "Write to five small firms whose things appear in your videos already.",
        "Offer one video with a figure you are sure to reach, and report the result unasked.",
      ],
      [
        "Try affiliate links on three older videos for a month.",
        "Keep what was bought as proof of what your viewers buy.",
        "Take that to a sponsor, and say in each video that it is one.",
      ],
    ],
    room: "/rpm-booster",
  },
  {
    name: "burnout",
    keywords: [
      "burnout",
      "burn out",
      "burned out",
      "burnt out",
      "tired*",
      "exhaust*",
      "motivat*",
      "quit",
      "quitting",
      "give up",
      "giving up",
      "stress*",
      "overwhelm*",
      "take a break",
      "pressure",
    ],
    openings: [
      "Being tired of {topic|it} is information, and no failure. Look at what costs you most: it is rarely the filming, and often the deciding and the editing.",
      "A break costs a channel less than most fear, on {topic|any subject}. Viewers forgive three quiet weeks sooner than ten videos that you did not want to make.",
      "Before you think of stopping, make the work on {topic|it} smaller: one length, one place, one day on which you do not look at figures.",
    ],
    figures: [
      [
        "{4-6}% | fewer views in the month after a pause of three weeks",
        "{19-25}% | fewer over half a year of tired videos",
      ],
      [
        "{14-16} hours | for a video at your usual length",
        "{9-10} hours | at two thirds of that length, with the same views",
      ],
    ],
    methods: [
      [
        "Write down after each step of the next video whether it gave or took energy.",
        "Drop one that took, or hand it over, or do it worse on purpose.",
        "Say a date for the next video that you could keep in a bad week, too.",
      ],
      [
        "Announce a pause with its end in one sentence, and keep both.",
        "Make one thing in it that nobody will see.",
        "Come back with the smallest video you can be glad of. If the weight stays, talk to someone you trust.",
      ],
    ],
    room: "/series-planner",
  },
];
