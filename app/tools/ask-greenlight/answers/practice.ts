import type { Answer } from "./answer";

/** What to make, when to publish it, what it earns, and what viewers say. */
export const PRACTICE: Answer[] = [
  {
    name: "upload-time",
    keywords: [
      "upload time*",
      "when & upload*",
      "when & post*",
      "when & publish*",
      "time & upload*",
      "time & post*",
      "time & publish*",
      "best time",
      "best day",
      "schedul*",
      "how often",
      "consisten*",
      "frequen*",
      "weekday*",
      "per week",
      "a week & video*",
    ],
    openings: [
      "Publish {topic|a video} two to three hours before your viewers usually watch, so that it has been shown and sorted by the time they come. The day matters less than keeping to one.",
      "The hour matters for the first day and hardly after it. For {topic|your videos} choose the one you can keep for three months: viewers learn it faster than the platform does.",
      "How often is a question of what you can keep up. One good video on {topic|your subject} every ten days beats three in one week and then silence.",
    ],
    figures: [
      [
        "{31-37}% | of first-day views between 5 and 9 pm on Thursdays",
        "{17-22}% | in the same hours on Mondays",
      ],
      ["{4.8-5.6}K | views in the first 48 hours, published at 3 pm", "{3.5-4.2}K | published at 9 pm"],
    ],
    methods: [
      [
        "Look up when your viewers are online, and take the hour before the darkest column.",
        "Publish four videos then, on the same day of the week.",
        "Compare the first 48 hours with the four before. Under 10% difference, choose what suits you.",
      ],
      [
        "Count the hours that one video takes you, honestly, from idea to upload.",
        "Divide the free hours of a month by it and take one off. That is how often you publish.",
        "Keep one finished video in reserve, and say the day in your channel description.",
      ],
    ],
    room: "/content-ideas",
  },
  {
    name: "ideas",
    keywords: [
      "idea*",
      "what & make",
      "what & film",
      "what should i",
      "next video",
      "inspir*",
      "content & plan*",
      "out of ideas",
      "brainstorm*",
      "suggest* & video*",
    ],
    openings: [
      "Good ideas for {topic|a channel} mostly lie where three things meet: a question that people ask, something you have at hand, and a limit that nobody else set.",
      "For {topic|your next video} start from a viewer and not from a subject. What did somebody try last weekend that went wrong?",
      "If the well is dry, look back: your best video on {topic|the subject} has a sequel, an opposite and a cheaper version. That makes three ideas already.",
    ],
    figures: [
      [
        "{88-94} | trend score of “one shelf, one weekend, hand tools only”",
        "{71-77} | of “my workshop tour”",
      ],
      ["{41-52}K | views to expect of a mistake told in full", "{18-24}K | of a list of tips"],
    ],
    methods: [
      [
        "Take a subject you know, and set a limit: a budget, a weekend, one tool, no car.",
        "Write the title, and under it the moment when it could fail.",
        "If nothing could fail, change the limit and try again.",
      ],
      [
        "Collect twenty questions from comments, yours and those of similar channels.",
        "Put those together that one video could answer.",
        "Film the largest group first, and quote the questions in it.",
      ],
    ],
    room: "/content-ideas",
  },
  {
    name: "comments",
    keywords: [
      "comment*",
      "sentiment",
      "feedback",
      "viewers say",
      "viewers feel",
      "viewers think",
      "negative",
      "hate*",
      "troll*",
      "reply*",
      "community",
      "like my",
    ],
    openings: [
      "Comments on {topic|your videos} say less about how good they were than about what people wanted next. Read them for requests first and for praise last.",
      "One harsh comment weighs more than thirty kind ones, and should not. On {topic|a video} count before you feel: what share is negative, and about which minute?",
      "What viewers of {topic|your channel} ask twice is a video. What they ask ten times is a series.",
    ],
    figures: [
      ["{71-78}% | positive comments", "{14-18}% | neutral", "{7-11}% | negative, most about the sound"],
      [
        "{8.1-8.7} | sentiment score out of 10 when you answer questions",
        "{6.9-7.4} | on videos without answers",
      ],
    ],
    methods: [
      [
        "Take the hundred newest comments and sort them: request, question, praise, complaint.",
        "Answer the three questions that come up most, in the first hour after the next upload.",
        "Put the largest request on your list of ideas, in the words of the person who asked.",
      ],
      [
        "Search your comments for “I wish”, “how” and “why”.",
        "Write the minute beside each complaint. Where three fall together, there is something to mend.",
        "Hide the cruel ones without an answer, and go on.",
      ],
    ],
    room: "/comment-sentiment",
  },
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
      ["$2.67 | your RPM", "$3.20 | industry average", "$5.80 | top performers"],
      [
        "{$3.80-4.60} | RPM of videos over 8 minutes with one mid-roll",
        "{$2.10-2.60} | of those under 8 minutes",
      ],
    ],
    methods: [
      [
        "Sort your videos by RPM, and write down subject and length of the top ten.",
        "Plan every third video on one of those subjects.",
        "Place mid-rolls by hand, after an answer and never before one.",
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
    name: "sponsors",
    keywords: ["sponsor*", "brand deal*", "partnership*", "affiliate*", "media kit", "merch*"],
    openings: [
      "Sponsors for {topic|a small channel} pay for trust in one subject. Ten thousand people who buy {topic|tools} are worth more to the right firm than a hundred thousand who watch anything.",
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
    name: "series",
    keywords: [
      "series",
      "playlist*",
      "episode*",
      "binge*",
      "sequel*",
      "season & video*",
      "group & videos",
      "part 2",
    ],
    openings: [
      "A series on {topic|your subject} works when each part stands alone and still leaves a question for the next. Four to eight videos, three to seven days apart.",
      "Look first at what you have: there are often four videos on {topic|one subject} on a channel that only need an order and a common thumbnail.",
      "Name a series after where the viewer arrives and not after {topic|the subject}. “From a bare wall to a bookcase” is watched on; “Woodworking basics, part 3” is not.",
    ],
    figures: [
      ["{2.3-2.9} | videos per viewer within a series", "{1.2-1.4} | outside one"],
      [
        "{39-46}% | of viewers go on to part two when it is named at the end",
        "{14-19}% | when only the end screen shows it",
      ],
    ],
    methods: [
      [
        "Write the last video's title first: it is the promise of the whole.",
        "Cut the way there into four to eight steps, each with a result of its own.",
        "Film two before you publish one, so that the gap stays under a week.",
      ],
      [
        "List older videos that the same person would watch in one evening.",
        "Put them into an order, give them one look, and link each to the next.",
        "Film the part that is missing. It is usually the first.",
      ],
    ],
    room: "/series-planner",
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
      "quit*",
      "give up",
      "giving up",
      "stress*",
      "overwhelm*",
      "take a break",
      "pressure",
    ],
    openings: [
      "Being tired of {topic|it} is information, and no failure. Look at what costs you most: it is rarely the filming, and often the deciding and the editing.",
      "A break costs {topic|a channel} less than most fear. Viewers forgive three quiet weeks sooner than ten videos that you did not want to make.",
      "Before you think of stopping, make {topic|the work} smaller: one length, one place, one day on which you do not look at figures.",
    ],
    figures: [
      [
        "{4-6}% | fewer views in the month after a pause of three weeks",
        "{19-25}% | fewer over half a year of tired videos",
      ],
      [
        "{14-17} hours | for a video at your usual length",
        "{8-10} hours | at two thirds of it, with the same views",
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
