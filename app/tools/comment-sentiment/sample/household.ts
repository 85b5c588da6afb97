import type { Subject } from "./subject";

/** Money, meals and family. */
export const FINANCE: Subject = {
  positive: [38, 46],
  negative: [25, 33],
  everywhere: {
    praise: [
      "Real numbers from a real month. No lecture.",
      "Showed this to my partner, and we finally talked about money without a fight.",
    ],
    criticism: [
      "You do not mention that you live with a flatmate until minute nine.",
      "None of this works with two children.",
    ],
    themes: ["Real numbers", "Different incomes", "Couples and money"],
    triggers: ["Anger at prices", "Feeling judged", "Hope", "Relief at honesty"],
    insights: [
      "Say your income and how you live in the first minute. Finding out late is what upsets viewers.",
      "Pin a comment on who this does not work for.",
    ],
  },
  videos: [
    {
      title: "My rent went up a third. Here is the spreadsheet",
      praise: [
        "The column for 'things I will not give up' made me laugh and then made me honest.",
        "I filled it in on the train, and wrote to my landlord the same evening.",
      ],
      criticism: [
        "Must be nice to have a third to cut.",
        "The link to the spreadsheet asks me for an e-mail address. No.",
      ],
      themes: ["The spreadsheet", "Nothing left to cut"],
      insights: [
        "Share the spreadsheet without asking for an address.",
        "Make one for those who have nothing left to cut: what to ask, and whom.",
      ],
    },
    {
      title: "Five subscriptions I kept, and why",
      praise: [
        "Kept, not cancelled! Nobody makes that video.",
        "Price per hour used is the only way I look at mine now.",
      ],
      criticism: [
        "Five at that price are my food for a week.",
        "Two of them are free in my library. You could have said so.",
      ],
      themes: ["Price per hour", "The library"],
      insights: [
        "Name the free way beside each one you pay for.",
        "Keep the price per hour on screen: it is what viewers took home.",
      ],
    },
    {
      title: "What a year of paying in cash taught me",
      praise: [
        "The jar that was empty on the 19th. I know that jar.",
        "Thank you for saying that it is not always the coffee.",
      ],
      criticism: [
        "Half of my bills cannot be paid in cash at all.",
        "A year, and you show only the good months.",
      ],
      themes: ["The empty jar", "Bills without cash"],
      insights: [
        "Say which bills stayed on the card, and why.",
        "Show all twelve months in one chart, the two bad ones included.",
      ],
    },
  ],
};

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
