import type { Subject } from "./subject";

export const PARENTING: Subject = {
  positive: [58, 68],
  negative: [13, 20],
  everywhere: {
    praise: [
      "You let them be children on camera, and you hid their faces. Respect.",
      "Finally no white sofa in a parenting video.",
    ],
    criticism: [
      "Please say how old they are. It matters so much.",
      "The sponsored part came exactly when my own were waking up.",
    ],
    themes: ["Ages of the children", "Privacy of children", "Single parents"],
    triggers: ["Exhaustion", "Feeling understood", "Guilt", "Tenderness"],
    insights: [
      "Put the children's ages into the title or the first sentence.",
      "Tell viewers how you protect the children's privacy: they thank you for it unasked.",
    ],
  },
  videos: [
    {
      title: "Bedtime in twenty minutes, with twins",
      praise: [
        "I cried at the part where you sat on the stairs. Same stairs, other house.",
        "Tried the song. It worked twice. That is two more than anything else.",
      ],
      criticism: [
        "Works with two parents at home. I am one, with a night shift.",
        "Twenty minutes from where? Ours begin with the bath.",
      ],
      themes: ["The song", "One parent at night"],
      insights: [
        "Ask a single parent to try the routine, and film what changes.",
        "Show a clock in the picture from the first minute to the last.",
      ],
    },
    {
      title: "We stopped saying 'hurry up' for a month",
      praise: [
        "I counted mine for one morning. Eleven. We start tomorrow.",
        "The shoes by the door at 7:20, and nobody speaking. I held my breath.",
      ],
      criticism: [
        "A month is easy in summer. Show me November.",
        "So you were late. How often? You never say.",
      ],
      themes: ["School mornings", "Being late"],
      insights: [
        "Repeat one week in winter, and count the late mornings on screen.",
        "Say what you said instead: viewers ask for the exact words.",
      ],
    },
    {
      title: "The packed lunch that comes home eaten",
      praise: [
        "Letting them pack it was the whole trick. I was the problem.",
        "You weighed what came back. Science at last.",
      ],
      criticism: [
        "Our school allows no nuts, and that is half of your list.",
        "Who has time to cut a cucumber into stars?",
      ],
      themes: ["Children pack it themselves", "School rules"],
      insights: [
        "Make a version without nuts, and link it at that moment.",
        "Show a lunch of four minutes, with the clock running.",
      ],
    },
  ],
};
