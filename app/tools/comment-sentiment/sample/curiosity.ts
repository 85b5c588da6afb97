import type { Subject } from "./subject";

/** Learning, looking and going places. */
export const LANGUAGES: Subject = {
  titles: [
    "Learning Spanish from the radio, month four",
    "Ten Japanese words for rain",
    "I ordered dinner in Polish, and got soup",
  ],
  positive: [67, 76],
  negative: [7, 12],
  praise: [
    "You let us hear how bad month one was. That is courage.",
    "The subtitles in both languages are perfect for pausing.",
    "As a native speaker: your accent is charming and your grammar is better than mine.",
    "I have started the radio thing. I understand the weather now.",
  ],
  criticism: [
    "Which station? You say it too fast.",
    "Four months with how many hours a day? That is the whole question.",
    "Please do not call it easy. It was not for me.",
    "The word list is only on screen. A file would be lovely.",
  ],
  themes: ["Hours a day", "Subtitles in two languages", "Honest progress", "Word list", "Native speakers"],
  triggers: ["Courage", "Self-doubt", "Amusement", "Longing to travel"],
  insights: [
    "Tell the hours a day at the start: every second question is about them.",
    "Offer the word list as a file in the description.",
    "Play month one beside month four again. It is the most liked moment.",
    "Invite a native speaker to comment on camera. They are in your comments already.",
  ],
};

export const HISTORY: Subject = {
  titles: [
    "The bridge that was paid for in salt",
    "A day in a lighthouse, from its logbook",
    "How a village kept its own time until 1911",
  ],
  positive: [54, 64],
  negative: [12, 18],
  praise: [
    "Sources in the description, with page numbers. I teach this and I will use it.",
    "The logbook read aloud, with the wind under it. I forgot to eat.",
    "Nobody tells small history like this.",
    "My great-aunt was born in that village. She confirms the clock.",
  ],
  criticism: [
    "The map shows borders from forty years later.",
    "Twelve minutes before the bridge appears.",
    "You pronounce the river wrong, and locals will not forgive it.",
    "Is that a real photograph or a generated one? Please say.",
  ],
  themes: ["Sources with pages", "Slow start", "Maps and borders", "Place names", "Real photographs"],
  triggers: ["Wonder", "Local pride", "Mistrust of pictures", "Melancholy"],
  insights: [
    "Mark every picture as photograph, drawing or reconstruction.",
    "Open with the bridge and go back in time from there: viewers leave before it appears.",
    "Ask a local to read the place names, and thank them on screen.",
    "Check maps against the year of the story, and date them on screen.",
  ],
};

export const TRAVEL: Subject = {
  titles: [
    "Night trains with a toddler and one bag",
    "Four days in the valley without a car",
    "What a one-bag week in November weighs",
  ],
  positive: [60, 72],
  negative: [10, 17],
  praise: [
    "You showed the missed connection and what it cost. That is travel.",
    "Booked the same compartment. Number 14 is as quiet as you say.",
    "The scale at the end! Everyone lies about their bag, and you weighed it.",
    "I travel with a wheelchair and you mentioned the platform gap. Thank you.",
  ],
  criticism: [
    "No prices until the last minute.",
    "Which month? The bus does not run in winter. We stood there.",
    "Your bag has no nappies in it. I have questions.",
    "The drone is loud, and so was I when it flew over our picnic.",
  ],
  themes: ["Prices", "Season and timetable", "Access with a wheelchair", "Weight of the bag", "Drone shots"],
  triggers: ["Wanderlust", "Travel worry", "Trust", "Annoyance at drones"],
  insights: [
    "Give the month and the total price in the first minute.",
    "Link the timetable and say when it stops running.",
    "Mention steps, gaps and lifts on every leg: few do, and it is noticed.",
    "Leave the drone out where people rest. It drew the sharpest comments.",
  ],
};

export const PHOTOGRAPHY: Subject = {
  titles: [
    "The lens I stopped recommending",
    "One street, one hour, thirty-six frames",
    "Editing less: what I no longer touch",
  ],
  positive: [52, 62],
  negative: [17, 25],
  praise: [
    "Taking back a recommendation takes a spine. Subscribed.",
    "Seeing all 36, the bad ones too, taught me more than any course.",
    "The contact sheet is the best part of any video this month.",
    "You ask people before you photograph them. It shows in their faces.",
  ],
  criticism: [
    "I bought that lens because of you.",
    "Side-by-side pictures at this compression show nothing.",
    "Too much about gear again. The street videos are why I am here.",
    "The colours differ between your two screens. Which one is true?",
  ],
  themes: [
    "Recommendation taken back",
    "Contact sheets",
    "Gear or street",
    "Picture quality",
    "Asking first",
  ],
  triggers: ["Regret over a purchase", "Respect", "Inspiration", "Disappointment"],
  insights: [
    "Answer those who bought the lens by name: how to use it well, or how to sell it.",
    "Link full-size pictures for every comparison.",
    "Make the contact sheet a regular part. It is praised in one comment of six.",
    "Alternate gear with street: regular viewers count.",
  ],
};

export const GAMING: Subject = {
  titles: [
    "Finishing the farm game without selling a crop",
    "The quietest level ever made",
    "A beginner plays my favourite puzzle",
  ],
  positive: [68, 79],
  negative: [7, 14],
  praise: [
    "Three hours of planning for one radish. Cinema.",
    "Your mum solving the mirror room before you did is the best minute on the channel.",
    "No shouting, no face in the corner. I fall asleep to this, as a compliment.",
    "The rule sheet on screen made every decision tense.",
  ],
  criticism: [
    "Spoiler for the last room in the thumbnail. Why.",
    "Episode two when? It stops just when the winter comes.",
    "Game sound is on one side only, with headphones it hurts.",
    "You explain the interface for those who know it. I do not.",
  ],
  themes: ["Self-made rules", "The beginner", "Spoilers", "Sound on one side", "Next episode"],
  triggers: ["Suspense", "Comfort", "Affection", "Impatience"],
  insights: [
    "Bring the beginner back: two in five of the liked comments are about her.",
    "Check the mix on headphones. One side is silent for the first ten minutes.",
    "Keep last rooms out of thumbnails, and say so. It will be noticed.",
    "Announce the day of the next episode at the end.",
  ],
};
