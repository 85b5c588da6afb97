import type { Subject } from "./subject";

export const GARDENING: Subject = {
  positive: [62, 72],
  negative: [9, 14],
  everywhere: {
    praise: [
      "You name the variety every single time. So few do.",
      "Watched with my father in the care home. He told me about his beds for an hour.",
    ],
    criticism: [
      "Which climate is this? Mine are still under snow.",
      "Hoped for costs. Gardening is not cheap.",
    ],
    themes: ["Climate and zone", "Names of varieties", "Costs"],
    triggers: ["Patience rewarded", "Memories of parents", "Envy of a harvest", "Spring impatience"],
    insights: [
      "Show your climate and last frost date on screen at the start.",
      "Add up what you spent, soil and pots included, in one line at the end.",
    ],
  },
  videos: [
    {
      title: "Tomatoes on a north-facing balcony",
      praise: [
        "An honest harvest: nine tomatoes. I love it.",
        "The sketch of where the sun goes was worth the whole video.",
      ],
      criticism: [
        "You say 'feed them' and never with what.",
        "Three hours of sun is not north, that is luck. Mine gets one.",
      ],
      themes: ["Honest harvest", "Hours of sun"],
      insights: [
        "Name the feed and the dose. It is the open question under this video.",
        "Draw the path of the sun again: it was shared more than anything else.",
      ],
    },
    {
      title: "The bed I did not dig",
      praise: [
        "The worm count before and after. I have never cheered for worms.",
        "My back thanks you. So does my wife, who did the digging.",
      ],
      criticism: [
        "Cardboard with print on it? Please say which is safe.",
        "One year proves little. Come back in three.",
      ],
      themes: ["Worm count", "Which cardboard"],
      insights: [
        "Show the cardboard you use and the kind you leave out.",
        "Announce the same bed for next year, and keep to the same count.",
      ],
    },
    {
      title: "What the slugs left me in May",
      praise: [
        "One lettuce, and you served it on the good plate. I needed that laugh.",
        "The night shots with the red lamp were beautiful, I am sorry to say.",
      ],
      criticism: [
        "The slug part is hard to watch before lunch.",
        "Copper tape again? You disproved it yourself at minute four.",
      ],
      themes: ["Slugs at night", "What works and what does not"],
      insights: [
        "Warn before the close-ups, and give the minute at which they end.",
        "Put what you tried into a table of what worked and what did not.",
      ],
    },
  ],
};
