import type { Answer } from "./answer";

/** How a channel is doing, and where it could go. */
export const GROWTH: Answer[] = [
  {
    name: "views",
    keywords: [
      "view* & drop*",
      "view* & down",
      "view* & fall*",
      "view* & fell",
      "view* & declin*",
      "view* & decreas*",
      "view* & los*",
      "view* & stuck",
      "view* & low*",
      "fewer views",
      "less views",
      "more views",
      "no views",
      "get* views",
      "views",
      "impressions",
      "reach",
      "algorithm",
      "not recommended",
      "dead channel",
    ],
    openings: [
      "A drop in views on {topic|a channel} nearly always starts in one of three places: fewer people were shown the video, fewer of them clicked, or those who clicked left early. Find out which before you change anything.",
      "Views are the end of a chain, so look at its links. For {topic|your videos} compare impressions, click-through and the first thirty seconds with a month when all was well; usually one of them has moved and the others have not.",
      "Before you blame the algorithm, check whether the drop is in new videos or in old ones. Old videos that fade mean that interest in {topic|the subject} has moved on; new ones that never start mean that title, thumbnail or opening have.",
    ],
    figures: [
      ["{3.0-3.9}% | click-through on the last five videos", "{5.4-6.6}% | on the five before them"],
      ["{38-44}% | of viewers still there at 0:30, lately", "{56-63}% | in your best three months"],
    ],
    methods: [
      [
        "Write down impressions, click-through and average view duration of your last ten videos, oldest first.",
        "Mark the column that falls first. That is the cause; the others follow from it.",
        "Change only that one thing in the next two videos, and compare after a week each.",
      ],
      [
        "Sort last month's views by traffic source. If only browse fell, it is packaging; if search fell, it is the subject.",
        "Take the one video that held up, and name what it promised that the others did not.",
        "Make the next video keep that promise on a new subject.",
      ],
    ],
    room: "/youtube-tool",
  },
  {
    name: "subscribers",
    keywords: [
      "subscriber*",
      "subscrib*",
      "subs",
      "grow*",
      "follower*",
      "audience & build",
      "first 1000",
      "first 100",
    ],
    openings: [
      "People subscribe to a next video and not to the one they have just seen. So the question for {topic|your channel} is what they can expect next, and whether a stranger could say it in one sentence.",
      "Growth on {topic|a channel} rarely comes from asking more often. It comes from two or three videos that bring the right people in, and from a clear second video to send them to.",
      "Subscribers follow a promise that repeats. Look at which videos on {topic|your subject} turn viewers into subscribers, per thousand views and not in total: the list is usually a surprise.",
    ],
    figures: [
      [
        "{7-9} | subscribers per 1,000 views on your how-to videos",
        "{2-4} | per 1,000 views on everything else",
      ],
      ["{61-68}% | of new subscribers came from four videos", "{9-14}% | came from the ten newest"],
    ],
    methods: [
      [
        "List your videos by subscribers gained per 1,000 views, and keep the top five.",
        "Find what the five share: a format, a length, a kind of question.",
        "Make the next three videos that, and end each by naming the one that comes after.",
      ],
      [
        "Rewrite the first line of your channel description as a promise: who it is for, what they get, how often.",
        "Pin one comment under your best video that leads to the next best.",
        "Look again after 28 days at subscribers per 1,000 views. The total will move later.",
      ],
    ],
    room: "/series-planner",
  },
  {
    name: "trends",
    keywords: [
      "trend*",
      "viral*",
      "season*",
      "popular & now",
      "going up",
      "hype",
      "what is hot",
      "what's hot",
    ],
    openings: [
      "A trend in {topic|your niche} is worth a video when you can publish while it still rises and have something to add. Late and like the others is worse than not at all.",
      "Two kinds of trend look alike at first: the spike that is over in a week, and the season that comes back each year. For {topic|most subjects} the season is the better one to plan for.",
      "Ask first how long the interest in {topic|it} has been rising. One week may be news; six in a row are a direction.",
    ],
    figures: [
      ["{18-27}% | more interest than a week ago", "{4-9}% | more than the week before that"],
      [
        "{11-14} days | from the first rise to the peak, in the median",
        "{19-24} days | that most channels need to publish",
      ],
    ],
    methods: [
      [
        "Write down the trend, the day you noticed it, and the day you could publish.",
        "Search for it. If the first ten results are younger than a week, choose a narrower angle or let it go.",
        "If it comes each year, put the video into the calendar four weeks before the peak.",
      ],
      [
        "Keep a page of subjects that you could film within two days.",
        "When one of them moves for three weeks in a row, film it at its simplest.",
        "Measure it after 14 days against your usual video, and not against the channel that was first.",
      ],
    ],
    room: "/youtube-tool",
  },
  {
    name: "competitors",
    keywords: [
      "competit*",
      "rival*",
      "other channels",
      "similar channels",
      "other creators",
      "bigger channel*",
      "niche & others",
      "compar*",
      "copy",
      "copies",
      "copied",
      "copying",
      "copycat*",
    ],
    openings: [
      "Watch three to five channels around {topic|your subject}, no more, and look only at what did better than their own usual video. That is where viewers have voted.",
      "What a bigger channel does with {topic|a subject} says little about you. What it did that surprised its own audience says a lot.",
      "The useful question about others in {topic|your niche} is what their viewers ask for and do not get. It stands in the comments under their best videos.",
    ],
    figures: [
      ["{3.1-4.4}x | their usual views, on a comparison video", "{0.7-0.9}x | on their weekly news"],
      ["{2-3} | of five channels that posted on this last month", "{0-1} | of them that showed the costs"],
    ],
    methods: [
      [
        "For each channel take the median views of its last twenty videos.",
        "Keep the videos with more than twice that, and write down title, length and the first sentence.",
        "Make what three of them share, from where you stand and they do not.",
      ],
      [
        "Read the fifty newest comments under the best video of each channel.",
        "Collect the questions that nobody answers.",
        "Answer the one that comes up most, in a video of its own with the question as its title.",
      ],
    ],
    room: "/competitor-monitor",
  },
  {
    name: "forecast",
    keywords: [
      "forecast*",
      "predict*",
      "how many views will",
      "will & work",
      "will & do well",
      "expect*",
      "chance* & video",
      "worth making",
      "worth filming",
    ],
    openings: [
      "How far a video on {topic|your subject} may go depends on three things that you can know beforehand: how many look for it, how well they are served, and whether your last videos brought the same people.",
      "Nobody can promise views for {topic|a video}, but you can tell a good bet from a poor one before you film. Aim for ideas with a success probability of 80% or more, and let the others wait.",
      "Compare the idea with your own past and not with the best video of the platform: the honest forecast is your usual video, times what the subject and the packaging add.",
    ],
    figures: [
      ["{72-81}% | success probability as you describe it", "{84-91}% | with a narrower title"],
      [
        "{11-15}K | views after a month, if it does as your usual video",
        "{24-31}K | if it does as your best on the subject",
      ],
    ],
    methods: [
      [
        "Write the title first. If you need the description to explain it, the idea is not ready.",
        "Find three videos on the same question and note their views against their channels' usual ones.",
        "Forecast it, change one thing, forecast again, and film the better one.",
      ],
      [
        "Say in one sentence who clicks this, and why today.",
        "Take your five closest videos and use the middle one as your expectation.",
        "Decide beforehand what you will call a success after 28 days.",
      ],
    ],
    room: "/video-forecast",
  },
  {
    name: "niche",
    keywords: [
      "niche*",
      "saturat*",
      "is there room",
      "topic*",
      "subject & choose",
      "which topic",
      "audience want*",
      "people want",
      "people watch",
      "demand",
      "gap*",
      "research",
    ],
    openings: [
      "Whether there is room in {topic|a niche} shows in two figures: how many watch it, and how small the channels are that do well in it. Many views on small channels mean that the door is open.",
      "A subject is full when the first page of results answers the question well. For {topic|most subjects} it answers a broad question well and the narrow ones hardly at all.",
      "Go narrower than feels right. On {topic|any subject} the video for one kind of person beats the video for everybody, until the channel is known.",
    ],
    figures: [
      [
        "{34-41}% | of views go to channels under 50K subscribers",
        "{12-17}% | in the broader subject above it",
      ],
      ["{5.1-6.3}% | engagement on the narrow question", "{2.4-3.2}% | on the broad one"],
    ],
    methods: [
      [
        "Search for the narrowest question that you could answer well.",
        "Count results older than two years, and results from channels of your size.",
        "Three or more of either: there is room. None: change one word and search again.",
      ],
      [
        "Write ten questions that a beginner would ask, and ten of someone two years in.",
        "Strike out those with a good answer from the last twelve months.",
        "Film the one that you would have watched yourself.",
      ],
    ],
    room: "/youtube-tool",
  },
];
