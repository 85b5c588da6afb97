import type { Subject } from "./subject";

export const COOKING: Subject = {
  positive: [70, 82],
  negative: [5, 11],
  everywhere: {
    praise: [
      "You said 'if you do not have it, leave it out', and I felt seen.",
      "I watched it while eating toast. Tomorrow I cook.",
    ],
    criticism: ["Grams please. What is a mug?", "The recipe card goes by too fast to read."],
    themes: ["Grams and cups", "Substitutions", "Recipe card"],
    triggers: ["Recognition", "Appetite", "Guilt about waste", "Belonging"],
    insights: [
      "Give weights in grams beside every cup and mug.",
      "Name one substitution for each ingredient that needs a special trip.",
    ],
  },
  videos: [
    {
      title: "Fourteen days from the pantry: what ran out first",
      praise: [
        "Day 9 with the lentils broke me. I have been there.",
        "I guessed oil and it was onions. Now I check my onions.",
      ],
      criticism: [
        "Not everyone has four kinds of vinegar standing around.",
        "You bought milk on day 6, and it counts.",
      ],
      themes: ["Day 9", "What counts as cheating"],
      insights: [
        "Show the pantry in full on day 1, so that viewers can measure theirs against it.",
        "Say the rules at the start, the milk among them.",
      ],
    },
    {
      title: "Soup that tastes of more than its price",
      praise: [
        "The running cost in the corner is brilliant, please never take it away.",
        "Made it twice this week. My teenager asked for seconds.",
      ],
      criticism: [
        "At my shop the celeriac alone costs more than your pot.",
        "Twenty minutes of browning is gas money too.",
      ],
      themes: ["Running cost on screen", "Prices elsewhere"],
      insights: [
        "Keep the running cost in the corner: it is the most praised part of the video.",
        "Add what the stove costs to the sum, once, and be done with it.",
      ],
    },
    {
      title: "I asked my neighbours for their Tuesday dinner",
      praise: [
        "The lady on the third floor and her burnt rice. More of her, please.",
        "I rang at the door across the hall. We have eaten together since.",
      ],
      criticism: [
        "I wanted to hear more from the neighbours and less of the chopping.",
        "Six dinners in ten minutes. I could not cook one of them from this.",
      ],
      themes: ["The neighbours", "Too many dishes"],
      insights: [
        "Let guests talk longer. Their stories are quoted more than the dishes.",
        "Take one dinner per video, and go back to the third floor first.",
      ],
    },
  ],
};
