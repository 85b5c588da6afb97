import type { Device } from "./reasons";

/** An upload that an invented channel could have made. */
export interface PooledUpload {
  title: string;
  description: string;
  tags: string[];
  duration: string;
  device: Device;
}

export const NICHES = [
  "baking",
  "woodworking",
  "money",
  "homelab",
  "languages",
  "gardening",
  "photography",
  "running",
  "travel",
  "history",
  "gaming",
  "parenting",
] as const;
export type Niche = (typeof NICHES)[number];

const upload = (
  device: Device,
  duration: string,
  title: string,
  description: string,
  tags: string,
): PooledUpload => ({ device, duration, title, description, tags: tags.split(", ") });

/** Uploads to draw from, by niche. The place in its list names an upload's thumbnail, so new ones go to the end. */
export const UPLOADS: Record<Niche, PooledUpload[]> = {
  baking: [
    upload(
      "constraint",
      "14:32",
      "Sourdough without a mixer, a scale or a Dutch oven",
      "One bowl, a mug and a roasting tin. What the loaf loses, and what it does not.",
      "sourdough, no knead, beginner baking",
    ),
    upload(
      "test",
      "18:07",
      "I baked the same loaf at six hydration levels",
      "From 60 to 85 percent, cut open side by side, with the crumb under a lamp.",
      "sourdough, hydration, bread science",
    ),
    upload(
      "mistake",
      "9:48",
      "Why your crust goes soft an hour later",
      "Three causes, told apart by what the loaf sounds like when it cools.",
      "crust, bread troubleshooting",
    ),
    upload(
      "cost",
      "12:15",
      "What a week of home-baked bread really costs",
      "Flour, oven and twenty minutes a day, added up against the shop shelf.",
      "baking budget, bread at home",
    ),
    upload(
      "answer",
      "7:20",
      "Can you proof dough overnight in a cold kitchen?",
      "Four nights, four temperatures, one dough that over-proofed.",
      "overnight proof, cold kitchen, dough",
    ),
    upload(
      "compare",
      "16:41",
      "Supermarket flour or stone-ground? A blind tasting",
      "Eleven neighbours, two loaves, no labels. The result is not the one I hoped for.",
      "flour, blind tasting, bread",
    ),
  ],
  woodworking: [
    upload(
      "constraint",
      "21:09",
      "A dining table from one sheet of plywood",
      "Every cut on one drawing, and what to do with the strip that is left.",
      "plywood, table build, small shop",
    ),
    upload(
      "regret",
      "11:54",
      "Five tools I bought in my first year and sold in my second",
      "What each was meant to solve, and the hand tool that solved it.",
      "workshop, tool advice, beginner woodworking",
    ),
    upload(
      "long",
      "24:30",
      "One workbench, four years, three versions",
      "The first, every change since, and the one I would make on day one.",
      "workbench, shop furniture",
    ),
    upload(
      "test",
      "13:18",
      "Nine wood glues, one joint, one car jack",
      "Each joint is pulled until it goes. Two glues fail where the label says they will not.",
      "wood glue, joint strength, workshop test",
    ),
    upload(
      "mistake",
      "8:36",
      "The gap in your drawer is not the drawer's fault",
      "Where the error comes in, and how to find it before anything is glued.",
      "drawers, fitting, hand tools",
    ),
    upload(
      "answer",
      "6:58",
      "Do you need to flatten a board that is only a shelf?",
      "How flat is flat enough, shown with a straightedge and a cup of water.",
      "board flattening, shelves",
    ),
  ],
  money: [
    upload(
      "cost",
      "15:02",
      "Every subscription I pay for, added up in one take",
      "No cuts. Twenty-three lines, four surprises and what went the same evening.",
      "subscriptions, monthly budget",
    ),
    upload(
      "beginner",
      "10:44",
      "Your first index fund, explained with a shoebox of receipts",
      "What you own, what it costs and what happens in a bad year, with paper and a pen.",
      "index funds, investing basics",
    ),
    upload(
      "compare",
      "12:37",
      "Rent or buy over ten years: the boring numbers",
      "Repairs, moving, interest and the notary: a table you can copy.",
      "rent or buy, housing costs",
    ),
    upload(
      "regret",
      "9:11",
      "Six years with the wrong emergency fund",
      "Too big, in the wrong place, and never once looked at.",
      "emergency fund, saving",
    ),
    upload(
      "long",
      "19:26",
      "One grocery budget, twelve months, no skipped weeks",
      "All fifty-two receipts, and the three weeks that broke the average.",
      "grocery budget, food prices",
    ),
    upload(
      "answer",
      "7:49",
      "Should you pay the loan or fill the savings first?",
      "The rate where the answer flips, and how to find yours in a minute.",
      "debt, savings, personal finance",
    ),
  ],
  homelab: [
    upload(
      "constraint",
      "17:55",
      "A whole home server that draws under 10 watts",
      "An old office machine, two disks, and a meter in the picture all the time.",
      "home server, low power, self hosting",
    ),
    upload(
      "mistake",
      "12:08",
      "Daily backups for a year, and none could be restored",
      "What was missing, and the five-minute drill I run every month since.",
      "backups, restore test, nas",
    ),
    upload(
      "compare",
      "20:13",
      "The same photo library on three self-hosted apps",
      "Import, search, phone upload and what each does when a disk fills up.",
      "photo library, self hosting",
    ),
    upload(
      "regret",
      "10:29",
      "My server rack, and why I am back to a shelf",
      "Noise, dust and a light bill: what nobody films.",
      "rack, home lab, quiet server",
    ),
    upload(
      "beginner",
      "14:50",
      "Your own ad-blocking resolver in one evening",
      "From an empty memory card to the whole flat, with the step that locks you out.",
      "dns, ad blocking, beginner networking",
    ),
    upload(
      "answer",
      "8:22",
      "Are second-hand disks a risk?",
      "Forty used disks, their logs read out, and the two numbers that matter.",
      "used disks, storage, smart values",
    ),
  ],
  languages: [
    upload(
      "long",
      "16:18",
      "300 days, one podcast a day: what I understand now",
      "Recorded on day 1, 100, 200 and 300, with the same speaker.",
      "listening practice, language learning",
    ),
    upload(
      "mistake",
      "8:55",
      "The flashcard habit that keeps you from speaking",
      "Why knowing the word is not the same as reaching it, and a ten-minute fix.",
      "flashcards, speaking, study habits",
    ),
    upload(
      "test",
      "13:40",
      "I ordered lunch in Polish every day for a month",
      "Same counter, same queue, a microphone and an honest waiter.",
      "polish, speaking challenge",
    ),
    upload(
      "beginner",
      "11:31",
      "The first 100 words, chosen by what you will say on a Tuesday",
      "No animals, no colours: a list made from a week of real talk.",
      "vocabulary, beginner, word list",
    ),
  ],
  gardening: [
    upload(
      "cost",
      "12:59",
      "My homegrown tomatoes: what one kilo really cost",
      "Soil, pots, water and forty hours, against the price at the market.",
      "tomatoes, seed starting, balcony",
    ),
    upload(
      "long",
      "22:04",
      "One shady corner, filmed for three summers",
      "What died, what stayed, and the plant that came on its own.",
      "shade garden, perennials",
    ),
    upload(
      "mistake",
      "7:37",
      "You are not underwatering. Your soil is",
      "A jar, a ruler and ten minutes tell you why it runs straight through.",
      "soil test, watering",
    ),
    upload(
      "compare",
      "15:46",
      "Compost bought, made and stolen from the forest",
      "Three beds, one kind of lettuce, weighed on the same day.",
      "compost, vegetable garden",
    ),
  ],
  photography: [
    upload(
      "constraint",
      "13:03",
      "A wedding on one lens",
      "What a 35 mm could not do, and how often anybody noticed.",
      "35mm, wedding photography, one lens",
    ),
    upload(
      "regret",
      "9:27",
      "The lens I stopped recommending",
      "It is sharp. That was never the problem.",
      "lens review, buying advice",
    ),
    upload(
      "answer",
      "6:44",
      "How dark is too dark for a phone?",
      "One street, one hour after sunset, a frame every five minutes.",
      "phone photography, night",
    ),
    upload(
      "beginner",
      "17:12",
      "Read any light in ten seconds, with an egg",
      "Where it comes from, how hard it is, and what to do about it.",
      "lighting, portrait, basics",
    ),
  ],
  running: [
    upload(
      "test",
      "15:23",
      "Six weeks of easy runs only: the same hill, timed",
      "No intervals, one chest strap and a hill that does not flatter.",
      "zone 2, easy running, base training",
    ),
    upload(
      "beginner",
      "10:05",
      "Your first five kilometres, for people who hate running",
      "A plan that begins with walking and says when to stop.",
      "couch to 5k, beginner running",
    ),
    upload(
      "mistake",
      "8:14",
      "That knee pain begins at your ankle",
      "A physiotherapist, a step and a test you can do at home.",
      "knee pain, running form",
    ),
    upload(
      "compare",
      "14:27",
      "Cheap shoes for 500 kilometres, dear shoes for 500",
      "One pair after the other, measured every hundred.",
      "running shoes, wear test",
    ),
  ],
  travel: [
    upload(
      "cost",
      "16:50",
      "Nine countries by night train: the whole bill",
      "Berths, breakfasts and the one connection that cost a hotel.",
      "night train, rail travel, budget",
    ),
    upload(
      "constraint",
      "12:22",
      "Two weeks in November with one small bag",
      "The packing list, the weather, and what I bought on day three.",
      "one bag, winter travel, packing",
    ),
    upload(
      "regret",
      "11:08",
      "The famous village I would skip",
      "And the one twenty minutes up the same valley.",
      "overtourism, travel tips",
    ),
    upload(
      "answer",
      "7:56",
      "Rail passes: do they pay for a single week?",
      "Five routes priced both ways, on the day you would book.",
      "rail pass, trip planning",
    ),
  ],
  history: [
    upload(
      "answer",
      "18:33",
      "How did a medieval town wake up on time?",
      "Bells, watchmen and a paid knock on the window.",
      "medieval daily life, timekeeping",
    ),
    upload(
      "test",
      "20:58",
      "I wrote with oak-gall ink for a month",
      "Made from a recipe of 1570, and scratched out twice.",
      "ink making, early modern, craft history",
    ),
    upload(
      "compare",
      "15:39",
      "The same battle in two letters home",
      "One from each side, written on the same night.",
      "primary sources, military history",
    ),
    upload(
      "beginner",
      "13:14",
      "Read an old parish register with no Latin",
      "Twelve abbreviations carry almost all of it.",
      "family history, palaeography",
    ),
  ],
  gaming: [
    upload(
      "constraint",
      "23:47",
      "Finishing the campaign without a single upgrade",
      "The run, the two fights that took a weekend, and what the game is without them.",
      "challenge run, strategy",
    ),
    upload(
      "beginner",
      "12:03",
      "The ten minutes the tutorial leaves out",
      "What to build, what to ignore, and the menu nobody opens.",
      "beginner guide, city builder",
    ),
    upload(
      "long",
      "26:15",
      "One save file, 1,000 days",
      "The town at every hundredth day, from the same hill.",
      "long play, survival game",
    ),
    upload(
      "mistake",
      "9:32",
      "Why your economy stalls at hour six",
      "It is a storage problem, and it begins in hour two.",
      "strategy guide, economy",
    ),
  ],
  parenting: [
    upload(
      "test",
      "11:47",
      "No screens at breakfast for 30 days",
      "Two children, one grumpy father and a chart on the fridge.",
      "screen time, family routine",
    ),
    upload(
      "cost",
      "13:55",
      "The first year with a baby, every receipt",
      "What we bought new, what we borrowed, and the shelf of things never used.",
      "baby budget, first year",
    ),
    upload(
      "answer",
      "8:08",
      "What do you say when they ask about death?",
      "A kindergarten teacher, three ages and three honest sentences.",
      "talking with children, hard questions",
    ),
    upload(
      "regret",
      "10:16",
      "The bedtime chart we threw away",
      "It worked for a week. What replaced it takes two minutes.",
      "bedtime, routines, toddlers",
    ),
  ],
};

/** On the first visit: invented channels of five niches, one of them paused. */
export const STARTING_CHANNELS = [
  { id: "sample-slow-crumb", name: "Slow Crumb Baking", subscriberCount: "412K", isActive: true },
  { id: "sample-offcut", name: "Offcut Workshop", subscriberCount: "188K", isActive: true },
  { id: "sample-shoebox", name: "Shoebox Money", subscriberCount: "96.4K", isActive: true },
  { id: "sample-ten-watt", name: "Ten Watt Server", subscriberCount: "57.1K", isActive: true },
  { id: "sample-north-window", name: "North Window Photo", subscriberCount: "1.2M", isActive: false },
];

/** What is usual for those channels, in views. */
export const USUAL_VIEWS: Record<string, number> = {
  "Slow Crumb Baking": 38_200,
  "Offcut Workshop": 21_400,
  "Shoebox Money": 14_500,
  "Ten Watt Server": 9_200,
  "North Window Photo": 86_000,
};
