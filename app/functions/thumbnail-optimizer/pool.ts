import type { SketchName } from "./sketch";

export interface PooledTitle {
  current: string;
  suggested: string;
  reasoning: string;
}

export interface PooledThumbnail extends PooledTitle {
  sketch: SketchName;
}

/** Invented titles from many niches. `current` is a title a working creator could have given. */
export const TITLES: PooledTitle[] = [
  {
    current: "How I make sourdough bread at home without a mixer or any special equipment (full recipe)",
    suggested: "Sourdough with one bowl and a mug",
    reasoning:
      "The constraint is what sets the video apart, and it stood behind the cut. Two objects say it.",
  },
  {
    current: "My honest thoughts about budgeting apps after using quite a few of them for a long time",
    suggested: "I used 7 budget apps for a year. I kept a notebook",
    reasoning: "Numbers replace 'quite a few' and 'a long time', and the end turns against what one expects.",
  },
  {
    current: "Setting up a home server in 2026: the complete step by step beginner's guide part 1",
    suggested: "Your first home server in one evening",
    reasoning: "Complete guides promise work. One evening is a size that a beginner can agree to.",
  },
  {
    current: "Some mistakes I made when I started woodworking and what I have learned from them since",
    suggested: "5 workshop mistakes that cost me a winter",
    reasoning: "A count and a cost come first. Viewers can guess at their own number before they click.",
  },
  {
    current:
      "Learning Polish: daily routine, apps, books, podcasts and tips for beginners and advanced learners",
    suggested: "What 300 days of Polish sound like",
    reasoning: "It names one result that can be heard. The list of means moves to the description.",
  },
  {
    current: "Balcony garden tour summer update (tomatoes, peppers, herbs, flowers and more!)",
    suggested: "4 kilos of tomatoes from a north balcony",
    reasoning: "A tour is for those who follow you already. The yield and the shade are for everyone else.",
  },
  {
    current: "Is it worth buying an old camera today? Let's find out together in this video!",
    suggested: "A 15-year-old camera at a wedding in 2026",
    reasoning: "The question can be answered with no. A scene with something at stake cannot.",
  },
  {
    current: "Zone 2 training explained: what it is, why it works and how you can do it yourself",
    suggested: "Zone 2 if you only have 20 minutes",
    reasoning:
      "Explained is what every other title says. The short session is what nearly none of them cover.",
  },
  {
    current: "Travelling through Europe by night train: our experience and some useful tips for you",
    suggested: "9 countries by night train: the whole bill",
    reasoning: "Few people show the total. It is what is searched for before a trip is booked.",
  },
  {
    current: "The history of timekeeping in medieval towns and villages, from bells to clocks",
    suggested: "How did a medieval town wake up on time?",
    reasoning:
      "The subject becomes a question that nobody has asked themselves, and everybody wants answered.",
  },
  {
    current: "City builder tips and tricks for a better economy in the early game and the mid game",
    suggested: "Why your city goes broke at hour six",
    reasoning: "It describes the moment in which players stop and search. Tips have no moment.",
  },
  {
    current: "We tried no screens for a whole month with our kids and here is what happened to us",
    suggested: "30 days, no screens at breakfast, two children",
    reasoning: "'What happened' is an empty promise by now. The exact terms make it believable.",
  },
  {
    current: "Editing my photos from start to finish: my complete workflow in real time, uncut",
    suggested: "One raw photo, 12 minutes, every slider",
    reasoning: "The length is put as a limit, and 'every slider' says that nothing is left out.",
  },
  {
    current: "Restoring a very rusty old hand plane that I found at a flea market last weekend",
    suggested: "A 3-euro plane, restored without buying a tool",
    reasoning: "Price and rule are both in the first half, where the phone list still shows them.",
  },
  {
    current: "Meal prep ideas for busy people who want to eat healthy during the working week",
    suggested: "10 lunches from one shop, under 25 in total",
    reasoning: "Ideas are endless; ten from one shop is a plan. The sum is what people save the video for.",
  },
  {
    current: "Why I decided to go back to paper after many years of digital note-taking apps",
    suggested: "Back to paper: what I miss after 6 months",
    reasoning: "Switching is common. Saying what got worse is rare, and reads as honest.",
  },
  {
    current: "First time replacing the brakes on my bicycle, hopefully this helps somebody out there",
    suggested: "Squealing bike brakes? Try this before new pads",
    reasoning: "It opens with the word people type, and offers the cheap step before the expensive one.",
  },
  {
    current: "An introduction to index funds for people who know nothing at all about investing",
    suggested: "Index funds, explained with a shoebox",
    reasoning: "The object is a picture and a promise: it will be concrete, and it will be short.",
  },
  {
    current: "Reading old church records for your family tree research: a tutorial for everyone",
    suggested: "Read a parish register with 12 abbreviations",
    reasoning: "It turns a skill that looks like years into a list that fits on a card.",
  },
  {
    current: "My desk setup tour for working from home, with links to everything in the description",
    suggested: "The desk I built for a bad back",
    reasoning: "A tour is about things. A reason is about a person, and others share it.",
  },
  {
    current: "Speedrunning without upgrades is really hard but I managed to do it in the end!",
    suggested: "The whole game, no upgrades",
    reasoning: "Five words hold the rule. The ending is no longer given away in the title.",
  },
  {
    current: "How to talk with your children about difficult topics such as illness, death and war",
    suggested: "'Will you die too?' Three honest answers",
    reasoning: "The child's own sentence is what a parent hears at night and looks for an answer to.",
  },
];

/** Invented thumbnails. The sketch shows the change, not the picture. */
export const THUMBNAILS: PooledThumbnail[] = [
  {
    sketch: "closer",
    current: "A wide shot of the kitchen with you behind the counter, the loaf small at the edge",
    suggested: "The cut loaf close up, filling two thirds, your hands at the border",
    reasoning: "At the size of a stamp the kitchen is a brown field. The crumb is still seen.",
  },
  {
    sketch: "closer",
    current: "The whole garden from the balcony door, taken at noon",
    suggested: "One tomato in your hand, the rest of the garden out of focus behind it",
    reasoning: "There is no first thing to look at. One object in one hand gives the eye a place to land.",
  },
  {
    sketch: "fewer-words",
    current: "Nine words in two lines over the workbench, the same as in the title",
    suggested: "Two words, 'too heavy', and the bench",
    reasoning:
      "Words that repeat the title are read twice and say nothing new. Two that add to it are read once.",
  },
  {
    sketch: "fewer-words",
    current: "Title, episode number, logo and a subscribe sign",
    suggested: "One number, 300 days, and your face while listening",
    reasoning: "Four pieces of text are too many to read in a list. The number is the story.",
  },
  {
    sketch: "side-by-side",
    current: "The finished photo alone, with a small arrow",
    suggested: "Raw and finished frame side by side, split down the middle",
    reasoning: "A change needs both its ends. The split can be seen before anything is read.",
  },
  {
    sketch: "side-by-side",
    current: "The restored plane on the bench, nicely lit",
    suggested: "Rust on the left half, steel on the right half of the same plane",
    reasoning: "The rust is what makes the steel worth a click, and it was left out.",
  },
  {
    sketch: "one-light",
    current: "A grey server on a grey shelf before a white wall",
    suggested: "The same shelf in the dark, with the one status light on",
    reasoning:
      "All values lie close together, so it fades into the page. A dark ground lets one light carry it.",
  },
  {
    sketch: "contrast",
    current: "You in a dark jacket before a night sky",
    suggested: "You in the yellow jacket, the sky behind you left dark",
    reasoning: "The figure and the ground have the same tone. One light shape is enough to part them.",
  },
  {
    sketch: "one-thing",
    current: "A collage of all nine stations of the journey",
    suggested: "One berth, one window, a river outside",
    reasoning: "Nine pictures in one are nine that nobody can see. One place stands for the way there.",
  },
  {
    sketch: "one-thing",
    current: "Seven pairs of shoes in a row, each with its label",
    suggested: "One worn sole next to a new one",
    reasoning: "The row asks to be counted. Worn and new is the whole question of the video.",
  },
  {
    sketch: "gaze",
    current: "You looking into the camera, the receipts somewhere behind",
    suggested: "You looking down at the long receipt, which runs through the picture",
    reasoning: "Viewers look where a face looks. So far it looks away from what the video is about.",
  },
  {
    sketch: "gaze",
    current: "Portrait in the middle, the map cut off on both sides",
    suggested: "Portrait at the right, looking left along the route on the map",
    reasoning: "The eye enters with the face and is led to the route, where the words can stand.",
  },
  {
    sketch: "corner",
    current: "The result of the test in small figures, bottom right",
    suggested: "The result in large figures, top left",
    reasoning: "The length of the video is laid over the bottom right corner, and the figure was under it.",
  },
  {
    sketch: "corner",
    current: "A caption along the lower edge, ending at the right border",
    suggested: "The caption at the upper left, three words, clear of every corner",
    reasoning: "The time stamp covered its last word in every list.",
  },
];
