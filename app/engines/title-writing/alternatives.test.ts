import { describe, expect, it } from "vitest";
import { scoreTitle } from "../titles";
import { MOST, rankAlternatives, writeAlternatives } from "./alternatives";

/** The few alternatives that are shown. */
const shown = (title: string) => writeAlternatives(title).written.map((one) => one.title);
/** Every alternative that is written. */
const every = (title: string) => rankAlternatives(title, scoreTitle(title).logit).map((one) => one.title);

// A title of each shape, with one alternative an editor would accept.
const SHAPES: [title: string, alternative: string][] = [
  ["I Built a Tiny House in 30 Days", "This Is How I Built a Tiny House in 30 Days"],
  ["How I Built a Greenhouse From Old Windows", "I Built a Greenhouse From Old Windows"],
  ["how to bake sourdough without a dutch oven", "Bake sourdough without a dutch oven"],
  ["How to Edit Faster (Full Tutorial) #editing", "How to Edit Faster"],
  ["10 Beginner Mistakes in Woodworking", "Woodworking: 10 Beginner Mistakes"],
  ["Five ways to save money on groceries", "How to save money on groceries: 5 ways"],
  ["I quit my job to grow mushrooms", "Why I quit my job to grow mushrooms"],
  ["Why Sourdough Fails in Winter", "Why Does Sourdough Fail in Winter?"],
  ["Why do cats purr?", "This is why cats purr"],
  ["Why does my cat stare at me?", "Why my cat stares at me"],
  ["Why Are Eggs So Expensive Right Now?", "Why Eggs Are So Expensive Right Now"],
  ["How does a jet engine work?", "How a jet engine works"],
  ["What is inflation?", "Inflation, explained"],
  ["What is the best way to learn chess?", "The best way to learn chess"],
  ["I TRIED EVERY RAMEN IN TOKYO!!!", "I Tried Every Ramen In Tokyo"],
  ["This INSANE pizza oven changed EVERYTHING 😱🔥", "The pizza oven that changed everything"],
  ["The sauce that changed how I cook", "This sauce changed how I cook"],
  ["The man who never forgets a face", "This man never forgets a face"],
  ["Sony A7 IV vs Canon R6: Which One Should You Buy?", "Sony A7 IV or Canon R6?"],
  ["Best Budget Microphones for Podcasting", "Which Budget Microphones Are Best for Podcasting?"],
  ["The Real Reason I Left Teaching", "Why I Left Teaching"],
  ["24 Hours in Lisbon", "I Spent 24 Hours in Lisbon"],
  ["A Day in the Life of a Night Nurse", "What a Day in the Life of a Night Nurse Looks Like"],
  ["Full Body Workout in 20 Minutes", "A 20-Minute Full Body Workout"],
  ["Stop Watering Your Houseplants Like This", "Why You Should Stop Watering Your Houseplants Like This"],
  ["Don't buy a used car until you watch this", "Why you shouldn't buy a used car"],
  ["My 3 favorite budget lenses", "These are my 3 favorite budget lenses"],
  ["Restoring a Rusty 1920s Axe", "I'm Restoring a Rusty 1920s Axe"],
  ["Should You Buy a House in 2025?", "Here's Whether You Should Buy a House in 2025"],
  ["Learn Spanish in 15 minutes a day | Lingua TV", "How to learn Spanish in 15 minutes a day"],
  ["10 Things I Wish I Knew Before Learning Guitar", "Before Learning Guitar: 10 Things I Wish I Knew"],
  ["The Ultimate Guide to Indoor Herbs", "A Guide to Indoor Herbs"],
  ["The cheapest way to heat a greenhouse", "How to heat a greenhouse the cheapest way"],
  ["I ate only lentils for 30 days", "For 30 days, I ate only lentils"],
  ["How much does it cost to raise chickens?", "This is how much it costs to raise chickens"],
  ["3 knots every sailor should know", "Every sailor should know these 3 knots"],
  ["Reading 100 books in a year taught me this", "What reading 100 books in a year taught me"],
  ["Is film photography worth it?", "Here's whether film photography is worth it"],
  ["Trying viral kitchen gadgets", "I tried viral kitchen gadgets"],
  ["Playing chess with a grandmaster", "I played chess with a grandmaster"],
  ["Kids try food from the 1920s", "What happens when kids try food from the 1920s"],
  ["You've been cutting onions wrong", "Have you been cutting onions wrong?"],
  [
    "We spent 7 days on an island with no food at all, and one of us nearly gave up",
    "We spent 7 days on an island with no food at all",
  ],
];

// What an editor would look for among the few that are shown, and what would be wrong anywhere.
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

describe("alternatives to a title", () => {
  it.each(SHAPES)("to %s", (title, alternative) => expect(every(title)).toContain(alternative));

  it.each(TABLE)("shown for %s", (title, among, never) => {
    expect(shown(title)).toEqual(expect.arrayContaining(among));
    expect(every(title).filter((one) => never.test(one))).toEqual([]);
  });

  it.each(SHAPES)("add no number: %s", (title) => {
    const source = title.toLowerCase().replace("five", "5");
    for (const alternative of every(title)) {
      for (const number of alternative.match(/\d+/g) ?? []) expect(source).toContain(number);
    }
  });

  it("are sorted by score, each with its changes and chance, and at most eight", () => {
    for (const [title] of SHAPES) {
      const { written } = writeAlternatives(title);
      const differences = written.map(({ difference }) => difference);
      expect(differences).toEqual(differences.toSorted((one, other) => other - one));
      expect(written.length).toBeLessThanOrEqual(MOST);
      expect(written.every(({ changes }) => changes.length > 0)).toBe(true);
      expect(written.every((one) => one.title !== title && one.chance > 0.5 === one.difference > 0)).toBe(
        true,
      );
    }
  });

  it("name what was left out", () => {
    const [half] = writeAlternatives("Elden Ring: how I beat Malenia without healing").written;
    expect(half?.changes[0]?.what).toBe("Left out “Elden Ring”");
  });
});

describe("a title that cannot be rewritten", () => {
  it.each([
    ["", "There is no title."],
    ["😂😂😂", "no words"],
    ["كيف تتعلم البرمجة في شهر", "English only"],
    ["Cómo hacer pan en casa sin horno", "English only"],
    ["Minimalism", "One word"],
    ["How to How to How to", "again and again"],
    ["Have you tried this?", "No alternative"],
  ])("gets a reason instead of alternatives: %s", (title, reason) => {
    const { written, note } = writeAlternatives(title);
    expect(written).toEqual([]);
    expect(note).toContain(reason);
  });

  it.each([
    "うちの猫が可愛すぎる",
    "Mi rutina de mañana para estudiar mejor",
    "😂🔥😂",
    "!!!???",
    "12345 67890",
    "aaaa aaaa aaaa aaaa aaaa",
    "qwrtz plmkn vbxcz dfghj",
    "\u0000\u0000",
  ])("gets none and a reason: %j", (title) => {
    expect(writeAlternatives(title)).toMatchObject({ written: [], note: expect.stringMatching(/\w{3}/) });
  });

  it.each([
    ["Stop Motion Animation for Beginners", /should/i],
    ["Never Gonna Give You Up (Piano Cover)", /should/i],
    ["Life in Antarctica: What Nobody Tells You", /^What Nobody Tells You$/],
    ["Gardening in small spaces: tomatoes, peppers and herbs", /peppers$/],
    ["NASA vs SpaceX", /Nasa/],
  ])("is not turned into what it does not say: %s", (title, never) => {
    for (const alternative of every(title)) expect(alternative).not.toMatch(never);
  });

  it("loses its HTML, and gets alternatives of bounded length", () => {
    expect(every("<b>How to</b> fix a broken door")).toContain("How to fix a broken door");
    for (const alternative of every(`How to ${"sew a long red zipper on ".repeat(8)}`.slice(0, 200))) {
      expect(alternative.length).toBeLessThanOrEqual(200);
    }
  });
});
