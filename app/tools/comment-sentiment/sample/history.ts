import type { Subject } from "./subject";

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
