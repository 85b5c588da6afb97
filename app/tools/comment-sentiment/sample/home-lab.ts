import type { Subject } from "./subject";

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
