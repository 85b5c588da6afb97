import type { Subject } from "./subject";

/** Things made and mended. */
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

export const HOME_LAB: Subject = {
  positive: [64, 74],
  negative: [8, 14],
  everywhere: {
    praise: [
      "I am not technical at all, and I followed until the last part.",
      "You say what you do not know. That is rare in this corner.",
    ],
    criticism: [
      "The terminal text is unreadable on a phone.",
      "You skipped from 'plug it in' to 'it works', and I am stuck in between.",
    ],
    themes: ["Text too small", "Steps left out", "Plain words"],
    triggers: ["Delight in small machines", "Frustration at gaps", "Relief", "Worry about lost data"],
    insights: [
      "Show commands in type that can be read on a phone, and repeat them in the description.",
      "Let somebody follow the video who has never done it, and film where they stop.",
    ],
  },
  videos: [
    {
      title: "The home server that fits in a bread box",
      praise: [
        "Eleven watts idle! I went and measured mine straight away.",
        "The lid as a fan duct is the best idea I have seen this year.",
      ],
      criticism: ["How warm does it get in August?", "No prices for the parts, only 'not much'."],
      themes: ["Power draw", "Heat in a small box"],
      insights: [
        "Show a day of temperatures, from a warm room, as a curve.",
        "List the parts with what you paid: 'not much' is read as hiding something.",
      ],
    },
    {
      title: "I labelled every cable, then the power failed",
      praise: [
        "Labels on both ends, who would have thought. I did my whole desk.",
        "The torch in your mouth and the calm voice. I laughed and I learned.",
      ],
      criticism: [
        "Which label tape is it? Mine falls off after a summer.",
        "Half of this is moot if you rent and cannot run cables through a wall.",
      ],
      themes: ["Labels that stay", "Rented flats"],
      insights: [
        "Name the tape and say how long it has held.",
        "A follow-up without drilling would answer those who rent.",
      ],
    },
    {
      title: "Backups: what I lost, and what came back",
      praise: [
        "You showed the failed restore. Nobody shows the failed restore.",
        "The list of what was not worth saving freed me of four disks.",
      ],
      criticism: [
        "And what about phones? All my pictures are there.",
        "The restore is sped up. How long does it take?",
      ],
      themes: ["Failed restore shown", "Pictures on phones"],
      insights: [
        "Keep the failures in: the most liked comments are all about the restore.",
        "Make the next one about phones. It is the question under this video.",
      ],
    },
  ],
};

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
