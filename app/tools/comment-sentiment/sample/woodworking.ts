import type { Subject } from "./subject";

export const WOODWORKING: Subject = {
  positive: [72, 80],
  negative: [6, 10],
  everywhere: {
    praise: [
      "You left the mistake in. That is why I keep coming back.",
      "No hurry and no shouting. My evening is saved.",
    ],
    criticism: [
      "Lovely work, but please turn the music down when you talk.",
      "I am left-handed, and half of the shots are the wrong way round for me.",
    ],
    themes: ["Mistakes left in", "Music over the voice", "Left-handed setup"],
    triggers: ["Relief at getting it right", "Nostalgia", "Pride in own work", "Envy of the light"],
    insights: [
      "Leave the music out while you talk, or keep it for the shots without words.",
      "Film one grip left-handed as well: it takes a minute, and few do it.",
    ],
  },
  videos: [
    {
      title: "Three ways to sharpen a chisel",
      praise: [
        "The close-up of the burr at 4:12 did more for me than two years of forums.",
        "My grandfather did it exactly like your second method.",
      ],
      criticism: [
        "Could not hear the grit numbers over the guitar.",
        "The angle guide is shown for two seconds. I had to step through it frame by frame.",
      ],
      themes: ["Close-up of the burr", "Grit numbers"],
      insights: [
        "Write the grit numbers on screen each time you change the stone.",
        "Hold the angle guide in the picture for five seconds, and link a drawing of it.",
      ],
    },
    {
      title: "A dovetail with one saw and no jig",
      praise: [
        "Paused, went to the shed, came back with a dovetail. It has gaps, and it holds.",
        "You marked the waste with a cross every time. Nobody else says why.",
      ],
      criticism: [
        "Which saw is it? I counted the teeth on my screen.",
        "The last fit is cut. I wanted to see it go together in one take.",
      ],
      themes: ["Which saw", "Marking the waste"],
      insights: [
        "Name the saw and its teeth per inch in the first minute.",
        "Leave the moment in which the joint closes uncut: it is what people came for.",
      ],
    },
    {
      title: "Why my first workbench sagged",
      praise: [
        "A failed bench teaches more than ten finished ones. Thank you for measuring it.",
        "The straightedge with the coin under it! I did it to mine and went quiet.",
      ],
      criticism: [
        "You say the span was too long and never what would have been short enough.",
        "Would have liked to see the new bench under the same load.",
      ],
      themes: ["Failure measured", "Span and thickness"],
      insights: [
        "Pin a small table of span and thickness: that number is asked for again and again.",
        "Load the new bench in the same way, and show both sags side by side.",
      ],
    },
  ],
};
