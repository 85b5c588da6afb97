import type { Answer } from "./answer";

/** How a video is packaged, opened and found. */
export const CRAFT: Answer[] = [
  {
    name: "thumbnails",
    keywords: [
      "thumbnail*",
      "ctr",
      "click through",
      "clickthrough",
      "click rate",
      "cover image",
      "click* & video*",
    ],
    openings: [
      "A thumbnail for {topic|your video} has one job: to be understood on a phone in a second. One thing to look at, three words at most, and none of them from the title.",
      "Title and thumbnail are one sentence in two halves. If the thumbnail on {topic|the subject} repeats the title, you have said half of what you could.",
      "Low click-through is rarely a matter of colours. More often the thumbnail shows {topic|the subject} and not what happens to it.",
    ],
    figures: [
      ["{6.1-7.4}% | click-through with one object and no text", "{4.0-4.9}% | with four words and a face"],
      ["{5.6-6.8}% | after the second version", "{3.8-4.5}% | with the first"],
    ],
    methods: [
      [
        "Make the thumbnail as small as on a phone and look at it for one second. Say what you saw.",
        "Take away whatever you did not name.",
        "Change one element at a time and give each version 48 hours.",
      ],
      [
        "Put your last nine thumbnails side by side with the results of one search.",
        "Find what all the others do, and do not do it: another distance, another background, no arrow.",
        "Exchange the thumbnail of one old video first. It costs nothing and teaches the same.",
      ],
    ],
    room: "/thumbnail-optimizer",
  },
  {
    name: "titles",
    keywords: ["title*", "headline*", "name & video", "clickbait", "wording"],
    openings: [
      "A title on {topic|your subject} should make one promise that the first thirty seconds keep. Under 60 characters, or phones cut it off before the point.",
      "Write ten titles for {topic|the video} and throw away the first three: those are the ones that everybody else has written, too.",
      "The strongest titles on {topic|a subject} name a result, a limit or a mistake. “What I learned” names none of the three.",
    ],
    figures: [
      ["{6.0-7.1}% | click-through of titles under 50 characters", "{4.1-4.8}% | of titles over 70"],
      ["{5.9-6.9}% | click-through with a number you measured", "{4.4-5.2}% | without one"],
    ],
    methods: [
      [
        "Write what the viewer can do afterwards that they could not do before.",
        "Add the limit that makes it yours: the budget, the time, the size of the room.",
        "Read it aloud. If you would not say it to a friend, shorten it.",
      ],
      [
        "Put the word that people search for among the first four.",
        "Take out every adjective, and put back the one that is missed.",
        "Test two for 48 hours each, and keep the thumbnail as it is meanwhile.",
      ],
    ],
    room: "/thumbnail-optimizer",
  },
  {
    name: "descriptions",
    keywords: [
      "description*",
      "seo",
      "keyword*",
      "tag",
      "tags",
      "hashtag*",
      "search & rank*",
      "rank*",
      "found & search",
      "timestamps",
      "chapters",
    ],
    openings: [
      "A description is read twice: by a person who decides in two lines, and by the search, which reads on. For {topic|your video} say in the first 125 characters what it answers.",
      "Search finds a video on {topic|anything} by the question it answers. Write that question out as somebody would type it, once in the title and once at the start of the description.",
      "Tags do little nowadays. Two plain sentences on {topic|the subject}, timestamps with words in them, and three hashtags do more.",
    ],
    figures: [
      ["{22-28}% | of views from search, with the question up front", "{9-14}% | where the links come first"],
      ["{2.2-2.9}% | keyword density in descriptions that rank", "{0.4-0.9}% | in yours"],
    ],
    methods: [
      [
        "Answer in the first 125 characters what the viewer will know afterwards.",
        "Use the search phrase two or three times in a hundred words; more reads like a list.",
        "Add timestamps that say what happens, and one thing to do next.",
      ],
      [
        "Type the subject into the search and write down the five completions that fit.",
        "Give each a sentence, or a chapter where the video covers it.",
        "Do the same for your ten oldest videos that still get search traffic.",
      ],
    ],
    room: "/description-rewriter",
  },
  {
    name: "retention",
    keywords: [
      "retention",
      "watch time",
      "hook*",
      "intro*",
      "first 30 seconds",
      "keep & watching",
      "leav* & early",
      "click off",
      "drop off",
      "average view duration",
      "boring",
      "pacing",
      "how long",
      "script*",
    ],
    openings: [
      "Viewers of {topic|your videos} decide in the first thirty seconds whether the title was meant. Show the result, or the problem at its worst, before you say who you are.",
      "With {topic|any video}, the retention curve falls where a question is closed and none is open. So open the next one before you answer the last.",
      "Most hooks fail by waiting. In a video on {topic|anything} the first sentence should already be about the thing that the thumbnail showed.",
    ],
    figures: [
      [
        "{64-71}% | still there at 0:30 when the result is shown first",
        "{44-51}% | after a spoken introduction",
      ],
      ["{4.6-5.4} min | watched with a question open at each cut", "{3.1-3.7} min | without one"],
    ],
    methods: [
      [
        "Cut everything before the sentence that makes somebody curious. It often stands at 0:40.",
        "Mark each minute of the script with the question that is open in it. Fill the empty ones, or cut them.",
        "After publishing look for the steepest fall, and leave out its cause next time.",
      ],
      [
        "Open with the end: the finished piece, the failed one, the bill.",
        "Say within twenty seconds what has to go right for it to get there.",
        "Keep the best moment for two thirds in, and hint at it once before.",
      ],
    ],
    room: "/video-forecast",
  },
  {
    name: "shorts",
    keywords: ["short", "shorts", "vertical*", "reel*", "short form", "60 seconds"],
    openings: [
      "Shorts on {topic|your subject} bring many people past your door and few through it. They pay when each belongs to a long video and ends where that one begins.",
      "Treat a short about {topic|a subject} as one moment and not as a small video: one action, one result, no introduction.",
      "Shorts and long videos have audiences that hardly mix. On {topic|your channel} use them to find out what makes people stop, and make the long video of that.",
    ],
    figures: [
      ["{71-78}% | watched to the end when the result comes first", "{48-55}% | when it comes last"],
      ["{1-2} | subscribers per 1,000 views of a short", "{6-8} | per 1,000 views of a long video"],
    ],
    methods: [
      [
        "Take the steepest rise in the retention of a long video and cut 25 seconds around it.",
        "Begin in the middle of the movement, with the sound of it.",
        "Link the long video, and name the minute where it goes on.",
      ],
      [
        "Make five shorts of one subject on five days.",
        "Compare how many swiped away in the first two seconds. It is the only figure that teaches something this early.",
        "Film the long video of the winner.",
      ],
    ],
    room: "/content-ideas",
  },
  {
    name: "equipment",
    keywords: [
      "camera*",
      "microphone*",
      "mic",
      "audio",
      "lighting",
      "lights",
      "gear",
      "equipment",
      "lens*",
      "tripod*",
      "setup",
    ],
    openings: [
      "For {topic|your videos} money goes into sound first, light second and the camera last. Viewers forgive a soft picture, and leave a hollow voice.",
      "Nothing you can buy for {topic|a channel} replaces a better first minute. But if something has to be bought, buy what saves you time on every video.",
      "What you have will do for {topic|now}. The channels that look expensive mostly film by a window and take one thing out of the frame.",
    ],
    figures: [
      ["{57-63}% | still there at 1:00 with a clip-on microphone", "{46-51}% | with the camera's own"],
      ["{51-56}% | still there at 1:00 by a window in daylight", "{43-47}% | under a ceiling lamp"],
    ],
    methods: [
      [
        "Record one minute in the room as it is, and listen to it on a phone.",
        "Hang up a blanket behind the camera and move the microphone to a hand's width. Record again.",
        "Only if it is still bad, buy: a wired clip-on microphone before anything else.",
      ],
      [
        "Film the same minute in three places of your home, at the hour you usually film.",
        "Choose the one with the softest light and the least echo, and mark where the tripod stands.",
        "Make ten videos there before you buy anything.",
      ],
    ],
    room: "/comment-sentiment",
  },
  {
    name: "editing",
    keywords: [
      "edit*",
      "cut*",
      "premiere",
      "resolve",
      "takes too long",
      "how long & make",
      "workflow",
      "faster",
    ],
    openings: [
      "Most of the editing of {topic|a video} is done before filming. What is not on the shot list has to be looked for afterwards, and looking is what takes the hours.",
      "To edit {topic|your videos} faster, cut in two passes: first only what is said, to the end, and then what is seen. Going back and forth costs the most.",
      "An edit gets long where it has to save something. For {topic|the next video} write the last sentence first, and film towards it.",
    ],
    figures: [
      ["{5-6} hours | to edit a video filmed from a shot list", "{9-11} hours | without one"],
      ["{3.1-3.6} hours | from the second video with a template", "{4.9-5.7} hours | before"],
    ],
    methods: [
      [
        "Write down for one video how long each step took.",
        "Look for what would halve the longest one: a shot list, a template, fewer places.",
        "Change that alone in the next video, and time it again.",
      ],
      [
        "Cut the sound first, with your eyes closed if it helps.",
        "Lay the pictures over it, and stop at the first version that makes sense.",
        "Watch it the next day at full speed, and mend only what you stumbled over.",
      ],
    ],
    room: "/series-planner",
  },
];
