import { describe, expect, it } from "vitest";
import { scoreTitle } from "../titles";
import { alternativesOf, rankedOf } from "./alternatives";

const shown = (title: string) => alternativesOf(title).written.map((one) => one.title);
const every = (title: string) => rankedOf(title, scoreTitle(title).logit).map((one) => one.title);

// What an editor would look for among the few that are shown, and what would be wrong among all.
const TABLE: [title: string, among: string[], never: RegExp][] = [
  [
    "Sharpening kitchen knives on a mug",
    ["What happens when you sharpen kitchen knives on a mug", "Sharpen kitchen knives on a mug"],
    /your|^I sharpened/,
  ],
  ["Restoring my grandfather's rusty axe", ["How I restored my grandfather's rusty axe"], /your grandfather/],
  ["Make your own soap at home", ["How I make my own soap at home"], /I make your/],
  ["How to start a podcast with no money", ["This is how I'd start a podcast with no money"], /I started/],
  ["How to be more confident", ["Want to be more confident? Here's how"], /^Be more/],
  ["Learn to crochet a granny square", ["Here's how to crochet a granny square"], /how to learn/],
  ["Guess the price of this watch", ["Can you guess the price of this watch?"], /guessing/i],
  ["Trying viral TikTok recipes", ["What happened when I tried viral TikTok recipes"], /How to/],
  ["Reacting to your worst DIY fails", ["I reacted to your worst DIY fails"], /my worst/],
  ["Camping in a snowstorm with my dog", ["I camped in a snowstorm with my dog"], /your dog/],
  ["I ate only lentils for 30 days", ["30 days of eating only lentils"], /eated|how I ate/i],
  ["We lived in a van for 6 months", ["Would you live in a van for 6 months?"], /of living in a van for/],
  ["I finally fixed my sleep schedule", ["How I finally fixed my sleep schedule"], /your/],
  ["How I learned Spanish in 6 months", ["I learned Spanish in 6 months"], /what happened/i],
  ["My landlord tried to evict me", ["What happened when my landlord tried to evict me"], /^This is my/],
  ["My boyfriend does my makeup", ["What happens when my boyfriend does my makeup"], /^This is my/],
  ["Lost in the Amazon for 3 days", ["3 days lost in the Amazon"], /look at lost|This is lost/],
  [
    "Notion vs Obsidian for students",
    ["The difference between Notion and Obsidian for students"],
    /better|best/,
  ],
  ["10 VS Code shortcuts you should know", ["You should know these 10 VS Code shortcuts"], /10 or|10 and/],
  ["Gas vs electric stoves", ["How gas compares with electric stoves"], /gas compare /],
  ["7 mistakes beginners make in woodworking", ["Woodworking: 7 mistakes beginners make"], /My 7|Are you/],
  [
    "The biggest mistake beginners make in chess",
    ["This is the biggest mistake beginners make in chess"],
    /why|reason/i,
  ],
  ["The reason sourdough fails", ["This is the reason sourdough fails"], /These are/],
  ["10 budget travel tips for Japan", ["Do you know these 10 budget travel tips for Japan?"], /Best|Top/],
  ["6 mistakes that ruin your photos", ["These 6 mistakes ruin your photos"], /My 6/],
  [
    "15 Things You Should Never Put in a Dishwasher",
    ["Never Put These 15 Things in a Dishwasher"],
    /My|How Many/,
  ],
  ["Why does my sourdough not rise?", ["Why my sourdough doesn't rise"], /not rises/],
  ["Will AI replace programmers?", ["Here's whether AI will replace programmers"], /^Why|^How/],
  ["Do houseplants really clean the air?", ["Here's whether houseplants really clean the air"], /cleans/],
  ["How old is the universe?", ["How old the universe is"], /\bis is\b/],
  [
    "What would happen if the moon disappeared?",
    ["This is what would happen if the moon disappeared"],
    /^Would/,
  ],
  ["Are you making these squat mistakes?", ["Do you make these squat mistakes?"], /^You/],
  ["Best ramen in Tokyo", ["This is the best ramen in Tokyo"], /ramen are|These are/],
  ["Cheapest way to travel Europe", ["The cheapest way to travel Europe"], /look at/],
  [
    "Best budget laptops for students 2026",
    ["These are the best budget laptops for students in 2026"],
    /students 2026/,
  ],
  ["My small kitchen tour", ["A tour of my small kitchen", "Inside my small kitchen"], /your|Here's why/],
  ["Budget home office setup 2026", ["What a budget home office setup in 2026 looks like"], /is budget/],
  ["Our tiny house after two years", ["A look at our tiny house after 2 years"], /show you my/],
  ["Solo hiking the Dolomites", ["This is what solo hiking the Dolomites looks like"], /look like|These/],
  ["Cost of living in Vietnam", ["A look at the cost of living in Vietnam"], /looks like/],
  ["Sleep music for deep relaxation", ["This is sleep music for deep relaxation"], /look like|looks like/],
  ["The perfect soft boiled egg", ["This is what the perfect soft boiled egg looks like"], /happened/],
  ["The man who built his own island", ["Meet the man who built his own island"], /looks like/],
  ["Inside an abandoned hospital", ["What it looks like inside an abandoned hospital"], /^Inside:/],
  [
    "Sony WH-1000XM6 review: worth it?",
    ["Here's whether Sony WH-1000XM6 is worth it"],
    /reviewed review|my .*, reviewed/,
  ],
  ["MacBook Air M4 long-term review", ["MacBook Air M4: my long-term review"], /long-term, reviewed/],
  ["React hooks tutorial", ["A tutorial on React hooks", "Learn React hooks"], /beginner/],
  ["Python tutorial for beginners", ["Learn Python as a beginner"], /Learn Python for/],
  ["Ultimate guide to houseplants", ["A guide to houseplants"], /best/],
  [
    "Minecraft hardcore - episode 12",
    ["What happens in episode 12 of Minecraft hardcore"],
    /isode isode|minecraft/,
  ],
  ["Restoring a 1967 Mustang - part 3", ["This is part 3 of restoring a 1967 Mustang"], /1967 mustang/],
  ["Easy one pot pasta", ["How to make easy one pot pasta"], /easiest|minutes/],
  ["Crispy baked tofu recipe", ["A recipe for crispy baked tofu"], /baked how/],
  ["Homemade ramen in 30 minutes", ["30-minute homemade ramen"], /look/],
  ["20 minute yoga for back pain", ["20 minutes of yoga for back pain"], /A 20-minute yoga/],
  ["Docker in 100 seconds", ["A 100-second look at Docker"], /docker/],
  ["Black holes explained", ["Black holes, explained"], /What is black/],
  ["Dune: Part Two ending explained", ["The ending of Dune: Part Two, explained"], /^Part Two/],
  ["Tokyo is cheaper than you think", ["Why Tokyo is cheaper than you think"], /tokyo/],
  ["Bees are disappearing and nobody knows why", [], /Here's why|This is why|The reason/],
  ["Lofi beats to study to", ["These are lofi beats to study to"], /Here's why/],
  ["Election results: what they mean for renters", ["What election results mean for renters"], /^What they/],
  ["Pregnancy update: 20 weeks", ["Pregnancy update at 20 weeks"], /day/],
  ["POV: you work the night shift", ["Imagine you work the night shift"], /Here's why/],
  [
    "I fixed a leaking kitchen tap with nothing but a coin and an old bicycle tube",
    ["Fixing a leaking kitchen tap with nothing but a coin and an old bicycle tube"],
    /with nothing(?! but)/,
  ],
];

describe("among the alternatives", () => {
  it.each(TABLE)("%s", (title, among, never) => {
    expect(shown(title)).toEqual(expect.arrayContaining(among));
    expect(every(title).filter((one) => never.test(one))).toEqual([]);
  });
});

describe("a title that cannot be read", () => {
  it.each([
    "うちの猫が可愛すぎる",
    "Mi rutina de mañana para estudiar mejor",
    "😂🔥😂",
    "!!!???",
    "12345 67890",
    "aaaa aaaa aaaa aaaa aaaa",
    "qwrtz plmkn vbxcz dfghj",
    "\u0000\u0000",
  ])("gets none, with the reason: %j", (title) => {
    expect(alternativesOf(title)).toMatchObject({ written: [], note: expect.stringMatching(/\w{3}/) });
  });
});
