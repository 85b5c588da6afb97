import type { Subject } from "./subject";

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
