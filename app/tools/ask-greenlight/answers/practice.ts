import type { Answer } from "./answer";

/** What to make, when and how often to publish it, and what viewers say. */
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
      "weekday*",
    ],
    openings: [
      "Publish two to three hours before those who watch {topic|your videos} usually come, so that a video has been shown and sorted by then. The day matters less than keeping to one.",
      "The hour matters for the first day and hardly after it. For {topic|your videos} choose the one you can keep for three months: viewers learn it faster than the platform does.",
      "There is no best time for everybody. People come to {topic|a subject} when it fits their day: at noon for a recipe, after nine for a long build, on Sunday for plans.",
    ],
    figures: [
      [
        "{4.9-5.6}K | views in the first 48 hours, on the same day each week",
        "{3.9-4.5}K | on changing days",
      ],
      ["{4.8-5.6}K | views in the first 48 hours, published at 3 pm", "{3.5-4.2}K | published at 9 pm"],
    ],
    methods: [
      [
        "Look up when your viewers are online, and publish two to three hours before the darkest column.",
        "Publish four videos then, on the same day of the week.",
        "Compare the first 48 hours with the four before. Under 10% difference, choose what suits you.",
      ],
      [
        "Note for your last twelve videos the day, the hour and the views after 48 hours.",
        "Leave out the best and the worst, which had other reasons.",
        "If one hour is ahead in three of four weeks, keep it. If none is, stop thinking about it.",
      ],
    ],
    room: "/video-forecast",
  },
  {
    name: "how-often",
    keywords: [
      "how often",
      "how many videos",
      "schedul*",
      "consisten*",
      "frequen*",
      "per week",
      "every week",
      "every day",
      "daily",
      "video* & a week",
    ],
    openings: [
      "How often is a question of what you can keep up. One good video on {topic|your subject} every ten days beats three in one week and then silence.",
      "Viewers of {topic|a channel} do not count videos; they notice when a promise is broken. Promise less often than you could, and keep it.",
      "More uploads help only while each is as good as your usual video. On {topic|most subjects} that ends sooner than one would like, at the point where editing begins to be cut short.",
    ],
    figures: [
      ["{5.2-6.0}K | views a video, with one every ten days", "{2.1-2.8}K | with three a week"],
      ["{83-89}% | of weeks kept on a plan of one video a week", "{41-48}% | on a plan of three"],
    ],
    methods: [
      [
        "Count the hours that one video takes you, honestly, from idea to upload.",
        "Divide the free hours of a month by it and take one off. That is how often you publish.",
        "Keep one finished video in reserve, and say the day in your channel description.",
      ],
      [
        "Plan six videos of one subject at once, and film two on the same day.",
        "Publish at the pace at which the third is ready when the first comes out.",
        "After six look at views a video, and not at views a month, before you go faster.",
      ],
    ],
    room: "/series-planner",
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
      ["75% | positive comments", "16% | neutral", "9% | negative, most about the sound"],
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
];
