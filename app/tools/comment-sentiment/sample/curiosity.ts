import type { Subject } from "./subject";

/** Learning, looking and going places. */
export const LANGUAGES: Subject = {
  positive: [67, 76],
  negative: [7, 12],
  everywhere: {
    praise: [
      "The subtitles in both languages are perfect for pausing.",
      "As a native speaker: your accent is charming, and your grammar is better than mine.",
    ],
    criticism: [
      "Please do not call it easy. It was not for me.",
      "The words are only on screen. A file would be lovely.",
    ],
    themes: ["Subtitles in two languages", "Word list", "Native speakers"],
    triggers: ["Courage", "Self-doubt", "Amusement", "Longing to travel"],
    insights: [
      "Offer the words as a file in the description.",
      "Invite a native speaker to comment on camera. They are in your comments already.",
    ],
  },
  videos: [
    {
      title: "Learning Spanish from the radio, month four",
      praise: [
        "You let us hear how bad month one was. That is courage.",
        "I have started the radio thing. I understand the weather now.",
      ],
      criticism: [
        "Which station? You say it too fast.",
        "Four months with how many hours a day? That is the whole question.",
      ],
      themes: ["Hours a day", "Which station"],
      insights: [
        "Tell the hours a day at the start: every second question is about them.",
        "Play month one beside month four again. It is the most liked moment.",
      ],
    },
    {
      title: "Ten Japanese words for rain",
      praise: [
        "Filmed in each kind of rain! How long did you wait for number seven?",
        "My grandmother used number four. I had not heard it since.",
      ],
      criticism: [
        "Two of these nobody says any more. Poems only.",
        "Please show the characters longer. I wanted to copy them.",
      ],
      themes: ["Filmed in real rain", "Words out of use"],
      insights: [
        "Mark which words are spoken today and which are read.",
        "Hold each word on screen until it could be written down once.",
      ],
    },
    {
      title: "I ordered dinner in Polish, and got soup",
      praise: [
        "The waiter correcting your ending, and you saying it again. I cheered.",
        "I have been that soup. Mine was in Kraków.",
      ],
      criticism: [
        "What should you have said? You never tell us.",
        "The kitchen is louder than the two of you.",
      ],
      themes: ["Being corrected", "The right sentence"],
      insights: [
        "End with the sentence as it should have been, spoken by the waiter.",
        "Clip a microphone to the menu: half of the talk is lost in the noise.",
      ],
    },
  ],
};

export const HISTORY: Subject = {
  positive: [54, 64],
  negative: [12, 18],
  everywhere: {
    praise: [
      "Sources in the description, with page numbers. I teach this and I will use it.",
      "Nobody tells small history like this.",
    ],
    criticism: [
      "Is that a real photograph or a generated one? Please say.",
      "You pronounce the place wrong, and locals will not forgive it.",
    ],
    themes: ["Sources with pages", "Real photographs", "Place names"],
    triggers: ["Wonder", "Local pride", "Mistrust of pictures", "Melancholy"],
    insights: [
      "Mark every picture as photograph, drawing or reconstruction.",
      "Ask a local to read the place names, and thank them on screen.",
    ],
  },
  videos: [
    {
      title: "The bridge that was paid for in salt",
      praise: [
        "The toll list read line by line should be dull. I watched it twice.",
        "I cross that bridge every day and never looked at the sixth arch.",
      ],
      criticism: [
        "The map shows borders from forty years later.",
        "Twelve minutes before the bridge appears.",
      ],
      themes: ["Maps and borders", "Slow start"],
      insights: [
        "Open with the bridge and go back in time from there: viewers leave before it appears.",
        "Check maps against the year of the story, and date them on screen.",
      ],
    },
    {
      title: "A day in a lighthouse, from its logbook",
      praise: [
        "The logbook read aloud, with the wind under it. I forgot to eat.",
        "'Nothing to report' four times, and then that entry. Goosebumps.",
      ],
      criticism: [
        "Which year is it? I looked for it until the end.",
        "The wind is beautiful, and I had to turn on the subtitles.",
      ],
      themes: ["Wind under the voice", "The logbook"],
      insights: [
        "Show the page and its date whenever an entry is read.",
        "Take the wind down while you read, and up again between the entries.",
      ],
    },
    {
      title: "How a village kept its own time until 1911",
      praise: [
        "My great-aunt was born in that village. She confirms the clock.",
        "Eleven minutes behind the station, and proud of it. Wonderful people.",
      ],
      criticism: [
        "Why 1911? You say that it ended, and not what ended it.",
        "The part on time zones is too long for those who know it.",
      ],
      themes: ["Family memories", "Why it ended"],
      insights: [
        "Answer what happened in 1911 in a pinned comment, and in the next video.",
        "Ask viewers for their own towns: the best replies here are family stories.",
      ],
    },
  ],
};

export const TRAVEL: Subject = {
  positive: [60, 72],
  negative: [10, 17],
  everywhere: {
    praise: [
      "You showed what went wrong and what it cost. That is travel.",
      "I travel with a wheelchair, and you mentioned the steps. Thank you.",
    ],
    criticism: ["No prices until the last minute.", "The drone is loud, and people were resting there."],
    themes: ["Prices", "Access with a wheelchair", "Drone shots"],
    triggers: ["Wanderlust", "Travel worry", "Trust", "Annoyance at drones"],
    insights: [
      "Give the month and the total price in the first minute.",
      "Mention steps, gaps and lifts on every leg: few do, and it is noticed.",
    ],
  },
  videos: [
    {
      title: "Night trains with a toddler and one bag",
      praise: [
        "Booked the same compartment. Number 14 is as quiet as you say.",
        "The blanket over the ladder saved our night. Ours slept until the border.",
      ],
      criticism: [
        "Your bag has no nappies in it. I have questions.",
        "And if they wake the whole carriage at three?",
      ],
      themes: ["Sleeping on board", "What is in the bag"],
      insights: [
        "Empty the bag on camera, nappies and all.",
        "Tell what you did in the worst hour of the night: it is the fear behind most questions.",
      ],
    },
    {
      title: "Four days in the valley without a car",
      praise: [
        "The bus driver who waited for you. I want to live there.",
        "We did your second day on foot, and the map was right to the minute.",
      ],
      criticism: [
        "Which month? The bus does not run in winter. We stood there.",
        "Nothing on how to get to the valley in the first place.",
      ],
      themes: ["Season and timetable", "Getting there"],
      insights: [
        "Link the timetable, and say when the bus stops running.",
        "Begin at the nearest station: the way there is half of the question.",
      ],
    },
    {
      title: "What a one-bag week in November weighs",
      praise: [
        "The scale at the end! Everyone lies about their bag, and you weighed it.",
        "You said what you did not wear. I left two jumpers at home.",
      ],
      criticism: [
        "Where did you dry things? November is all about drying.",
        "Six kilos with or without what you had on?",
      ],
      themes: ["Weight of the bag", "Drying clothes"],
      insights: [
        "Show how and where things dried overnight.",
        "Weigh it twice, with and without what you wear, and write both on screen.",
      ],
    },
  ],
};

export const PHOTOGRAPHY: Subject = {
  positive: [52, 62],
  negative: [17, 25],
  everywhere: {
    praise: [
      "You show the pictures that did not work. That teaches me more than any course.",
      "No music over your thinking. I could think along.",
    ],
    criticism: [
      "Pictures at this compression show nothing.",
      "The colours differ between your two screens. Which one is true?",
    ],
    themes: ["Picture quality", "Bad pictures shown", "Two screens"],
    triggers: ["Doubt about own pictures", "Respect", "Inspiration", "Disappointment"],
    insights: [
      "Link full-size pictures in the description.",
      "Film one screen only, and say which one is calibrated.",
    ],
  },
  videos: [
    {
      title: "The lens I stopped recommending",
      praise: [
        "Taking back a recommendation takes a spine. Subscribed.",
        "You blame your use and not the maker. More of this.",
      ],
      criticism: [
        "I bought that lens because of you.",
        "Too much about gear again. Your street videos are why I am here.",
      ],
      themes: ["Recommendation taken back", "Gear or street"],
      insights: [
        "Answer those who bought the lens by name: how to use it well, or how to sell it.",
        "Alternate gear with street: those who have been here longest ask for it.",
      ],
    },
    {
      title: "One street, one hour, thirty-six frames",
      praise: [
        "The contact sheet is the best part of any video this month.",
        "You ask people before you photograph them. It shows in their faces.",
      ],
      criticism: [
        "Frame 22 is the one, and you went past it in a second.",
        "An hour with good light. Try that street at noon.",
      ],
      themes: ["Contact sheets", "Asking first"],
      insights: [
        "Make the contact sheet a regular part: it is praised in one comment of six.",
        "Let viewers choose their frame before you name yours.",
      ],
    },
    {
      title: "Editing less: what I no longer touch",
      praise: [
        "I moved the clarity slider back on forty pictures last night.",
        "Your edit of 2019 next to the one of today. Brave.",
      ],
      criticism: [
        "Less is easy with that light. Show it on a grey day.",
        "Which three sliders are left? You name two.",
      ],
      themes: ["Old edits beside new", "Which sliders"],
      insights: [
        "Pin the list of the sliders you still use.",
        "Edit one dull picture in the same way, and leave it dull if it is.",
      ],
    },
  ],
};

export const GAMING: Subject = {
  positive: [68, 79],
  negative: [7, 14],
  everywhere: {
    praise: [
      "No shouting, no face in the corner. I fall asleep to this, as a compliment.",
      "You let the silence stand. So few do.",
    ],
    criticism: [
      "Game sound is on one side only, with headphones it hurts.",
      "You explain the controls for those who know them. I do not.",
    ],
    themes: ["Calm play", "Sound on one side", "Explained for newcomers"],
    triggers: ["Suspense", "Comfort", "Affection", "Impatience"],
    insights: [
      "Check the mix on headphones before you publish.",
      "Give newcomers half a minute on what the buttons do, with a chapter to skip it.",
    ],
  },
  videos: [
    {
      title: "Finishing the farm game without selling a crop",
      praise: [
        "Three hours of planning for one radish. Cinema.",
        "The rule sheet on screen made every decision tense.",
      ],
      criticism: [
        "Episode two when? It stops just when the winter comes.",
        "Bartering with the smith is selling. I said what I said.",
      ],
      themes: ["Self-made rules", "Next episode"],
      insights: [
        "Announce the day of the next episode at the end.",
        "Let viewers vote on the disputed rule, and play on by the result.",
      ],
    },
    {
      title: "The quietest level ever made",
      praise: [
        "I turned up the volume to hear nothing. Well done.",
        "The designer's note about the footsteps gave me a shiver.",
      ],
      criticism: [
        "Spoiler for the last room in the thumbnail. Why?",
        "You talk over the quiet. In this video, of all videos.",
      ],
      themes: ["Spoilers", "Talking over silence"],
      insights: [
        "Keep last rooms out of thumbnails, and say so. It will be noticed.",
        "Play one minute of the level without a word, and tell viewers when it comes.",
      ],
    },
    {
      title: "A beginner plays my favourite puzzle",
      praise: [
        "Your mum solving the mirror room before you did is the best minute on the channel.",
        "She reads the signs! None of us ever read the signs.",
      ],
      criticism: [
        "You gave her the hint far too soon.",
        "Please show what she sees in full. Her screen is a stamp in the corner.",
      ],
      themes: ["The beginner", "Hints too early"],
      insights: [
        "Bring her back: two in five of the liked comments are about her.",
        "Wait until she asks before you give a hint, and show a clock for how long that was.",
      ],
    },
  ],
};
