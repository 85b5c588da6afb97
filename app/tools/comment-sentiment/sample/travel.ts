import type { Subject } from "./subject";

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
