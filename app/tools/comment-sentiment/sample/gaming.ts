import type { Subject } from "./subject";

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
