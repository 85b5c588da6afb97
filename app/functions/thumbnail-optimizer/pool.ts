import { once, oneOf, readRows, text } from "../desk/text-table";
import { SKETCHES, type SketchName } from "./sketch";

export interface PooledTitle {
  current: string;
  suggested: string;
  reasoning: string;
}

export interface PooledThumbnail extends PooledTitle {
  sketch: SketchName;
}

/** Invented titles from many niches. `current` is a title a working creator could have given. */
const TITLE_TABLE = `
How I make sourdough bread at home without a mixer or any special equipment (full recipe) | Sourdough with one bowl and a mug
  The constraint is what sets the video apart, and it stood behind the cut. Two objects say it.
My honest thoughts about budgeting apps after using quite a few of them for a long time | I used 7 budget apps for a year. I kept a notebook
  Numbers replace 'quite a few' and 'a long time', and the end turns against what one expects.
Setting up a home server in 2026: the complete step by step beginner's guide part 1 | Your first home server in one evening
  Complete guides promise work. One evening is a size that a beginner can agree to.
Some mistakes I made when I started woodworking and what I have learned from them since | 5 workshop mistakes that cost me a winter
  A count and a cost come first. Viewers can guess at their own number before they click.
Learning Polish: daily routine, apps, books, podcasts and tips for beginners and advanced learners | What 300 days of Polish sound like
  It names one result that can be heard. The list of means moves to the description.
Balcony garden tour summer update (tomatoes, peppers, herbs, flowers and more!) | 4 kilos of tomatoes from a north balcony
  A tour is for those who follow you already. The yield and the shade are for everyone else.
Is it worth buying an old camera today? Let's find out together in this video! | A 15-year-old camera at a wedding in 2026
  The question can be answered with no. A scene with something at stake cannot.
Zone 2 training explained: what it is, why it works and how you can do it yourself | Zone 2 if you only have 20 minutes
  Explained is what every other title says. The short session is what nearly none of them cover.
Travelling through Europe by night train: our experience and some useful tips for you | 9 countries by night train: the whole bill
  Few people show the total. It is what is searched for before a trip is booked.
The history of timekeeping in medieval towns and villages, from bells to clocks | How did a medieval town wake up on time?
  The subject becomes a question that nobody has asked themselves, and everybody wants answered.
City builder tips and tricks for a better economy in the early game and the mid game | Why your city goes broke at hour six
  It describes the moment in which players stop and search. Tips have no moment.
We tried no screens for a whole month with our kids and here is what happened to us | 30 days, no screens at breakfast, two children
  'What happened' is an empty promise by now. The exact terms make it believable.
Editing my photos from start to finish: my complete workflow in real time, uncut | One raw photo, 12 minutes, every slider
  The length is put as a limit, and 'every slider' says that nothing is left out.
Restoring a very rusty old hand plane that I found at a flea market last weekend | A 3-euro plane, restored without buying a tool
  Price and rule are both in the first half, where the phone list still shows them.
Meal prep ideas for busy people who want to eat healthy during the working week | 10 lunches from one shop, under 25 in total
  Ideas are endless; ten from one shop is a plan. The sum is what people save the video for.
Why I decided to go back to paper after many years of digital note-taking apps | Back to paper: what I miss after 6 months
  Switching is common. Saying what got worse is rare, and reads as honest.
First time replacing the brakes on my bicycle, hopefully this helps somebody out there | Squealing bike brakes? Try this before new pads
  It opens with the word people type, and offers the cheap step before the expensive one.
An introduction to index funds for people who know nothing at all about investing | Index funds, explained with a shoebox
  The object is a picture and a promise: it will be concrete, and it will be short.
Reading old church records for your family tree research: a tutorial for everyone | Read a parish register with 12 abbreviations
  It turns a skill that looks like years into a list that fits on a card.
My desk setup tour for working from home, with links to everything in the description | The desk I built for a bad back
  A tour is about things. A reason is about a person, and others share it.
Speedrunning without upgrades is really hard but I managed to do it in the end! | The whole game, no upgrades
  Five words hold the rule. The ending is no longer given away in the title.
How to talk with your children about difficult topics such as illness, death and war | 'Will you die too?' Three honest answers
  The child's own sentence is what a parent hears at night and looks for an answer to.
`;

export const titlePool = once((): PooledTitle[] =>
  readRows(TITLE_TABLE, { current: text, suggested: text, reasoning: text }),
);

/** Invented thumbnails. The sketch shows the change, not the picture. */
const THUMBNAIL_TABLE = `
closer | A wide shot of the kitchen with you behind the counter, the loaf small at the edge | The cut loaf close up, filling two thirds, your hands at the border
  At the size of a stamp the kitchen is a brown field. The crumb is still seen.
closer | The whole garden from the balcony door, taken at noon | One tomato in your hand, the rest of the garden out of focus behind it
  There is no first thing to look at. One object in one hand gives the eye a place to land.
fewer-words | Nine words in two lines over the workbench, the same as in the title | Two words, 'too heavy', and the bench
  Words that repeat the title are read twice and say nothing new. Two that add to it are read once.
fewer-words | Title, episode number, logo and a subscribe sign | One number, 300 days, and your face while listening
  Four pieces of text are too many to read in a list. The number is the story.
side-by-side | The finished photo alone, with a small arrow | Raw and finished frame side by side, split down the middle
  A change needs both its ends. The split can be seen before anything is read.
side-by-side | The restored plane on the bench, nicely lit | Rust on the left half, steel on the right half of the same plane
  The rust is what makes the steel worth a click, and it was left out.
one-light | A grey server on a grey shelf before a white wall | The same shelf in the dark, with the one status light on
  All values lie close together, so it fades into the page. A dark ground lets one light carry it.
contrast | You in a dark jacket before a night sky | You in the yellow jacket, the sky behind you left dark
  The figure and the ground have the same tone. One light shape is enough to part them.
one-thing | A collage of all nine stations of the journey | One berth, one window, a river outside
  Nine pictures in one are nine that nobody can see. One place stands for the way there.
one-thing | Seven pairs of shoes in a row, each with its label | One worn sole next to a new one
  The row asks to be counted. Worn and new is the whole question of the video.
gaze | You looking into the camera, the receipts somewhere behind | You looking down at the long receipt, which runs through the picture
  Viewers look where a face looks. So far it looks away from what the video is about.
gaze | Portrait in the middle, the map cut off on both sides | Portrait at the right, looking left along the route on the map
  The eye enters with the face and is led to the route, where the words can stand.
corner | The result of the test in small figures, bottom right | The result in large figures, top left
  The length of the video is laid over the bottom right corner, and the figure was under it.
corner | A caption along the lower edge, ending at the right border | The caption at the upper left, three words, clear of every corner
  The time stamp covered its last word in every list.
`;

export const thumbnailPool = once((): PooledThumbnail[] =>
  readRows(THUMBNAIL_TABLE, { sketch: oneOf(SKETCHES), current: text, suggested: text, reasoning: text }),
);
