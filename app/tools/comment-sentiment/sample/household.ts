import type { Subject } from "./subject";

/** Money, meals and family. */
export const FINANCE: Subject = {
  titles: [
    "My rent went up a third. Here is the spreadsheet",
    "Five subscriptions I kept, and why",
    "What a year of paying in cash taught me",
  ],
  positive: [38, 46],
  negative: [25, 33],
  praise: [
    "Real numbers from a real month. No lecture.",
    "The column for 'things I will not give up' made me laugh and then made me honest.",
    "Showed this to my partner and we finally talked about money without a fight.",
    "Thank you for saying that it is not always the coffee.",
  ],
  criticism: [
    "Must be nice to have a third to cut.",
    "You do not mention that you live with a flatmate until minute nine.",
    "None of this works with two children.",
    "The spreadsheet link asks me for an e-mail address. No.",
  ],
  themes: ["Real numbers", "Different incomes", "The spreadsheet", "Couples and money", "Families"],
  triggers: ["Anger at prices", "Feeling judged", "Hope", "Relief at honesty"],
  insights: [
    "Say your income and how you live in the first minute. Finding out late is what upsets viewers.",
    "Share the spreadsheet without asking for an address.",
    "Make one budget with a family that has two children: it is the most repeated request.",
    "Pin a comment on who this advice is not for.",
  ],
};

export const COOKING: Subject = {
  titles: [
    "Fourteen days from the pantry: what ran out first",
    "Soup that tastes of more than its price",
    "I asked my neighbours for their Tuesday dinner",
  ],
  positive: [70, 82],
  negative: [5, 11],
  praise: [
    "Day 9 with the lentils broke me. I have been there.",
    "The running cost in the corner is brilliant, please never take it away.",
    "Made it twice this week. My teenager asked for seconds.",
    "You said 'if you do not have it, leave it out' and I felt seen.",
  ],
  criticism: [
    "Grams please. What is a mug?",
    "Not everyone has four kinds of vinegar standing around.",
    "The recipe card goes by too fast to read.",
    "I wanted to hear more from the neighbours and less of the chopping.",
  ],
  themes: ["Running cost on screen", "Grams and cups", "Substitutions", "Neighbours", "Recipe card"],
  triggers: ["Recognition", "Appetite", "Guilt about waste", "Belonging"],
  insights: [
    "Give weights in grams beside every cup and mug.",
    "Keep the running cost in the corner: it is the most praised part of the video.",
    "Name one substitution for each ingredient that needs a special trip.",
    "Let guests talk longer. Their stories are quoted more than the recipes.",
  ],
};

export const PARENTING: Subject = {
  titles: [
    "Bedtime in twenty minutes, with twins",
    "We stopped saying 'hurry up' for a month",
    "The packed lunch that comes home eaten",
  ],
  positive: [58, 68],
  negative: [13, 20],
  praise: [
    "I cried at the part where you sat on the stairs. Same stairs, other house.",
    "You let them be children on camera and you hid their faces. Respect.",
    "Tried the song. It worked twice. That is two more than anything else.",
    "Finally no white sofa in a parenting video.",
  ],
  criticism: [
    "Works with two parents at home. I am one, with a night shift.",
    "Please say how old they are. It matters so much.",
    "A month is easy in summer. Show me November.",
    "The sponsored part came exactly when my own were waking up.",
  ],
  themes: ["Single parents", "Ages of the children", "Privacy of children", "The song", "School mornings"],
  triggers: ["Exhaustion", "Feeling understood", "Guilt", "Tenderness"],
  insights: [
    "Put the children's ages into the title or the first sentence.",
    "Ask a single parent to try the routine, and film what changes.",
    "Tell viewers how you protect the children's privacy: they thank you for it unasked.",
    "Move the sponsor to the end, or to the first minute.",
  ],
};

export const GARDENING: Subject = {
  titles: ["Tomatoes on a north-facing balcony", "The bed I did not dig", "What the slugs left me in May"],
  positive: [62, 72],
  negative: [9, 14],
  praise: [
    "An honest harvest: nine tomatoes. I love it.",
    "You name the variety every single time. So few do.",
    "Watched with my father in the care home. He told me about his beds for an hour.",
    "The sketch of where the sun goes was worth the whole video.",
  ],
  criticism: [
    "Which climate is this? Mine are still under snow.",
    "You say 'feed them' and never with what.",
    "The slug part is hard to watch before lunch.",
    "Hoped for costs. Raised beds are not cheap.",
  ],
  themes: ["Climate and zone", "Honest harvest", "Names of varieties", "Feeding", "Slugs"],
  triggers: ["Patience rewarded", "Memories of parents", "Disgust", "Spring impatience"],
  insights: [
    "Show your climate and last frost date on screen at the start.",
    "Keep counting the harvest, small ones too: it is what viewers trust you for.",
    "Name the feed and the dose. It is the open question under this video.",
    "Draw the path of the sun again. It was saved and shared more than anything else.",
  ],
};

export const FITNESS: Subject = {
  titles: [
    "Running slowly for people with twenty minutes",
    "Push-ups from zero, week by week",
    "I trained at lunch for a year",
  ],
  positive: [63, 75],
  negative: [9, 16],
  praise: [
    "Fifty-six, first push-up of my life today. On the kitchen counter, but still.",
    "No before-and-after pictures. Thank you for that.",
    "You breathe as hard as I do. Makes me want to go on.",
    "The plan fits on one page and my fridge.",
  ],
  criticism: [
    "My wrists. Is there a version without them?",
    "Twenty minutes plus changing plus a shower is not twenty minutes.",
    "You never mention what to do after missing a week.",
    "The beeps are louder than your voice.",
  ],
  themes: ["Starting late", "Missed weeks", "Sore wrists", "One-page plan", "No body talk"],
  triggers: ["First success", "Shame about stopping", "Encouragement", "Impatience"],
  insights: [
    "Film what to do after a missed week. It is where most viewers stop.",
    "Offer a version that spares the wrists, and link it at that moment.",
    "Keep bodies out of the thumbnail. Older viewers say it is why they stay.",
    "Lower the timer's beeps under your voice.",
  ],
};
