import type { Subject } from "./subject";

export const SEWING: Subject = {
  positive: [76, 84],
  negative: [4, 8],
  everywhere: {
    praise: ["The pace is right. I could thread and watch.", "Loved that you showed the back side as well."],
    criticism: [
      "The overhead camera is blocked by your hand just when it matters.",
      "A list of needles would help those of us who shop online.",
    ],
    themes: ["Slow pace", "Camera angle", "The back side"],
    triggers: ["Calm", "Pride in own work", "Thrift", "Patience"],
    insights: [
      "Move the overhead camera to the left of the work, where your hand is not.",
      "List needles, thread and fabric in the description.",
    ],
  },
  videos: [
    {
      title: "Mending a jumper so that nobody can tell",
      praise: [
        "I mended my late mum's cardigan along with you. I have no more words.",
        "Held it against the lamp as you did, and could not find the place.",
      ],
      criticism: [
        "Black thread on black wool, I saw nothing.",
        "How much yarn does one elbow take? I ran out.",
      ],
      themes: ["Clothes with a story", "Dark wool on camera"],
      insights: [
        "Mend in a contrasting thread on camera first, then show the invisible one.",
        "Invite viewers to tell whose garment they mend: those threads are the longest.",
      ],
    },
    {
      title: "One shirt, three collars, no pattern",
      praise: [
        "First time I understood what 'ease' means.",
        "The band collar made my father's shirt mine. Thank you.",
      ],
      criticism: [
        "Which interfacing? Mine came out like cardboard.",
        "You measure in fingers. Whose fingers?",
      ],
      themes: ["Interfacing", "Measured without a pattern"],
      insights: [
        "Name the interfacing by weight, and show a collar that has too much of it.",
        "Give the measures in centimetres once, beside the fingers.",
      ],
    },
    {
      title: "The seam that I unpicked four times",
      praise: [
        "Four times! I gave up after two last week. Getting it out again tonight.",
        "The third try looked fine to me, and then you turned it over.",
      ],
      criticism: [
        "You found the reason at minute eleven. I would have liked it sooner.",
        "What was the tension set to in the end?",
      ],
      themes: ["Not giving up", "Thread tension"],
      insights: [
        "Say early that there is one reason, and let viewers guess it.",
        "Write the settings of the last try on screen.",
      ],
    },
  ],
};
