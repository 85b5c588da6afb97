import type { Subject } from "./subject";

export const BICYCLES: Subject = {
  positive: [66, 78],
  negative: [7, 13],
  everywhere: {
    praise: [
      "Saved me a trip to the shop, and I still like my shop. Good balance.",
      "Calm, no shouting, greasy hands. Perfect.",
    ],
    criticism: ["Please name the tool sizes on screen.", "A list of parts in the description would help."],
    themes: ["Tool sizes", "Fair to shops", "Calm delivery"],
    triggers: ["Independence", "Worry about breaking it", "Trust", "Satisfaction"],
    insights: [
      "List tools with sizes in the description, in the order they are used.",
      "Your fairness to shops earns trust. Keep naming what is better left to them.",
    ],
  },
  videos: [
    {
      title: "Truing a wheel on the kitchen table",
      praise: [
        "The zip tie as a gauge is the kind of thing I come here for.",
        "I have ridden for thirty years and never knew which way to turn the nipple.",
      ],
      criticism: [
        "You never say how tight. Tight for me is not tight for you.",
        "My bike has disc brakes. Does half a millimetre matter for me at all?",
      ],
      themes: ["Gauge from a zip tie", "How tight"],
      insights: [
        "Pluck a spoke before and after: a sound tells 'how tight' better than words.",
        "Say in the first half minute how true a wheel has to be, for rim and for disc brakes.",
      ],
    },
    {
      title: "A winter of commuting on one chain",
      praise: [
        "The wear gauge every Sunday, same light, same table. That is a test.",
        "Salt, slush and no excuses. I rode in today because of you.",
      ],
      criticism: [
        "How many kilometres is a winter?",
        "You changed the oil in January, so which of them was it?",
      ],
      themes: ["Kilometres", "Oil changed halfway"],
      insights: [
        "Put the kilometres on screen beside every measurement.",
        "Repeat it with one oil for the whole winter, and say that you heard the objection.",
      ],
    },
    {
      title: "What the bike shop charged me for, explained",
      praise: [
        "I work in a shop, and this is the fairest bill anyone has read aloud.",
        "Now I know what to ask before they start. Thank you.",
      ],
      criticism: [
        "One shop in one town is not much of a sample.",
        "The bill is on screen too briefly to read.",
      ],
      themes: ["Reading the bill", "Prices elsewhere"],
      insights: [
        "Ask viewers for their bills and compare ten of them.",
        "Hold the bill still and go through it line by line.",
      ],
    },
  ],
};
