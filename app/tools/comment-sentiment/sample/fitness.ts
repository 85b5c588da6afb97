import type { Subject } from "./subject";

export const FITNESS: Subject = {
  positive: [63, 75],
  negative: [9, 16],
  everywhere: {
    praise: [
      "No before-and-after pictures. Thank you for that.",
      "You breathe as hard as I do. Makes me want to go on.",
    ],
    criticism: [
      "You never mention what to do after missing a week.",
      "The beeps are louder than your voice.",
    ],
    themes: ["Starting late", "Missed weeks", "No body talk"],
    triggers: ["First success", "Shame about stopping", "Encouragement", "Impatience"],
    insights: [
      "Film what to do after a missed week. It is where most people stop.",
      "Lower the timer's beeps under your voice.",
    ],
  },
  videos: [
    {
      title: "Running slowly for people with twenty minutes",
      praise: [
        "Overtaken by a pram, and I was happy. You promised me that.",
        "Being able to talk was the hint I needed. I had been racing every time.",
      ],
      criticism: [
        "Twenty minutes plus changing plus a shower is not twenty minutes.",
        "How slow is slow? I walk faster than some of this.",
      ],
      themes: ["Slow enough to talk", "Time around the run"],
      insights: [
        "Show one whole lunch hour, from the desk to the desk.",
        "Let viewers hear you talk at the right pace, and at one that is too fast.",
      ],
    },
    {
      title: "Push-ups from zero, week by week",
      praise: [
        "Fifty-six, first push-up of my life today. On the kitchen counter, but still.",
        "The plan fits on one page and on my fridge.",
      ],
      criticism: ["My wrists. Is there a version without them?", "From week three to week four is a cliff."],
      themes: ["Sore wrists", "One-page plan"],
      insights: [
        "Offer a version that spares the wrists, and link it at that moment.",
        "Put one more week between three and four: many are stuck there.",
      ],
    },
    {
      title: "I trained at lunch for a year",
      praise: [
        "The calendar with the empty days left in is the most honest thing here.",
        "My colleague and I have started. We eat at our desks, happily.",
      ],
      criticism: [
        "An office with a shower is a luxury. We have a sink.",
        "What about people who stand all day at work?",
      ],
      themes: ["The calendar", "No shower at work"],
      insights: [
        "Make a week of it without a shower.",
        "Ask somebody with a standing job to try it, and change the plan for them.",
      ],
    },
  ],
};
